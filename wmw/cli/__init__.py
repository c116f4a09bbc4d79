"""The command line: `wmw` and its subcommands. Each parses, calls and prints; no physics here."""

from wmw.cli.app import main

__all__ = ["main"]
