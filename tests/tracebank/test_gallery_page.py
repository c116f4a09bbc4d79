"""The page of a bank that filters by family, regime, style and modality."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from wmw.tracebank import build, items_of

SCRIPTS = Path(__file__).parents[2] / "scripts"


def test_every_item_can_be_found_by_what_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    from gallery import FILTERS, page_of

    bank = tmp_path / "bank"
    build(2026, 8, bank, families=("free_fall", "lever"))
    page, count = page_of(bank, tmp_path / "page.html")
    assert count == 8
    menus = dict(re.findall(r'<select name="(\w+)">(.*?)</select>', page))
    assert tuple(menus) == FILTERS
    files = {path.name for path in (bank / "pictures").iterdir()}
    chosen: dict[str, set[str]] = {name: set() for name in FILTERS}
    for item in items_of(bank):
        (card,) = re.findall(rf'<article id="{item.id}"[^>]*>.*?</article>', page, re.DOTALL)
        facets = dict(re.findall(r'data-(\w+)="([^"]*)"', card))
        sidecar = json.loads((bank / "pictures" / f"{item.id}.json").read_text())
        assert facets["family"] == item.family
        assert facets["style"] == sidecar["style"]
        assert facets["regime"] == f"{item.family}/{item.regime}"
        images = re.findall(r'<img src="bank/pictures/([^"]+)"', card)
        parts = [
            name for name in ("", "_frames", "_strip", "_order") if f"{item.id}{name}.png" in files
        ]
        assert images == [f"{item.id}{name}.png" for name in parts]
        for name in FILTERS:
            chosen[name].add(facets[name])
    for name, options in menus.items():
        assert set(re.findall("<option>([^<]+)</option>", options)) == chosen[name]
