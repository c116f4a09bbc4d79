"""From a trace to the text a model would write, and from what models write back to a trace."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import wmw
from wmw.core import registry
from wmw.core.trace import WRITTEN_PARTS
from wmw.generators import generate
from wmw.perturbations import NotApplicableError, perturb
from wmw.perturbations import registry as edits
from wmw.replies import LONGEST, Reply, read, written

ANSWER = {"answer": {"value": "3.0 m", "unit": None}}
TEXT = json.dumps(ANSWER)
STATE = {"state_0": {"objects": [{"name": "box"}], "variables": {"m": 4.0}}}


def mended(text: str) -> tuple[dict | None, str]:
    """The trace of a reply and all that was said of its repair."""
    reply = read(text)
    assert reply.text == text
    assert (reply.trace is None) == (reply.error is not None)
    return reply.trace, "; ".join(reply.repairs)


@pytest.mark.parametrize("family", registry.names())
def test_what_is_written_is_read_as_it_was(family: str) -> None:
    for index in range(3):
        trace = generate(family, 77, index).trace.to_dict()
        own = {part: trace[part] for part in WRITTEN_PARTS}
        assert read(written(trace)) == Reply(written(trace), own)
        assert "\n" not in written(trace)
        whole = read(written(trace), asked=trace).trace
        assert whole == {key: value for key, value in trace.items() if key != "metadata"}
        assert wmw.verify(whole).outcome == "valid"


def test_broken_traces_are_read_as_they_were() -> None:
    item = generate("inclined_plane", 77, 0)
    seen = 0
    for edit in edits():
        with suppress(NotApplicableError):
            broken = perturb(item, edit).rejected
            seen += 1
            own = {part: broken[part] for part in WRITTEN_PARTS}
            assert read(written(broken)) == Reply(written(broken), own)
    assert seen > 10


@pytest.mark.parametrize("family", registry.names())
def test_of_a_reply_that_was_cut_off_the_finished_is_kept(family: str) -> None:
    trace = generate(family, 78, 1).trace.to_dict()
    text = written(trace)
    whole = json.loads(text)
    before = 0
    for end in range(40, len(text), 7):
        found, said = mended(text[:end])
        assert found is not None
        assert "cut off" in said
        assert begins(found, whole), text[:end]
        size = len(json.dumps(found))
        assert size >= before, "more of the text gives no less of the trace"
        before = size
    assert found is not None
    assert found.keys() == whole.keys()


def begins(part: object, whole: object) -> bool:
    """Whether a value is what is left of another where only ends of lists and objects may lack."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return [*part] == [*whole][: len(part)] and all(begins(part[k], whole[k]) for k in part)
    if isinstance(part, list) and isinstance(whole, list):
        return len(part) <= len(whole) and all(map(begins, part, whole))
    return part == whole


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ('{"answer": {"value": 12', {"answer": {}}),
        ('{"answer": {"value": 12,', {"answer": {"value": 12}}),
        ('{"answer": {"value": "12 m"', {"answer": {"value": "12 m"}}),
        ('{"answer": {"value": "12 m", "uni', {"answer": {"value": "12 m"}}),
        ('{"answer": {"value": "12 m", "unit"', {"answer": {"value": "12 m"}}),
        ('{"derivation": ["a, {b", "c, [d', {"derivation": ["a, {b"]}),
        (r'{"derivation": ["a \\", "b \"c, ', {"derivation": ["a \\"]}),
    ],
)
def test_no_number_or_text_is_kept_that_was_not_finished(text: str, left: dict) -> None:
    assert mended(text)[0] == left


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"```json\n{TEXT}\n```", "a code fence was taken off"),
        (f"Sure! Here it is:\n{TEXT}\nHope that helps.", "text around the JSON was left out"),
        (f"With {{a, b}} as the set: {TEXT}", "text around the JSON was left out"),
        (f'{{"trace": {TEXT}}}', "the trace was taken from under 'trace'"),
        ('{"answer": {"value": "1 m", "value": "3.0 m", "unit": null}}', "'value' stands twice"),
        ('{"answer": {"value": "3.0 m", "unit": NaN}}', "nan at /answer/unit became null"),
        ('{"answer": {"value": "3.0 m", "unit": -1e999}}', "-inf at /answer/unit became null"),
        ("{'answer': {'value': '3.0 m', 'unit': None,},}", "has been mended"),
        ('{"answer": {"value": "3.0 m", "unit": null}', "was cut off"),
        ('```json\n{"answer": {"value": "3.0 m", "unit": null}\n```', "a code fence was taken off"),
        ('{"answer": {"value": "3.0 m", // metres\n "unit": null}}', "has been mended"),
    ],
)
def test_what_stands_around_or_is_broken_is_told(text: str, said: str) -> None:
    found, told = mended(text)
    assert found == ANSWER
    assert said in told


def test_the_whole_trace_is_preferred_and_then_the_last() -> None:
    both = {**STATE, **ANSWER}
    other = json.dumps({"answer": {"value": "4 m"}})
    assert mended(f"{json.dumps(both)} {other}")[0] == both
    assert mended(f"<think>{other}</think> {TEXT}")[0] == ANSWER


def test_only_what_a_model_is_asked_for_is_kept() -> None:
    claimed = {"id": "x", "metadata": {"gold_answer": "5"}, "question": "?", **ANSWER}
    asked = {"id": "item-1", "scenario_family": "lever", "question": "Where?", "answer": None}
    assert read(json.dumps(claimed)).trace == ANSWER
    known = {key: asked[key] for key in ("id", "scenario_family", "question")}
    assert read(json.dumps(claimed), asked).trace == known | ANSWER


@pytest.mark.parametrize(
    ("stated", "read_as"),
    [
        (r"a = g \sin \theta", r"a = g \sin \theta"),
        (r"\frac{1}{2} \beta \times \rho \neq \mu", r"\frac{1}{2} \beta \times \rho \neq \mu"),
        (r"\\frac{v}{t}", r"\frac{v}{t}"),
        (r"v = 3\nu = 4\tone", "v = 3\nu = 4\tone"),
        (r"\u00b2 \"s\" \/", '² "s" /'),
    ],
)
def test_latex_keeps_its_backslashes(stated: str, read_as: str) -> None:
    reply = read(f'{{"transition": {{"equation": "{stated}"}}}}')
    assert reply.trace == {"transition": {"equation": read_as}}
    lone = stated.replace(r"\\", "").count("\\") and "\\" in read_as
    assert any("LaTeX" in said for said in reply.repairs) == bool(lone)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "the reply is empty"),
        ("The answer is 3 m.", "the reply holds no JSON object"),
        ('{"value": 3}', "no object has a trace's parts"),
        ("{" * 5000, "no object has a trace's parts"),
        ('{"answer": ' + "[" * 100_000, "nested too deep"),
        ('{"answer":' * 5000, "nested too deep"),
        (" " * (LONGEST + 1), f"longer than {LONGEST} characters"),
    ],
    ids=["empty", "prose", "other", "braces", "lists", "objects", "long"],
)
def test_what_cannot_be_read_is_kept_as_it_came(text: str, why: str) -> None:
    reply = read(text)
    assert (reply.text, reply.trace) == (text, None)
    assert why in str(reply.error)


_PIECES = st.sampled_from(
    [TEXT, *TEXT, *'{}[],:"\\\n', '{"state_0":', '"answer": ', "NaN", "```json\n", "\\t", "'", "é"]
)


@given(st.lists(_PIECES, max_size=40).map("".join))
@example("{'answer': ")
@example('{"answer": ]')
def test_no_reply_raises_and_what_is_read_is_json(text: str) -> None:
    found, _ = mended(text)
    json.dumps(found, allow_nan=False)


def test_many_repairs_are_counted_and_not_all_told() -> None:
    reply = read('{"answer": {' + ", ".join(f'"v{n}": NaN' for n in range(90)) + "}}")
    assert reply.repairs[-1] == "and 70 more repairs"
    assert len(reply.repairs) == 21
