"""`wmw train answer`: a trained model's replies to the questions of a bank."""

from __future__ import annotations

import json
from pathlib import Path

import click

from wmw.cli.progress import progress
from wmw.cli.writing import check_writable, writing
from wmw.core.errors import UsageError


@click.command()
@click.argument("model", metavar="RUN")
@click.option(
    "--data", required=True, type=click.Path(path_type=Path, file_okay=False),
    help="A bank, or an exported one.",
)  # fmt: skip
@click.option(
    "--split", type=click.Choice(["train", "validation", "test"]), default="test",
    show_default=True, help="Whose questions are asked.",
)  # fmt: skip
@click.option("--rows", type=click.IntRange(min=1), help="So many questions at most.")
@click.option(
    "--max-new-tokens", type=click.IntRange(min=1), default=1024, show_default=True,
    help="A reply is cut off there.",
)  # fmt: skip
@click.option("--batch", type=click.IntRange(min=1), default=8, show_default=True)
@click.option(
    "--out", required=True, type=click.Path(path_type=Path, dir_okay=False),
    help="Write the replies to this file (JSON Lines), as `wmw verify` reads them.",
)  # fmt: skip
@click.option(
    "--against", type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Replies of an earlier run to the same questions: tell what changed.",
)  # fmt: skip
@click.option("--seed", default=2026, show_default=True, help="Seed of the sample of questions.")
def answer(
    model: str,
    data: Path,
    split: str,
    rows: int | None,
    max_new_tokens: int,
    batch: int,
    out: Path,
    against: Path | None,
    seed: int,
) -> None:
    """Ask a model the questions of a bank, and count what the verifier says of its replies.

    The most probable reply is taken (greedy decoding). Each line of the file is the trace that was
    read, with the text as it came under "reply". Until all are there, the file is called OUT.part;
    a run that is cut off leaves in it what it has.

    \b
    Examples:
      wmw train answer out/sft --data out/bank --rows 50 --out out/replies.jsonl
      wmw verify --gold out/bank out/replies.jsonl
      wmw train answer out/dpo --data out/bank --rows 50 --out out/dpo.jsonl \\
        --against out/replies.jsonl
    """
    try:
        from wmw.training.answering import answers, answers_before, changes, summary
        from wmw.training.data import read
        from wmw.training.loading import load_to_ask, quieten
    except ImportError as error:
        raise UsageError(f"training needs {error.name}: pip install 'wmw[train]'") from error

    quieten()
    part = out.with_name(f"{out.name}.part")
    check_writable(part)
    rows_read = read(data, "sft", split, limit=rows, seed=seed, text_only=True)
    for why, count in rows_read.dropped.items():
        click.echo(f"{count} questions left out: {why}")
    before = [] if against is None else [*answers_before(against, rows_read, data)]
    if against is not None and not before:
        raise UsageError(f"{against} answers none of these questions: ask with the same seed")
    loaded = load_to_ask(model)
    found = []
    with writing(out):
        stream = part.open("w", encoding="utf-8")
    with stream, progress(remaining=True) as bar:
        task = bar.add_task("answering", total=len(rows_read.rows))
        for one in answers(
            loaded,
            rows_read,
            data,
            most_tokens=max_new_tokens,
            batch=batch,
            told=lambda done, total: bar.update(task, completed=done),
        ):
            found.append(one)
            with writing(out):
                stream.write(json.dumps(one.record(), ensure_ascii=False) + "\n")
                stream.flush()
    with writing(out):
        part.replace(out)
    click.echo(f"{len(found)} replies; shares with 95% intervals (Wilson)")
    for name, share in summary(found).items():
        click.echo(f"  {name:<20} {share.count:>4}  {share}")
    if before:
        told = changes(before, found)
        total = max(change.total for change in told.values())
        click.echo(
            f"against {against}: {total} questions answered both times; gained, lost, and the"
            " change in percentage points with its 95% interval (Newcombe, paired)"
        )
        for name, change in told.items():
            click.echo(f"  {name:<20} +{change.gained:<3} -{change.lost:<3}  {change}")
