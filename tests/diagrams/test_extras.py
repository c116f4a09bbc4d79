"""What lies on a page besides: in free places, without numbers; and mirrored circuits."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from wmw.core.scene import Scene
from wmw.diagrams import STYLES, Look, collisions, draw, look_of
from wmw.diagrams.extras import REMARKS, THINGS, free_corner
from wmw.generators import generate

from . import examples
from .pixels import decode

EXTRAS = [*THINGS, *REMARKS]


def test_extras_have_no_numbers() -> None:
    assert not any(character.isdigit() for extra in EXTRAS for character in extra)


@pytest.mark.parametrize("extra", EXTRAS)
@pytest.mark.parametrize("name", ["exam", "blueprint", "hand_drawn"])
def test_an_extra_changes_only_what_was_bare(extra: str, name: str) -> None:
    scene, shown = examples.incline()
    bare = Look(STYLES[name], turn=20.0, place=0.4)
    whole = draw(scene, shown, style=replace(bare, extra=extra))
    without = draw(scene, shown, style=bare)
    (entry,) = whole.sidecar["extras"]
    assert entry["name"] == extra
    assert collisions(whole.sidecar) == []
    drawn, before = decode(whole.png), decode(without.png)
    rows, columns = np.nonzero((drawn != before).any(axis=2))
    x0, y0, x1, y1 = entry["box"]
    assert (columns.min(), rows.min()) >= (x0 - 2, y0 - 2)
    assert columns.max() <= x1 + 1
    assert rows.max() <= y1 + 1
    blank = decode(draw(Scene(), {}, style=bare).png)
    around = (slice(y0 - 8, y1 + 8), slice(x0 - 8, x1 + 8))
    assert (before[around] == blank[around]).all()


def test_free_corners_are_free_and_near_the_edge() -> None:
    taken = np.zeros((200, 300), dtype=bool)
    taken[40:160, :] = True
    for choice in (0.0, 0.37, 0.99):
        corner = free_corner(taken, (30, 5), choice)
        assert corner is not None
        left, top = corner
        assert not taken[top - 10 : top + 15, left - 10 : left + 40].any()
    walls = np.zeros((300, 200), dtype=bool)
    walls[:80], walls[-80:] = True, True
    assert free_corner(walls, (30, 5), 0.5) is not None
    assert free_corner(walls, (30, 5), 0.5, remark=True) is None
    left, top = free_corner(~walls, (30, 5), 0.5, remark=True) or (0, 0)
    assert not (~walls)[max(0, top - 25) : top + 30, max(0, left - 25) : left + 55].any()
    assert free_corner(np.ones((200, 300), dtype=bool), (30, 5), 0.5) is None
    assert free_corner(taken, (400, 5), 0.5) is None


def test_nothing_that_the_question_speaks_of_lies_on_the_page() -> None:
    item = generate("optics", 2026, 1)
    silent = replace(item, question="What is the image distance?", names={})
    seen = {look_of(replace(silent, index=i)).extra for i in range(400)}
    assert {"pencil", "leaf"} <= seen
    told = replace(item, question="A pencil and a leaf stand before a lens.", names={})
    spoken = {look_of(replace(told, index=i)).extra for i in range(400)}
    assert not {"pencil", "leaf"} & spoken


@pytest.mark.parametrize("name", sorted(examples.CIRCUITS))
def test_a_mirrored_circuit_has_its_source_on_the_right_and_all_its_labels(name: str) -> None:
    scene, shown = examples.circuit(name)
    plain, turned = (
        draw(scene, shown, style=Look(STYLES["exam"], mirrored=mirrored)).sidecar
        for mirrored in (False, True)
    )
    width = plain["size"][0]
    for one, other in zip(plain["bodies"], turned["bodies"], strict=True):
        x0, y0, x1, y1 = one["box"]
        assert other["name"] == one["name"]
        assert np.abs(np.array(other["box"]) - (width - x1, y0, width - x0, y1)).max() <= 1
    assert sorted(label["text"] for label in turned["labels"]) == sorted(
        label["text"] for label in plain["labels"]
    )
    assert collisions(turned) == []


def test_some_circuits_are_mirrored_and_nothing_else_is() -> None:
    circuit, lever = generate("circuit", 2026, 0), generate("lever", 2026, 0)
    turned = [look_of(replace(circuit, index=i)).mirrored for i in range(200)]
    assert 50 < sum(turned) < 110
    assert not any(look_of(replace(lever, index=i)).mirrored for i in range(50))
