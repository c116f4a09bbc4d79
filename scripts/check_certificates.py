"""Check every preference pair of a bank by its files alone, with nothing of wmw.

Usage: python scripts/check_certificates.py BANK [--most N]

It reads manifest.json, splits.json, traces.jsonl and pairs.jsonl (or their shards), applies the
patches, and works out again what the certificates claim: the equations at the certified values, the
values against what the chosen trace states, stated against expected, by an evaluator and a table
of units of its own. It prints how many certificates of each kind were checked by their numbers and
how many by their claims alone, and every fault with the pair that has it. The exit status is 0
where nothing is wrong, 1 where something is, and 2 where there is no bank. All traces are held in
memory, pairs one at a time.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from certificates.bank import Bank, Report


def main() -> int:
    """Check the bank that the command line names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bank", type=Path, help="the folder of the bank")
    parser.add_argument("--most", type=int, default=50, help="print at most so many faults")
    args = parser.parse_args()
    if not (args.bank / "manifest.json").is_file():
        print(f"{args.bank} is no bank: it has no manifest.json", file=sys.stderr)
        return 2
    bank = Bank(args.bank)
    for done in bank.check():
        if sys.stderr.isatty() and done % 1000 == 0:
            print(f"\r{done} pairs", end="", file=sys.stderr, flush=True)
    return told(bank.report, args.most)


def told(report: Report, most: int) -> int:
    """Print a report and return the exit status."""
    kinds = sorted({*report.numeric, *report.structural})
    print(f"{'certificate':12} {'numbers':>8} {'claims':>8} {'faulty':>8}")
    for kind in kinds:
        counts = (report.numeric[kind], report.structural[kind], report.failed[kind])
        print(f"{kind:12} {counts[0]:8} {counts[1]:8} {counts[2]:8}")
    totals = [sum(c.values()) for c in (report.numeric, report.structural, report.failed)]
    print(f"{'all':12} {totals[0]:8} {totals[1]:8} {totals[2]:8}")
    read = report.equations[True]
    print(f"equations evaluated as the traces write them: {read} of {report.equations.total()}")
    for where, what in report.faults[:most]:
        print(f"{where}: {what}")
    if len(report.faults) > most:
        print(f"... and {len(report.faults) - most} more")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
