"""Decoding and admission: the caps, what is no JSON, and nothing that raises."""

import enum
import json
import math
from collections import OrderedDict
from pathlib import Path
from types import MappingProxyType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wmw.verifiers.decoding import LINE_BYTES, TRACE_BYTES, Problem, admit, decode, trace_id_of

CASES = Path(__file__).parents[1] / "cases" / "schema"
TEXTS = json.loads((CASES / "texts.json").read_text(encoding="utf-8"))

# A busy machine is no failure.
at_any_speed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def reason_of(decoded):
    return decoded.reason if isinstance(decoded, Problem) else None


@pytest.mark.parametrize("case", TEXTS, ids=lambda case: case["name"])
def test_text(case):
    assert reason_of(decode(case["text"])) == case["reason"]
    assert decode(case["text"].encode()) == decode(case["text"])


def test_invalid_utf8_is_told_with_its_place():
    problem = decode(b'{"a": "\xff"}')
    assert problem.reason == "not-utf8"
    assert "byte 8 (0xff)" in problem.detail


def test_a_text_that_is_cut_off_is_told_so():
    assert "ends too early" in decode('{"a": "half').detail


@pytest.mark.parametrize(("depth", "reason"), [(32, None), (33, "budget")])
def test_depth(depth, reason):
    text = '{"a":' * (depth - 1) + "{}" + "}" * (depth - 1)
    assert reason_of(decode(text)) == reason
    assert reason_of(admit(json.loads(text))) == reason


@pytest.mark.parametrize(("count", "reason"), [(64, None), (65, "budget")])
def test_list_length(count, reason):
    record = {"id": "x", "state_0": {"objects": [0] * count}}
    for decoded in (decode(json.dumps(record)), admit(record)):
        assert reason_of(decoded) == reason
        if reason:
            assert decoded.trace_id == "x"
            assert "/state_0/objects" in decoded.detail


@pytest.mark.parametrize("key", ["metadata", "verifier", "token_logprobs"])
def test_a_list_that_is_never_judged_may_be_longer(key):
    assert decode(json.dumps({key: [0.5] * 200})) == {key: [0.5] * 200}


@pytest.mark.parametrize(("size", "reason"), [(TRACE_BYTES, None), (TRACE_BYTES + 1, "budget")])
def test_size_is_that_of_compact_json(size, reason):
    record = {"a": "x" * (size - len('{"a":""}'))}
    assert reason_of(decode(json.dumps(record, indent=8))) == reason
    assert reason_of(admit(record)) == reason


def test_size_counts_bytes_and_not_characters():
    record = {"a": "θ" * (TRACE_BYTES // 2)}
    assert reason_of(admit(record)) == "budget"
    assert reason_of(decode(json.dumps(record, ensure_ascii=False))) == "budget"


@pytest.mark.parametrize(("size", "reason"), [(LINE_BYTES, None), (LINE_BYTES + 1, "budget")])
def test_a_text_over_the_line_cap_is_not_decoded(size, reason):
    assert reason_of(decode(b"{" + b" " * (size - 2) + b"}")) == reason


def test_lone_surrogates_are_mended():
    assert decode('{"a\\ud800": ["\\udfff!"]}') == {"a\ufffd": ["\ufffd!"]}
    assert admit({"a": "\ud83d"}) == {"a": "\ufffd"}


@pytest.mark.parametrize("key", ["\ud83d", "a\udc00b"])
def test_a_refusal_names_a_place_with_a_lone_surrogate_in_utf8(key):
    problem = admit({"id": "x", key: 10**40})
    assert isinstance(problem, Problem)
    assert problem.reason == "budget"
    assert "\ufffd" in problem.detail.encode("utf-8").decode("utf-8")


def test_the_last_of_two_equal_keys_counts():
    assert decode('{"a": 1, "a": 2}') == {"a": 2}


def test_plain_record_is_handed_back_uncopied():
    record = {"a": [1, 2.5, "x", None, True, {"b": {}}]}
    assert admit(record) is record


class Colour(enum.StrEnum):
    RED = "red"


class Number(enum.IntEnum):
    TWO = 2


class Real(float):
    pass


def test_subclasses_come_back_plain():
    record = OrderedDict(a=(1, Number.TWO), b=Colour.RED, c=Real(0.5))
    plain = admit(record)
    assert plain == {"a": [1, 2], "b": "red", "c": 0.5}
    kinds = {type(plain), type(plain["a"]), type(plain["a"][1]), type(plain["b"]), type(plain["c"])}
    assert kinds == {dict, list, int, str, float}


class Hostile(dict):
    def items(self):
        raise RuntimeError

    def get(self, *args):
        raise RuntimeError


class Lying:
    @property
    def __class__(self):
        raise RuntimeError


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        ({"a": math.nan}, "not-json"),
        ({"a": [math.inf]}, "not-json"),
        ({1: "a"}, "not-json"),
        ({"a": {None: 1}}, "not-json"),
        ({"a": {1, 2}}, "not-json"),
        ({"a": b"x"}, "not-json"),
        ({"a": object()}, "not-json"),
        ({"a": 1 + 2j}, "not-json"),
        ({"a": Lying()}, "not-json"),
        ({"a": MappingProxyType({})}, "not-json"),
        ({"a": 10**5000}, "budget"),
        ({"a": -(10**31)}, "budget"),
        ({"a": 10**32}, "budget"),
        ({"a": 10**32 - 1}, None),
        (Hostile(a=1), None),
        ([], "not-an-object"),
        ("{}", "not-an-object"),
        (None, "not-an-object"),
        (7, "not-an-object"),
        (object(), "not-an-object"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_record_from_memory(record, reason):
    assert reason_of(admit(record)) == reason


def test_budget_is_told_before_any_other_fault():
    assert reason_of(admit({"a": math.nan, "b": 10**40})) == "budget"


def test_cycle_ends():
    record = {}
    record["a"] = [record]
    assert reason_of(admit(record)) == "budget"


def test_shared_values_do_not_multiply_the_work():
    value = [1]
    for _ in range(25):
        value = [value] * 60
    assert reason_of(admit({"a": value})) == "budget"


def test_long_keys_do_not_multiply_the_memory():
    record = {"k" * 60_000: [[] for _ in range(1500)]}
    assert reason_of(admit(record)) is None
    assert reason_of(decode(json.dumps(record))) is None


@pytest.mark.parametrize(
    ("value", "wanted"),
    [("a", "a"), (17, "17"), (True, None), (None, None), (1.5, None), ("\ud800", "\ufffd")],
)
def test_trace_id(value, wanted):
    assert trace_id_of({"id": value}) == wanted


@at_any_speed
@given(st.binary(max_size=200))
def test_no_bytes_raise(data):
    assert isinstance(decode(data), dict | Problem)


@at_any_speed
@given(st.text(st.characters() | st.characters(categories=["Cs"]), max_size=100))
def test_no_text_raises(text):
    assert isinstance(decode(text), dict | Problem)
    assert isinstance(decode(json.dumps({"a": text})), dict)


@at_any_speed
@given(st.lists(st.sampled_from([*'[]{}",:\\', "1e9", "NaN", "null", '"a"', "-", " "])))
def test_no_json_like_text_raises(tokens):
    assert isinstance(decode("".join(tokens)), dict | Problem)


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=20,
)


@at_any_speed
@given(st.dictionaries(st.sampled_from(["id", "state_0", "metadata", "x"]), JSON_VALUES))
def test_same_from_a_file_and_from_memory(record):
    for ascii_only in (True, False):
        text = json.dumps(record, ensure_ascii=ascii_only)
        assert decode(text) == admit(json.loads(text))
