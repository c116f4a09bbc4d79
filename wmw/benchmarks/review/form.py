"""The form of a sheet: one HTML page that needs no network and keeps answers in the browser.

Every text of a trace is escaped, and a content security policy lets nothing run or load but what
this module wrote: its script and its style go by their hashes, pictures are data URIs.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files

from wmw.benchmarks.review.formula import marked_up
from wmw.benchmarks.review.labels import MEANINGS
from wmw.benchmarks.review.layout import Table, tables
from wmw.benchmarks.review.record import Record
from wmw.benchmarks.review.sheet import FILLED, JUDGEMENTS, Answer, Sheet, guarded

_KEYS = {"valid": "v", "invalid": "i", "can't tell": "t"}


def page(sheet: Sheet, pictures: Mapping[str, bytes]) -> str:
    """Return the form of a sheet; `pictures` are PNG files by the names that the records have."""
    style, script = _asset("form.css"), _asset("form.js")
    policy = (
        f"default-src 'none'; img-src data:; style-src '{_hash(style)}'; "
        f"script-src '{_hash(script)}'; base-uri 'none'; form-action 'none'"
    )
    total = len(sheet.records)
    articles = (
        _article(sheet, number, record, pictures) for number, record in enumerate(sheet.records, 1)
    )
    return "\n".join(
        [
            '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Review: {escape(sheet.name)}</title>",
            f"<style>{style}</style>\n</head>\n<body>",
            _header(sheet.name, total),
            "<main>",
            *articles,
            "</main>",
            _answers(),
            _help(),
            f'<script type="application/json" id="sheet">{_data(sheet)}</script>',
            f"<script>{script}</script>\n</body>\n</html>\n",
        ]
    )


@cache
def _asset(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    return "sha256-" + b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _data(sheet: Sheet) -> str:
    """Return what the script needs: the columns, and each row's cells as the CSV file has them."""
    record = {
        "sheet": sheet.id,
        "file": f"{sheet.name}.csv",
        "columns": sheet.columns,
        "filled": FILLED,
        "rows": [
            [guarded(cell) for cell in sheet.shown(number, record)]
            for number, record in enumerate(sheet.records, 1)
        ],
    }
    # "<" would end the script element, or open a comment in it
    return json.dumps(record, ensure_ascii=False).replace("<", "\\u003c")


def _header(name: str, total: int) -> str:
    return f"""<header>
<h1>Review <span class="who">{escape(name)}</span></h1>
<p class="progress"><progress id="bar" max="{total}" value="0" aria-hidden="true"></progress>
<span id="progress" role="status">0 of {total} judged</span></p>
<nav aria-label="Records">
<button type="button" id="previous" title="key p">← Previous</button>
<button type="button" id="next" title="key n">Next →</button>
<button type="button" id="open" title="key u">Next open</button>
<select id="goto" aria-label="Go to record"></select>
</nav>
<p class="file">
<button type="button" id="load" title="Take the answers of a CSV file">Load CSV</button>
<button type="button" id="export" title="key e">Save CSV</button>
<button type="button" id="help" title="key ?">Help</button>
<input type="file" id="file" accept=".csv,text/csv" hidden>
</p>
<p id="notice" role="alert" hidden></p>
</header>"""


def _article(sheet: Sheet, number: int, record: Record, pictures: Mapping[str, bytes]) -> str:
    options = "".join(f"<li>{marked_up(option)}</li>" for option in record.options)
    picture = ""
    if record.picture is not None:
        encoded = b64encode(pictures[record.picture]).decode()
        source = f"data:image/png;base64,{encoded}"
        picture = f'<img src="{source}" alt="The picture of the question" loading="lazy">'
    of = f"Record {number} of {len(sheet.records)}"
    return "\n".join(
        [
            f'<article data-record="{escape(record.name)}" aria-label="{of}" tabindex="-1" hidden>',
            '<section class="asked">',
            f"<h2>{of} <code>{escape(record.name)}</code></h2>",
            f'<p class="question">{marked_up(record.question)}</p>',
            f'<ul class="options">{options}</ul>' if options else "",
            picture,
            "</section>",
            '<section class="trace" aria-label="Trace">',
            _earlier(sheet.earlier.get(record.name, ())),
            *_parts(tables(record.trace)),
            "</section>",
            "</article>",
        ]
    )


def _parts(found: list[Table]) -> Iterator[str]:
    part = None
    for table in found:
        if table.part != part:
            if part is not None:
                yield "</section>"
            part = table.part
            yield f'<section class="part"><h3>{escape(part)}</h3>'
        yield _table(table)
    yield "</section>"


def _table(table: Table) -> str:
    if not table.rows:
        return f'<p class="none"><b>{escape(table.title)}</b> none stated</p>'
    alone = table.title == table.part
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "".join(
        f'<tr data-pointer="{escape(row.pointer)}">'
        + "".join(f"<td>{marked_up(cell)}</td>" for cell in row.cells)
        + "</tr>"
        for row in table.rows
    )
    return (
        ('<table class="wide">' if len(table.columns) > 3 or alone else "<table>")
        + ("" if alone else f"<caption>{escape(table.title)}</caption>")
        + (f"<thead><tr>{head}</tr></thead>" if head else "")
        + f"<tbody>{rows}</tbody></table>"
    )


def _earlier(answers: Sequence[tuple[str, Answer]]) -> str:
    if not answers:
        return ""
    head = "".join(f'<th scope="col">{column}</th>' for column in ("", *FILLED))
    rows = "".join(
        f'<tr><th scope="row">{escape(who)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in answer.cells)
        + "</tr>"
        for who, answer in answers
    )
    return (
        f'<section class="part earlier"><h3>Answers so far</h3><table><thead><tr>{head}</tr>'
        f"</thead><tbody>{rows}</tbody></table></section>"
    )


def _answers() -> str:
    verdicts = "".join(
        f'<label><input type="radio" name="verdict" value="{escape(verdict)}">'
        f"<kbd>{_KEYS[verdict]}</kbd>{escape(verdict)}</label>"
        for verdict in JUDGEMENTS
    )
    labels = "".join(
        f'<label title="{escape(meaning)}"><input type="radio" name="label" value="{label}">'
        f"<kbd>{number}</kbd>{label}</label>"
        for number, (label, meaning) in enumerate(MEANINGS.items(), 1)
    )
    return f"""<form id="answer" autocomplete="off" aria-label="Your answer">
<fieldset class="verdict"><legend>Verdict</legend>{verdicts}</fieldset>
<fieldset class="label" id="labels"><legend>Label of the fault</legend>{labels}</fieldset>
<label class="text">Place <kbd>f</kbd><input id="field" name="field" list="places"
 placeholder="click a line of the trace, or write"></label>
<label class="text wide">Comment <kbd>c</kbd><textarea id="comment" name="comment" rows="1"
></textarea></label>
<button type="button" id="clear" title="key x">Clear</button>
<datalist id="places"></datalist>
</form>"""


def _help() -> str:
    labels = "".join(
        f"<dt><kbd>{number}</kbd> {label}</dt><dd>{escape(meaning)}</dd>"
        for number, (label, meaning) in enumerate(MEANINGS.items(), 1)
    )
    keys = "".join(
        f"<dt><kbd>{key}</kbd></dt><dd>{what}</dd>"
        for key, what in (
            ("v i t", "valid, invalid, can't tell"),
            ("1 – 9", "the label (and invalid)"),
            ("n p", "next, previous record"),
            ("u", "next record that is not finished"),
            ("f c", "write the place, the comment; Esc leads back"),
            ("x", "clear the answer"),
            ("e", "save the CSV file"),
        )
    )
    return f"""<dialog id="about" aria-label="Help">
<h2>How to judge</h2>
<p>Read question and picture, then the trace. <b>Valid</b>: all it says is right for this question,
within rounding. <b>Invalid</b>: something is wrong; choose the label of the first thing that went
wrong, the root, not of what follows from it. <b>Can't tell</b>: what is there does not decide.</p>
<dl>{labels}</dl>
<h2>Keys</h2>
<dl>{keys}</dl>
<p>Answers are kept in this browser as you go. When you are through, save the CSV file and send it
back. Save it now and then, too: it can be loaded again, here or on another computer.</p>
<form method="dialog"><button>Close</button></form>
</dialog>"""
