"""One JSON list of all verdicts, each with the file and line it speaks of."""

from __future__ import annotations

import json

from wmw.cli.judging import Judged
from wmw.cli.tally import Tally
from wmw.cli.text import Paper, printable


class Writer:
    """Writes a list of verdict objects, each led by `file` and `line`."""

    machine = True

    def __init__(self, paper: Paper, quiet: bool) -> None:
        del quiet  # the verdicts are all there is
        self._paper = paper
        self._mark = "[\n"

    def write(self, judged: Judged) -> None:
        """Write one verdict."""
        place = {"file": printable(str(judged.path)), "line": judged.line.number}
        text = json.dumps(
            place | judged.verdict.to_dict(), ensure_ascii=not self._paper.holds_unicode
        )
        self._paper.write(self._mark + text)
        self._mark = ",\n"

    def close(self, tally: Tally) -> None:
        """End the list."""
        self._paper.write("\n]\n" if tally.outcomes else "[]\n")
