"""Rulers along lengths: zero at one end, the reading at the other, clear of all else."""

from __future__ import annotations

import math
from dataclasses import replace
from decimal import Decimal

import numpy as np
import pytest

from wmw.core import registry
from wmw.core.scene import Dimension, Line, Polygon, Scene
from wmw.diagrams import EXAM, STYLES, Look, Picture, collisions, draw, draw_item
from wmw.diagrams.faces import Ruler
from wmw.diagrams.instruments import Instrument, instrument_for, instruments_for
from wmw.diagrams.page import Page
from wmw.diagrams.rulers import rulers_along
from wmw.diagrams.view import View, bounds, fit, offset_ends
from wmw.generators import generate

SIZE = (644, 476)
LEVEL = Dimension((0.0, 0.0), (8.0, 0.0), "L", offset=-1.0)
UPRIGHT = Dimension((0.0, 0.0), (0.0, 5.0), "L", offset=-1.0)


def made(text: str) -> Instrument:
    found = instrument_for("L", "L", text)
    assert found is not None, text
    return found


def page_of(dimension: Dimension, text: str, *around: Line) -> tuple[Page, View]:
    """Return the page of a scene of one length, and the view of the scene."""
    scene = Scene((Polygon(((0.0, 0.0), (8.0, 0.0), (8.0, 5.0), (0.0, 5.0))), *around, dimension))
    page = Page(scene, {}, SIZE, Look(EXAM, instruments=(made(text),)), None, bounds(scene.parts))
    view = fit(bounds(scene.parts), SIZE, (90.0, 90.0, 90.0, 90.0))
    return page, view


def laid(dimension: Dimension, text: str, *around: Line) -> tuple[list[Ruler], View]:
    """Return the rulers of a scene of one length on empty paper, and the view of the scene."""
    page, view = page_of(dimension, text, *around)
    return rulers_along(page, view, np.zeros((SIZE[1], SIZE[0]), dtype=np.uint8)), view


@pytest.mark.parametrize("dimension", [LEVEL, UPRIGHT, replace(UPRIGHT, offset=1.0)])
@pytest.mark.parametrize("text", ["4 m", "2.4 m", "12 cm", "0.95 m"])
def test_graduations_measure_the_length(dimension: Dimension, text: str) -> None:
    (ruler,), view = laid(dimension, text)
    axis = 0 if dimension.start[1] == dimension.end[1] else 1
    zero, end = (view.px(p)[axis] for p in offset_ends(dimension))
    ticks = [path[0][axis] for path in ruler.face.strokes[2].paths]
    instrument = ruler.instrument
    # The graduation at the reading stands at the end of the length, the first at its beginning.
    assert ticks[0] == pytest.approx(zero)
    assert ticks[int(instrument.value / instrument.step)] == pytest.approx(end)
    assert len(ticks) > int(instrument.value / instrument.step)
    assert sum(number != instrument.unit for number, _ in ruler.face.texts) > 1
    per = (end - zero) / float(instrument.value)
    for number, at in ruler.face.texts:
        if number != instrument.unit:
            assert at[axis] == pytest.approx(zero + per * float(Decimal(number)))


@pytest.mark.parametrize(
    ("dimension", "text"),
    [
        (replace(LEVEL, broken=True), "4 m"),
        (replace(LEVEL, quantity="d"), "4 m"),
        (replace(LEVEL, end=(8.0, 4.0)), "4 m"),
        (replace(LEVEL, end=(1.0, 0.0)), "2.4 m"),
    ],
    ids=["not to scale", "of another quantity", "slanted", "too short"],
)
def test_no_ruler_along_a_length_that_is(dimension: Dimension, text: str) -> None:
    assert laid(dimension, text)[0] == []


def test_a_length_may_be_named_by_a_label_of_its_own() -> None:
    apart = replace(LEVEL, quantity=None, measures="L")
    assert len(laid(apart, "4 m")[0]) == 1


def pictured(*parts: Line) -> Picture:
    look = Look(EXAM, instruments=(made("4 m"),))
    bar = Polygon(((0.0, 0.0), (8.0, 0.0), (8.0, 0.5), (0.0, 0.5)))
    return draw(Scene((bar, *parts, LEVEL)), {"L": "L = 4 m"}, size=SIZE, style=look)


def test_a_ruler_lies_along_its_length_or_stands_apart_where_lines_are_in_the_way() -> None:
    (free,) = pictured().sidecar["instruments"]
    texts = [label["text"] for label in pictured().sidecar["labels"]]
    assert texts == ["L"]
    fence = [Line(((x / 2, -1.2), (x / 2, -2.0))) for x in range(-1, 18)]
    crossed = pictured(*fence)
    (apart,) = crossed.sidecar["instruments"]
    # Set apart it has the symbol for a caption, beside the one at the length.
    assert [label["text"] for label in crossed.sidecar["labels"]] == ["L", "L"]
    assert free["kind"] == apart["kind"] == "ruler"


@pytest.mark.parametrize("style", sorted(STYLES))
def test_rulers_of_items_meet_no_label(style: str) -> None:
    found = 0
    for family in ("lever", "free_fall", "projectile", "optics"):
        for index in range(12):
            item = generate(family, 7, index, modality="picture")
            for instrument in (i for i in instruments_for(item) if i.kind == "ruler"):
                look = Look(STYLES[style], instruments=(instrument,))
                sidecar = draw(item.scene, item.shown, style=look).sidecar
                assert collisions(sidecar) == []
                texts = [label["text"] for label in sidecar["labels"]]
                found += bool(sidecar["instruments"]) and texts.count(instrument.symbol) == 1
    assert found > 5


def test_a_quarter_of_the_pictures_that_alone_have_the_numbers_show_an_instrument() -> None:
    items = [
        generate(family, 2027, index, modality="picture")
        for family in registry.names()
        for index in range(8)
    ]
    shown = sum(bool(draw_item(item).sidecar["instruments"]) for item in items)
    share = shown / len(items)
    assert math.isclose(share, 0.25, abs_tol=0.05 + 2 * math.sqrt(0.25 * 0.75 / len(items)))


def test_a_graduated_cylinder_holds_liquids_alone() -> None:
    kinds: dict[bool, set[str]] = {True: set(), False: set()}
    volumes = 0
    for family in ("thermal", "buoyancy", "fluid"):
        for index in range(90):
            item = generate(family, 2026, index, modality="picture")
            volumes += any(given.text.endswith((" L", " cm³")) for given in item.givens.values())
            poured = item.regime in ("expansion_of_liquid", "overflowing_vessel")
            kinds[poured] |= {i.kind for i in instruments_for(item)}
    assert volumes > 20
    assert "cylinder" in kinds[True]
    assert "cylinder" not in kinds[False]


def test_a_ruler_that_stands_on_something_has_no_number_at_its_foot() -> None:
    page, view = page_of(UPRIGHT, "4 m")
    ink = np.zeros((SIZE[1], SIZE[0]), dtype=np.uint8)
    (apart,) = rulers_along(page, view, ink)
    ink[round(view.px(offset_ends(UPRIGHT)[0])[1]) + 4 :, :] = 1  # the ground
    (standing,) = rulers_along(page, view, ink)
    assert "0" in [text for text, _ in apart.face.texts]
    assert "0" not in [text for text, _ in standing.face.texts]
    assert standing.box[3] < apart.box[3]
