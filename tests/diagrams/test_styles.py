"""Styles as data: everything can be read on its ground, in every set of materials."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType
from typing import get_args, get_type_hints

import numpy as np
import pytest
from click.testing import CliRunner
from matplotlib.colors import to_rgb

from wmw.cli.tracebank_build import build
from wmw.core.errors import UsageError
from wmw.core.item import Item
from wmw.core.scene import Arrow, Circle, Polygon, Scene, Tone
from wmw.diagrams import MIXED, STYLES, Style, collisions, draw, draw_item, look_of
from wmw.diagrams.canvas import SOFT, Canvas, luma
from wmw.diagrams.grounds import VARIANTS, over, under
from wmw.diagrams.ink import Stroke
from wmw.generators import generate

from . import examples
from .pixels import decode

NAMES = sorted(STYLES)
TEXT_CONTRAST, LINE_CONTRAST = 4.5, 3.0
"""WCAG 2.2, success criteria 1.4.3 (text) and 1.4.11 (graphical objects)."""


def _luminance(color: str) -> float:
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in to_rgb(color)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours (WCAG 2.2), 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _sets(style: Style) -> Iterator[Style]:
    yield style
    for material in style.materials:
        yield replace(style, tints=MappingProxyType({**style.tints, **material}))


def test_the_measure_of_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", NAMES)
def test_every_tone_and_role_of_arrow_has_its_look(name: str) -> None:
    style = STYLES[name]
    roles = get_args(get_type_hints(Arrow)["role"])
    for dressed in _sets(style):
        assert set(dressed.tints) == set(get_args(Tone))
    assert set(style.arrows) == set(roles)
    assert set(style.paints) == {"red", "blue", "green"}


@pytest.mark.parametrize("name", NAMES)
def test_labels_can_be_read_on_every_fill(name: str) -> None:
    for style in _sets(STYLES[name]):
        fills = [t.fill for tone, t in style.tints.items() if t.fill and tone != "ink"]
        for fill in (*fills, *style.paints.values(), style.paper, style.note_fill):
            assert contrast(style.ink, fill) >= TEXT_CONTRAST, fill
            assert abs(luma(fill) - luma(style.paper)) <= SOFT, fill


@pytest.mark.parametrize("name", NAMES)
def test_lines_stand_out_from_the_paper(name: str) -> None:
    for style in _sets(STYLES[name]):
        lines = [c for t in style.tints.values() for c in (t.edge, t.line) if c]
        arrows = [look.color for look in style.arrows.values()]
        for color in (style.ink, style.thin_ink, *lines, *arrows):
            assert contrast(color, style.paper) >= LINE_CONTRAST, color


@pytest.mark.parametrize("name", NAMES)
def test_a_ground_is_no_ink(name: str) -> None:
    style, paper = STYLES[name], luma(STYLES[name].paper)
    seen = set()
    for variant in range(VARIANTS):
        page = over(under(style, (280, 224), variant), style, variant)[..., :3].astype(int)
        tone = page @ [77, 150, 29] >> 8
        assert np.abs(tone - paper).max() <= SOFT
        seen.add(page.astype(np.uint8).tobytes())
    assert len(seen) == (1 if style.ground == "plain" else VARIANTS)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("make", [examples.lens, examples.crowded, examples.incline])
def test_labels_keep_apart_and_are_inked_in_every_style(name: str, make: object) -> None:
    assert callable(make)
    scene, shown = make()
    picture = draw(scene, shown, style=name)
    assert picture.png == draw(scene, shown, style=name).png
    assert collisions(picture.sidecar) == []
    assert {label["quantity"] for label in picture.sidecar["labels"]} - {None} == set(shown)
    pixels = decode(picture.png).astype(int)
    ink = np.array([round(255 * c) for c in to_rgb(STYLES[name].ink)])
    for label in picture.sidecar["labels"]:
        x0, y0, x1, y1 = label["box"]
        nearest = np.abs(pixels[y0:y1, x0:x1] - ink).max(axis=2).min()
        assert nearest <= 60, label["text"]


@pytest.mark.parametrize("name", NAMES)
def test_circuits_in_every_style(name: str) -> None:
    picture = draw(*examples.circuit("nested"), style=name)
    assert picture.sidecar["style"] == name
    assert collisions(picture.sidecar) == []


def test_no_style_bends_a_drawing_by_more_than_a_few_pixels() -> None:
    corners = ((0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (0.0, 3.0))
    scene = Scene((Polygon(corners, "none", body="frame"),))
    exact = _ink_box(draw(scene, {}, style="exam").png, luma(STYLES["exam"].paper))
    for name in NAMES:
        found = _ink_box(draw(scene, {}, style=name).png, luma(STYLES[name].paper))
        assert np.abs(np.array(found) - exact).max() <= 4, name


def _ink_box(png: bytes, paper: int) -> tuple[int, int, int, int]:
    tone = decode(png).astype(int) @ [77, 150, 29] >> 8
    rows, columns = np.nonzero(np.abs(tone - paper) > SOFT)
    return columns.min(), rows.min(), columns.max(), rows.max()


def test_a_look_is_the_items_own_and_moves_nothing_else() -> None:
    item = generate("lever", 2026, 3)
    assert look_of(item) == look_of(generate("lever", 2026, 3))
    assert draw_item(item).png == draw_item(item).png
    fixed = look_of(item, "photo")
    assert fixed.style.name == "photo"
    assert fixed.variant == look_of(item).variant


def test_mixed_looks_keep_the_shares() -> None:
    assert sum(style.share for style in STYLES.values()) == pytest.approx(1.0)
    item = generate("optics", 2026, 0)
    names = [look_of(replace(item, index=i)).style.name for i in range(2000)]
    for name, style in STYLES.items():
        assert names.count(name) / 2000 == pytest.approx(style.share, abs=0.03)


def test_materials_vary_where_a_style_has_several() -> None:
    item = generate("optics", 2026, 0)
    bodies = {
        look_of(replace(item, index=i), "textbook").style.tints["body"].fill for i in range(60)
    }
    assert len(bodies) == len(STYLES["textbook"].materials)


def _told(item: Item) -> dict[str, str]:
    """Return the roles of an item's bodies by the first words of their names."""
    return {name.split()[0]: role for role, name in item.names.items()}


@pytest.mark.parametrize("name", NAMES)
def test_a_body_whose_name_tells_a_colour_has_it(name: str) -> None:
    items = (generate("friction", 2026, index) for index in range(200))
    item = next(item for item in items if {"red", "blue"} <= _told(item).keys())
    told = {role: color for color, role in _told(item).items()}
    picture = draw_item(item, style=name)
    pixels = decode(picture.png).astype(int)
    for body in picture.sidecar["bodies"]:
        if told.get(body["name"]) in ("red", "blue"):
            x0, y0, x1, y1 = body["box"]
            area = pixels[y0 + 6 : y1 - 6, x0 + 6 : x1 - 6].reshape(-1, 3)
            red, green, blue = np.median(area, axis=0)
            assert (red > max(green, blue)) if told[body["name"]] == "red" else (blue > red)


def test_a_style_that_there_is_not_is_named_with_those_there_are() -> None:
    with pytest.raises(UsageError, match="blackboard"):
        draw_item(generate("lever", 2026, 3), style="oil on canvas")
    with pytest.raises(UsageError, match="exam"):
        draw(Scene((Circle((0, 0), 1),)), {}, style=MIXED)


def test_the_command_names_every_style() -> None:
    told = CliRunner().invoke(build, ["--help"]).output
    assert all(name in told for name in (*STYLES, MIXED))


@pytest.mark.parametrize("name", ["blackboard", "hand_drawn"])
def test_a_hand_is_steadier_where_a_line_shows_a_direction(name: str) -> None:
    wobble = STYLES[name].wobble
    assert wobble is not None

    def stray(steady: bool) -> float:
        canvas = Canvas((644, 84))
        canvas.clear(np.full((84, 644, 4), 255, dtype=np.uint8))
        canvas.paint(
            [Stroke((((20.0, 42.0), (620.0, 42.0)),), 2.0, "black", steady=steady)], wobble
        )
        dark = 255.0 - canvas.pixels[:, 40:600, 0]
        middles = (dark * np.arange(84)[:, None]).sum(axis=0) / dark.sum(axis=0)
        return float(middles.max() - middles.min())

    assert stray(steady=True) < 0.6 * stray(steady=False)
