"""Write the pages of docs/ that are made from the code, or check that they are current."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from reference_pages import families, rules, schema

PAGES = {"families.md": families.page, "rules.md": rules.page, "schema.md": schema.page}
NOTE = "<!-- Made by scripts/generate_docs.py; change the code, not this page. -->\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; name stale pages")
    parser.add_argument(
        "--output-dir", type=Path, default=Path(__file__).resolve().parent.parent / "docs"
    )
    options = parser.parse_args()
    stale = False
    for name, page in PAGES.items():
        path: Path = options.output_dir / name
        text = NOTE + "\n" + page().rstrip() + "\n"
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path}: stale; run `python scripts/generate_docs.py`", file=sys.stderr)
            stale = True
    return int(stale)


if __name__ == "__main__":
    sys.exit(main())
