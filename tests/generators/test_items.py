"""Items of every family: the same everywhere, distinct, balanced, and true when read back."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from collections import Counter
from itertools import islice

import pytest

from tests.generators.worlds import situation_of
from wmw.core import registry
from wmw.core.equation import canonical_name, evaluate, free_symbols, parse_statements, walk
from wmw.core.equation.ast import Expr, Num
from wmw.core.errors import UnknownFamilyError
from wmw.core.family import Family
from wmw.core.item import Item
from wmw.core.quantity import Measurement, find_measurements, read_value
from wmw.core.system import World
from wmw.core.trace import Trace
from wmw.core.units import parse_unit, to_si
from wmw.generators import ItemSetAsideError, admitted, generate
from wmw.generators import items as of_items
from wmw.generators.items import account_with_reasons

FAMILIES = registry.names()
SEED = 2026
SHORT = 60
LONG = 170


@pytest.fixture(scope="module")
def items() -> dict[str, list[Item]]:
    return {name: [generate(name, SEED, index) for index in range(LONG)] for name in FAMILIES}


@pytest.mark.parametrize("family", FAMILIES)
class TestSameEverywhere:
    def test_alone_and_in_any_order(self, family: str, items: dict[str, list[Item]]) -> None:
        for index in (LONG - 1, 7, 0, 91):
            assert generate(family, SEED, index).to_json() == items[family][index].to_json()

    def test_seeds_and_indices_matter(self, family: str) -> None:
        texts = {generate(family, seed, index).question for seed in (1, 2) for index in range(20)}
        assert len(texts) > 36

    def test_json_round_trip(self, family: str, items: dict[str, list[Item]]) -> None:
        for item in items[family][:SHORT]:
            again = Item.from_json(item.to_json())
            assert again.to_json() == item.to_json()
            assert again.trace == Trace.from_dict(json.loads(item.to_json())["trace"])
            assert again.scene.quantities() == item.scene.quantities()


_HASH_ITEMS = """
import hashlib, sys
from wmw.generators import generate
found = hashlib.sha256()
for name in sys.argv[1:]:
    for index in range(9):
        found.update(generate(name, 2026, index).to_json().encode())
print(found.hexdigest())
"""


def test_hash_randomisation_changes_nothing() -> None:
    digests = set()
    for hash_seed in ("1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", _HASH_ITEMS, *FAMILIES],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(done.stdout.strip())
    here = hashlib.sha256()
    for name in FAMILIES:
        for index in range(9):
            here.update(generate(name, 2026, index).to_json().encode())
    assert digests == {here.hexdigest()}


@pytest.mark.parametrize("family", FAMILIES)
class TestBalance:
    def test_kinds_take_turns(self, family: str, items: dict[str, list[Item]]) -> None:
        kinds = len(registry.family(family).kinds)
        counts = Counter(item.kind for item in items[family])
        assert set(counts.values()) <= {LONG // kinds, LONG // kinds + 1}
        assert len(counts) == kinds

    def test_modalities_and_tasks(self, family: str, items: dict[str, list[Item]]) -> None:
        modalities = Counter(item.modality for item in items[family])
        assert min(modalities.values()) > LONG * 0.22
        listed = sum(1 for item in items[family] if item.options)
        assert 0.1 * LONG < listed < 0.5 * LONG

    def test_right_option_has_no_favourite_place(
        self, family: str, items: dict[str, list[Item]]
    ) -> None:
        letters = Counter(
            str(item.trace.metadata["gold_answer"])
            for item in items[family]
            if len(item.options) == 4
        )
        assert max(letters.values()) < 0.6 * sum(letters.values())

    def test_outcomes_are_balanced(self, family: str, items: dict[str, list[Item]]) -> None:
        """No outcome question can be answered well by always giving the same answer."""
        answers: dict[frozenset[str], Counter[str]] = {}
        kinds = {kind.name: kind for kind in registry.family(family).kinds}
        # An outcome may be declared for each regime or place anew: same answers, same outcome.
        values = {
            outcome.name: frozenset(choice.value for choice in outcome.choices)
            for outcome in registry.family(family).outcomes
        }
        for item in items[family]:
            target = kinds[item.kind].target
            if isinstance(target, str) and not item.options:
                found = str(item.trace.metadata["gold_answer"])
                answers.setdefault(values[target], Counter())[found] += 1
        for target, counts in answers.items():
            assert len(counts) > 1, f"{set(target)}: always {list(counts)}"


@pytest.mark.parametrize("family", FAMILIES)
class TestTrueWhenReadBack:
    def test_no_wording_is_set_aside_often(self, family: str) -> None:
        reasons = [account_with_reasons(family, 5, index)[1] for index in range(SHORT)]
        assert sum(1 for found in reasons if found) <= SHORT // 20, [r for r in reasons if r]

    def test_givens_come_back_from_the_text(
        self, family: str, items: dict[str, list[Item]]
    ) -> None:
        """A stranger's reader finds every number of the question, with its unit."""
        for item in items[family][:120]:
            if item.modality == "picture":
                continue
            stem = item.question.split(" (A) ")[0]
            found = [m.measurement for m in find_measurements(stem)]
            for name, given in item.givens.items():
                unit = parse_unit(given.unit)
                assert unit is not None
                read = [
                    inside.si
                    for measurement in found
                    if (inside := measurement.read_in(unit)) is not None
                ]
                wanted = to_si(given.value, unit)
                assert any(abs(si - wanted) <= 1e-9 * abs(wanted) for si in read), (name, stem)

    def test_equations_and_workings_hold(self, family: str, items: dict[str, list[Item]]) -> None:
        """Every equality of equation and derivation binds by the aliases and holds in the world."""
        declared = registry.family(family)
        for item in items[family]:
            world = situation_of(item).result
            names = _aliases(declared, world)
            symbols = frozenset(names) | {
                canonical_name(key)
                for key in (*item.trace.state_0.variables, *item.trace.state_1.new_variables)
            }
            for text in (item.trace.transition.equation, item.trace.derivation):
                if text is None:
                    continue
                reading = parse_statements(text, symbols=symbols, unit_reader=parse_unit)
                assert not reading.unparsed, (item.id, text)
                assert reading.statements, (item.id, text)
                for statement in reading.statements:
                    where = f"{item.id}: {statement.text}"
                    # "4 L" is four litres or four lengths: one of the readings must hold.
                    wrong = [
                        _faults(r.sides, names, world) for r in (statement, *statement.alternatives)
                    ]
                    assert None in wrong, f"{where}: {wrong}"

    def test_answer_and_results_agree_with_the_world(
        self, family: str, items: dict[str, list[Item]]
    ) -> None:
        for item in items[family]:
            world = situation_of(item).result
            names = _aliases(registry.family(family), world)
            for key, printed in item.trace.state_1.new_variables.items():
                name = names[_bound(canonical_name(key), names)]
                read = read_value(printed)
                unit = parse_unit(registry.family(family).quantity(name).unit)
                assert isinstance(read, Measurement)
                assert unit is not None
                inside = read.read_in(unit)
                assert inside is not None
                assert inside.si == pytest.approx(world[name], rel=0.006)


def _aliases(family: Family, world: World) -> dict[str, str]:
    """Return the quantities by their names; what two share is that of the one in the world."""
    return {
        canonical_name(alias): quantity.name
        for quantity in sorted(family.quantities, key=lambda q: q.name in world)
        for alias in (quantity.name, *quantity.aliases)
    }


def _bound(symbol: str, names: dict[str, str]) -> str:
    if symbol in names:
        return symbol
    snake = re.sub(r"(?<=[a-z])([A-Z])", lambda match: "_" + match[1].lower(), symbol)
    return canonical_name(snake)


def _faults(
    sides: tuple[Expr, ...], names: dict[str, str], world: dict[str, float]
) -> tuple[float | None, ...] | None:
    """Return the unlike values of an equation's sides, or None where they are alike."""
    values: list[tuple[float, bool]] = []
    for side in sides:
        symbols = {s: names.get(_bound(s, names), "") for s in free_symbols(side)}
        if not set(symbols.values()) <= set(world):
            return (None,)
        value = evaluate(side, {s: world[name] for s, name in symbols.items()})
        if value is None:
            return (None,)
        units = [node.dimension is not None for node in walk(side) if isinstance(node, Num)]
        # Bare numbers stand for values in the unit that the result is printed in.
        if units and not any(units) and side is not sides[-1]:
            continue
        values.append((value, bool(units)))
    first = values[0][0]
    alike = all(
        value == pytest.approx(first, rel=0.013 if printed else 1e-6)
        for value, printed in values[1:]
    )
    return None if alike else tuple(value for value, _ in values)


def test_unknown_family() -> None:
    with pytest.raises(UnknownFamilyError):
        generate("alchemy", 1, 0)


def test_negative_index() -> None:
    with pytest.raises(ValueError, match="-1"):
        generate(FAMILIES[0], 1, -1)


@pytest.mark.parametrize("modality", ["text", "picture", "both"])
def test_a_modality_can_be_asked_for(modality: str) -> None:
    for index in range(14):
        item = generate("inclined_plane", 3, index, modality=modality)  # type: ignore[arg-type]
        assert item.modality == modality
        assert situation_of(item).givens == {
            name: generate("inclined_plane", 3, index).givens[name].value
            for name in situation_of(item).givens
        }


def test_admitted_items_go_on_past_one_that_is_set_aside(monkeypatch) -> None:
    drawn = of_items.generate

    def with_a_gap(family: str, seed: int, index: int) -> Item:
        if index == 1:
            raise ItemSetAsideError(f"{family}-{seed}-{index}", ("for the test",))
        return drawn(family, seed, index)

    monkeypatch.setattr(of_items, "generate", with_a_gap)
    assert [item.index for item in islice(admitted("pulley", SEED), 3)] == [0, 2, 3]
