"""Break every law of every family on purpose and tell how many of the mutants the tests notice.

Usage: python scripts/mutation_score.py [JUNIT.xml]

With the report of a test run that has been made (`--junitxml`), nothing is run again.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEST = "test_every_mutation_is_noticed"


def scores(report: Path) -> dict[str, Counter[str]]:
    """Return laws, mutants, those that say the same, and those unnoticed, by family."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for case in ElementTree.parse(report).iter("testcase"):  # noqa: S314 - our own report
        if not case.get("name", "").startswith(TEST):
            continue
        family = case.get("classname", "").rpartition("test_")[2]
        for told in case.iter("property"):
            found[family][told.get("name", "")] += int(told.get("value", "0"))
    return dict(found)


def report_of_a_run(folder: Path) -> Path:
    """Run the mutation tests and return their report."""
    path = folder / "report.xml"
    command = [sys.executable, "-m", "pytest", "tests/families", "-q", "-n", "auto", "-k", TEST]
    subprocess.run([*command, f"--junitxml={path}"], cwd=ROOT, check=True)  # noqa: S603
    return path


def table(found: dict[str, Counter[str]]) -> str:
    """Return the scores as a Markdown table, the whole in the last row."""
    rows = [
        "| family | laws | mutants | say the same | noticed | score |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    whole = Counter[str]()
    for family, score in (*sorted(found.items()), ("all", whole)):
        if score is not whole:
            whole.update(score)
        wrong = score["mutants"] - score["the_same"]
        noticed = wrong - score["unnoticed"]
        rows.append(
            f"| {family} | {score['laws']} | {score['mutants']} | {score['the_same']} "
            f"| {noticed} | {noticed / max(wrong, 1):.1%} |"
        )
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("report", nargs="?", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = options.report or report_of_a_run(Path(folder))
        print(table(scores(report)))


if __name__ == "__main__":
    main()
