"""Springs that lie: held, joined or cut ones, and blocks that oscillate, are launched or stopped."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi

from wmw.core.scene import Arrow, Circle, Ground, Label, Line, Part, Polygon, SceneInput
from wmw.families.spring.scene_parts import (
    CLEAR,
    NATURAL,
    SIDE,
    block,
    coil,
    lean,
    level,
    shown,
    under,
    upright,
    wall,
)
from wmw.families.spring.symbols import (
    AT_TIME,
    CAUGHT,
    CAUGHT_ROUGH,
    COMPRESSED,
    CUT,
    FURTHER,
    LAUNCH,
    LAUNCH_PATCH,
    LAUNCH_ROUGH,
    LAUNCH_TRACK,
    OSCILLATES,
    PARALLEL,
    SAME_PARALLEL,
    SAME_SERIES,
    SERIES,
    STRETCHED,
)

_Y = SIDE / 2
"""Height of a spring's axis above the surface."""
_BELOW = -1.3
_SHIFT = 2.3
"""Drawn deformation or amplitude where it stands alone."""


def draw_level(given: SceneInput) -> list[Part]:
    """Return the parts of a scene with a lying spring."""
    return _DRAWN[given.regime](given)


def _held(given: SceneInput) -> list[Part]:
    """Draw a spring on a wall with a hand's pull or push at its free end."""
    pulled = given.regime != COMPRESSED
    end = NATURAL + _SHIFT if pulled else NATURAL - _SHIFT
    first = None
    if given.regime == FURTHER:
        ratio = max(given.values["x_i"] / given.values["x_f"], 0.2)
        end, first = NATURAL + 3.5, NATURAL + 3.5 * ratio
    at = first if first is not None else end
    parts: list[Part] = [
        wall(2.6),
        coil((0.0, 1.3), (at, 1.3)),
        Circle((at + 0.15, 1.3), 0.15, "metal", "hand"),
        Label((at / 2, 1.3 + CLEAR), "k", side="above", body="spring"),
        upright(NATURAL, -0.4, 2.5),
        Line(((NATURAL, 2.5), (NATURAL + 1.7, 2.5)), "none"),  # room for the words
        Label((NATURAL, 2.5), text="natural length", side="above"),
    ]
    if first is not None:
        broken = given.values["x_i"] / given.values["x_f"] < 0.2
        parts += [upright(end, -1.6, 2.5), upright(first, -0.4, 0.9)]
        parts.append(under(-0.3, NATURAL, first, "x_i", broken))
        parts.append(under(-1.4, NATURAL, end, "x_f"))
        return parts
    parts.append(upright(end, -0.4, 0.9))
    if shown(given, "Delta_x"):
        parts.append(under(-0.3, min(NATURAL, end), max(NATURAL, end), "Delta_x"))
    sense = 1.0 if pulled else -1.0
    tail = end + 0.3 if pulled else end + 2.4
    push = (tail, 1.3), (tail + sense * 2.1, 1.3)
    word = None if shown(given, "F_s") else "pull" if pulled else "push"
    parts.append(Arrow(*push, "force", "F_s", word, "hand"))
    return parts


def _on_track(given: SceneInput, end: float, place: float, reach: float) -> list[Part]:
    """Draw a wall, a spring up to `end` and a block whose near face is at `place`."""
    rough = given.regime in (LAUNCH_ROUGH, CAUGHT_ROUGH)
    parts: list[Part] = [wall(2.6)]
    if given.regime == LAUNCH_PATCH:
        parts += [level(0.0, 0.6 * reach), level(0.6 * reach, reach, rough=True)]
        parts.append(Label((0.8 * reach, -0.5), "mu_k", side="below"))
    else:
        parts.append(level(0.0, reach, rough=rough))
    parts += [coil((0.0, _Y), (end, _Y)), *block(place, 0.0)]
    # Beside a spring that is pressed together the block is in the way: there it stands higher.
    over = _Y + CLEAR if end >= NATURAL else SIDE + 0.1
    parts.append(Label((min(end, NATURAL) / 2, over), "k", side="above", body="spring"))
    return parts


def _oscillates(given: SceneInput) -> list[Part]:
    shift = 2.6
    ratio = 0.0
    if shown(given, "x_P"):
        ratio = given.values["x_P"] / given.values["A"]
    out = NATURAL + (shift if given.frame == "before" else 0.0)
    # All is measured where the spring ends: a place on the way there does not lie in the block.
    middle = NATURAL
    parts: list[Part] = [
        upright(middle, _BELOW - 0.2, SIDE + 1.2),
        Label((middle, SIDE + 1.2), text="equilibrium", side="above"),
    ]
    parts += _on_track(given, out, out, NATURAL + shift + SIDE + 2.0)
    if shown(given, "A"):
        parts.append(under(_BELOW, middle, middle + shift, "A"))
        parts.append(upright(middle + shift, _BELOW - 0.2, 0.0))
    if ratio:
        parts.append(under(_BELOW - 1.2, middle, middle + shift * ratio, "x_P"))
        parts.append(upright(middle + shift * ratio, _BELOW - 1.4, 0.0))
        parts.append(upright(middle, _BELOW - 1.4, _BELOW))
    return parts


def _launch(given: SceneInput) -> list[Part]:
    pressed = NATURAL - _SHIFT
    reach = NATURAL + 6.5 if given.regime != LAUNCH_PATCH else NATURAL + 7.5
    if given.time is not None:
        parts = _on_track(given, *_let_go(given.time, reach - 3.2), reach)
    elif given.frame == "before":
        parts = _on_track(given, pressed, pressed, reach)
    else:
        parts = _on_track(given, NATURAL, reach - 3.2, reach)
    if given.regime == LAUNCH_TRACK:
        parts.append(Ground((reach, 0.0), (reach + 3.0, 2.2)))
    parts += [
        upright(NATURAL, _BELOW - 0.2, SIDE + 1.2),
        Label((NATURAL, SIDE + 1.2), text="natural length", side="above"),
    ]
    if shown(given, "Delta_x"):
        parts += [
            upright(pressed, _BELOW - 0.2, 0.0),
            under(_BELOW, pressed, NATURAL, "Delta_x"),
        ]
    return parts


def _let_go(time: float, far: float) -> tuple[float, float]:
    """Return where a spring ends and where the block's near face is after it is let go.

    `time` is a share of the time until the block is at `far`. It is pushed through a quarter of an
    oscillation up to the natural length, and goes on with the speed that it has there, _SHIFT ω.
    """
    pushed = pi / 2
    phase = time * (pushed + (far - NATURAL) / _SHIFT)
    if phase < pushed:
        return (NATURAL - _SHIFT * cos(phase),) * 2
    return NATURAL, NATURAL + _SHIFT * (phase - pushed)


def _caught(given: SceneInput) -> list[Part]:
    pressed, reach = NATURAL - _SHIFT, NATURAL + 7.0
    place = NATURAL + 3.8
    if given.time is not None:  # a launch, run backward
        return _on_track(given, *_let_go(1 - given.time, place), reach)
    if given.frame == "after":
        return _on_track(given, pressed, pressed, reach)
    parts = _on_track(given, NATURAL, place, reach)
    if shown(given, "v_0"):
        tail = (place - 0.2, SIDE + 0.7)
        parts.append(Arrow((tail[0] + 1.4, tail[1]), (tail[0] - 0.9, tail[1]), "velocity", "v_0"))
    return parts


def _cut(given: SceneInput) -> list[Part]:
    """Draw the whole spring with a mark wherever it is cut, on a table if a block is beside it."""
    length, pieces = 9.0, max(2, round(given.values["n"]))
    parts: list[Part] = [coil((0.0, 0.0), (length, 0.0), coils=20)]
    beside = shown(given, "m")
    foot = -0.6 if beside else -0.9
    for i in range(1, pieces):
        at = length * i / pieces
        parts.append(Line(((at, max(foot, -0.75)), (at, 0.9)), "ink", dashed=True, heavy=True))
    parts.append(Label((length / 2, 0.9), "k", side="above", body="spring"))
    if shown(given, "L_0"):
        parts.append(under(-1.3, 0.0, length, "L_0"))
    if beside:
        parts += [level(-0.6, length + 1.6 + SIDE + 0.6, foot), *block(length + 1.6, foot)]
    return parts


def _joined(given: SceneInput) -> list[Part]:
    """Draw two springs on a wall, one after the other or side by side."""
    names = ("k", "") if given.regime in (SAME_SERIES, SAME_PARALLEL) else ("k_1", "k_2")
    texts = (given.names.get("first"), given.names.get("second"))
    if given.regime in (SERIES, SAME_SERIES):
        lines = (((0.0, 1.3), (4.0, 1.3)), ((4.2, 1.3), (8.2, 1.3)))
        parts: list[Part] = [wall(2.6), Circle((4.1, 1.3), 0.1, "metal")]
        end = (8.2, 1.3)
    else:
        lines = (((0.0, 2.6), (5.0, 2.6)), ((0.0, 0.8), (5.0, 0.8)))
        parts = [wall(3.6), Polygon(((5.0, 0.4), (5.25, 0.4), (5.25, 3.0), (5.0, 3.0)), "metal")]
        # Where the moments balance, so that the bar stays upright.
        end = (5.25, 1.7 - 0.9 * lean(given))
    for (start, stop), name, text, body in zip(
        lines, names, texts, ("first", "second"), strict=True
    ):
        parts.append(coil(start, stop, body, 8))
        middle = ((start[0] + stop[0]) / 2, start[1] + CLEAR)
        parts.append(Label(middle, name or None, text, "above", body))
    parts.append(Line((end, (end[0] + 0.3, end[1])), "ink"))
    if shown(given, "m") and not shown(given, "F_s"):
        parts += block(end[0] + 0.3, end[1] - SIDE / 2)
    else:
        parts.append(Arrow((end[0] + 0.3, end[1]), (end[0] + 2.6, end[1]), "force", "F_s"))
    return parts


_DRAWN: dict[str, Callable[[SceneInput], list[Part]]] = {
    **dict.fromkeys((STRETCHED, COMPRESSED, FURTHER), _held),
    **dict.fromkeys((OSCILLATES, AT_TIME), _oscillates),
    **dict.fromkeys((LAUNCH, LAUNCH_ROUGH, LAUNCH_PATCH, LAUNCH_TRACK), _launch),
    **dict.fromkeys((CAUGHT, CAUGHT_ROUGH), _caught),
    **dict.fromkeys((SERIES, PARALLEL, SAME_SERIES, SAME_PARALLEL), _joined),
    CUT: _cut,
}
