"""The `wmw` command: the table of subcommands, and how errors end."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import click

from wmw.cli.lazy import Lazy, LazyGroup
from wmw.cli.text import printable
from wmw.core.errors import WmwError

COULD_NOT_RUN = 2
INTERRUPTED = 128 + 2  # as a shell reports SIGINT
BROKEN_PIPE = 128 + 13  # as a shell reports SIGPIPE

COMMANDS = {
    "audit": Lazy("wmw.cli.audit:audit", "Look for flaws in a bank."),
    "bench": Lazy("wmw.cli.bench:bench", "Measure wmw itself."),
    "explain": Lazy("wmw.cli.explain:explain", "Explain the code of a finding."),
    "pairs": Lazy("wmw.cli.pairs:pairs", "Make preference pairs of a model's own errors."),
    "perturb": Lazy("wmw.cli.perturb:perturb", "Break a gold trace in one typed way."),
    "train": Lazy("wmw.cli.train:train", "Train a vision-language model on a bank."),
    "tracebank": Lazy("wmw.cli.tracebank:tracebank", "Build and show banks of traces."),
    "verify": Lazy("wmw.cli.verify:verify", "Judge traces field by field."),
}


class _Application(LazyGroup):
    """The outermost group: every failure is one line on stderr and exit status 2."""

    # click overloads `main` on standalone_mode, for the type of its result alone.
    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command and exit with its status, as `click.Command.main` does."""
        run: partial[Any] = partial(
            super().main, args, prog_name, complete_var, standalone_mode=False, **extra
        )
        if not standalone_mode:
            return run()
        try:
            # Commands return their exit status; click hands it on where it does not exit itself.
            status: object = run()
        except click.ClickException as error:
            error.show()
            sys.exit(COULD_NOT_RUN)
        except WmwError as error:
            click.echo(f"wmw: {printable(str(error))}", err=True)
            sys.exit(COULD_NOT_RUN)
        except (KeyboardInterrupt, click.Abort):
            sys.exit(INTERRUPTED)
        sys.exit(status if isinstance(status, int) else 0)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; a reader that has gone away, as `head` does, ends it quietly."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            _discard_output()
            return BROKEN_PIPE
        return result


def _discard_output() -> None:
    """Point stdout at nothing, for Python flushes it once more on its way out."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@click.group(
    cls=_Application,
    commands_at=COMMANDS,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="See `wmw COMMAND --help` for the options and examples of a command.",
)
@click.version_option(package_name="wmw", message="wmw %(version)s")
def main() -> None:
    """Make and judge typed physics traces.

    \b
    Examples:
      wmw verify replies.jsonl
      wmw explain WMW101
      wmw bench verify
    """
