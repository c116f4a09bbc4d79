"""Springs that hang from a ceiling or stand on a floor, with a block on them or above them."""

from __future__ import annotations

from wmw.core.scene import Circle, Label, Line, Part, Polygon, SceneInput
from wmw.families.spring.scene_parts import (
    CLEAR,
    NATURAL,
    SIDE,
    beside,
    block,
    ceiling,
    coil,
    lean,
    level,
    lying,
    shown,
)
from wmw.families.spring.symbols import (
    COMBINED_HANG,
    DROPPED,
    HANGING,
    LAUNCH_UP,
    RELEASED,
    RESTING,
    SAME_PARALLEL_HANG,
    SAME_SERIES_HANG,
    SERIES_HANG,
    VERTICAL,
)

_SHIFT = 1.8
_PRESS, _LITTLE = 2.4, 1.0
"""Drawn compression, more than a block is tall: no mark may fall on its upper face; and that of a
spring that only bears a block, where no such mark is drawn."""
_APART = 1.7
"""Half the distance of two springs side by side."""
_FREE = -4.0
"""Where an unloaded spring stands beside the loaded one."""


def draw_upright(given: SceneInput) -> list[Part]:
    """Return the parts of a scene with a vertical spring."""
    if given.regime in COMBINED_HANG:
        return _combined(given)
    if given.regime in (HANGING, RELEASED, VERTICAL):
        return _hung(given)
    return _standing(given)


def _hung(given: SceneInput) -> list[Part]:
    natural = -NATURAL + 1.0
    low = natural
    if given.regime == VERTICAL or (given.regime == HANGING and not shown(given, "H")):
        low = natural - _SHIFT
    if given.regime == RELEASED and given.frame == "after":
        low = natural - 2 * _SHIFT
    rest = low
    if given.regime == VERTICAL and shown(given, "A"):
        low = rest + (-_SHIFT if given.frame == "before" else _SHIFT)
    both = shown(given, "L_0") or (given.regime == HANGING and shown(given, "Delta_x"))
    left = _FREE - 1.2 if both else -2.2
    parts: list[Part] = [
        ceiling(left, 2.2),
        coil((0.0, 0.0), (0.0, low)),
        *block(-SIDE / 2, low - SIDE),
        Label((CLEAR, low / 2), "k", side="right", body="spring"),
    ]
    if both:
        parts += [coil((_FREE, 0.0), (_FREE, natural), "free"), lying(natural, _FREE, 2.6)]
        parts.append(Label((_FREE - 0.4, natural), text="natural length", side="below"))
    if shown(given, "L_0"):
        # The stretch follows from the load and is not drawn to this scale.
        parts.append(beside(_FREE + 1.1, natural, 0.0, "L_0", broken=True))
    if shown(given, "Delta_x"):
        if not both:
            parts += [
                lying(natural, -1.6, 2.6),
                Label((-1.7, natural), text="natural length", side="left"),
            ]
        parts += [lying(rest, 1.0, 2.6), beside(2.2, rest, natural, "Delta_x")]
    if shown(given, "A"):
        # Measured at the middle of the block.
        middle = rest - SIDE / 2
        parts += [lying(middle, -2.4, 2.8), Label((-2.4, middle), text="equilibrium", side="left")]
        parts += [lying(middle - _SHIFT, 1.0, 2.8), beside(2.4, middle - _SHIFT, middle, "A")]
    if shown(given, "H"):
        floor = low - SIDE - 2.6
        parts += [level(-2.6, 3.0, floor), lying(low - SIDE, 1.0, 2.6)]
        parts.append(beside(2.0, floor, low - SIDE, "H"))
    return parts


def _standing(given: SceneInput) -> list[Part]:
    top, press = NATURAL, _PRESS
    if given.regime == RESTING and not shown(given, "Delta_x"):
        press = _LITTLE
    if given.regime in (RESTING, LAUNCH_UP) and given.frame == "before":
        top = NATURAL - press
    if given.regime == DROPPED and given.frame == "after":
        top = NATURAL - 1.4 * _PRESS
    foot = top
    if given.regime == DROPPED and given.frame == "before":
        foot = NATURAL + 2.8
    if given.regime == LAUNCH_UP and given.frame == "after":
        foot = NATURAL + 3.0
    both = shown(given, "L_0")
    parts: list[Part] = [
        level(_FREE - 1.2 if both else -2.6, 3.0),
        coil((0.0, 0.0), (0.0, top)),
        Line(((-1.1, top), (1.1, top)), "ink", heavy=True, body="spring"),
        *block(-SIDE / 2, foot),
        Label((CLEAR, top / 2), "k", side="right", body="spring"),
    ]
    if both:
        parts += [
            coil((_FREE, 0.0), (_FREE, NATURAL), "free"),
            beside(_FREE + 1.1, 0.0, NATURAL, "L_0", broken=True),
        ]
    if shown(given, "h") and given.frame == "before":
        parts += [lying(foot, 1.0, 2.4), lying(top, 1.2, 2.4), beside(1.9, top, foot, "h")]
    if shown(given, "Delta_x"):
        low = NATURAL - _PRESS
        parts += [
            lying(NATURAL, -1.8, 2.6),
            Line(((0.0, NATURAL), (0.0, NATURAL + 0.9)), "none"),  # room for the words
            Label((-0.4, NATURAL), text="natural length", side="above"),
        ]
        parts += [lying(low, 1.2, 2.6), beside(2.2, low, NATURAL, "Delta_x")]
    return parts


def _combined(given: SceneInput) -> list[Part]:
    same = given.regime in (SAME_SERIES_HANG, SAME_PARALLEL_HANG)
    names = ("k", "") if same else ("k_1", "k_2")
    texts = (given.names.get("first"), given.names.get("second"))
    parts: list[Part]
    hook = 0.0
    if given.regime in (SERIES_HANG, SAME_SERIES_HANG):
        lines = (((0.0, 0.0), (0.0, -3.6)), ((0.0, -3.8), (0.0, -7.4)))
        parts = [ceiling(-2.4, 2.4), Circle((0.0, -3.7), 0.1, "metal")]
        parts.append(Line(((2.4, -1.8), (4.8, -1.8)), "none"))  # room for names and constants
        sides, end = (1.0, 1.0), -7.4
    else:
        lines = (((-_APART, 0.0), (-_APART, -4.6)), ((_APART, 0.0), (_APART, -4.6)))
        side = _APART + 0.5
        bar = ((-side, -4.6), (side, -4.6), (side, -4.85), (-side, -4.85))
        parts = [ceiling(-3.2, 3.2), Polygon(bar, "metal")]
        sides, end = (-1.0, 1.0), -4.85
        # Where the moments balance, so that the bar stays level.
        hook = _APART * lean(given)
    for (start, stop), name, text, sense, body in zip(
        lines, names, texts, sides, ("first", "second"), strict=True
    ):
        parts.append(coil(start, stop, body, 8))
        # Low beside springs that hang side by side: an instrument may stand in a corner above.
        share = 0.5 if sides[0] > 0 else 0.75
        at = (start[0] + CLEAR * sense, start[1] + share * (stop[1] - start[1]))
        parts.append(Label(at, name or None, text, "right" if sense > 0 else "left", body))
    if end == -4.85:
        parts.append(Line(((hook, end), (hook, end - 0.4)), "ink"))
        end -= 0.4
    return [*parts, *block(hook - SIDE / 2, end - SIDE)]
