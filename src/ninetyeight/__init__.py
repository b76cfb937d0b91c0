"""An open implementation of the card game *The Game* by Steffen Benndorf."""

__version__ = "0.1.0"
