"""Write the pages of docs/ that are made from the code, or check that they are current."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from reference_pages import edits, families, gallery, rules, schema, tracebank

NOTE = "<!-- Made by scripts/generate_docs.py; change the code, not this page. -->\n"


def pages() -> dict[str, str]:
    """Return the pages by their path below docs/."""
    made = {
        "edits.md": edits.page(),
        "families.md": families.page(),
        **families.chapters(),
        "gallery.md": gallery.page(),
        "rules.md": rules.page(),
        "schema.md": schema.page(),
        "tracebank.md": tracebank.page(),
    }
    return {name: f"{NOTE}\n{text.rstrip()}\n" for name, text in made.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--check",
        action="store_true",
        help="write nothing; name stale pages and pictures that are missing or left over",
    )
    parser.add_argument(
        "--pictures", action="store_true", help="draw the gallery's pictures anew too"
    )
    parser.add_argument(
        "--output-dir", type=Path, default=Path(__file__).resolve().parent.parent / "docs"
    )
    options = parser.parse_args()
    folder: Path = options.output_dir
    if options.check:
        faults = [*_stale(folder), *_unpaired(folder)]
        for fault in faults:
            print(f"{fault}; run `python scripts/generate_docs.py --pictures`", file=sys.stderr)
        return int(bool(faults))
    for name, text in pages().items():
        _write(folder / name, text.encode())
    if options.pictures:
        for path in (folder / gallery.FOLDER).glob("*/*.png"):
            path.unlink()
        for path, png in gallery.pictures():
            _write(folder / path, png)
    return 0


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _stale(folder: Path) -> list[str]:
    return [
        f"{folder / name}: stale"
        for name, text in pages().items()
        if not (folder / name).exists() or (folder / name).read_text(encoding="utf-8") != text
    ]


def _unpaired(folder: Path) -> list[str]:
    wanted = {folder / path for path in gallery.paths()}
    found = set((folder / gallery.FOLDER).glob("*/*.png"))
    return [f"{path}: missing" for path in sorted(wanted - found)] + [
        f"{path}: of no regime" for path in sorted(found - wanted)
    ]


if __name__ == "__main__":
    sys.exit(main())
