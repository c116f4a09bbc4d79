"""One verdict object per line of input."""

from __future__ import annotations

import json

from wmw.cli.judging import Judged
from wmw.cli.tally import Tally
from wmw.cli.text import Paper


class Writer:
    """Writes the public verdict JSON, one object a line."""

    machine = True

    def __init__(self, paper: Paper, quiet: bool) -> None:
        del quiet  # the verdicts are all there is
        self._paper = paper

    def write(self, judged: Judged) -> None:
        """Write one verdict."""
        verdict = judged.verdict.to_dict()
        self._paper.write(json.dumps(verdict, ensure_ascii=not self._paper.holds_unicode) + "\n")

    def close(self, tally: Tally) -> None:
        """Write nothing: every line is complete."""
