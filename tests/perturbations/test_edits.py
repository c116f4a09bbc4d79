"""Every edit, on gold traces of every family: certified, minimal in its place, reproducible."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import jsonpatch
import jsonschema_rs
import pytest
from jsonpointer import resolve_pointer

from wmw.core import registry as families
from wmw.core.equation import evaluate, parse_statements
from wmw.core.family import Family, RelationSpec
from wmw.core.pair import EDIT_FAMILIES, Pair
from wmw.core.verdict import LABELS
from wmw.generators import generate
from wmw.generators.notation import plain_units
from wmw.generators.numbers import ascii_minus, number, si_of, unit_text
from wmw.generators.wording import fill
from wmw.perturbations import NotApplicableError, UnknownEditError, perturb, registry
from wmw.perturbations.edits.exchange_in_change import exchanged, places
from wmw.perturbations.gold import Gold
from wmw.perturbations.perturb import distinct, pair_of
from wmw.perturbations.wrong_results import slips
from wmw.verifiers.schema import load_schema

EDITS = tuple(registry().values())
SEED = 41
PER_FAMILY = 5
INCLINE = "inclined_plane"


@cache
def golds() -> tuple[Gold, ...]:
    return tuple(
        Gold.of(generate(family, SEED, index))
        for family in families.names()
        for index in range(PER_FAMILY)
    )


@cache
def pairs(edit: str) -> tuple[Pair, ...]:
    """Return every third pair that an edit makes of the sample, each manner in turn."""
    found = registry()[edit]
    return tuple(
        pair_of(gold, found, manner, broken)
        for gold in golds()
        for manner in found.manners
        for broken in list(distinct(gold, found, manner))[::3]
    )


def test_there_are_enough_of_every_label_on_both_sides():
    by_label = Counter(edit.label for edit in EDITS)
    sides = Counter((edit.label, edit.family) for edit in EDITS)
    assert len(EDITS) >= 30
    for label in LABELS:
        assert by_label[label] >= 3, label
        assert all(sides[label, family] for family in EDIT_FAMILIES), label


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_it_says_what_it_does(edit):
    assert re.fullmatch(r"[a-z]+(_[a-z]+)+", edit.name)
    assert edit.summary.endswith(".")
    assert edit.manners


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_the_patch_leads_from_chosen_to_rejected(edit):
    for pair in pairs(edit.name):
        assert jsonpatch.apply_patch(pair.chosen, list(pair.patch)) == pair.rejected
        assert pair.chosen != pair.rejected


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_question_and_names_stay(edit):
    for pair in pairs(edit.name):
        for key in ("id", "scenario_family", "question", "metadata"):
            assert pair.rejected[key] == pair.chosen[key]
        mine, theirs = pair.chosen["state_0"], pair.rejected["state_0"]
        assert [b["name"] for b in mine["objects"]] == [b["name"] for b in theirs["objects"]]
        assert list(mine["variables"]) == list(theirs["variables"])


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_the_fault_is_where_the_certificate_says(edit):
    for pair in pairs(edit.name):
        pointer = pair.certificate.pointer
        assert pair.perturbation_field == pointer
        touched = {operation["path"] for operation in pair.patch}
        assert any(p.startswith(pointer) or pointer.startswith(p) for p in touched), pair.id


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_isolated_edits_change_one_part(edit):
    for pair in pairs(edit.name):
        if not pair.carried:
            parts = {operation["path"].split("/")[1] for operation in pair.patch}
            # Values that change places between two moments stand in two states.
            assert len(parts) == 1 or edit.name == "exchange_before_and_after", pair.id


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_numbers_are_beyond_doubt(edit):
    for pair in pairs(edit.name):
        proof = pair.certificate
        if proof.slack is not None:
            assert proof.residual is not None
            assert proof.residual > 2 * proof.slack, pair.id


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_a_broken_law_is_broken_at_the_certified_values(edit):
    """Evaluated with nothing but what the certificate holds."""
    for pair in pairs(edit.name):
        proof = pair.certificate
        if proof.broken_law is None or proof.values is None or proof.law is None:
            continue
        residuals = [_residual(text, dict(proof.values)) for text in (proof.law, proof.broken_law)]
        assert residuals[0] < 1e-6, pair.id
        assert residuals[1] == pytest.approx(proof.residual, rel=1e-6)


def in_print(family: Family, name: str, text: str) -> str:
    """Return the unit in which a text states a quantity: its own, or that of an answer."""
    own = family.quantity(name).unit
    shown = text.rpartition(" ")[2]
    others = [kind.answer_unit for kind in family.kinds if kind.answer_unit]
    return next((unit for unit in others if shown in (unit, unit_text(unit))), own)


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_the_route_holds_at_the_certified_values(edit):
    """From what is given to what is misstated; every value is stated where its source says."""
    for pair in pairs(edit.name):
        proof = pair.certificate
        for law in proof.route or ():
            assert _residual(law.replace("**", "^"), dict(proof.values)) < 1e-9, (pair.id, law)
        for name, pointer in (proof.sources or {}).items():
            stated = resolve_pointer(dict(pair.chosen), pointer)
            text = str(stated).rpartition(" = ")[2]
            family = families.family(pair.chosen["scenario_family"])
            unit = in_print(family, name, text)
            value = si_of(number(text) if isinstance(stated, str) else stated, unit)
            assert value == pytest.approx(proof.values[name], rel=0.006), (pair.id, name)


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_a_misstated_given_stands_at_its_own_place(edit):
    """Not at that of another given, nor in a force that follows from it."""
    for pair in pairs(edit.name):
        proof = pair.certificate
        if proof.violates == "value" and proof.pointer.startswith("/state_0"):
            for text, trace in ((proof.stated, pair.rejected), (proof.expected, pair.chosen)):
                found = resolve_pointer(dict(trace), proof.pointer)
                value = number(found) if isinstance(found, str) else found
                assert value == number(text), pair.id


def _residual(law: str, values: dict[str, float]) -> float:
    (statement,) = parse_statements(law, symbols=frozenset(values)).statements
    left, right = (evaluate(side, values) for side in statement.sides)
    assert left is not None
    assert right is not None
    return abs(right - left) / abs(left)


def test_pairs_fit_their_schema():
    pair, trace = load_schema("pair"), load_schema("trace")
    registered = jsonschema_rs.Registry([(trace["$id"], trace)])
    validator = jsonschema_rs.Draft202012Validator(pair, registry=registered)
    for edit in EDITS:
        for made in pairs(edit.name)[:5]:
            validator.validate(json.loads(made.to_json()))
            assert Pair.from_json(made.to_json()).to_json() == made.to_json()


def test_every_edit_is_met_in_the_sample_of_a_bank():
    met = {edit.name for edit in EDITS if pairs(edit.name)}
    rare = {edit.name for edit in EDITS} - met
    for name in sorted(rare):
        edit = registry()[name]
        assert any(
            list(distinct(Gold.of(generate(family, 3, index)), edit, edit.manners[0]))
            for family in families.names()
            for index in range(45)
        ), name


def test_the_same_seed_gives_the_same_pair():
    item = generate("inclined_plane", 5, 2)
    assert perturb(item, "misread_digit", seed=3) == perturb(item, "misread_digit", seed=3)
    several = {perturb(item, "misread_digit", seed=seed).id for seed in range(8)}
    assert len(several) > 1


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_the_gold_trace_stays_as_it_is(edit):
    """Broken traces share with it what is sound in both."""
    for gold in golds():
        for manner in edit.manners:
            list(distinct(gold, edit, manner))
        assert gold.trace == gold.account.item.trace.to_dict(), gold.trace["id"]


def test_who_changes_the_rejected_trace_changes_no_other():
    pair = perturb(generate(INCLINE, 5, 2), "misread_digit")
    before = json.dumps(pair.chosen)
    for part in ("state_0", "state_1", "metadata"):
        pair.rejected[part].clear()
    assert json.dumps(pair.chosen) == before


def test_a_manner_can_be_asked_for():
    item = generate("inclined_plane", 5, 2)
    assert perturb(item, "misread_digit", manner="carried").carried
    assert not perturb(item, "misread_digit", manner="isolated").carried


def test_what_cannot_be_done_is_said():
    item = generate("optics", 5, 2)
    with pytest.raises(UnknownEditError, match="misread_digit"):
        perturb(item, "no_such_edit")
    with pytest.raises(NotApplicableError, match=item.id):
        perturb(item, "reverse_force")


def test_a_carried_wrong_law_is_worked_out_with_the_wrong_law():
    """A half forgotten in the one step of a route: the result is wrong by what is certified."""
    found = False
    for index in range(60):
        gold = Gold.of(generate("spring", SEED, index))
        for broken in distinct(gold, registry()["drop_half"], "carried"):
            names = [step.name for step in gold.route]
            if len(names) == 1:
                mine = gold.trace["state_1"]["new_variables"]
                theirs = broken.trace["state_1"]["new_variables"]
                for key in mine:
                    old, new = (float(str(v[key]).split()[0]) for v in (mine, theirs))
                    residual = broken.certificate.residual
                    assert abs(new / old - 1) == pytest.approx(residual, abs=0.01)
                found = True
    assert found


def test_no_body_is_moved_to_where_it_is_as_well():
    """No relation of the scene itself comes out; without a like holder no name comes or goes."""
    moved, exchanged = Counter(), 0
    for family in ("fluid", "lever", "optics", "spring"):
        for gold in (Gold.of(generate(family, SEED, index)) for index in range(40)):
            roles = {word: role for role, word in gold.question.names.items()}
            own = {frozenset(spec.args) for spec in _relations_of(gold)}
            for broken in distinct(gold, registry()["move_relation"], "isolated"):
                place = int(broken.certificate.pointer.rpartition("/")[2])
                before, after = (t["state_0"]["relations"] for t in (gold.trace, broken.trace))
                assert frozenset(roles[name] for name in after[place]["args"]) not in own
                moved[family] += 1
                names = [
                    Counter(n for r in listed for n in r["args"]) for listed in (before, after)
                ]
                exchanged += names[0] == names[1]
    assert moved["lever"]
    assert moved["optics"]
    assert exchanged


def test_names_are_exchanged_only_where_gold_has_them_in_either_order():
    """Of the pairs of types and roles that come out, gold has the roles so in another type."""
    written, broken_ones = set(), set()
    for gold in golds():
        roles = {word: role for role, word in gold.question.names.items()}

        def ordered(relation, roles=roles, family=gold.family.name):
            return (family, *(roles[name] for name in relation["args"]))

        written |= {ordered(relation) for relation in gold.trace["state_0"]["relations"]}
        for broken in distinct(gold, registry()["reverse_relation"], "isolated"):
            place = int(broken.certificate.pointer.rpartition("/")[2])
            broken_ones.add(ordered(broken.trace["state_0"]["relations"][place]))
    assert len(broken_ones) > 10
    for index in range(PER_FAMILY, 200):  # what the small sample does not show, a larger one does
        for family in {family for family, *_ in broken_ones - written}:
            gold = Gold.of(generate(family, SEED, index))
            roles = {word: role for role, word in gold.question.names.items()}
            for relation in gold.trace["state_0"]["relations"]:
                written.add((family, *(roles[name] for name in relation["args"])))
    assert broken_ones <= written


def test_a_contrary_relation_is_right_elsewhere():
    """No type comes out that gold does not write, and each goes as it comes."""
    came, went = Counter(), Counter()
    written = {r["type"] for gold in golds() for r in gold.trace["state_0"]["relations"]}
    for index in range(60):
        gold = Gold.of(generate("inclined_plane", SEED, index))
        for broken in distinct(gold, registry()["contradict_relation"], "isolated"):
            place = int(broken.certificate.pointer.rpartition("/")[2])
            came[broken.trace["state_0"]["relations"][place]["type"]] += 1
            went[gold.trace["state_0"]["relations"][place]["type"]] += 1
    assert {*came} <= written
    assert {*came} == {*went}
    assert 0.3 < came["below"] / came.total() < 0.7


def test_a_force_has_a_wrong_direction_that_gold_has():
    """Another force of the list has it, in those words, or the same one in another regime."""
    met = Counter()
    for gold in golds():
        listed = gold.trace["state_0"]["forces"]
        for edit in ("turn_force", "reverse_force"):
            for broken in distinct(gold, registry()[edit], "isolated"):
                stated = broken.certificate.stated
                name = listed[int(broken.certificate.pointer.split("/")[3])]["name"]
                there = stated in {force["direction"] for force in listed}
                own = {w for spec in gold.family.forces if name in spec.words for w in spec.words}
                elsewhere = {s.direction for s in gold.family.forces if own & {*s.words}}
                by_name = {d.name: d.phrases for d in gold.family.directions}
                assert there or any(
                    fill(phrase, gold.question.names) == stated
                    for direction in elsewhere
                    for phrase in by_name[direction]
                    if _fits(phrase, gold)
                )
                met[there] += 1
    assert met[True]
    assert met[False]


def _fits(phrase: str, gold: Gold) -> bool:
    return {*re.findall(r"\{(\w+)\}", phrase)} <= gold.question.names.keys()


def test_bodies_of_forces_are_exchanged():
    """No body has more forces than before: its name alone does not tell."""
    moved = 0
    for index in range(40):
        gold = Gold.of(generate("pulley", SEED, index))
        for broken in distinct(gold, registry()["move_force"], "isolated"):
            mine, theirs = (t["state_0"]["forces"] for t in (gold.trace, broken.trace))
            targets = [Counter(force["target"] for force in listed) for listed in (mine, theirs)]
            assert targets[0] == targets[1]
            moved += 1
    assert moved


def test_forces_that_are_dropped_are_added_elsewhere():
    """Of one family, what is missing in some traces is one too many in others."""
    dropped, added = set(), set()
    declared = {word: spec.name for spec in families.family(INCLINE).forces for word in spec.words}
    for index in range(60):
        gold = Gold.of(generate(INCLINE, SEED, index))
        names = [force["name"] for force in gold.trace["state_0"]["forces"]]
        for broken in distinct(gold, registry()["drop_force"], "isolated"):
            left = [force["name"] for force in broken.trace["state_0"]["forces"]]
            dropped |= {declared[name] for name in names if name not in left}
        for broken in distinct(gold, registry()["add_force_of_other_regime"], "isolated"):
            *others, force = broken.trace["state_0"]["forces"]
            assert others == gold.trace["state_0"]["forces"]
            assert declared[force["name"]] not in {declared[name] for name in names}
            telling = {word for word in force["name"].split() if len(word) > 3} - {"force"}
            assert not telling & {*gold.question.text.lower().split()}
            added.add(declared[force["name"]])
    assert len(dropped & added) >= 2
    always = {declared["weight"], declared["normal force"]}
    assert not always & (dropped | added)


def test_a_misconverted_given_is_one_that_is_drawn_elsewhere():
    met = 0
    for gold in golds():
        for broken in distinct(gold, registry()["misconvert_given"], "isolated"):
            name = broken.description.split()[0]
            grid = gold.family.grid(gold.kind, name.removesuffix("_new"))
            assert grid is not None
            places = [grid.value(place) for place in range(len(grid))]
            assert number(broken.certificate.stated) in places
            met += 1
    assert met


def test_an_answer_has_a_wrong_unit_that_other_answers_have():
    """And of two units neither is the wrong one much more often than the other."""
    came, went = Counter(), Counter()
    for family in ("fluid", "spring"):
        units = {
            kind.answer_unit or families.family(family).quantity(str(kind.target.name)).unit
            for kind in families.family(family).kinds
            if not isinstance(kind.target, str)
        }
        for gold in (Gold.of(generate(family, SEED, index)) for index in range(120)):
            for broken in distinct(gold, registry()["change_unit_of_answer"], "isolated"):
                assert broken.certificate.stated in units
                came[family, broken.certificate.stated] += 1
                went[family, broken.certificate.expected] += 1
    for unit in ("cm", "m"):
        for family in ("fluid", "spring"):
            total = came[family, unit] + went[family, unit]
            assert total >= 4
            assert 0.2 <= came[family, unit] / total <= 0.8


def _names_in(relations: list[dict[str, list[str]]]) -> Counter[str]:
    return Counter(name for relation in relations for name in relation["args"])


def _relations_of(gold: Gold) -> Iterator[RelationSpec]:
    for spec in gold.family.relations:
        if not spec.regimes or gold.kind.regime in spec.regimes:
            yield spec


def test_a_force_is_turned_only_to_a_direction_that_the_scene_settles():
    """The motion is a fixed direction of a spring's scene only while the block runs into it."""
    along = {
        phrase
        for direction in families.family("spring").directions
        if direction.name in ("with_motion", "against_motion")
        for phrase in direction.phrases
    }
    regimes = set()
    for gold in (Gold.of(generate("spring", SEED, index)) for index in range(80)):
        for edit in ("turn_force", "reverse_force"):
            for broken in distinct(gold, registry()[edit], "isolated"):
                if broken.certificate.stated in along and broken.certificate.expected not in along:
                    regimes.add(gold.kind.regime)
    assert regimes
    assert regimes <= {"caught", "caught_rough"}


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.name)
def test_a_wrong_result_is_told_as_the_traces_tell_it(edit):
    """Its own place among several that differ, and the digits that stand there."""
    for pair in pairs(edit.name):
        proof = pair.certificate
        if proof.pointer.startswith("/state_1/new_variables/"):
            for text, trace in ((proof.stated, pair.rejected), (proof.expected, pair.chosen)):
                found = str(resolve_pointer(dict(trace), proof.pointer))
                assert plain_units(ascii_minus(found)) == plain_units(ascii_minus(text)), pair.id


@pytest.mark.parametrize("family", families.names())
def test_a_slip_in_a_result_is_beyond_doubt_in_si(family):
    """A temperature in °C is not measured by the size of its number."""
    for gold in golds():
        if gold.family.name == family:
            for wrong in slips(gold):
                right = gold.situation.result[wrong.name]
                assert abs(wrong.si - right) > 0.05 * abs(right), wrong


def test_a_value_is_not_found_inside_another_one():
    text = "The current falls from 0.338 A to 0.200 A, then to 20 A."
    assert places(text, "0 A") == []
    assert [text[at:] for at in places(text, "0.200 A")] == ["0.200 A, then to 20 A."]
    before, after = ((places(text, word)[0], word) for word in ("0.338 A", "0.200 A"))
    expected = "The current falls from 0.200 A to 0.338 A, then to 20 A."
    assert exchanged(text, before, after) == expected


def test_a_pull_toward_the_hook_is_not_held_against_one_straight_up():
    """Below the hook they are one direction: which moment a list is of no word may tell."""
    turned = []
    for gold in (Gold.of(generate("pendulum", SEED, index)) for index in range(30)):
        listed = gold.trace["state_0"]["forces"]
        for broken in distinct(gold, registry()["turn_force"], "isolated"):
            place = int(broken.certificate.pointer.split("/")[3])
            turned.append(f"{broken.certificate.stated} {listed[place]['direction']}")
    assert turned
    assert all("down" in both for both in turned)


@pytest.mark.parametrize("edit", ["drop_term", "flip_sign_of_term"])
def test_what_is_zero_in_celsius_may_be_left_out(edit: str) -> None:
    """Water of 15 °C gives off m c T_w down to 0 °C, as its temperature is told."""
    gold = Gold.of(generate("thermal", 99, 0))
    assert "T_0" in gold.kind.route[0]
    laws = [made.certificate.stated for made in distinct(gold, registry()[edit], "carried")]
    assert laws
    assert not any(law.startswith(gold.route[0].name) for law in laws)
