"""`python -m wmw`: the command where the environment's scripts are not on the path."""

from wmw.cli import main

if __name__ == "__main__":
    main(prog_name="python -m wmw")
