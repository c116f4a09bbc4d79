"""Draw many items in every style and count labels that overlap, are cut off or have no room.

Usage: python scripts/label_collisions.py [--items 60] [--seed 2026] [--families a,b] [--styles a,b]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import islice

from wmw.core import registry
from wmw.core.item import Item
from wmw.diagrams import STYLES, collisions, draw_item, draw_strip, has_strip
from wmw.diagrams.placement import LayoutError
from wmw.generators import admitted


def faults(item: Item, style: str) -> list[str]:
    """Return what is wrong with the labels of an item's pictures in a style."""
    found = []
    if has_strip(item):
        overlapping = collisions(draw_strip(item, style=style).sidecar)
        found += [f"strip: {one!r} meets {other!r}" for one, other in overlapping]
    for frames in (False, True)[: 1 if item.scene_after is None else 2]:
        try:
            sidecar = draw_item(item, frames=frames, style=style).sidecar
        except LayoutError as error:
            found.append(f"no room: {error}")
            continue
        found += [f"{one!r} meets {other!r}" for one, other in collisions(sidecar)]
        missing = set(item.shown) - {label["quantity"] for label in sidecar["labels"]}
        if item.modality != "text":
            found += [f"{name} has no label" for name in sorted(missing)]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--items", type=int, default=60, help="items of each family")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--families", default=",".join(registry.names()))
    parser.add_argument("--styles", default=",".join(STYLES))
    options = parser.parse_args()
    styles = options.styles.split(",")
    count: Counter[str] = Counter()
    for family in options.families.split(","):
        for item in islice(admitted(family, options.seed), options.items):
            for style in styles:
                wrong = faults(item, style)
                count[style] += len(wrong)
                for fault in wrong:
                    print(f"{item.id} {style}: {fault}")
        print(f"{family} done", file=sys.stderr)
    for style in styles:
        print(f"{style}: {count[style]}")
    return int(any(count.values()))


if __name__ == "__main__":
    raise SystemExit(main())
