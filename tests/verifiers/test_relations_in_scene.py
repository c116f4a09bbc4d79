"""Where the item is known, its scene decides who is on, in or carried by whom."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from wmw.core.item import Item
from wmw.generators import generate
from wmw.perturbations import registry
from wmw.perturbations.gold import Gold
from wmw.perturbations.perturb import distinct
from wmw.verifiers.bodies.casting import cast
from wmw.verifiers.claims import collect
from wmw.verifiers.pipeline import judge
from wmw.verifiers.vocabulary.lexicon import lexicon

KINDS = [
    ("fluid", "layers_pressure"),
    ("optics", "above_the_critical_angle"),
    ("optics", "apparent_depth"),
    ("lever", "second_class_pivot_force"),
    ("inclined_plane", "static_friction"),
]


def _item(family: str, kind: str) -> Item:
    for index in range(200):
        if (item := generate(family, 2027, index)).kind == kind:
            return item
    raise AssertionError(kind)


def _labels(item: Item, trace: dict[str, Any]) -> tuple[str, ...]:
    verdict = judge(trace, gold=item)
    assert all(f.pointer.startswith("/state_0/relations/") for f in verdict.findings), verdict
    return verdict.labels


def _with(item: Item, *relations: tuple[str, str, str], **renamed: str) -> dict[str, Any]:
    trace = copy.deepcopy(item.trace.to_dict())
    for body in trace["state_0"]["objects"]:
        body["name"] = renamed.get(body["name"], body["name"])
    trace["state_0"]["relations"] = [{"type": t, "args": [a, b]} for t, a, b in relations]
    return trace


@pytest.mark.parametrize(("family", "kind"), KINDS)
def test_every_relation_gone_wrong_is_found(family: str, kind: str) -> None:
    item = _item(family, kind)
    gold = Gold.of(item)
    found = {
        made.description: _labels(item, made.trace)
        for edit in registry().values()
        for made in distinct(gold, edit, "isolated")
        if edit.label == "relation"
    }
    assert found
    assert found == dict.fromkeys(found, ("relation",))


def test_bodies_by_the_words_of_the_scene_play_its_roles() -> None:
    item = _item("fluid", "layers_pressure")
    claims, words = collect(item.trace.to_dict()), lexicon("fluid")
    told = cast(claims, words, item.regime, item.names)
    assert {role: name for name, role in told.items()} == dict(item.names)


def test_a_second_body_does_not_take_the_role_of_one_that_the_scene_names() -> None:
    item = _item("optics", "apparent_depth")
    trace = _with(item)
    trace["state_0"]["objects"].append({"name": "water"})
    told = cast(collect(trace), lexicon("optics"), item.regime, item.names)
    assert told[item.names["medium_1"]] == "medium_1"
    assert told[item.names["medium_2"]] == "medium_2"


def test_what_hangs_on_a_spring_may_be_said_to_be_on_it() -> None:
    item = _item("spring", "constant_from_hanging")
    body = item.names["block"]
    assert judge(_with(item, ("on", body, "spring")), gold=item).outcome == "valid"
    assert _labels(item, _with(item, ("above", body, "spring"))) == ("relation",)


def test_either_of_a_rope_and_the_pulleys_of_a_tackle_may_carry_the_other() -> None:
    """The load tells the movable pulley; nothing tells of another one, or of several."""
    item = _item("pulley", "tackle_force")
    load, rope, pulley = (item.names[role] for role in ("load", "rope", "pulley"))
    turned = ("supported_by", rope, pulley)
    assert judge(_with(item, turned), gold=item).outcome == "valid"
    assert _labels(item, _with(item, turned, ("attached", load, pulley))) == ("relation",)
    both = _with(
        item,
        ("supported_by", rope, "pulley system"),
        ("attached", load, "pulley system"),
        pulley="pulley system",
    )
    assert judge(both, gold=item).outcome == "valid"


def test_what_an_account_may_leave_out_tells_where_a_body_is_as_well() -> None:
    item = _item("projectile", "hits_the_wall")
    body, wall, ground = (item.names[role] for role in ("body", "wall", "ground"))
    assert judge(_with(item, ("on", wall, ground)), gold=item).outcome == "valid"
    assert _labels(item, _with(item, ("on", wall, body))) == ("relation",)


def test_what_is_in_the_water_is_in_the_tank() -> None:
    item = _item("fluid", "absolute_pressure")
    hatch, liquid, vessel = (item.names[role] for role in ("hatch", "liquid", "vessel"))
    inside = _with(item, ("in", hatch, vessel), ("in", liquid, vessel))
    assert judge(inside, gold=item).outcome == "valid"


def test_no_account_has_a_rope_and_a_pulley_carry_each_other() -> None:
    for index in range(60):
        item = generate("pulley", 2027, index)
        relations = {(r.type, r.args) for r in item.trace.state_0.relations}
        assert not any((type_, args[::-1]) in relations for type_, args in relations
                       if type_ == "supported_by")  # fmt: skip
