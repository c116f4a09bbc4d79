"""Where a body is on the track of a loop or a dip, and how the only two springs are joined."""

from __future__ import annotations

import pytest

from tests.bare import relation_blamed

LOOP = (
    "A toy car of 0.30 kg passes the top of a vertical loop, on its inside, at 4.0 m/s. The loop"
    " has a radius of 0.50 m. How hard does the track push on it?"
)
DIP = "A 70 kg rider passes the bottom of a coaster's dip at 15 m/s. How hard does the seat push?"
FROM_BELOW = (
    "A cart enters a loop of radius 0.40 m at the bottom with 6.0 m/s. How fast is it at the top?"
)
SLUNG = (
    "A car slung from an overhead rail passes the bottom of a dip at 9 m/s. How hard is it held?"
)
HUNG = "A cart hangs below its rail at the bottom of a dip at 9.0 m/s. What does the rail exert?"
END_TO_END = "Springs of 80 N/m and 20 N/m are hooked together end to end. What is the constant?"
ROW = "A red spring (80 N/m) and a blue spring (20 N/m) hang one below the other. What is k?"
BESIDE = "Springs of 80 N/m and 20 N/m carry a sign side by side. What constant do they make?"
BOTH = "Springs of 80 N/m and 20 N/m are in parallel, then in series. What is the ratio of k?"


@pytest.mark.parametrize(
    ("question", "bodies", "right", "wrong"),
    [
        (LOOP, "car, track", "below car track", "above car track"),
        (LOOP, "toy car, loop track", "above loop_track toy_car", "below loop_track toy_car"),
        (DIP, "rider, seat", "above rider seat", "below rider seat"),
        (DIP, "rider, track", "below track rider", "above track rider"),
        (
            END_TO_END,
            "spring 1, spring 2",
            "in_series spring_1 spring_2",
            "side_by_side spring_1 spring_2",
        ),
        (
            ROW,
            "red spring, blue spring",
            "series red_spring blue_spring",
            "parallel red_spring blue_spring",
        ),
        (
            BESIDE,
            "spring 1, spring 2",
            "parallel spring_1 spring_2",
            "connected_in_series spring_2 spring_1",
        ),
    ],
)
def test_one_of_two_is_wrong(question, bodies, right, wrong):
    def blamed(relation):
        kind, *names = relation.split()
        return relation_blamed(question, bodies, (kind, *(n.replace("_", " ") for n in names)))

    assert blamed(wrong)
    assert not blamed(right)


@pytest.mark.parametrize(
    ("question", "bodies", "relation"),
    [
        (FROM_BELOW, "cart, track", ("above", "cart", "track")),
        (FROM_BELOW, "cart, track", ("below", "cart", "track")),
        (HUNG, "cart, rail", ("below", "cart", "rail")),
        (SLUNG, "car, rail", ("above", "rail", "car")),
        (LOOP, "car, table", ("above", "car", "table")),
        (BOTH, "spring 1, spring 2", ("series", "spring 1", "spring 2")),
        (BOTH, "spring 1, spring 2", ("parallel", "spring 1", "spring 2")),
        (BESIDE, "spring 1, spring 2, hook spring", ("series", "hook spring", "spring 1")),
    ],
)
def test_what_the_words_leave_open_is_not_blamed(question, bodies, relation):
    assert not relation_blamed(question, bodies, relation)
