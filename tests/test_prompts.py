"""What is asked of a model: the form comes from the schema, and nothing of the answer gets in."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from wmw.core import registry
from wmw.core.errors import UsageError
from wmw.core.item import MODALITIES, Item, Option
from wmw.core.trace import WRITTEN_PARTS
from wmw.generators import generate
from wmw.prompts import CONDITIONS, prompt
from wmw.replies import read, written

_NUMBER = re.compile(r"\d+(?:\.\d+)?")


@cache
def items(family: str) -> tuple[Item, ...]:
    return tuple(
        generate(family, 31, index, modality=modality)
        for modality in MODALITIES
        for index in range(4)
    )


def asked(item: Item, condition: str) -> str:
    state = item.trace.to_dict()["state_0"] if CONDITIONS[condition].state_given else None
    return prompt(item.question, item.options, condition, state)


def frame(condition: str) -> str:
    """The fixed words of a condition, with a question and a state that say nothing."""
    state = {} if CONDITIONS[condition].state_given else None
    return prompt("", (), condition, state)


def form(text: str) -> dict:
    """The form of the reply at the end of a prompt."""
    return json.loads(text.rpartition("\n")[2])


@pytest.mark.parametrize("condition", CONDITIONS)
def test_the_form_has_the_parts_and_the_places_of_the_trace(condition: str) -> None:
    shape = form(frame(condition))
    assert tuple(shape) == CONDITIONS[condition].parts
    gold = items("inclined_plane")[0].trace.to_dict()
    for part, inner in shape.items():
        if isinstance(inner, dict):
            assert inner.keys() == gold[part].keys()
    for name, inner in shape.get("state_0", {}).items():
        if isinstance(inner, list) and isinstance(inner[0], dict):
            assert inner[0].keys() == gold["state_0"][name][0].keys()


@pytest.mark.parametrize("family", registry.names())
@pytest.mark.parametrize("condition", [c for c in CONDITIONS if c != "oracle_state"])
def test_nothing_but_the_question_and_its_options_gets_in(family: str, condition: str) -> None:
    for item in items(family):
        text = asked(item, condition)
        assert text.replace(f"Question: {item.question}", "Question: ", 1) == frame(condition)


@pytest.mark.parametrize("family", registry.names())
def test_what_stands_in_the_picture_alone_is_not_printed(family: str) -> None:
    seen = 0
    for item in items(family):
        if item.modality == "picture":
            printed = _NUMBER.findall(asked(item, "trace").rpartition("\n")[0])
            for name, given in item.givens.items():
                numbers = _NUMBER.findall(given.text)
                if item.shown.get(name) and given.text in item.shown[name] and numbers:
                    seen += 1
                    letters = [n for option in item.options for n in _NUMBER.findall(option.text)]
                    assert numbers[0] not in set(printed) - set(letters) - {"0", "1", "2", "3"}
    assert seen


@pytest.mark.parametrize("family", registry.names())
def test_the_given_state_tells_no_more_than_the_givens(family: str) -> None:
    """Every number of an oracle's prompt is one of the question, of its options or a given."""
    for item in items(family):
        known = set(_NUMBER.findall(item.question + " ".join(map(str, item.options))))
        known |= {n for given in item.givens.values() for n in _NUMBER.findall(given.text)}
        # names ("R_1"), exponents ("m^2"), and givens written with other digits ("0.30" as 0.3)
        values = {float(n) for n in known} | {0.0, 1.0, 2.0, 3.0, 4.0}
        state = asked(item, "oracle_state").partition("State before: ")[2].partition("\n")[0]
        assert json.loads(state).keys() == {"objects", "relations", "variables"}
        told = {float(number) for number in _NUMBER.findall(state)}
        own = {float(n) for n in _NUMBER.findall(str(item.trace.answer.value))} - values
        assert not own & told, (item.id, own & told)


def test_options_are_listed_once() -> None:
    options = (Option("A", "4.1 m/s²"), Option("B", "5.2 m/s²"))
    apart = prompt("How fast?", options)
    assert "How fast?\n(A) 4.1 m/s²\n(B) 5.2 m/s²\n" in apart
    inline = prompt("How fast? (A) 4.1 m/s² (B) 5.2 m/s²", options)
    assert inline.count("4.1") == 1


def test_the_picture_is_spoken_of_where_it_is_shown() -> None:
    for name, condition in CONDITIONS.items():
        opening = frame(name).partition("\n")[0]
        assert ("picture" in opening) == condition.picture


def test_wrong_requests_say_what_there_is() -> None:
    with pytest.raises(UsageError, match="no condition 'guess'; there are: answer, reasoning"):
        prompt("How fast?", condition="guess")
    with pytest.raises(UsageError, match="'oracle_state' needs a state_0"):
        prompt("How fast?", condition="oracle_state")
    with pytest.raises(UsageError, match="'trace' does not take a state_0"):
        prompt("How fast?", state_0={})


def test_a_reply_in_the_form_can_be_read() -> None:
    shape = form(frame("trace"))
    assert tuple(shape) == WRITTEN_PARTS
    assert read(written(shape)).trace == shape
