"""`wmw tracebank show`: the counts of a bank."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.argument("bank", type=click.Path(file_okay=False, path_type=Path))
def show(bank: Path) -> None:
    """Show what the bank in the folder BANK holds.

    \b
    Examples:
      wmw tracebank show out/bank
    """
    from wmw.tracebank import read_manifest

    manifest = read_manifest(bank)
    plan = manifest.plan
    pictures = "with pictures" if plan["pictures"] else "without pictures"
    click.echo(f"{manifest.items} traces of seed {plan['seed']}, {pictures}")
    tables = dict(manifest.counts)
    tables |= {f"pairs by {key}": counts for key, counts in manifest.pairs.items() if counts}
    width = max(len(name) for counts in tables.values() for name in counts)
    for key, counts in tables.items():
        click.echo(f"\n{key}")
        for name, count in counts.items():
            click.echo(f"  {name:<{width}}  {count:>8}")
    reworded = sum(manifest.gates["reworded"].values())
    click.echo(f"\nset aside and worded anew: {reworded}")
    click.echo(f"left out: {len(manifest.gates['left_out'])}")
