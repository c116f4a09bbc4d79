"""Angles, lengths and arrow tips are drawn exactly; a scale is the same along both axes."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from wmw.core.scene import AngleMark, Arc, Arrow, Circle, Dimension, Ground, Line, Polygon
from wmw.diagrams.ink import Px, Sketch
from wmw.diagrams.marks import sketch_mark
from wmw.diagrams.shapes import clear_of_arrows, sketch_shape
from wmw.diagrams.styles import EXAM
from wmw.diagrams.view import View, bounds, fit, span_degrees

ANGLES = [1.0, 12.5, 30.0, 45.0, 89.0, 90.0, 135.0, 200.0, 359.0]


def _seen(center: Px, point: Px) -> float:
    """Degrees anticlockwise from the x axis, as seen on a page where y grows downward."""
    return math.degrees(math.atan2(center[1] - point[1], point[0] - center[0])) % 360


@pytest.mark.parametrize("box", [(0, 0, 10, 1), (-3, -4, -2, 9), (0, 0, 0, 5), (2, 2, 2, 2)])
def test_the_whole_scene_is_inside_its_margins(box: tuple[float, float, float, float]) -> None:
    view = fit(box, (644, 476), (30, 40, 50, 60))
    for corner in ((box[0], box[1]), (box[2], box[3])):
        x, y = view.px(corner)
        assert 30 - 1e-6 <= x <= 594 + 1e-6
        assert 40 - 1e-6 <= y <= 416 + 1e-6


@pytest.mark.parametrize("degrees", ANGLES)
def test_a_direction_keeps_its_angle_in_pixels(degrees: float) -> None:
    view = fit((-1, -7, 13, 2), (644, 476), (30, 30, 30, 30))
    radians = math.radians(degrees)
    start, end = view.px((1, 2)), view.px((1 + math.cos(radians), 2 + math.sin(radians)))
    assert _seen(start, end) == pytest.approx(degrees, abs=1e-9)


@pytest.mark.parametrize("start", [0.0, 40.0, 270.0, -30.0])
@pytest.mark.parametrize("span", ANGLES)
def test_an_angle_mark_runs_exactly_between_the_two_directions(start: float, span: float) -> None:
    view, sketch = View(50.0, 300.0, 200.0), Sketch()
    mark = AngleMark((0.5, 1.0), 1.0, start, start + span, quantity="a")
    sketch_mark(mark, view, EXAM, {"a": "α"}, sketch)
    path = sketch.strokes[0].paths[0]
    vertex = view.px(mark.vertex)
    assert _seen(vertex, path[0]) == pytest.approx(start % 360, abs=1e-9)
    assert _seen(vertex, path[-1]) == pytest.approx((start + span) % 360, abs=1e-9)
    assert {round(math.dist(vertex, p), 6) for p in path} == {50.0}
    middle = _seen(vertex, path[len(path) // 2])
    assert (middle - start) % 360 == pytest.approx(span / 2, abs=0.51 * span / (len(path) - 1))


@pytest.mark.parametrize(("labelled", "corners"), [(False, 3), (True, None)])
def test_only_an_unlabelled_right_angle_is_a_square(labelled: bool, corners: int | None) -> None:
    sketch = Sketch()
    mark = AngleMark((0, 0), 1.0, 20.0, 110.0, quantity="a")
    sketch_mark(mark, View(50.0, 0.0, 0.0), EXAM, {"a": "α"} if labelled else {}, sketch)
    path = sketch.strokes[0].paths[0]
    assert (len(path) == corners) if corners else len(path) > 10
    assert _seen((0.0, 0.0), path[0]) == pytest.approx(20.0)
    assert _seen((0.0, 0.0), path[-1]) == pytest.approx(110.0)


@pytest.mark.parametrize("role", ["force", "axis", "field"])
def test_a_filled_head_ends_at_the_exact_point(role: str) -> None:
    sketch, view = Sketch(), View(40.0, 100.0, 300.0)
    arrow = Arrow((0, 0), (2, 1.5), role=role)  # type: ignore[arg-type]
    sketch_mark(arrow, view, EXAM, {}, sketch)
    assert sketch.strokes[-1].paths[0][0] == pytest.approx(view.px((2, 1.5)))
    assert sketch.strokes[0].paths[0][0] == pytest.approx(view.px((0, 0)))


def test_forces_and_velocities_look_different() -> None:
    heads = {}
    for role in ("force", "velocity"):
        sketch = Sketch()
        sketch_mark(Arrow((0, 0), (2, 0), role=role), View(40.0, 0.0, 0.0), EXAM, {}, sketch)  # type: ignore[arg-type]
        heads[role] = sketch.strokes[-1]
    assert heads["force"].fill
    assert not heads["velocity"].fill
    assert heads["force"].fill != heads["velocity"].color


@pytest.mark.parametrize("offset", [-0.5, 0.0, 0.5])
def test_a_dimension_line_is_as_long_as_what_it_measures(offset: float) -> None:
    sketch, view = Sketch(), View(60.0, 50.0, 400.0)
    measure = Dimension((0, 0), (3, 4), offset=offset)
    sketch_mark(measure, view, EXAM, {}, sketch)
    line = sketch.strokes[2].paths[0]
    assert math.dist(*line) == pytest.approx(5 * 60.0)
    # The left of (3, 4) is (-4, 3)/5.
    assert line[0] == pytest.approx(view.px((-0.8 * offset, 0.6 * offset)))


def test_no_head_of_a_dimension_line_is_lost_in_a_dot() -> None:
    sketch, view = Sketch(), View(60.0, 50.0, 400.0)
    sketch_shape(Circle((3, 4), 0.2, "ink"), view, EXAM, sketch)
    sketch_shape(Circle((0, 0), 0.2, "body"), view, EXAM, sketch)
    sketch_mark(Dimension((0, 0), (3, 4)), view, EXAM, {}, sketch)
    dot, ring = view.px((3, 4)), view.px((0, 0))
    tips = [s.paths[0][0] for s in sketch.strokes[2:] if s.fill]
    assert len(tips) == 2
    assert tips[0] == pytest.approx(ring)  # a head shows on a light fill
    assert 0.2 * 60.0 < math.dist(tips[1], dot) < 0.2 * 60.0 + 4.0
    assert not any(math.dist(p, dot) < 0.2 * 60.0 for s in sketch.strokes[2:] for p in s.paths[0])


@pytest.mark.parametrize(
    ("arrow", "left"),
    [
        (Arrow((4, 0), (6, 0)), [(0, 3), (7, 10)]),
        (Arrow((6, 0), (4, 0)), [(0, 3), (7, 10)]),
        (Arrow((-2, 0), (0.5, 0)), [(1.5, 10)]),
        (Arrow((8, 0), (12, 0)), [(0, 7)]),
        (Arrow((2.5, 0), (5, 0)), [(6, 10)]),
        (Arrow((5, 0), (7.5, 0)), [(0, 4)]),
        (Arrow((-1, 0), (11, 0)), []),
        (Arrow((12, 0), (14, 0)), [(0, 10)]),
        (Arrow((4, 1), (6, 1)), [(0, 10)]),
        (Arrow((5, -1), (5, 1)), [(0, 10)]),
        (Arrow((5, 0), (5, 3)), [(0, 10)]),
    ],
)
def test_dashes_leave_room_for_the_arrow_along_them(
    arrow: Arrow, left: list[tuple[float, float]]
) -> None:
    dashes = Line(((0, 0), (10, 0)), dashed=True)
    pieces = [p for p in clear_of_arrows(dashes, [arrow], 1.0) if isinstance(p, Line)]
    assert [p.points for p in pieces] == [((a, 0), (b, 0)) for a, b in left]
    assert all(p.dashed for p in pieces)
    # What is no dashed line stays whole.
    for part in (Line(((0, 0), (10, 0))), replace(dashes, body="rope"), Circle((5, 0), 1)):
        assert list(clear_of_arrows(part, [arrow], 1.0)) == [part]


def test_a_ground_is_hatched_on_the_right_of_its_direction() -> None:
    for start, end, sign in (((0, 0), (4, 0), 1), ((4, 0), (0, 0), -1)):
        sketch = Sketch()
        sketch_shape(Ground(start, end), View(50.0, 0.0, 100.0), EXAM, sketch)
        hatch = sketch.strokes[0].paths
        assert all(sign * (far[1] - near[1]) > 0 for near, far in hatch)


def test_a_rough_ground_can_be_seen_to_be_rough() -> None:
    counts = []
    for rough in (False, True):
        sketch = Sketch()
        sketch_shape(Ground((0, 0), (4, 0), rough=rough), View(50, 0, 100), EXAM, sketch)
        counts.append(len(sketch.strokes))
    assert counts[1] > counts[0]


@pytest.mark.parametrize(
    ("start", "end", "span"),
    [(0, 0, 0), (0, 360, 360), (10, 50, 40), (50, 10, 320), (-20, 20, 40), (350, 10, 20)],
)
def test_a_span_is_counted_anticlockwise(start: float, end: float, span: float) -> None:
    assert span_degrees(start, end) == pytest.approx(span)


def test_bounds_hold_every_part() -> None:
    assert bounds([Circle((1, 1), 2), Line(((5, 0), (6, 7)))]) == (-1, -1, 6, 7)
    assert bounds([Dimension((0, 0), (4, 0), offset=1)]) == (0, 0, 4, 1)
    x0, y0, x1, y1 = bounds([Arc((0, 0), 1, 0, 180)])
    assert (x0, y0, x1) == pytest.approx((-1, 0, 1), abs=1e-9)
    assert y1 == pytest.approx(1, abs=1e-2)


@pytest.mark.parametrize("sketcher", [sketch_shape, sketch_mark])
def test_a_part_of_the_wrong_sort_is_refused(sketcher: object) -> None:
    assert callable(sketcher)
    wrong = (
        (Arrow((0, 0), (1, 1)), View(1, 0, 0), EXAM, Sketch())
        if sketcher is sketch_shape
        else (Polygon(((0, 0), (1, 0), (1, 1))), View(1, 0, 0), EXAM, {}, Sketch())
    )
    with pytest.raises(TypeError, match="not a"):
        sketcher(*wrong)


@pytest.mark.parametrize("height", [0.0, 0.5, 1.0])
def test_a_break_mark_stands_clear_of_lines_that_cross_it(height: float) -> None:
    view, sketch = View(100.0, 300.0, 300.0), Sketch()
    sketch_shape(Line(((-2.0, height), (2.0, height))), view, EXAM, sketch)
    sketch_mark(Dimension((0.0, -1.0), (0.0, 1.0), broken=True), view, EXAM, {}, sketch)
    (mark,) = (s.paths for s in sketch.strokes if len(s.paths) == 2)
    rows = [y for path in mark for _, y in path]
    assert 200.0 < min(rows) < max(rows) < 400.0
    surface = view.px((0.0, height))[1]
    assert not min(rows) < surface < max(rows)


@pytest.mark.parametrize("length", [0.3, 0.34, 0.5, 1.0])
def test_heads_and_break_mark_of_a_dimension_line_stand_apart(length: float) -> None:
    view, sketch = View(100.0, 300.0, 300.0), Sketch()
    sketch_mark(Dimension((0.0, 0.0), (0.0, length), broken=True), view, EXAM, {}, sketch)
    marks = [s.paths for s in sketch.strokes if len(s.paths) == 2]
    heads = [s.paths[0] for s in sketch.strokes if s.fill == EXAM.ink]
    assert len(marks) == 1
    assert len(heads) == 2
    rows = [y for path in marks[0] for _, y in path]
    for head in heads:
        gaps = min(rows) - max(y for _, y in head), min(y for _, y in head) - max(rows)
        assert max(gaps) > 6
