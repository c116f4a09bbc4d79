"""Questions for the order of frames: one order, told by physics alone, judged as any trace is."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise, permutations

import pytest
from growth import grows_with_the_length

from wmw.core import registry
from wmw.core.item import Item
from wmw.core.ordering import KIND, LETTERS, order_by_steps, place_of
from wmw.diagrams import STYLES, collisions, draw_strip
from wmw.generators import admitted
from wmw.generators.orders import has_order, order_question
from wmw.verifiers.claims import MAX_QUESTION, collect
from wmw.verifiers.comparing.ordering import order_asked, order_named
from wmw.verifiers.mending import Mended, NotMended, mend
from wmw.verifiers.pipeline import judge

FAMILIES = [
    name
    for name in registry.names()
    if any(course.steps for course in registry.family(name).courses.values())
]


@cache
def of(family: str) -> tuple[Item, ...]:
    """Return items of a family whose moments have an order."""
    return tuple(item for item in islice(admitted(family, 2026), 45) if has_order(item))


def changed(asked: Item, **texts: object) -> dict[str, object]:
    """Return the gold trace with other texts: the effect, the order of state 1, the answer."""
    record = asked.trace.to_dict()
    if "effect" in texts:
        record["transition"].update(rule=None, effect=texts["effect"])
    if "told" in texts:
        record["state_1"]["predicted_change"] = texts["told"]
    if "answer" in texts:
        record["answer"]["value"] = texts["answer"]
    return record


@pytest.mark.parametrize("family", FAMILIES)
def test_the_answer_is_the_order_in_which_the_moments_were_made(family: str) -> None:
    items = of(family)
    assert len(items) > 3
    for item in items:
        asked = order_question(item)
        answer = str(asked.trace.answer.value).split(", ")
        assert sorted(answer) == [*LETTERS]
        assert tuple(asked.moments[LETTERS.index(letter)] for letter in answer) == item.moments
        assert asked == order_question(item)
        assert item.trace.question not in asked.question


@pytest.mark.parametrize("family", FAMILIES)
def test_only_one_of_all_orders_runs_as_the_question_says(family: str) -> None:
    """Of all 24 orders a single one has steps that change one way, forward and not backward."""
    for item in of(family):
        course = registry.family(family).courses[item.regime]
        asked = order_question(item)
        sound = []
        for order in permutations(range(4)):
            places = [place_of(asked.moments[i], _moving(asked)) for i in order]
            ways = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(places)]
            sizes = [x * x + y * y for x, y in ways]
            onward = all(a[0] * b[0] + a[1] * b[1] > 0 for a, b in pairwise(ways))
            if onward and sizes == sorted(sizes, reverse=course.steps == "shrink"):
                sound.append(", ".join(LETTERS[i] for i in order))
        assert sound == [asked.trace.answer.value]


def _moving(item: Item) -> str:
    bodies = dict.fromkeys(getattr(part, "body", None) for part in item.moments[0].parts)
    return next(
        body
        for body in bodies
        if body not in (None, "string")
        if len({place_of(scene, body) for scene in item.moments if _has(item, body)}) == 4
    )


def _has(item: Item, body: str) -> bool:
    try:
        return all(place_of(scene, body) for scene in item.moments)
    except KeyError:
        return False


@pytest.mark.parametrize("family", FAMILIES)
def test_gold_is_valid_with_its_item_and_without(family: str) -> None:
    for item in of(family):
        asked = order_question(item)
        for gold in (None, asked, Item.from_json(asked.to_json())):
            verdict = judge(asked.trace.to_dict(), gold=gold)
            assert verdict.verdict == dict.fromkeys(verdict.verdict, "valid"), verdict
            assert verdict.findings == ()


@pytest.mark.parametrize("family", FAMILIES)
def test_every_other_order_is_wrong(family: str) -> None:
    asked = order_question(of(family)[0])
    for order in permutations(LETTERS):
        told = ", ".join(order)
        right = told == asked.trace.answer.value
        for gold in (None, asked):
            verdict = judge(changed(asked, told=f"In the order {told}.", answer=told), gold=gold)
            assert verdict.outcome == ("valid" if right else "invalid")
            assert verdict.labels == (() if right else ("temporal",))


def test_a_fault_is_labelled_where_it_begins() -> None:
    asked = order_question(of("friction")[0])
    right = str(asked.trace.answer.value)
    backward = ", ".join(reversed(right.split(", ")))
    only_answer = judge(changed(asked, answer=backward), gold=asked)
    assert only_answer.labels == ("faithfulness",)
    assert only_answer.attribution == "physics"
    effect = judge(changed(asked, effect="It speeds up.", told=backward, answer=backward))
    assert effect.labels == ("transition",)
    bare = judge(changed(asked, told=None, answer=backward), gold=asked)
    assert bare.labels == ("temporal",)


def test_a_frame_that_is_misread_is_told_from_wrong_physics() -> None:
    asked = order_question(of("free_fall")[0])
    record = changed(asked)
    first, *_, last = str(asked.trace.answer.value).split(", ")
    state = record["state_0"]["variables"]
    state[f"y_{first}"], state[f"y_{last}"] = state[f"y_{last}"], state[f"y_{first}"]
    answer = ", ".join((last, *str(asked.trace.answer.value).split(", ")[1:3], first))
    record["state_1"]["predicted_change"], record["answer"]["value"] = answer, answer
    verdict = judge(record, gold=asked)
    assert verdict.labels == ("state",)
    assert {f.pointer for f in verdict.findings if f.field == "state"} == {
        f"/state_0/variables/y_{first}",
        f"/state_0/variables/y_{last}",
    }


def test_a_little_misread_is_no_fault() -> None:
    asked = order_question(of("friction")[0])
    record = changed(asked)
    for name, value in record["state_0"]["variables"].items():
        record["state_0"]["variables"][name] = str(round(float(value) * 0.95 + 0.02, 2))
    assert judge(record, gold=asked).outcome == "valid"


def test_without_readings_the_item_still_tells_the_answer() -> None:
    asked = order_question(of("inclined_plane")[0])
    record = changed(asked)
    record["state_0"]["variables"] = {}
    with_item, alone = judge(record, gold=asked), judge(record)
    assert with_item.verdict["answer"] == "valid"
    assert with_item.verdict["state"] == alone.verdict["answer"] == "abstain"
    assert alone.outcome == "abstain"
    record = {"scenario_family": asked.family, "answer": {"value": asked.trace.answer.value}}
    assert judge(record, gold=asked, parts=["answer"]).outcome == "valid"


@pytest.mark.parametrize("value", [None, "C", "A, B, C", "A, B, C, C", "first the low one", 4])
def test_an_answer_that_names_no_order_abstains(value: object) -> None:
    asked = order_question(of("spring")[0])
    verdict = judge(changed(asked, answer=value), gold=asked)
    assert verdict.verdict["answer"] == "abstain"


@pytest.mark.parametrize("with_item", [True, False])
def test_a_wrong_order_is_mended(with_item: bool) -> None:
    asked = order_question(of("pulley")[0])
    gold = asked if with_item else None
    right = str(asked.trace.answer.value)
    backward = ", ".join(reversed(right.split(", ")))
    for texts, root in (
        ({"told": f"Taken as {backward}.", "answer": backward}, "/state_1/predicted_change"),
        ({"answer": backward}, "/answer/value"),
        ({"effect": "It slows down."}, "/transition/effect"),
    ):
        found = mend(changed(asked, **texts), gold=gold)
        assert isinstance(found, Mended)
        assert found.roots[0].pointer == root
        assert found.trace["answer"]["value"] == right
        assert judge(found.trace, gold=gold).outcome == "valid"
    record = changed(asked)
    name = next(iter(record["state_0"]["variables"]))
    record["state_0"]["variables"][name] = "0.70"
    found = mend(record, gold=asked)
    assert isinstance(found, Mended)
    assert found.roots[0].pointer == f"/state_0/variables/{name}"


def test_an_order_that_cannot_be_told_is_not_mended() -> None:
    asked = order_question(of("pulley")[0])
    sound = mend(asked.trace.to_dict(), gold=asked)
    assert isinstance(sound, NotMended)
    assert "nothing is found wrong" in sound.reason
    record = changed(asked, effect="It slows down.", told="A, then B", answer="A")
    record["state_0"]["variables"] = {}
    found = mend(record)
    assert isinstance(found, NotMended)
    assert "no mending of /transition/effect" in found.reason


def test_what_looks_the_same_backward_is_not_asked() -> None:
    level = next(
        item for item in islice(admitted("projectile", 2026), 60) if item.regime == "level_ground"
    )
    assert level.moments
    for item in (level, replace(of("spring")[0], moments=())):
        assert not has_order(item)
        with pytest.raises(ValueError, match="fixes no order"):
            order_question(item)
    evenly = dict(zip(LETTERS, (0.0, 0.33, 0.66, 1.0), strict=True))
    assert order_by_steps(evenly, "grow") is None
    there_and_back = dict(zip(LETTERS, (0.0, 0.25, 0.75, 1.0), strict=True))
    assert order_by_steps(there_and_back, "grow") is None
    assert order_by_steps(dict.fromkeys(LETTERS, 0.5), "grow") is None


@pytest.mark.parametrize("family", FAMILIES)
def test_the_picture_has_letters_and_no_clock(family: str) -> None:
    item = of(family)[0]
    asked = order_question(item)
    assert asked.kind == KIND
    for style in STYLES:
        picture = draw_strip(asked, style=style)
        assert collisions(picture.sidecar) == []
        assert picture.sidecar["clocks"] == []
        assert set(LETTERS) <= {label["text"] for label in picture.sidecar["labels"]}
        assert picture.height < draw_strip(item, style=style).height
    assert picture.sidecar["order"]["trace"] == asked.trace.to_dict()


@pytest.mark.parametrize("family", registry.names())
def test_no_other_question_is_taken_for_one(family: str) -> None:
    for item in islice(admitted(family, 5), 20):
        claims = collect(item.trace.to_dict())
        assert order_asked(claims) is order_asked(claims, item) is None


@pytest.mark.parametrize("piece", ["frames A ", "at rest ", "A, ", "A B C "])
def test_a_hostile_question_is_read_in_time_that_grows_with_it(piece: str) -> None:
    def work(share: int, turn: int) -> float:
        text = " " * turn + "order equal intervals " + piece * (MAX_QUESTION // len(piece) // share)
        record = {**of("friction")[0].trace.to_dict(), "question": text, "answer": {"value": text}}
        claims = collect(record)
        start = time.process_time()
        order_asked(claims)
        order_named(text)
        return time.process_time() - start

    grows_with_the_length(work)


@pytest.mark.parametrize("part", ["state_0", "transition", "state_1", "answer"])
def test_what_fails_the_schema_is_not_mended(part: str) -> None:
    asked = order_question(of("friction")[0])
    broken = {**asked.trace.to_dict(), part: ["no object"]}
    found = mend(broken, gold=asked)
    assert isinstance(found, NotMended)
    assert "internal" not in found.reason
