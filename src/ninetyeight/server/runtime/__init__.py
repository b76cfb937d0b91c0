"""What every part of a running server uses: logs, metrics, tasks, and work off the loop."""
