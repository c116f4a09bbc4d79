"""Write a page that shows a bank: each item's picture, question, gold trace and verdict.

The page filters by family, regime, style of the picture and where the numbers stand.

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

FILTERS = ("family", "regime", "style", "numbers")
PAGE = """<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>{title}</title>
<style>
body {{ font: 15px/1.45 sans-serif; color: #1a1a1a;
  margin: 2em auto; padding: 0 1.5em; max-width: 1340px; }}
main {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(400px, 1fr)); gap: 1.5em; }}
article {{ border: 1px solid #ccc; border-radius: 6px; padding: 1em; }}
article[hidden] {{ display: none; }}
form {{ position: sticky; top: 0; background: #fff; padding: .6em 0; }}
label {{ margin-right: 1.2em; }}
img {{ width: 100%; }}
pre {{ white-space: pre-wrap; font-size: 12px; background: #f6f6f6; padding: .6em; }}
.id {{ color: #666; font-size: 13px; }}
.valid {{ color: #17692b; }} .invalid {{ color: #a8071a; }} .abstain {{ color: #7a5d00; }}
</style>
<h1>{title}</h1>
<p>Each verdict is on the gold trace, judged with its item at hand.</p>
<form>{filters}<output></output></form>
<main>
{cards}
</main>
<script>
const form = document.querySelector("form"), cards = [...document.querySelectorAll("article")];
function show() {{
  const wanted = [...form.elements].filter(e => e.value && e.name);
  let shown = 0;
  for (const card of cards) {{
    card.hidden = wanted.some(e => card.dataset[e.name] !== e.value);
    shown += !card.hidden;
  }}
  form.querySelector("output").value = shown + " of " + cards.length;
}}
form.addEventListener("change", show);
show();
</script>
</html>
"""
CARD = """<article id="{id}" data-family="{family}" data-regime="{regime}" data-style="{style}"
 data-numbers="{numbers}">
<p class="id">{id} · {kind} · numbers in the {numbers} · {style}</p>
{images}
<p>{question}</p>
<p><b>{answer}</b> <span class="{outcome}">{outcome}</span></p>
<details><summary>gold trace</summary><pre>{trace}</pre></details>
</article>"""


def facets(item: wmw.Item, pictures: Path) -> dict[str, str]:
    """Return what the page filters an item by."""
    boxes = pictures / f"{item.id}.json"
    style = json.loads(boxes.read_text(encoding="utf-8"))["style"] if boxes.exists() else "none"
    return {
        "family": item.family,
        "regime": f"{item.family}/{item.regime}",
        "style": style,
        "numbers": {"both": "text and the picture"}.get(item.modality, item.modality),
    }


def card(item: wmw.Item, pictures: Path, source: str) -> str:
    """Return one item as HTML; `source` is the folder of pictures as the page names it."""
    files = [f"{item.id}{part}.png" for part in ("", "_frames", "_strip", "_order")]
    images = [
        f'<img src="{escape(f"{source}/{file}")}" alt="" loading="lazy">'
        for file in files
        if (pictures / file).exists()
    ]
    trace = item.trace.to_dict()
    text = {
        "id": item.id,
        **facets(item, pictures),
        "kind": f"{item.kind} ({item.task.replace('_', ' ')}, {item.difficulty})".replace("_", " "),
        "question": item.question,
        "answer": " ".join(
            str(x) for x in (item.trace.answer.value, item.trace.answer.unit) if x is not None
        ),
        "outcome": wmw.verify(item.trace, gold=item).outcome,
        "trace": json.dumps(trace, ensure_ascii=False, indent=1),
    }
    return CARD.format(
        images="\n".join(images), **{key: escape(value) for key, value in text.items()}
    )


def chooser(name: str, values: set[str]) -> str:
    """Return the menu of one filter."""
    options = "".join(f"<option>{escape(value)}</option>" for value in sorted(values))
    menu = f'<select name="{name}"><option value="">all</option>{options}</select>'
    return f"<label>{name} {menu}</label>"


def page_of(bank: Path, page: Path) -> tuple[str, int]:
    """Return the page of a bank as HTML and the number of its items."""
    pictures = bank / "pictures"
    source = Path(os.path.relpath(pictures, page.parent)).as_posix()
    values: dict[str, set[str]] = {name: set() for name in FILTERS}
    cards = []
    for item in items_of(bank):
        cards.append(card(item, pictures, source))
        for name, value in facets(item, pictures).items():
            values[name].add(value)
    title = escape(f"{len(cards)} items of {bank.name}")
    filters = "\n".join(chooser(name, values[name]) for name in FILTERS)
    return PAGE.format(title=title, filters=filters, cards="\n".join(cards)), len(cards)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bank", type=Path)
    parser.add_argument("page", type=Path)
    options = parser.parse_args()
    page, count = page_of(options.bank, options.page)
    options.page.write_text(page, encoding="utf-8")
    print(f"{count} items in {options.page}")


if __name__ == "__main__":
    main()
