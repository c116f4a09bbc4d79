"""`wmw tracebank export`: a bank as a dataset folder that training libraries read."""

from __future__ import annotations

from pathlib import Path

import click

from wmw.cli.progress import progress


@click.command()
@click.argument("bank", type=click.Path(file_okay=False, path_type=Path))
@click.argument("out", metavar="DIR", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--format", "form", type=click.Choice(["hf"]), default="hf", show_default=True,
    help="hf: a Hugging Face dataset folder (Parquet and a card).",
)  # fmt: skip
@click.option("--force", is_flag=True, help="Replace another export that lies in the folder.")
def export(bank: Path, out: Path, form: str, force: bool) -> None:
    """Write the bank in the folder BANK to DIR as a dataset that training libraries read.

    DIR gets the configurations `preference` (picture, prompt, chosen, rejected), `sft` (picture,
    prompt, completion) and `traces`, each with the bank's splits, and a card (README.md). Items
    whose numbers stand in the picture alone are left out where the bank has no picture of them.
    Needs `pip install "wmw[export]"`.

    \b
    Examples:
      wmw tracebank export out/bank out/hf
      wmw tracebank export --format hf --force out/bank out/hf
      python -c 'import datasets; print(datasets.load_dataset("out/hf", "preference"))'
    """
    from wmw.tracebank.export import export as exported

    with progress(remaining=True) as bar:
        task = bar.add_task("reading the bank", total=None)
        done = exported(
            bank,
            out,
            force=force,
            progress=lambda config, count, total: bar.update(
                task, description=config, completed=count, total=total
            ),
        )
    for config, splits in done.rows.items():
        counts = ", ".join(f"{count} {split}" for split, count in splits.items())
        click.echo(f"{config}: {counts}")
    first = next(iter(done.rows))
    click.echo(f"in {out}; open it with datasets.load_dataset({str(out)!r}, {first!r})")
    for config, count in done.left_out.items():
        if count:
            click.echo(
                f"{config}: {count} left out, whose numbers stand in a picture that the bank has "
                "not",
                err=True,
            )
