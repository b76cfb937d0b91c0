"""What a database says when it fails, as one sentence."""


def sentence(problem: Exception) -> str:
    """The words of the driver, without the statement that SQLAlchemy adds to them."""
    return " ".join(str(getattr(problem, "orig", problem)).split())
