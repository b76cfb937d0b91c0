"""`python -m ninetyeight` is the same as `ninetyeight`."""

from ninetyeight.cli import main

if __name__ == "__main__":
    main(prog_name="ninetyeight")
