"""How questions set a collision up: four wordings each, to be followed by what is asked."""

from __future__ import annotations

from collections.abc import Sequence

_SIGN = (
    "Count the initial direction of {first} as positive.",
    "Take the direction in which {first} moves at first as positive.",
    "The initial direction of {first} is positive.",
    "Let the direction in which {first} moves at first be positive.",
)
_REST = (
    "{first} of mass {m_1} moves at {s_1} along a frictionless {surface} and hits {second}, which has a mass of {m_2} and is at rest.",
    "On a frictionless {surface}, {first} of mass {m_1} moves at {s_1} toward {second} of mass {m_2}, which is initially at rest.",
    "{first}, with a mass of {m_1} and a speed of {s_1}, runs into {second}, which has a mass of {m_2} and is at rest on a frictionless {surface}.",
    "In the picture {first} of mass {m_1} moves at {s_1} along a frictionless {surface} toward {second} of mass {m_2}, which is at rest.",
)
_HEAD_ON = (
    "{first} of mass {m_1} and {second} of mass {m_2} move toward each other on a frictionless {surface}, {first} at {s_1} and {second} at {s_2}.",
    "On a frictionless {surface}, {first} (mass {m_1}, speed {s_1}) and {second} (mass {m_2}, speed {s_2}) move in opposite directions toward each other.",
    "{first}, of mass {m_1}, moves at {s_1} along a frictionless {surface}; {second}, of mass {m_2}, comes the opposite way at {s_2}. They collide head-on.",
    "In the picture {first} of mass {m_1} and {second} of mass {m_2} move toward each other on a frictionless {surface}, {first} with a speed of {s_1}, {second} with a speed of {s_2}.",
)
_SAME = (
    "{first} of mass {m_1} moves at {s_1} along a frictionless {surface} and catches up with {second} of mass {m_2}, which moves in the same direction at {s_2}.",
    "On a frictionless {surface}, {first} (mass {m_1}, speed {s_1}) runs into {second} (mass {m_2}, speed {s_2}), which moves ahead of it in the same direction.",
    "{second} moves ahead of {first} in the same direction along a frictionless {surface}. Here {first} has a mass of {m_1} and a speed of {s_1}; {second} has a mass of {m_2} and a speed of {s_2}. Then {first} catches up.",
    "In the picture {first} of mass {m_1} moves at {s_1} along a frictionless {surface}, behind {second} of mass {m_2}, which moves in the same direction at {s_2}. Then {first} catches up.",
)
_STUCK = (
    "They stick together.",
    "After the collision they move on together.",
    "The two stick together in the collision.",
    "On impact they couple and stay together.",
)
_ELASTIC = (
    "The collision is perfectly elastic.",
    "The collision is elastic.",
    "They collide elastically.",
    "Their collision is elastic.",
)
_PARTLY = (
    "The collision is inelastic, with a coefficient of restitution of {e}.",
    "The coefficient of restitution is {e}.",
    "They collide with a coefficient of restitution of {e}.",
    "For their collision the coefficient of restitution is {e}.",
)


def _join(*parts: Sequence[str]) -> tuple[str, ...]:
    return tuple(" ".join(texts) for texts in zip(*parts, strict=True))


STICKING_REST = _join(_REST, _STUCK)
STICKING_HEAD_ON = _join(_HEAD_ON, _STUCK)
STICKING_HEAD_ON_SIGNED = _join(_HEAD_ON, _STUCK, _SIGN)
STICKING_SAME = _join(_SAME, _STUCK)
ELASTIC_REST = _join(_REST, _ELASTIC)
ELASTIC_REST_SIGNED = _join(_REST, _ELASTIC, _SIGN)
ELASTIC_HEAD_ON_SIGNED = _join(_HEAD_ON, _ELASTIC, _SIGN)
ELASTIC_SAME_SIGNED = _join(_SAME, _ELASTIC, _SIGN)
PARTLY_REST = _join(_REST, _PARTLY)
PARTLY_REST_SIGNED = _join(_REST, _PARTLY, _SIGN)
PARTLY_HEAD_ON_SIGNED = _join(_HEAD_ON, _PARTLY, _SIGN)
PARTLY_SAME_SIGNED = _join(_SAME, _PARTLY, _SIGN)
FOUND = (
    "{first} of mass {m_1} moves at {s_1} along a frictionless {surface} and hits {second} of mass {m_2}, which is at rest. After the collision {second} moves off at {v_2f} in the direction in which {first} came.",
    "On a frictionless {surface}, {first} of mass {m_1} moves at {s_1} toward {second} of mass {m_2}, which is initially at rest. They collide; after the collision {second} moves off at {v_2f}, away from {first}.",
    "{first}, with a mass of {m_1} and a speed of {s_1}, collides with {second}, which has a mass of {m_2} and is at rest on a frictionless {surface}. After the impact {second} moves off at {v_2f} in the initial direction of {first}.",
    "In the picture {first} of mass {m_1} moves at {s_1} along a frictionless {surface} and collides with {second} of mass {m_2}, which is at rest. After the collision {second} moves off at {v_2f}, away from {first}.",
)
RECOIL = (
    "{first} of mass {m_1} and {second} of mass {m_2} are at rest on a frictionless {surface}, with a compressed spring between them. Released, the spring pushes them apart, and {second} moves off at {v_2f}.",
    "On a frictionless {surface}, {first} of mass {m_1} and {second} of mass {m_2} are held at rest with a compressed spring between them and let go. They fly apart, and {second} moves off at {v_2f}.",
    "A compressed spring between them drives {first}, of mass {m_1}, and {second}, of mass {m_2}, apart from rest on a frictionless {surface}. After the push {second} moves off at {v_2f}.",
    "In the picture {first} of mass {m_1} and {second} of mass {m_2} are at rest on a frictionless {surface} with a compressed spring between them. The spring pushes them apart; after that {second} moves off at {v_2f}.",
)
BREAKUP = (
    "{first} of mass {m_1} and {second} of mass {m_2} are coupled and roll along a frictionless {surface}, both moving at {v_0} with {second} in front. A spring between them is released and pushes them apart, and {second} moves off at {v_2f} in the same direction.",
    "On a frictionless {surface}, {first} of mass {m_1} and {second} of mass {m_2} are both moving at {v_0}, joined by a compressed spring, with {second} in front. The spring pushes them apart; after that {second} moves off at {v_2f} in the same direction.",
    "A compressed spring between them drives {first}, of mass {m_1}, and {second}, of mass {m_2}, apart while they are both moving at {v_0} along a frictionless {surface}, {second} in front. After the push {second} moves off at {v_2f}, still forward.",
    "In the picture {first} of mass {m_1} and {second} of mass {m_2} are both moving at {v_0} along a frictionless {surface} with a compressed spring between them, {second} in front. The spring pushes them apart; after that {second} moves off at {v_2f} in the same direction.",
)
BREAKUP_SIGN = ("The common direction at first is positive.",) * 4
BOUNCE = (
    "A {body} of mass {m_1} hits a wall head-on at {s_1} and rebounds at {s_r}.",
    "A {body} of mass {m_1} moves at {s_1} straight against a wall and bounces back at {s_r}.",
    "Moving at {s_1}, a {body} of mass {m_1} strikes a wall at right angles and rebounds straight back at {s_r}.",
    "The {body} in the picture, of mass {m_1}, moves at {s_1} straight against the wall and bounces back at {s_r}.",
)
TIMED = (
    "A {body} of mass {m_1} hits a wall head-on at {s_1} and rebounds at {s_r}. The contact lasts {t_c}.",
    "A {body} of mass {m_1} moves at {s_1} straight against a wall and bounces back at {s_r}. It is in contact with the wall for {t_c}.",
    "Moving at {s_1}, a {body} of mass {m_1} strikes a wall at right angles and rebounds straight back at {s_r}. The contact lasts {t_c}.",
    "The {body} in the picture, of mass {m_1}, moves at {s_1} straight against the wall and bounces back at {s_r}. The contact lasts {t_c}.",
)
STOPPED = (
    "A {body} of mass {m_1} moves at {s_1} and is brought to rest within {t_c}.",
    "Moving at {s_1}, a {body} of mass {m_1} is caught and comes to rest within {t_c}.",
    "A {body} of mass {m_1} that moves at {s_1} is stopped by a hand: it comes to rest within {t_c}.",
    "The {body} in the picture, of mass {m_1}, moves at {s_1} and is brought to rest within {t_c}.",
)
STRUCK = (
    "A {body} of mass {m_1} is at rest. It is struck with a stick and leaves the stick at {v_1f}. The contact lasts {t_c}.",
    "Struck from rest, a {body} of mass {m_1} leaves the stick at {v_1f}. The contact lasts {t_c}.",
    "A {body} of mass {m_1} that is at rest is struck and leaves at {v_1f}. It is in contact with the stick for {t_c}.",
    "The {body} in the picture, of mass {m_1}, is at rest, is struck with a stick and leaves it at {v_1f}. The contact lasts {t_c}.",
)
BALLISTIC = (
    "A {bullet} of mass {m_1} is shot horizontally into a {target} of mass {m_2} that hangs at rest from long strings. The {bullet} stays in it, and the two swing up to a height of {h} above the lowest position.",
    "In a ballistic pendulum a {bullet} of mass {m_1} embeds itself in a {target} of mass {m_2}, which hangs at rest. Together they rise by a height of {h}.",
    "A {target} of mass {m_2} hangs at rest from strings. A {bullet} of mass {m_1} is shot horizontally into it and gets stuck; then the pendulum rises by a height of {h}.",
    "The picture shows a ballistic pendulum: a {bullet} of mass {m_1} gets stuck in a {target} of mass {m_2}, which hangs at rest at first and then rises by a height of {h}.",
)


def asking(setups: Sequence[str], questions: Sequence[str]) -> tuple[str, ...]:
    """Return each setup followed by one of the questions."""
    return _join(setups, questions)
