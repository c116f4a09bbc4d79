"""Measure how many pictures one core draws in a second of its time, by style.

Usage: python scripts/picture_speed.py [--items 6] [--seed 2026]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from itertools import islice

from wmw.core import registry
from wmw.core.item import Item
from wmw.diagrams import STYLES, draw_item
from wmw.generators import admitted


def rate(items: Sequence[Item], style: str) -> float:
    """Return pictures per second of processor time, fonts and symbols already at hand."""
    for item in items:
        draw_item(item, style=style)
    begin = time.process_time()
    for item in items:
        draw_item(item, style=style)
    return len(items) / (time.process_time() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--items", type=int, default=6, help="items of each family")
    parser.add_argument("--seed", type=int, default=2026)
    options = parser.parse_args()
    items = [
        item
        for family in registry.names()
        for item in islice(admitted(family, options.seed), options.items)
    ]
    for style in (*STYLES, "mixed"):
        print(f"{style}: {rate(items, style):.0f} pictures/s")


if __name__ == "__main__":
    main()
