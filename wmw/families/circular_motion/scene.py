"""How motion in a circle is drawn: from above, from the side, or in section."""

from __future__ import annotations

from math import cos, degrees, pi, radians, sin, tan

from wmw.core.scene import (
    AngleMark,
    Arc,
    Arrow,
    Circle,
    Dimension,
    Ground,
    Label,
    Line,
    Part,
    Point,
    Polygon,
    Scene,
    SceneInput,
    Side,
    flip,
)
from wmw.families.circular_motion.scene_aside import draw_aside
from wmw.families.circular_motion.scene_parts import (
    ARROW,
    BIG,
    BODY,
    mass,
    on_circle,
    radius_line,
    speed,
    turned,
    turning,
)
from wmw.families.circular_motion.symbols import (
    BANKED,
    BANKS_ROUGH,
    BOTTOMS,
    BUMPS,
    CONICAL,
    FASTER,
    FERRIS_BOTTOM,
    FERRIS_TOP,
    FLATS,
    HILLS,
    HORIZONTAL,
    RODS,
    ROTORS,
    TABLE,
    TOGETHER,
    TRACKS,
    TWO_RADII,
    UNIFORM,
    VERTICAL,
    WHEELS,
    WIDER,
)


def draw(given: SceneInput) -> Scene:
    """Lay out the circle, the body on it, and the labels of the givens."""
    if given.regime in VERTICAL:
        parts = _vertical(given)
    elif given.regime in BUMPS:
        parts = _bump(given)
    elif given.regime in (BANKED, *BANKS_ROUGH):
        parts = _bank(given)
    elif given.regime in WHEELS:
        parts = _wheel(given)
    elif given.regime == CONICAL:
        parts = _cone(given)
    elif given.regime in (*FLATS, FASTER, WIDER):
        parts = _curve(given)
    elif given.aside and given.regime in (UNIFORM, HORIZONTAL, *ROTORS):
        parts = draw_aside(given)
    else:
        parts = _above(given)
    scene = Scene(tuple(parts), notes=tuple(q for q in _NOTES if q in given.values))
    return flip(scene) if given.mirrored and given.regime != WIDER else scene


_NOTES = ("mu_s", "n_rpm", "f_rot", "T_rev", "n_rev", "t", "M", "g")


def _above(given: SceneInput) -> list[Part]:
    """Draw a disc, a table or a drum from above."""
    values = given.values
    solid = given.regime in (UNIFORM,)
    parts: list[Part] = []
    if given.regime in TOGETHER:
        return _two_on_disc(given)
    start, end = radians(35), radians(145)
    angle = start if given.frame == "before" else end
    if given.time is not None:  # at a constant speed
        angle = start + (end - start) * given.time
    place = on_circle(angle)
    if solid:
        parts.append(Circle((0.0, 0.0), BIG + 0.6, "surface", "disc"))
    elif given.regime == TABLE:
        wide, deep = 1.7 * BIG, 1.15 * BIG
        corners = ((-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep))
        parts.append(Polygon(corners, "surface", "table"))
    elif given.regime in ROTORS:
        parts.append(Arc((0.0, 0.0), BIG + BODY, 0.0, 360.0, "ink", heavy=True, body="path"))
    parts.append(Arc((0.0, 0.0), BIG, 0.0, 360.0, "faint", dashed=True))
    parts.append(Circle((0.0, 0.0), 0.1, "ink"))
    if not solid and given.regime not in ROTORS:
        parts.append(Line(((0.0, 0.0), place), "ink", body="string"))
    for name in ("r", "R"):
        if name in values:
            # A string is drawn already.
            strung = not solid and given.regime not in ROTORS
            parts += radius_line(name, place, body="string" if strung else "radius")[strung:]
    parts.append(Circle(place, BODY, "body", "body"))
    tangent = (-sin(angle), cos(angle))
    parts += speed(given, "v", place, tangent)
    if "m" in values:
        parts.append(Label((place[0] + BODY, place[1]), "m", side="right", body="body"))
    if given.time is None and (not solid or "n_rpm" in values or "T_rev" in values):
        turn = 0.55 * BIG
        parts += [
            *turning((0.0, 0.0), turn, 200.0, 290.0),
        ]
    return parts


def _wheel(given: SceneInput) -> list[Part]:
    """Draw a Ferris wheel from the side, on its stand; the rider is where the regime says."""
    values = given.values
    angle = {FERRIS_TOP: pi / 2, FERRIS_BOTTOM: -pi / 2}.get(given.regime, radians(30))
    place = on_circle(angle)
    floor = -BIG - 1.0
    parts: list[Part] = [
        Ground((-BIG - 1.0, floor), (BIG + 1.0, floor)),
        Line(((-1.5, floor), (0.0, 0.0), (1.5, floor)), "metal", heavy=True),
        Arc((0.0, 0.0), BIG, 0.0, 360.0, "ink", heavy=True, body="disc"),
        *(Line(((0.0, 0.0), on_circle(radians(x))), "faint") for x in range(0, 360, 45)),
        Circle((0.0, 0.0), 0.1, "ink"),
        Circle(place, BODY, "body", "body"),
        # Above the wheel, where neither stand nor ground is in the way.
        *(
            [Dimension((-BIG, BIG + 0.9), (BIG, BIG + 0.9), "d", offset=0.0)]
            if "d" in values
            else []
        ),
    ]
    if "R" in values or "r" in values:
        parts.append(
            Dimension((0.0, 0.0), on_circle(radians(-22.5)), "R" if "R" in values else "r")
        )
    if "m" in values:
        parts.append(Label((place[0] + BODY, place[1]), "m", side="right", body="body"))
    tangent = (-sin(angle), cos(angle))
    return parts + speed(given, "v", place, tangent)


def _two_on_disc(given: SceneInput) -> list[Part]:
    values = given.values
    scale = BIG / max(values["r_1"], values["r_2"])
    parts: list[Part] = [
        Circle((0.0, 0.0), BIG + 0.6, "surface", "disc"),
        Circle((0.0, 0.0), 0.1, "ink"),
    ]
    roles = ("first", "second") if given.regime == TWO_RADII else ("inner", "outer")
    for i, angle, role in zip("12", (radians(150), radians(20)), roles, strict=True):
        place = on_circle(angle, values[f"r_{i}"] * scale)
        if f"r_{i}" in values:
            parts += radius_line(f"r_{i}", place, body=f"radius_{i}")
        parts.append(Circle(place, BODY, "body", role))
        if role in given.names:
            parts.append(
                Label((place[0], place[1] + BODY), text=given.names[role], side="above", body=role)
            )
    parts += [
        *turning((0.0, 0.0), 0.75 * BIG, 235.0, 310.0),
    ]
    return parts


def _curve(given: SceneInput) -> list[Part]:
    """Draw a curve of the road from above."""
    values = given.values
    wide, far = (1.5, 124.0) if "v_2" in values else (1.25, 115.0)
    parts: list[Part] = []
    if given.regime == WIDER:
        return _two_curves(given)
    # Where the road runs nearly level, the arrow and its label lie between the kerbs.
    angle = radians(65 if "v_2" in values else 76)
    place = on_circle(angle, 1.5 * BIG)
    parts += [
        Arc((0.0, 0.0), 1.5 * BIG - wide, 15.0, far, "ink", heavy=True, body="path"),
        Arc((0.0, 0.0), 1.5 * BIG + wide, 15.0, far, "ink", heavy=True),
        Arc((0.0, 0.0), 1.5 * BIG, 15.0, far, "faint", dashed=True),
        Circle((0.0, 0.0), 0.08, "ink"),
        Circle(place, BODY, "body", "body"),
    ]
    if "R" in values:
        # To the middle of the road, where the body is not in the way.
        parts.append(Dimension((0.0, 0.0), on_circle(radians(38), 1.5 * BIG), "R"))
    tangent = (-sin(angle), cos(angle))
    parts += speed(given, "v", place, tangent, 0.8 * ARROW)
    if "v_2" not in values:
        return parts + speed(given, "v_1", place, tangent, 0.6 * ARROW)
    turn = radians(106)
    later = on_circle(turn, 1.5 * BIG)
    # To one scale, and none of them off the road.
    scale = 0.85 * ARROW / max(values["v_1"], values["v_2"])
    return [
        *parts,
        *speed(given, "v_1", place, tangent, scale * values["v_1"]),
        Circle(later, BODY, "none"),
        *speed(given, "v_2", later, (-sin(turn), cos(turn)), scale * values["v_2"]),
    ]


def _two_curves(given: SceneInput) -> list[Part]:
    """Draw a curve before and after its radius has changed, both to one scale.

    The radii are named on the open side of the drawn arcs, where the smaller one has room too.
    """
    parts: list[Part] = []
    scale = 1.6 * BIG / max(given.values["r_1"], given.values["r_2"])
    left, turn = 0.0, radians(68)
    for i, when in (("1", "before"), ("2", "after")):
        radius = given.values[f"r_{i}"] * scale
        center = (left, 0.0)
        place = (left + radius * cos(turn), radius * sin(turn))
        middle = ((center[0] + place[0]) / 2 - 0.15, place[1] / 2)
        parts += [
            Arc(center, radius, 5.0, 82.0, "ink", heavy=True),
            Circle(center, 0.08, "ink"),
            Line((center, place), "faint", body=f"radius_{i}"),
            Circle(place, BODY, "body", "body"),
            Label((left + 0.3 * radius, -0.4), text=when, side="below"),
            Line((middle, (middle[0] - 2.6, middle[1])), "none"),  # room for the radius
        ]
        if f"r_{i}" in given.values:
            parts.append(Label(middle, f"r_{i}", side="left", body=f"radius_{i}"))
        left += radius + 2.9
    return parts


def _bank(given: SceneInput) -> list[Part]:
    """Draw a banked road in section; the center of the curve lies to the left."""
    values = given.values
    theta = values.get("theta", None)
    slope = theta if theta is not None else radians(20)
    long = 7.0
    foot, top = (0.0, 0.0), (long * cos(slope), long * sin(slope))
    middle = (0.5 * top[0], 0.5 * top[1])
    along, out = (cos(slope), sin(slope)), (-sin(slope), cos(slope))

    def at(distance: float, height: float) -> Point:
        return (
            middle[0] + distance * along[0] + height * out[0],
            middle[1] + distance * along[1] + height * out[1],
        )

    parts: list[Part] = [
        Polygon((foot, (top[0], 0.0), top), "surface", "path"),
        # Hatching would suggest friction on a road where none is spoken of.
        *([Ground(foot, top, True, "path")] if "mu_s" in given.values else []),
        Polygon((at(-0.8, 0.04), at(0.8, 0.04), at(0.8, 0.8), at(-0.8, 0.8)), "body", "body"),
    ]
    if "theta" in values:
        # In a flat wedge its label has room only past the body.
        radius = 0.22 * long if slope > radians(17) else 0.62 * long
        parts.append(AngleMark(foot, radius, 0.0, degrees(slope), "theta"))
    if "R" in values:
        height = -0.9
        parts += [
            Line(((-3.5, height - 0.4), (-3.5, top[1])), "faint", dashed=True),
            Dimension((-3.5, height), (middle[0], height), "R", offset=0.0, broken=True),
            Line((middle, (middle[0], height - 0.2)), "faint", dashed=True),
        ]
    if "v" in values:
        parts.append(Label(at(0.0, 0.95), "v", side="above", body="body"))
    return parts


def _cone(given: SceneInput) -> list[Part]:
    """Draw a conical pendulum from the side: the string at its true angle."""
    values = given.values
    theta, long = values["theta"], 6.0
    place = (long * sin(theta), -long * cos(theta))
    low = (0.0, place[1])
    flat = 0.16
    turns = [2 * pi * i / 48 for i in range(49)]
    path = tuple((place[0] * cos(t), place[1] + flat * place[0] * sin(t)) for t in turns)
    parts: list[Part] = [
        Ground((1.8, 0.0), (-1.8, 0.0), body="support"),
        Line(((0.0, 0.0), low), "faint", dashed=True),
        Line(path, "faint", dashed=True),
        Line(((0.0, 0.0), place), "ink", body="string"),
        Circle(place, BODY, "body", "body"),
    ]
    if "theta" in values:
        # A narrow angle is marked where its label has room between the string and the vertical.
        radius = min(max(0.3 * long, 0.8 / tan(theta / 2)), 0.6 * long)
        parts.append(AngleMark((0.0, 0.0), radius, -90.0, -90.0 + degrees(theta), "theta"))
    if "L" in values:
        middle = (0.6 * place[0], 0.6 * place[1])
        # Right of the string, clear of it along the whole height of the text.
        clear = 0.3 * min(tan(theta), 3.0)
        parts.append(Label((middle[0] + clear, middle[1]), "L", side="right", body="L"))
    if "r" in values:
        parts.append(Label((0.5 * place[0], place[1]), "r", side="below"))
    return parts + mass(given, place)


def _vertical(given: SceneInput) -> list[Part]:
    """Draw a vertical circle with the body at its top or at its bottom."""
    values = given.values
    low = given.regime in BOTTOMS
    if given.frame == "after":
        low = not low
    top, bottom = (0.0, BIG), (0.0, -BIG)
    place = bottom if low else top
    parts: list[Part] = []
    if given.regime in TRACKS:
        parts.append(Arc((0.0, 0.0), BIG + BODY, 0.0, 360.0, "ink", heavy=True, body="path"))
    else:
        parts.append(Arc((0.0, 0.0), BIG, 0.0, 360.0, "faint", dashed=True))
        parts.append(Line(((0.0, 0.0), place), "ink", heavy=given.regime in RODS, body="string"))
    parts += [Circle((0.0, 0.0), 0.1, "ink"), Circle(place, BODY, "body", "body")]
    if "r" in values:
        if given.regime in TRACKS:
            parts.append(Line(((0.0, 0.0), place), "faint"))
        # On the other side of the string than the arrow goes to.
        parts.append(Label((0.0, 0.5 * place[1]), "r", side="left" if low else "right"))
    for name, where, along in (
        ("v_top", top, (-1.0, 0.0)),
        ("v_bottom", bottom, (1.0, 0.0)),
        ("v", place, (1.0 if low else -1.0, 0.0)),
    ):
        if name in values and where != place:
            parts.append(Circle(where, BODY, "none"))
        if given.regime in TRACKS:
            # A short arrow stays inside the track, and so does its label.
            if name in values:
                tail, head = turned(where, along, 0.35 * ARROW)
                inward = -0.75 if where is top else 0.75
                at = ((tail[0] + head[0]) / 2 + 0.95 * along[0], where[1] + inward)
                side: Side = "below" if where is top else "above"
                parts += [Arrow(tail, head, "velocity"), Label(at, name, side=side, body="arrow")]
            continue
        parts += speed(given, name, where, along)
    if "m" in values:
        side, sense = ("below", -1.0) if low else ("above", 1.0)
        foot = (place[0], place[1] + sense * BODY)
        parts.append(Label(foot, "m", side=side, body="body"))
        # Room for it beside the edge of the page.
        parts.append(Line((foot, (foot[0], foot[1] + sense * 0.4)), "none"))
    return parts


def _bump(given: SceneInput) -> list[Part]:
    """Draw a hill or a dip in section, the body at its turning point."""
    values = given.values
    hill = given.regime in HILLS
    sign = 1.0 if hill else -1.0
    radius, half = 7.0, radians(38)
    steps = [half * (2 * i / 24 - 1) for i in range(25)]
    curve = tuple((radius * sin(a), sign * (radius * cos(a) - radius)) for a in steps)
    # The arc runs out into a straight road on both sides.
    run, fall = 1.6, 1.6 * tan(half)
    ends = (
        (curve[0][0] - run, curve[0][1] - sign * fall),
        (curve[-1][0] + run, curve[-1][1] - sign * fall),
    )
    road = (ends[0], *curve, ends[1])
    floor = min(y for _, y in road) - 0.8
    place = (0.0, BODY + 0.1)
    parts: list[Part] = [
        Polygon(((road[0][0], floor), *road, (road[-1][0], floor)), "surface", "path"),
        Line(road, "ink", heavy=True),
        Circle(place, BODY + 0.1, "body", "body"),
    ]
    if "R" in values:
        center = (0.0, -sign * radius)
        mark = on_circle(radians(90 - 22) if hill else radians(-90 + 22), radius)
        rim = (mark[0], center[1] + mark[1])
        parts += [
            Circle(center, 0.08, "ink"),
            Line((center, rim), "faint", dashed=True),
            # A little off the line, or the text would begin on a dash.
            Label(((center[0] + rim[0]) / 2 + 0.2, (center[1] + rim[1]) / 2), "R", side="right"),
        ]
    if "v" in values:
        # In a dip the arrow lies higher and is shorter, clear of the rising road.
        lift, long = (0.1, ARROW) if hill else (0.35, 0.8 * ARROW)
        tail = (BODY + 0.2, place[1] + lift)
        parts.append(Arrow(tail, (tail[0] + long, tail[1]), "velocity", "v"))
    return parts
