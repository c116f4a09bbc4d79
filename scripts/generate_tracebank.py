"""Build a bank of traces: `wmw tracebank build` under the name and options of the resource."""

import argparse
from pathlib import Path

from wmw.tracebank import build


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--num-scenarios", type=int, default=200, help="number of traces")
    parser.add_argument("--pairs-per-trace", type=int, default=16, help="pairs of each trace")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--output-dir", type=Path, default=Path("out/tracebank"))
    parser.add_argument("--jobs", type=int, default=1, help="worker processes")
    parser.add_argument("--no-pictures", action="store_true", help="write the JSON only")
    args = parser.parse_args()
    manifest = build(
        args.seed,
        args.num_scenarios,
        args.output_dir,
        jobs=args.jobs,
        pictures=not args.no_pictures,
        pairs_per_trace=args.pairs_per_trace,
    )
    print(f"{manifest.items} traces in {args.output_dir}")


if __name__ == "__main__":
    main()
