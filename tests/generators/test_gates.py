"""Quality gates: each lets a sound item pass and stops the fault it is there for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from tests.generators.worlds import situation_of
from wmw.core.item import Given, Item, Modality
from wmw.core.trace import State1
from wmw.generators import faults, generate
from wmw.generators.options import answer_text


@cache
def item_with(modality: Modality, kind: str = "speed_after_distance") -> Item:
    """Return a plain numeric item of the kind."""
    for index in range(400):
        item = generate("inclined_plane", 77, index, modality=modality)
        if item.kind == kind and not item.options and len(item.trace.state_1.new_variables) == 2:
            return item
    raise AssertionError("no such item")


def wrong_result(item: Item) -> Item:
    results = dict(item.trace.state_1.new_variables)
    key = list(results)[-1]
    results[key] = "9.87 m/s"
    return replace(item, trace=replace(item.trace, state_1=State1("", results)))


def wrong_answer(item: Item) -> Item:
    answer = replace(item.trace.answer, value=987.0, unit="m/s")
    return replace(item, trace=replace(item.trace, answer=answer))


def wrong_unit(item: Item) -> Item:
    answer = replace(item.trace.answer, value="4.91 kg", unit=None)
    return replace(item, trace=replace(item.trace, answer=answer))


def answer_in_question(item: Item) -> Item:
    given_away = answer_text(situation_of(item))
    return replace(item, question=f"{item.question} (It is {given_away}.)")


def given_twice(item: Item) -> Item:
    return replace(item, question=f"{item.question} Recall {item.givens['d'].text}.")


def given_missing(item: Item) -> Item:
    return replace(item, question=item.question.replace(item.givens["d"].text, "some distance"))


def given_misprinted(item: Item) -> Item:
    given = item.givens["d"]
    wrong = Given(given.value + 0.5, given.unit, given.text)
    return replace(item, givens={**item.givens, "d": wrong})


def body_twice(item: Item) -> Item:
    state = item.trace.state_0
    state = replace(state, objects=(*state.objects, state.objects[0]))
    return replace(item, trace=replace(item.trace, state_0=state))


def body_missing(item: Item) -> Item:
    state = replace(item.trace.state_0, objects=item.trace.state_0.objects[:1])
    return replace(item, trace=replace(item.trace, state_0=state))


def label_missing(item: Item) -> Item:
    parts = tuple(p for p in item.scene.parts if getattr(p, "quantity", None) != "theta")
    return replace(item, scene=replace(item.scene, parts=parts))


def label_twice(item: Item) -> Item:
    return replace(item, scene=replace(item.scene, notes=(*item.scene.notes, "theta")))


def label_without_number(item: Item) -> Item:
    return replace(item, shown={**item.shown, "theta": "θ"})


def answer_in_picture(item: Item) -> Item:
    shown = {**item.shown, "theta": f"{item.shown['theta']} {answer_text(situation_of(item))}"}
    return replace(item, shown=shown)


def target_labelled(item: Item) -> Item:
    return replace(item, shown={**item.shown, "v_f": "v_f"})


def number_in_text_of_picture_item(item: Item) -> Item:
    return replace(item, question=f"{item.question} The angle is {item.givens['theta'].text}.")


def number_in_picture_of_text_item(item: Item) -> Item:
    return replace(item, shown={**item.shown, "theta": f"θ = {item.givens['theta'].text}"})


def not_a_trace(item: Item) -> Item:
    return replace(item, trace=replace(item.trace, question=5))  # type: ignore[arg-type]


FAULTS: list[tuple[str, Modality, Callable[[Item], Item]]] = [
    ("recomputation", "text", wrong_result),
    ("recomputation", "text", wrong_answer),
    ("recomputation", "both", wrong_unit),
    ("recomputation", "text", given_misprinted),
    ("giveaway", "text", answer_in_question),
    ("giveaway", "picture", answer_in_picture),
    ("giveaway", "both", target_labelled),
    ("text", "text", given_twice),
    ("text", "both", given_missing),
    ("text", "picture", number_in_text_of_picture_item),
    ("bodies", "text", body_twice),
    ("bodies", "both", body_missing),
    ("labels", "picture", label_missing),
    ("labels", "both", label_twice),
    ("labels", "picture", label_without_number),
    ("labels", "text", number_in_picture_of_text_item),
    ("schema", "text", not_a_trace),
]


@pytest.mark.parametrize(
    ("gate", "modality", "spoil"), FAULTS, ids=[spoil.__name__ for _, _, spoil in FAULTS]
)
def test_planted_fault(gate: str, modality: Modality, spoil: Callable[[Item], Item]) -> None:
    item = item_with(modality)
    situation = situation_of(item)
    assert list(faults(item, situation)) == []
    found = {reason.partition(":")[0] for reason in faults(spoil(item), situation)}
    assert gate in found


def test_a_route_that_contradicts_the_laws_is_set_aside() -> None:
    item = item_with("text")
    situation = situation_of(item)
    wrong = replace(situation.kind, route=("a = g sin(theta)", "v_f = sqrt(2 a d)"))
    reasons = list(faults(item, replace(situation, kind=wrong)))
    assert any(reason.startswith("recomputation: a is") for reason in reasons)
