"""The same account in another order, with optional parts left out, or in other characters."""

from __future__ import annotations

from collections.abc import Callable

from properties.seeds import Record, Seed
from properties.values import parts

SYMMETRIC = frozenset(
    {"adjacent", "contact", "connected", "separated", "aligned", "perpendicular", "attached"}
)
OPPOSITE = {"above": "below", "below": "above", "left_of": "right_of", "right_of": "left_of"}


def keys_reversed(seed: Seed) -> Record:
    """Write the keys of every object in the reverse order.

    But for variables that were read off the picture: where a scene treats two bodies alike, the
    order in which their values are listed may be all that tells which is which.
    """

    def walk(value: object) -> object:
        if isinstance(value, dict):
            return {key: walk(value[key]) for key in reversed(value)}
        return [walk(part) for part in value] if isinstance(value, list) else value

    record = walk(seed.record)
    assert isinstance(record, dict)
    if not seed.in_words:
        record["state_0"]["variables"] = seed.record["state_0"].get("variables")
    return record


def lists_shuffled(seed: Seed) -> Record:
    """Shuffle bodies, relations, forces, assumptions and evidence."""
    record, rng = seed.copy(), seed.stream("lists")
    state = record["state_0"]
    for key in ("objects", "relations", "forces", "assumptions"):
        if state.get(key):
            rng.shuffle(state[key])
    evidence = record["transition"].get("evidence")
    if isinstance(evidence, list):
        rng.shuffle(evidence)
    return record


def without(*path: str, empty: object = None) -> Callable[[Seed], Record | None]:
    """Return the change that empties one optional part."""

    def change(seed: Seed) -> Record | None:
        record = seed.copy()
        holder = record
        for key in path[:-1]:
            holder = holder[key]
        if not holder.get(path[-1]):
            return None
        holder[path[-1]] = empty
        return record

    change.__name__ = f"without_{path[-1]}"
    return change


def without_effect(seed: Seed) -> Record | None:
    """Drop the effect, where an equation is left that can be held against the laws."""
    if not seed.record["transition"].get("equation"):
        return None
    return without("transition", "effect", empty="")(seed)


def without_new_variables(seed: Seed) -> Record | None:
    """Drop the results, where an equation is left that can be held against the laws.

    Not where the name of a result is all that tells in which unit the derivation counts.
    """
    results = seed.record["state_1"].get("new_variables") or {}
    bare = any((read := parts(value)) and not read[1] for value in results.values())
    if not seed.record["transition"].get("equation") or (bare and seed.item is None):
        return None
    return without("state_1", "new_variables", empty={})(seed)


def without_assumptions(seed: Seed) -> Record | None:
    """Drop the assumptions that state no value: one with a value may be all that gives it."""
    record = seed.copy()
    state = record["state_0"]
    kept = [text for text in state.get("assumptions") or () if any(c.isdigit() for c in text)]
    if len(kept) == len(state.get("assumptions") or ()):
        return None
    state["assumptions"] = kept
    return record


def without_attributes(seed: Seed) -> Record | None:
    """Drop the attributes of the bodies whose values the variables state too."""
    record = seed.copy()
    told = {str(value) for value in (record["state_0"].get("variables") or {}).values()}
    changed = False
    for body in record["state_0"].get("objects") or ():
        attributes = body.get("attributes") or {}
        kept = {name: value for name, value in attributes.items() if str(value) not in told}
        changed |= len(kept) < len(attributes)
        body["attributes"] = kept
    return record if changed else None


def symmetric_swapped(seed: Seed) -> Record | None:
    """Name the bodies of every symmetric relation in the other order."""
    record, changed = seed.copy(), False
    for relation in record["state_0"].get("relations") or ():
        if relation["type"] in SYMMETRIC:
            relation["args"] = relation["args"][::-1]
            changed = True
    return record if changed else None


def opposites(seed: Seed) -> Record | None:
    """Say "b below a" for "a above b"."""
    record, changed = seed.copy(), False
    for relation in record["state_0"].get("relations") or ():
        if relation["type"] in OPPOSITE:
            relation["type"] = OPPOSITE[relation["type"]]
            relation["args"] = relation["args"][::-1]
            changed = True
    return record if changed else None


_TO_UNICODE = (
    ("m/s^2", "m/s²"), ("^2", "²"), ("^3", "³"), (" * ", " · "), ("sqrt(", "√("), ("theta", "θ"),
    ("alpha", "α"), ("omega", "ω"), ("rho", "ρ"), ("lambda", "λ"), ("mu_", "μ_"), (" deg", "°"),
    ("Delta_", "Δ"), (" ohm", " Ω"), ("<=", "≤"), (">=", "≥"), ("'", "’"),
)  # fmt: skip
_TO_ASCII = (
    ("⁻¹", "^-1"), ("⁻²", "^-2"), ("⁻³", "^-3"),
    ("²", "^2"), ("³", "^3"), ("·", "*"), ("×", "*"), ("√", "sqrt"), ("θ", "theta"),
    ("α", "alpha"), ("ω", "omega"), ("ρ", "rho"), ("λ", "lambda"), ("μ", "mu"), ("°C", " degC"),
    ("°", " deg"), ("Δ", "Delta_"), ("Ω", "ohm"), ("−", "-"), ("≤", "<="), ("≥", ">="),
    ("ε", "epsilon"), ("η", "eta"), ("φ", "phi"), ("π", " pi "), ("Φ", "Phi"), ("ρ", "rho"),
    *((sub, str(digit)) for digit, sub in enumerate("₀₁₂₃₄₅₆₇₈₉")),
    ("½", "(1/2)"),
)  # fmt: skip


def _respelled(seed: Seed, table: tuple[tuple[str, str], ...]) -> Record | None:
    """Write everything but the question in other characters, LaTeX left as it is."""

    def spell(text: str) -> str:
        if "\\" in text:
            return text
        for old, new in table:
            text = text.replace(old, new)
        return text

    def walk(value: object) -> object:
        if isinstance(value, str):
            return spell(value)
        if isinstance(value, list):
            return [walk(part) for part in value]
        if isinstance(value, dict):
            return {key: walk(part) for key, part in value.items()}
        return value

    record = seed.copy()
    for key in ("state_0", "transition", "state_1", "derivation", "answer"):
        record[key] = walk(record.get(key))
    for holder, key in ((record["state_0"], "variables"), (record["state_1"], "new_variables")):
        values = holder.get(key) or {}
        names = {spell(name): value for name, value in values.items()}
        if len(names) < len(values):
            return None
        holder[key] = names
    return record if record != seed.record else None


def in_unicode(seed: Seed) -> Record | None:
    """Write Unicode signs for ASCII ones."""
    return _respelled(seed, _TO_UNICODE)


def in_ascii(seed: Seed) -> Record | None:
    """Write ASCII for Unicode signs; not where a root or a fraction sign would change its reach."""
    texts = f"{seed.record['transition'].get('equation')} {seed.record.get('derivation')}"
    if any(f"√{c}" in texts for c in "0123456789abcdefghijklmnopqrstuvwxyz"):
        return None
    return _respelled(seed, _TO_ASCII)
