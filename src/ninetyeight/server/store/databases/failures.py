"""Database errors as sentences."""


def sentence(problem: Exception) -> str:
    """The message of the driver, without the statement that SQLAlchemy adds."""
    return " ".join(str(getattr(problem, "orig", problem)).split())
