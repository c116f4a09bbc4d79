"""Other names for the same things: quantities and bodies."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping

from properties.equations import rewritten, symbols_of, written
from properties.seeds import Record, Seed
from properties.values import named_values, parts, plain_unit
from wmw.core import registry
from wmw.core.equation import canonical_name, free_symbols, parse_statements
from wmw.core.family import Family, Quantity
from wmw.core.units import parse_unit
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.vocabulary.lexicon import lexicon

_WORDS = re.compile(r"[a-z]{3,}(?:_[a-z]{2,})*")
_NOUN = re.compile(r"(?!.*(?:after|before|initial|final))[a-z]{4,}(?:_[a-z]{4,})*")
"""Nouns to which "of the ball" can be joined: no half symbols (rho_top), no moments."""
_SUFFIXES = {
    "kg": "kg", "g": "g", "m": "m", "cm": "cm", "mm": "mm", "km": "km", "s": "s", "ms": "ms",
    "min": "min", "N": "N", "J": "J", "kJ": "kJ", "W": "W", "V": "V", "A": "A", "mA": "mA",
    "Ω": "ohm", "ohm": "ohm", "°": "deg", "deg": "deg", "Hz": "Hz", "Pa": "Pa", "kPa": "kPa",
    "m/s": "m_per_s", "T": "T",
}  # fmt: skip
Namer = Callable[[Seed, random.Random, str, Quantity | None], str | None]


def renamed(
    seed: Seed, naming: Mapping[str, str], values: Mapping[str, object] | None = None
) -> Record | None:
    """Return the trace with variables, results and equations under other names.

    `values` are new values by old name, where the unit goes into the name.
    """
    record = seed.copy()
    by_symbol = {canonical_name(old): new for old, new in naming.items()}
    if len(set(by_symbol.values())) < len(by_symbol):
        return None
    symbols = {old: canonical_name(new) for old, new in by_symbol.items()}
    if record["transition"].get("equation") and not rewritten(
        record, seed.family, lambda s: written(s, names=symbols)
    ):
        return None
    for holder, key in ((record["state_0"], "variables"), (record["state_1"], "new_variables")):
        holder[key] = {
            naming.get(name, name): (values or {}).get(name, value)
            for name, value in (holder.get(key) or {}).items()
        }
    return record


def quantity_of(family: Family, name: str) -> Quantity | None:
    """Return the one quantity that a name is an alias of."""
    meaning = lexicon(family.name).meaning(name)
    if len(meaning.quantities) != 1 or meaning.moment is not None:
        return None
    return family.quantity(meaning.quantities[0])


def owners(family: Family, alias: str) -> int:
    """Return how many quantities an alias may stand for."""
    name = canonical_name(alias).lower()
    shared = [s for a, s in family.ambiguous.items() if canonical_name(a).lower() == name]
    return sum(len(s) for s in shared) + sum(
        name in {canonical_name(a).lower() for a in (q.name, *q.aliases)} for q in family.quantities
    )


def own_words(family: Family, quantity: Quantity) -> list[str]:
    """Return the quantity's aliases in words that mean nothing else in the family."""
    return [a for a in quantity.aliases if _WORDS.fullmatch(a) and owners(family, a) == 1]


def own_symbols(family: Family, quantity: Quantity) -> list[str]:
    """Return the quantity's other symbols that mean nothing else in the family."""
    return [a for a in quantity.aliases if len(a) <= 5 and owners(family, a) == 1]


def _named(seed: Seed) -> list[str]:
    state, after = seed.record["state_0"], seed.record["state_1"]
    return list(
        dict.fromkeys((*(state.get("variables") or {}), *(after.get("new_variables") or {})))
    )


def _says_its_unit(seed: Seed, name: str) -> bool:
    """Tell whether the unit of a value stands in its name, so that another name would lose it."""
    values = [holder[n] for holder, n, _ in named_values(seed.record) if n == name]
    bare = any((read := parts(value)) is None or not read[1] for value in values)
    return bare and seed.item is None


def _by(
    choose: Callable[[random.Random, Family, Quantity], str | None],
) -> Callable[[Seed], Record | None]:
    def change(seed: Seed) -> Record | None:
        family, rng = registry.family(seed.family), seed.stream(choose.__name__)
        naming: dict[str, str] = {}
        for name in _named(seed):
            quantity = None if _says_its_unit(seed, name) else quantity_of(family, name)
            new = choose(rng, family, quantity) if quantity else None
            if new and new not in (*naming.values(), *_named(seed)):
                naming[name] = new
        return renamed(seed, naming) if naming else None

    return change


def _words(rng: random.Random, family: Family, quantity: Quantity) -> str | None:
    found = own_words(family, quantity)
    return rng.choice(found) if found else None


def _symbols(rng: random.Random, family: Family, quantity: Quantity) -> str | None:
    found = own_symbols(family, quantity)
    return rng.choice(found) if found else None


def _camel(rng: random.Random, family: Family, quantity: Quantity) -> str | None:
    found = [w for w in own_words(family, quantity) if "_" in w]
    if not found:
        return None
    head, *tail = rng.choice(found).split("_")
    return head + "".join(part.capitalize() for part in tail)


words = _by(_words)
other_symbols = _by(_symbols)
camel_case = _by(_camel)


def with_body(seed: Seed) -> Record | None:
    """Call a quantity of a body by its noun and the body's own name: "mass_of_cart_P"."""
    if seed.item is None:
        return None
    family, rng = registry.family(seed.family), seed.stream("with_body")
    naming: dict[str, str] = {}
    for name in _named(seed):
        quantity = quantity_of(family, name)
        if quantity is None or quantity.body not in seed.item.names:
            continue
        if lexicon(family.name).role(seed.item.names[quantity.body]) != quantity.body:
            continue  # either of two liquids may be the oil
        body = seed.item.names[quantity.body].replace(" ", "_")
        # "the speed of the ball" may be any of several speeds; "the mass of cart P" is one mass.
        nouns = [
            alias
            for alias, shared in family.ambiguous.items()
            if quantity.symbol in shared
            and sum(family.quantity(str(s.name)).body == quantity.body for s in shared) == 1
        ]
        nouns += [a for a in quantity.aliases if owners(family, a) == 1]
        nouns = [a for a in nouns if _NOUN.fullmatch(a) and not _names_a_body(family, a)]
        if nouns:
            noun = rng.choice(nouns)
            naming[name] = rng.choice((f"{noun}_of_{body}", f"{body}_{noun}", f"{noun}_{body}"))
    return renamed(seed, naming) if naming else None


def _names_a_body(family: Family, noun: str) -> bool:
    """Tell whether a noun has a body in it already: "coil_turns"."""
    parts_of = noun.split("_")
    return any(
        part in word.split() for role in family.roles for word in role.words for part in parts_of
    )


def unit_in_name(seed: Seed) -> Record | None:
    """Move the unit of a value into its name: `"mass_kg": 4.0`."""
    family, rng = registry.family(seed.family), seed.stream("unit_in_name")
    naming: dict[str, str] = {}
    values: dict[str, object] = {}
    holders = [seed.record["state_0"].get("variables"), seed.record["state_1"].get("new_variables")]
    stated = {name: value for holder in holders for name, value in (holder or {}).items()}
    for name, value in stated.items():
        quantity, read = quantity_of(family, name), parts(value)
        suffix = _SUFFIXES.get(plain_unit(read[1])) if read else None
        found = own_words(family, quantity) if quantity else []
        if read is None or suffix is None or not found:
            continue
        naming[name] = f"{rng.choice(found)}_{suffix}"
        values[name] = float(read[0])
    return renamed(seed, naming, values) if naming else None


def neutral(seed: Seed) -> Record | None:
    """Call every quantity by a name that says nothing.

    Only where the question gives the numbers: else nothing tells which of them is which.
    """
    names = _named(seed)
    if not _may_be_neutral(seed) or not names:
        return None
    return _underived(
        renamed(seed, {name: f"value_{index}" for index, name in enumerate(names, start=1)})
    )


def _alters(seed: Seed) -> bool:
    """Tell whether one name stands for a value before and after, which a neutral one cannot."""
    return seed.item is not None and any(name.endswith("_new") for name in seed.item.givens)


def _may_be_neutral(seed: Seed) -> bool:
    """Tell whether every value still says what it is a value of.

    The question must give the numbers: else nothing tells which of them is which. A bare number
    needs the name for its unit. One name may stand for a value before and after, which a neutral
    one cannot.
    """
    bare = [name for holder, name, _ in named_values(seed.record)
            if (read := parts(holder[name])) is None or not read[1]]  # fmt: skip
    plain_numbers = seed.item is not None  # ours are without a unit only where they have none
    if not seed.in_words or _alters(seed) or not (plain_numbers or not bare):
        return False
    # Where order alone tells equal kinds apart, the names are what says which is which.
    question = read_question(seed.record["question"], seed.family)
    if not all(given.firm for given in question.givens.values()):
        return False
    # Symbols beside the renamed ones would have nothing left to be known by.
    read = parse_statements(
        str(seed.record["transition"].get("equation") or ""),
        symbols=symbols_of(seed.record, seed.family),
        unit_reader=parse_unit,
    )
    symbols = {name for s in read.statements for side in s.sides for name in free_symbols(side)}
    return bool(symbols) and symbols <= {canonical_name(name) for name in _named(seed)}


def _underived(record: Record | None) -> Record | None:
    """Drop a derivation, which may use symbols that the variables do not list."""
    return record and {**record, "derivation": None}


def neutral_with_unit(seed: Seed) -> Record | None:
    """Call every quantity by a number, with the unit in the name where it has a plain one."""
    if not _may_be_neutral(seed):
        return None
    naming: dict[str, str] = {}
    values: dict[str, object] = {}
    holders = [seed.record["state_0"].get("variables"), seed.record["state_1"].get("new_variables")]
    stated = {name: value for holder in holders for name, value in (holder or {}).items()}
    for index, (name, value) in enumerate(stated.items(), start=1):
        read = parts(value)
        suffix = _SUFFIXES.get(plain_unit(read[1])) if read else None
        naming[name] = f"quantity_{index}" + (f"_{suffix}" if suffix else "")
        if read and suffix:
            values[name] = float(read[0])
    return _underived(renamed(seed, naming, values)) if naming else None


# -- bodies -----------------------------------------------------------------------------------

NONSENSE = ("gadget", "Zorblat-7", "thingamajig", "blivet", "Quux", "frobnitz", "wotsit", "Mimsy")
FOREIGN = ("Kiste", "caja", "bloc", "scatola", "klocek", "låda", "krabice", "laatikko")
_VARIETY = 3
"""A role that questions call by so many words stands for any body: its word carries no physics.
"spring", "lens", "primary coil" do: a gadget instead of them is another question."""


def bodies(seed: Seed, names: tuple[str, ...]) -> Record | None:
    """Call the bodies whose word does not matter by other names, everywhere in the trace."""
    if seed.item is None:
        return None
    family = registry.family(seed.family)
    free = {
        role.name
        for role in family.roles
        if len(role.written) >= _VARIETY
        and role.name in seed.item.names
        and not _tells_the_scene(family, seed.item.names[role.name])
    }
    rng = seed.stream(names[0])
    others = rng.sample(names, len(names))
    swap = {
        seed.item.names[role]: others.pop() for role in sorted(free) if len(others) and role in free
    }
    return in_all_texts(seed.record, swap) if swap else None


def _tells_the_scene(family: Family, word: str) -> bool:
    """Tell whether a regime is known by the body's word: a raft carries loads, a ramp slopes."""
    cues = [c for r in family.regimes for c in (*r.cues, *r.rules_out)]
    cues += [phrase for fact in family.facts for phrase in fact.phrases]
    return any(re.search(rf"\b{re.escape(word)}\b", cue, re.I) for cue in cues)


def in_all_texts(record: Record, swap: Mapping[str, str]) -> Record:
    """Return the trace with words replaced in every text but the names of quantities."""
    pattern = re.compile(
        r"\b(?:" + "|".join(sorted(map(re.escape, swap), key=len, reverse=True)) + r")\b", re.I
    )
    low = {old.lower(): new for old, new in swap.items()}

    def put(match: re.Match[str]) -> str:
        new = low[match[0].lower()]
        return new[0].upper() + new[1:] if match[0][0].isupper() else new

    def walk(value: object, key: str) -> object:
        if isinstance(value, str):
            return value if key in _KEPT else pattern.sub(put, value)
        if isinstance(value, list):
            return [walk(part, key) for part in value]
        if isinstance(value, dict):
            return {name: walk(part, name) for name, part in value.items()}
        return value

    return {key: value if key in _KEPT else walk(value, key) for key, value in record.items()}


_KEPT = frozenset({"id", "scenario_family", "metadata", "type", "unit"})


def nonsense_bodies(seed: Seed) -> Record | None:
    """Call bodies by words that mean nothing."""
    return bodies(seed, NONSENSE)


def foreign_bodies(seed: Seed) -> Record | None:
    """Call bodies by plain nouns of other languages."""
    return bodies(seed, FOREIGN)
