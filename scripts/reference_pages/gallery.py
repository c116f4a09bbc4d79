"""docs/gallery.md: one picture of every regime of every built-in family, and the pictures."""

from __future__ import annotations

import io
import itertools
import random
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from reference_pages.families import built_in
from wmw.core import registry
from wmw.core.family import Family, Kind, Quantity, Regime, in_regime
from wmw.core.item import Item
from wmw.core.scene import Scene, SceneInput
from wmw.core.system import World, unit_of
from wmw.core.units import to_si
from wmw.diagrams import STYLES, draw, draw_item
from wmw.generators import generate

SEED = 2026
FOLDER = Path("images") / "gallery"
COLUMNS = 3
COLOURS = 32
"""A drawing of lines needs no more; it makes the files a third as large."""
_SEARCHED = 400
_USUAL_DRAWS = 40
_DRAWS = 4000

_OPENING = """\
One picture of every regime of every built-in family that a scene can show, as the generators draw
it: the numbers are those of a question that shows them in the picture alone. Where no question kind
is asked in a regime, which then serves the reading of other people's questions, the scene is drawn
without numbers. These are in the style `exam`; a bank mixes the styles below
([pictures.md](pictures.md)).
"""
SHOWCASE = ("projectile", 3)
"""Family and index of the item that is shown in every style."""


def page() -> str:
    """Return the whole page."""
    return "\n".join(["# Gallery\n", _OPENING, _styles(), *map(_chapter, built_in())])


def pictures() -> Iterator[tuple[Path, bytes]]:
    """Yield where each picture lies below docs/, and its PNG."""
    for family in built_in():
        for regime in _drawn_in(family):
            scene, shown = _scene(family, regime)
            yield path_of(family, regime), _small(draw(scene, shown).png)
    item = generate(SHOWCASE[0], SEED, SHOWCASE[1], modality="picture")
    for style in STYLES:
        yield path_of_style(style), _small(draw_item(item, style=style).png)


def _small(png: bytes) -> bytes:
    image = Image.open(io.BytesIO(png)).convert("RGB")
    small = io.BytesIO()
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(small, "PNG", optimize=True)
    return small.getvalue()


def paths() -> Iterator[Path]:
    """Yield where the pictures lie below docs/."""
    for family in built_in():
        for regime in _drawn_in(family):
            yield path_of(family, regime)
    yield from map(path_of_style, STYLES)


def _drawn_in(family: Family) -> tuple[Regime, ...]:
    return tuple(regime for regime in family.regimes if regime.drawn)


def path_of(family: Family, regime: Regime) -> Path:
    """Return where a regime's picture lies below docs/."""
    return FOLDER / family.name / f"{regime.name}.png"


def path_of_style(style: str) -> Path:
    """Return where the picture of a style lies below docs/."""
    return FOLDER / "styles" / f"{style}.png"


def _styles() -> str:
    cells = [
        f'<td><img src="{path_of_style(style).as_posix()}" alt="the style {style}"><br>'
        f"<code>{style}</code></td>"
        for style in STYLES
    ]
    return f"## Styles\n\n{_table(cells)}"


def _chapter(family: Family) -> str:
    cells = [
        f'<td><img src="{path_of(family, regime).as_posix()}" alt="{regime.title}"><br>'
        f"<code>{regime.name}</code><br>{regime.title}</td>"
        for regime in _drawn_in(family)
    ]
    return f"## {family.title}\n\n{_table(cells)}"


def _table(cells: list[str]) -> str:
    rows = [
        "<tr>" + "".join(cells[at : at + COLUMNS]) + "</tr>" for at in range(0, len(cells), COLUMNS)
    ]
    return "<table>\n" + "\n".join(rows) + "\n</table>\n"


def _scene(family: Family, regime: Regime) -> tuple[Scene, dict[str, str]]:
    kind = next((k for k in family.kinds if k.regime == regime.name), None)
    item = _item(family, kind) if kind else None
    if item is not None:
        return item.scene, dict(item.shown)
    names = {
        role.name: (role.written or role.words)[0]
        for role in reversed(family.roles)  # of several words for one role, the first ones
        if in_regime(role.regimes, regime.name)
    }
    return family.draw(SceneInput(regime.name, _world(family, regime), names)), {}


def _item(family: Family, kind: Kind) -> Item | None:
    items = (generate(family.name, SEED, index) for index in range(_SEARCHED))
    of_kind = (item for item in items if item.kind == kind.name)
    shown = itertools.islice((item for item in of_kind if item.modality != "text"), 1)
    return next(shown, None)


def _drawn(quantity: Quantity, rng: random.Random, *, anywhere: bool) -> float:
    """Return an SI value from all over the grid, where other laws leave little room.

    Or from all that the quantity can be: what is asked of ice alone lies below the usual values.
    """
    if quantity.choices:
        return to_si(quantity.choices[0], unit_of(quantity))
    low, high = quantity.low, quantity.high
    if quantity.grid is not None and not anywhere:
        low, high = quantity.grid.low, quantity.grid.high
    return to_si(low + (high - low) * rng.random(), unit_of(quantity))


def _world(family: Family, regime: Regime) -> World:
    system = registry.system(family.name, regime.name)
    for attempt in range(_USUAL_DRAWS):
        usual = system.complete({}, random.Random(attempt))  # noqa: S311 - any scene will do
        if usual is not None:
            return usual
    for attempt in range(2 * _DRAWS):
        rng = random.Random(attempt)  # noqa: S311 - any scene will do
        world = system.settle({})
        for quantity in family.quantities:
            if quantity.name in system.names and quantity.name not in world:
                world[quantity.name] = _drawn(quantity, rng, anywhere=attempt >= _DRAWS)
                world = system.solve(world).world
        if system.admits(world) and not any(True for _ in system.violated(world)):
            return world
    raise ValueError(f"{family.name}: no scene of the regime {regime.name!r} was found")
