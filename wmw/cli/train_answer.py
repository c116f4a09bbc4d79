"""`wmw train answer`: a trained model's replies to the questions of a bank."""

from __future__ import annotations

import json
from pathlib import Path

import click

from wmw.benchmarks.shares import Share
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
@click.option("--seed", default=2026, show_default=True, help="Seed of the sample of questions.")
def answer(
    model: str,
    data: Path,
    split: str,
    rows: int | None,
    max_new_tokens: int,
    batch: int,
    out: Path,
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
    """
    try:
        from wmw.training.answering import answers, summary
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
    counts = summary(found)
    total = counts.pop("replies")
    click.echo(f"{total} replies; shares with 95% intervals (Wilson)")
    for name, count in counts.items():
        click.echo(f"  {name:<14} {count:>4}  {Share(count, total)}")
