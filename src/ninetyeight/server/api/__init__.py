"""What clients ask for over HTTP; all answers are JSON, and so are refusals."""
