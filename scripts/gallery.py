"""Write a page that shows a bank: each item's picture, question, gold trace and verdict.

Usage: python scripts/gallery.py BANK PAGE.html
"""

from __future__ import annotations

import argparse
import json
import os
from html import escape
from pathlib import Path

import wmw
from wmw.tracebank import items_of

PAGE = """<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>{title}</title>
<style>
body {{ font: 15px/1.45 sans-serif; margin: 2em auto; max-width: 1340px; color: #1a1a1a; }}
main {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(400px, 1fr)); gap: 1.5em; }}
article {{ border: 1px solid #ccc; border-radius: 6px; padding: 1em; }}
img {{ width: 100%; }}
pre {{ white-space: pre-wrap; font-size: 12px; background: #f6f6f6; padding: .6em; }}
.id {{ color: #666; font-size: 13px; }}
.valid {{ color: #17692b; }} .invalid {{ color: #a8071a; }} .abstain {{ color: #7a5d00; }}
</style>
<h1>{title}</h1>
<p>Each verdict is on the gold trace, judged with its item at hand.</p>
<main>
{cards}
</main>
</html>
"""
CARD = """<article id="{id}">
<p class="id">{id} · {kind} · numbers in the {modality}</p>
<img src="{picture}" alt="" loading="lazy">
<p>{question}</p>
<p><b>{answer}</b> <span class="{outcome}">{outcome}</span></p>
<details><summary>gold trace</summary><pre>{trace}</pre></details>
</article>"""


def card(item: wmw.Item, pictures: str) -> str:
    """Return one item as HTML."""
    trace = item.trace.to_dict()
    text = {
        "id": item.id,
        "kind": f"{item.kind} ({item.task.replace('_', ' ')}, {item.difficulty})".replace("_", " "),
        "modality": {"both": "text and the picture"}.get(item.modality, item.modality),
        "picture": f"{pictures}/{item.id}.png",
        "question": item.question,
        "answer": " ".join(
            str(x) for x in (item.trace.answer.value, item.trace.answer.unit) if x is not None
        ),
        "outcome": wmw.verify(item.trace, gold=item).outcome,
        "trace": json.dumps(trace, ensure_ascii=False, indent=1),
    }
    return CARD.format(**{key: escape(value) for key, value in text.items()})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bank", type=Path)
    parser.add_argument("page", type=Path)
    options = parser.parse_args()
    pictures = Path(os.path.relpath(options.bank / "pictures", options.page.parent)).as_posix()
    cards = [card(item, pictures) for item in items_of(options.bank)]
    title = escape(f"{len(cards)} items of {options.bank.name}")
    page = PAGE.format(title=title, cards="\n".join(cards))
    options.page.write_text(page, encoding="utf-8")
    print(f"{len(cards)} items in {options.page}")


if __name__ == "__main__":
    main()
