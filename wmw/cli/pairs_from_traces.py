"""`wmw pairs from-traces`: a model's invalid traces beside their mendings or valid samples."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import click

from wmw.cli.judging import Judged, Manner, judge_files
from wmw.cli.options import gold_bank
from wmw.cli.options import jobs as jobs_option
from wmw.cli.progress import progress
from wmw.cli.text import printable
from wmw.core.errors import InputFileError, UsageError
from wmw.verifiers.decoding import decode
from wmw.verifiers.reading import Line

if TYPE_CHECKING:
    from wmw.core.item import Item
    from wmw.tracebank.natural import Chosen, Counts, Sample, Strategy
    from wmw.tracebank.questions import Questions
    from wmw.tracebank.reading import Answers

_COULD_NOT_RUN = 2


@click.command(
    name="from-traces",
    epilog="Exit status: 0 done, 2 a file cannot be read, or an option does not fit.",
)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, allow_dash=True))
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the pairs to this file (JSON Lines).",
)
@click.option(
    "--strategy",
    type=click.Choice(["mend", "best-of-k", "both"]),
    default="both",
    show_default=True,
    help="mend: an invalid trace beside its mending; best-of-k: beside a valid sample of the same "
    "question; both: its mending, or else a valid sample, and then further samples.",
)
@click.option(
    "--max-pairs-per-question",
    "most",
    type=click.IntRange(min=1),
    default=4,
    show_default=True,
    help="At most so many pairs of a question, those of the worst traces first.",
)
@gold_bank
@click.option(
    "--split",
    type=click.Choice(["train", "validation", "test", "all"]),
    help="With --gold: only traces of the items of this split of the bank.  [default: train]",
)
@click.option(
    "--or-gold",
    is_flag=True,
    help="With --gold: where neither a mending nor a valid sample is there, choose the gold trace. "
    "It is not in the model's own words (off-policy): a model may learn its style instead.",
)
@jobs_option
def from_traces(
    files: tuple[Path, ...],
    out: Path,
    strategy: str,
    most: int,
    gold: Path | None,
    split: str | None,
    or_gold: bool,
    jobs: int,
) -> int:
    """Make preference pairs of the traces that a model wrote in FILES; - reads standard input.

    Every trace is judged as `wmw verify` judges it. Rejected is an invalid trace; chosen is its
    mending (as `wmw verify --fix` makes it: at the root, and found valid; none where several do as
    well), or else a valid sample of the same question. Traces of one id, or of one text with
    numbers, answer the same question. Those on which the verifier abstains are left out; what is
    left out is counted.

    The judged traces lie in a temporary file, and in memory only their places; questions come out
    in the order in which they are first met.

    \b
    Examples:
      wmw pairs from-traces replies.jsonl --out pairs.jsonl
      wmw pairs from-traces --gold out/bank --jobs 4 samples.jsonl --out pairs.jsonl
      cat samples.jsonl | wmw pairs from-traces --strategy best-of-k --out pairs.jsonl -
    """
    if gold is None and (split is not None or or_gold):
        raise UsageError("--split and --or-gold are about the items of a bank: name it with --gold")
    if out.exists() and any(file.exists() and out.samefile(file) for file in files):
        raise UsageError(f"{out} is to be read and written; choose another output file")
    from wmw.tracebank.natural import Counts
    from wmw.tracebank.questions import Questions

    counts = Counts()
    bank = _Bank(gold, split or "train", counts)
    failed = False
    manner = Manner(gold, fix=strategy != "best-of-k", again=True)
    with (
        Questions(bank.names) as questions,
        progress(total=False) as bar,
    ):
        task = bar.add_task("traces judged", total=None)
        for judged in judge_files(files, jobs, manner, bank.wanted):
            if isinstance(judged, InputFileError):
                failed = True
                click.echo(f"wmw: {printable(str(judged))}", err=True)
                continue
            _keep(judged, questions, counts)
            bar.advance(task)
        if failed and not bar.tasks[0].completed:
            return _COULD_NOT_RUN  # what lies in the output file is better than nothing
        bar.update(task, description="questions", completed=0)
        # A file that is there stays until all is written; a pipe is written to as it is.
        special = out.exists() and not out.is_file()
        target = out if special else out.with_name(f"{out.name}.part")
        try:
            with target.open("w", encoding="utf-8", newline="\n") as stream:
                for line in _lines(
                    questions, counts, bank, cast("Strategy", strategy), most, or_gold
                ):
                    stream.write(line)
                    bar.advance(task)
            if not special:
                target.replace(out)
        except OSError as error:
            if not special:
                target.unlink(missing_ok=True)
            raise InputFileError(out, f"cannot be written ({error.strerror})") from error
    for text in counts.lines():
        click.echo(f"wmw: {printable(text)}", err=True)
    return _COULD_NOT_RUN if failed else 0


class _Bank:
    """The bank that was named with --gold, if any: which items count, and what they are."""

    def __init__(self, folder: Path | None, split: str, counts: Counts) -> None:
        self._split, self._counts = split, counts
        self._answers: Answers | None = None
        self._splits: Mapping[str, str] = {}
        if folder is not None:
            from wmw.tracebank.reading import Answers, splits_of

            self._answers, self._splits = Answers(folder), splits_of(folder)

    @property
    def names(self) -> Mapping[str, str] | None:
        """The ids of the items with their splits; None without a bank."""
        return None if self._answers is None else self._splits

    @property
    def wanted(self) -> Callable[[Line], bool] | None:
        """Tell of a line whether it is of the split that was asked for, and count it if not."""
        return None if self._answers is None or self._split == "all" else self._is_wanted

    def _is_wanted(self, line: Line) -> bool:
        record = None if line.data is None else decode(line.data)
        if not isinstance(record, Mapping):
            return True  # what cannot be read is told of as such
        split = self._splits.get(str(record.get("id")))
        if split == self._split:
            return True
        where = "of no item of the bank" if split is None else f"of the split {split}"
        self._counts.left_out[f"traces {where}"] += 1
        return False

    def split_of(self, name: object) -> str | None:
        """Return the split of an item."""
        return self._splits.get(str(name))

    def item(self, name: object) -> Item | None:
        """Return the item of an id."""
        return self._answers.item(str(name)) if self._answers is not None else None


def _keep(judged: Judged, questions: Questions, counts: Counts) -> None:
    """Put a judged trace to the others of its question; a line that is no trace is counted."""
    from wmw.tracebank.natural import Sample

    record = None if judged.line.data is None else decode(judged.line.data)
    if judged.problem is not None or not isinstance(record, Mapping):
        counts.left_out["lines that are no trace"] += 1
        return
    mending = judged.mending or {}
    mended = (mending["trace"], mending["verdict"]) if mending.get("mended") else None
    questions.add(Sample(record, judged.verdict.to_dict(), mended, mending.get("reason")))


def _lines(
    questions: Questions,
    counts: Counts,
    bank: _Bank,
    strategy: Strategy,
    most: int,
    or_gold: bool,
) -> Iterator[str]:
    """Yield the lines of the pairs, question by question."""
    from wmw.tracebank.natural import pairs_of_question

    for samples in questions:
        name = samples[0].trace.get("id")
        item = bank.item(name) if bank.split_of(name) is not None else None
        gold = _gold(item, samples) if or_gold and item is not None else None
        for pair in pairs_of_question(
            samples,
            counts,
            strategy=strategy,
            most=most,
            item=item,
            gold=gold,
            split=bank.split_of(name),
        ):
            yield pair.to_json() + "\n"


def _gold(item: Item, samples: list[Sample]) -> Chosen | None:
    """Return an item's gold trace with its verdict; None where no sample needs it."""
    if all(sample.verdict["outcome"] != "invalid" for sample in samples):
        return None
    from wmw.tracebank.natural import Chosen
    from wmw.verifiers.pipeline import judge

    trace: dict[str, Any] = item.trace.to_dict()
    verdict = judge(trace, gold=item).to_dict()
    return Chosen("gold", trace, verdict) if verdict["outcome"] == "valid" else None
