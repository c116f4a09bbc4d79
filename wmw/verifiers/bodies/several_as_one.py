"""One spring, or one rope, that bears what the question lays on several alike.

"A plate rests on four identical springs of 500 N/m each; by how much is each compressed?" Where
nothing in the trace tells of four, or of each, and the answer is what the whole load does to one of
them, the several were taken for one. What hangs in a chain bears the whole load, and a slanting
line more than its share: such questions are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.units import Unit, parse_unit
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.own_words import answered, numbers_in
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_SEVERAL = re.compile(
    rf"\b(?P<count>{'|'.join(_COUNTS)})"
    r"(?: (?:identical|equal|alike|similar|like|upright|vertical|parallel|light|such|coil|steel"
    r"|helical|equally long|same))* (?P<kind>spring|rope|cable|string|cord|wire|chain)s\b"
)
_EACH = re.compile(r"\b(?:each|every|one of (?:them|springs|ropes|cables|strings|cords|wires))\b")
_OTHERWISE = re.compile(
    r"\b(?:in series|chain|end to end|one after|one (?:below|under)|joined to (?:it|each)|angles?"
    r"|inclin\w*|slant\w*|horizontal\w*|pulley\w*|accelerat\w*|osc\w*|swing\w*|pulled|lever|beam|plank"
    r"|(?:on|from) each|n each|kg each|each (?:carries|bears|supports|holds|loaded|stretched by"
    r"|compressed by|has|is)|each with (?:a )?(?:load|weight)|each (?:\w+ )?(?:carrying|holding)"
    r"|alone|in a row"
    r"|from (?:the )?other|below (?:the )?other|one (?:from|stretched|compressed|loaded)|this one"
    r"|dropped|falls|cut|removed)\b|°"
)
"""What may lay another load on each than its share, or leave the load open."""
_SHARED = re.compile(
    r"\b(?:each|every|both|half|halves|quarter|third|fourth|share[sd]?|per|all|together|two|three"
    r"|four|five|six|springs|ropes|cables|strings|cords|wires|chains|total|parallel)\b"
)
_OWN_WEIGHT = re.compile(
    r"\b(?:light|massless|ideal) \w+s\b|\b\w+s['’]? (?:own )?(?:weights?|mass(?:es)?)\b"
    r"|\b\w+s (?:are|have) (?:light|massless|ideal|no mass|no weight|negligible)\b",
    re.I,
)
"""What neglects the lines themselves, however many they are."""
_G = (9.8, 9.81, 10.0)
_NEAR = 0.02
_NEWTON, _KILOGRAM, _STIFFNESS, _METRE = (parse_unit(u) for u in ("N", "kg", "N/m", "m"))


def taken_for_one(claims: Claims) -> tuple[str, str, str] | None:
    """Return where several alike are one body, its name, and what the question has instead."""
    stem, _ = split_options(claims.question)
    words = plain(stem)
    told = _SEVERAL.findall(words)
    asking = plain(" ".join(asking_sentences(claims.question)))
    if len(told) != 1 or not _EACH.search(asking) or _OTHERWISE.search(f"{words} {stem}"):
        return None
    [(count, kind)] = told
    own = [body for body in claims.bodies if compiled(rf"\b{kind}\Z").search(plain(body))]
    if len(own) != 1 or _tells_of_several(claims, _COUNTS[count]):
        return None
    if not any(_is_of_whole(claims, load) for load in _loads(stem)):
        return None
    place = f"/state_0/objects/{claims.bodies.index(own[0])}"
    return place, own[0], f"{count} {kind}s"


def _tells_of_several(claims: Claims, count: int) -> bool:
    """Tell whether anything of the trace is of several, or has their number."""
    names = [claim.name for claim in (*claims.attributes, *claims.variables, *claims.results)]
    texts = [claims.rule, claims.effect, claims.change, claims.equation, claims.derivation]
    light = [Text("", _OWN_WEIGHT.sub(" ", text.text)) for text in claims.assumptions]
    texts += [*light, *claims.evidence, Text("", claims.answer.explanation)]
    said = [plain(text.text) for text in texts if text is not None]
    said += [plain(name.replace("_", " ")) for name in (*names, *claims.bodies)]
    if any(_SHARED.search(text) for text in said):
        return True
    numbers = [n for text in texts if text is not None for n in numbers_in(text)]
    numbers += [c.measured for c in (*claims.attributes, *claims.variables) if c.measured]
    bare = [n.value for n in numbers if n.unit is None]
    written = [text.text for text in texts if text is not None]
    return count in bare or any(compiled(rf"(?<![\d.]){count}(?![\d.])").search(t) for t in written)


def _loads(stem: str) -> Iterator[float]:
    """Yield what the one load of a question may weigh, in newtons."""
    loads = [m.measurement for m in find_measurements(stem)]
    found = [
        (measured.si, unit is _KILOGRAM)
        for measured in loads
        for unit in (_NEWTON, _KILOGRAM)
        if _is_of(measured.unit, unit)
    ]
    if len(found) == 1:
        [(size, is_mass)] = found
        yield from (size * g for g in _G) if is_mass else (size,)


def _is_of_whole(claims: Claims, load: float) -> bool:
    """Tell whether the answer is what the whole load does to one, or the load itself."""
    value = answered(claims)
    if value is None or value.unit is None:
        return False
    if _is_of(value.unit, _NEWTON):
        return abs(value.si - load) <= _NEAR * load
    told = [m.measurement for m in find_measurements(claims.question)]
    stiff = {m.si for m in told if _is_of(m.unit, _STIFFNESS)}
    if len(stiff) != 1 or not _is_of(value.unit, _METRE):
        return False
    right = load / stiff.pop()
    return abs(abs(value.si) - right) <= _NEAR * right


def _is_of(own: Unit | None, unit: Unit | None) -> bool:
    return own is not None and unit is not None and own.dimension == unit.dimension
