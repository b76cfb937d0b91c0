"""What every part of a running server uses: logs, metrics, tasks, and work beside the loop."""
