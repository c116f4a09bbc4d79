"""State 0 has one body for two of the question that the answer must keep apart.

What it does: looks for a body whose mass or depth is the sum of two that the question gives, while
state 0 has no body with either. It is a fault where two layers of liquid become one with the
density or the name of one of them; where the question says that one of the two stays behind, and
how the other moves is asked for; and where the energy, momentum, weight or net force of one of them
is asked for, the friction on the upper one, or the force between them, and the sum alone is put in;
where the question calls the two separate, has nothing of both together, and the trace goes on with
the sum; where what happens before one of them is reached is asked for, or where one of them is to
be while the other has a place of its own; where the one passes through the other and leaves it; and
where two at unlike places, or of unlike temperatures, are one halfway between, or where the effect
makes one body of two of which the question has one at rest after a collision. Where the laws find
the answer wrong it is enough that one of the two is asked about by its number or name, and that the
working has the sum. Bodies that move as one may be taken together for everything else.

Why it is bad: the laws hold for a body that is not there.

Example: 2.0 m of oil on 3.0 m of water, and `{"name": "water", "attributes": {"depth": "5.0 m"}}`.

Use instead: one body for the oil and one for the water.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

from wmw.core.equation.names import word_set
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.units import Unit, parse_unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.core.work import spend
from wmw.verifiers.bodies.merged_values import goes_through, is_between
from wmw.verifiers.bodies.other_answered import stand_apart
from wmw.verifiers.bodies.several_as_one import taken_for_one
from wmw.verifiers.bodies.two_in_a_name import two_in_a_name
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Named
from wmw.verifiers.own_words import alike, is_among, numbers_in
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.values.misquoted import has_numeral
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

CODE = "WMW218"
LABEL: Label = "object"
FIELD: FieldName = "state"

_OF_ANSWER = frozenset({"WMW401", "WMW402", "WMW403"})
_LAYERS = re.compile(r"\b(?:layer|on top|floats?|floating|above|below|beneath|under)\b", re.I)
_APART = re.compile(
    r"\b(?:mix\w*|emulsion|solution|dissolv\w*|second (?:tank|glass|vessel)|two (?:tanks|glasses"
    r"|vessels)|another (?:tank|glass|vessel)|U-?tube|arms?|limbs?)\b",
    re.I,
)
_LIQUIDS = word_set(
    "water oil mercury alcohol ethanol glycerin glycerine glycerol petrol gasoline kerosene milk"
    " honey brine syrup seawater benzene turpentine"
)
_STAYS = re.compile(
    r"\b(?:stays?|remains?|is left|rests?) (?:\w+ )?(?:where it is|at rest|in place|put|behind"
    r"|motionless|still|standing)\b|\bdoes not move\b",
    re.I,
)
_CLAUSE = re.compile(r"[.;,]\s+|\s(?:while|and|but|whereas)\s")
_FOR_A_WHILE = re.compile(r"\b(?:until|at first|before)\b|\A[^.]{0,40}\bwhen\b", re.I)
_MOVES = re.compile(r"\b(?:speed|velocity|fast|momentum|kinetic energy|accelerat\w*)\b", re.I)
_OWN = re.compile(
    r"\b(?:kinetic energy|potential energy|momentum|weight|net force|resultant force)\b", re.I
)
_LIES_ON = re.compile(
    r"\b(?:sits|rests|lies|placed|stands|rides|lying|resting|standing|sitting|riding)"
    r" (?:\w+ ){0,2}on\b",
    re.I,
)
_FRICTION = re.compile(r"\bfriction\w*\b", re.I)
_OF_ALL = re.compile(
    r"\b(?:together|both|total|system|combined|pair|whole|each|relative|floor|ground|table)\b", re.I
)
_BEFORE_IT_IS_REACHED = re.compile(
    r"\bbefore (?:(?:the|they|it|he|she|both|all|two|three|\w+) ){0,4}(?:reach|hit|touch|strike"
    r"|meet|collide with|run into|bump into|get to|catch)(?:es|s|ing)? (?P<what>[^,.;?]{1,40})",
    re.I,
)
_SEPARATE = re.compile(r"\btwo (?:\w+ )?(?:separate|independent|unconnected)\b", re.I)
_APART_FROM = re.compile(
    r"\b(?:an?|two) separate\b|\bnot (?:connected|joined|tied|attached) to each other\b"
    r"|\b(?:do(?:es)? not touch|not touching|without (?:being (?:joined|connected)|touching)"
    r"|(?:stand|lie|hang|kept|set) (?:\w+ )?apart)\b",
    re.I,
)
_WHERE = re.compile(r"\b(?:how far|where|at what distance|what distance)\b", re.I)
_PLACED = re.compile(
    r"\)? (?:sits|stands|hangs|is placed|is put|lies|is hung) (?:at )?\d+(?:\.\d+)? ?c?m\b", re.I
)
_TURNS = re.compile(r"(?:N|(?:number of )?(?:turns|windings|loops))\b")
_RESTS_AFTER = re.compile(
    r"\bafter (?:the|this|their) (?:\w+ )?(?:collision|impact|hit),?"
    r" (?P<who>(?:the )?[\w']+(?: \w+)?) (?:rests|is at rest|stops|stands still|stays at rest"
    r"|bounces back|rebounds|moves back)\b",
    re.I,
)
_JOINED = re.compile(
    r"\b(?:stick\w*|stuck|together|coupl\w*|join\w*|lock\w*|embed\w*|cling\w*)\b", re.I
)
_ONE_BODY = re.compile(
    r"\b(?:are|become|form|move(?: on)? as|move off as|as) (?:now )?one(?: single| common)? body\b"
    r"|\bstick together\b|\bmove (?:on |off )?together\b",
    re.I,
)
_DENIED = re.compile(r"\b(?:not|no|never|neither|nor|would|if|unless|instead|before)\b|n't", re.I)
_BETWEEN = re.compile(
    r"\b(?:tension|force|thrust|pull)\b[^,.;?]{0,40}? (?:between|joining|connecting|linking)"
    r" (?P<what>[^,.;?]{1,40})"
    r"|\b(?:force|push|friction)\b (?:of|from|by) (?P<by>[^,.;?]{1,40} on [^,.;?]{1,40})"
    r"|\b(?:do|does) (?P<does>[^,.;?]{1,40} (?:exert|push|press|pull)(?: \w+)? on [^,.;?]{1,40})",
    re.I,
)
_SLIPS = re.compile(r"\b(?<!not )(?<!without )(?<!no )slip(?:s|ping)?\b(?! (?:is|does not))", re.I)
_BEFORE_IT = re.compile(r"(?:\(|\b(?:mass|masses|weighing|weighs|is|has|=)(?: of)?)\s*\Z", re.I)
_WORD = re.compile(r"[A-Za-z]+|\d+")
_FILLERS = word_set(
    "a an the of mass masses and with is has on in at it its that which kg g m to by from rests"
    " lies sits moving hangs rest"
)
_NEAR = 4
"""How many words beside its number may name a body."""
_MOST, _SHARE, _EXACT = 12, 0.005, 1e-6
_KILOGRAM, _METRE, _DENSITY = parse_unit("kg"), parse_unit("m"), parse_unit("kg/m^3")
_NEWTON, _STIFFNESS = parse_unit("N"), parse_unit("N/m")
_SUMMED = (_KILOGRAM, _METRE, _NEWTON, _STIFFNESS)


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for every body that is two of the question's."""
    mentions = find_measurements(claims.question)
    asking = " ".join(asking_sentences(claims.question))
    for claim in claims.attributes:
        pair = _summed(claims, claim, mentions)
        if pair is None:
            continue
        if _is_of(claim.measured, _METRE):
            wrong = _is_layered(claims, claim, mentions)
        elif _is_of(claim.measured, _NEWTON):
            wrong = is_between(claims, claim.body, pair)
        else:
            wrong = (
                _is_kept_apart(claims, claim, pair, asking)
                or _is_reached_later(claims.question, pair, asking)
                or _is_separate(claims, claim, pair, mentions)
                or is_between(claims, claim.body, pair)
                or goes_through(claims.question)
                or _is_one_separate(claims, claim, pair, asking)
                or _is_at_its_place(claims, claim, pair, asking)
            )
        if wrong:
            one, other = (claims.question[m.start : m.end] for m in pair)
            message = (
                f"{claim.body} is two bodies of the question, {one} and {other}, taken for one"
            )
            expected = f"a body of {one} and one of {other}"
            yield Finding(CODE, LABEL, FIELD, claim.pointer, message, str(claim.raw), expected)
    if (found := taken_for_one(claims)) is not None:
        place, body, told = found
        message = f"the {body} bears alone what the question lays on {told}"
        yield Finding(CODE, LABEL, FIELD, place, message, body, told)
    for at, body, one, other in two_in_a_name(claims):
        message = f"{body} is two bodies of the question, the {one} and the {other}, taken for one"
        yield Finding(CODE, LABEL, FIELD, f"/state_0/objects/{at}", message, body, "two bodies")
    effect = claims.effect
    if effect is not None and _is_one_in_words(claims.question, asking, effect.text):
        message = "two bodies of which the question has one at rest are taken for one"
        yield Finding(CODE, LABEL, "transition", effect.pointer, message, effect.text, "two bodies")


def of_findings(case: Case, findings: Sequence[Finding]) -> Iterator[Finding]:
    """Yield a finding where an answer is wrong that has the sum, and one of two is asked for."""
    errors = [f for f in findings if f.severity == "error"]
    if any(f.field == "state" for f in errors) or all(f.code not in _OF_ANSWER for f in errors):
        return
    claims = case.claims
    asking = " ".join(asking_sentences(claims.question))
    for claim in claims.attributes if not _OF_ALL.search(asking) else ():
        pair = _sum_of_told(claims, claim)
        if pair is None or not _is_put_in(claims, claim, pair):
            continue
        named = [m for m in pair if has_numeral(asking, m.measurement)]
        if len(named) == 1 or _asked_of(claims.question, asking, pair) is not None:
            one, other = (claims.question[m.start : m.end] for m in pair)
            message = f"{claim.body} is two bodies of the question, {one} and {other}"
            expected = f"a body of {one} and one of {other}"
            yield Finding(CODE, LABEL, FIELD, claim.pointer, message, str(claim.raw), expected)
            return


def _sum_of_told(claims: Claims, claim: Named) -> tuple[Mention, Mention] | None:
    """Return the two values of one kind whose sum a body has, where no body has either."""
    own = claim.measured
    mentions = [m for m in find_measurements(claims.question) if m.measurement.unit][:_MOST]
    if own is None:
        return None
    spend(len(mentions) ** 2)
    others = [c.measured for c in claims.attributes if c.measured is not None and c is not claim]
    for one, other in combinations(mentions, 2):
        unit = one.measurement.unit
        if not _is_of(other.measurement, unit) or (own.unit and not _is_of(own, unit)):
            continue
        added = one.measurement.si + other.measurement.si
        size = own.si if own.unit or unit is None else own.value * unit.factor
        if abs(added - size) > _SHARE * abs(added):
            continue
        if not any(is_among(m.measurement, others) for m in (one, other)):
            return one, other
    return None


def _is_one_in_words(question: str, asking: str, effect: str) -> bool:
    """Tell whether an effect makes one body of two, of which the one rests after a collision."""
    rests = _RESTS_AFTER.search(question)
    if rests is None or _JOINED.search(question) or _DENIED.search(effect):
        return False
    name = plain(rests["who"])
    asked = holds_phrase(plain(asking), name) or not plain(asking)
    return bool(name) and not asked and _ONE_BODY.search(effect) is not None


def _is_of(measured: Measurement | None, unit: Unit | None) -> bool:
    own = measured.unit if measured is not None else None
    return own is not None and unit is not None and own.dimension == unit.dimension


def _summed(
    claims: Claims, claim: Named, mentions: tuple[Mention, ...]
) -> tuple[Mention, Mention] | None:
    """Return the two values of the question whose sum a body has, where no body has either."""
    own = claim.measured
    if own is None:
        return None
    turns = own.unit is None and _TURNS.search(claim.name) is not None
    if not turns and not any(_is_of(own, unit) for unit in _SUMMED):
        return None
    same = [m for m in mentions if _is_of(m.measurement, own.unit)]
    if turns:
        same = [m for m in mentions if m.measurement.unit and m.measurement.unit.text == "turns"]
    if len(same) > _MOST or any(m.measurement.si == own.si for m in same):
        return None
    near = is_among(own, [m.measurement for m in same])  # 2.01 kg is, beside 2.0 kg
    spend(len(same) ** 2)
    attributes = [c.measured for c in claims.attributes if c.measured and c is not claim]
    for one, other in combinations(same, 2):
        added = [m.value if turns else m.si for m in (one.measurement, other.measurement)]
        apart = abs(sum(added) - (own.value if turns else own.si))
        if apart > (_EXACT if near else _SHARE) * abs(own.si):
            continue
        if not any(_is_another_bodys(m.measurement, same, attributes) for m in (one, other)):
            return one, other
    return None


def _is_another_bodys(
    value: Measurement, told: list[Mention], attributes: list[Measurement]
) -> bool:
    """Tell whether every body of the question with a value has it in state 0 as well."""
    here, there = (
        sum(alike(value, other) for other in values)
        for values in (attributes, [mention.measurement for mention in told])
    )
    return here >= there


def _is_layered(claims: Claims, claim: Named, mentions: tuple[Mention, ...]) -> bool:
    """Tell whether a body is two layers of liquid with the density or the name of one of them."""
    question = claims.question
    if not _LAYERS.search(question) or _APART.search(question):
        return False
    densities = [m.measurement for m in mentions if _is_of(m.measurement, _DENSITY)]
    if all(alike(density, densities[0]) for density in densities):
        return False
    own = [c for c in claims.attributes if c.body == claim.body]
    held = [c.measured for c in claims.attributes if c.measured and _is_of(c.measured, _DENSITY)]
    if len(held) == 1:
        return is_among(held[0], densities)
    told = set(plain(question).split()) & _LIQUIDS
    named = {w for c in own if isinstance(c.raw, str) for w in plain(c.raw).split()} & told
    named = named or set(plain(claim.body or "").split()) & told
    liquids = {w for body in claims.bodies for w in plain(body).split()} & told
    return not held and len(told) > 1 and len(named) == 1 and liquids <= named


def _is_reached_later(question: str, pair: tuple[Mention, Mention], asking: str) -> bool:
    """Tell whether what happens before the one of two is reached is asked for."""
    beside = [_beside(question, mention) for mention in pair]
    for match in _BEFORE_IT_IS_REACHED.finditer(asking):
        reached = {*_words(match["what"])}
        found = [bool((own - its) & reached) for own, its in (beside, beside[::-1])]
        if sum(found) == 1:
            return True
    return False


def _is_separate(
    claims: Claims, claim: Named, pair: tuple[Mention, Mention], mentions: tuple[Mention, ...]
) -> bool:
    """Tell whether the two are called separate, and the sum is put in for one of them.

    Each has another value beside its mass, so that the masses are not told of one body.
    """
    question = claims.question
    if not _SEPARATE.search(question) or not stand_apart(claims) or _OF_ALL.search(question):
        return False
    same = [m for m in mentions if _is_of(m.measurement, _KILOGRAM)]
    between = [m for m in mentions if pair[0].end <= m.start and m.end <= pair[1].start]
    texts = (claims.effect, claims.derivation, *claims.evidence)
    put_in = [number for text in texts for number in numbers_in(text)]
    return (
        same == [*pair]
        and bool(between)
        and claim.measured is not None
        and is_among(claim.measured, put_in)
    )


def _is_one_separate(
    claims: Claims, claim: Named, pair: tuple[Mention, Mention], asking: str
) -> bool:
    """Tell whether one of two that the question calls separate is asked about, with the sum for it.

    "A separate marble lies on the bottom": the force on the boat is none on both.
    """
    if not _APART_FROM.search(claims.question) or _OF_ALL.search(asking):
        return False
    return _asked_of(claims.question, asking, pair) is not None and _is_put_in(claims, claim, pair)


def _is_at_its_place(
    claims: Claims, claim: Named, pair: tuple[Mention, Mention], asking: str
) -> bool:
    """Tell whether the place of one of two is asked for, and the other has one of its own."""
    asked, question = _asked_of(claims.question, asking, pair), claims.question
    if asked is None or _WHERE.search(asking) is None:
        return False
    beside = [_beside(question, mention) for mention in pair]
    known = [m for m, words in zip(pair, beside, strict=True) if asked not in words]
    placed = len(known) == 1 and _PLACED.match(question[known[0].end :]) is not None
    return placed and _is_put_in(claims, claim, pair)


def _is_put_in(claims: Claims, claim: Named, pair: tuple[Mention, Mention]) -> bool:
    """Tell whether the working has the sum of two and neither of them."""
    working = claims.derivation
    if working is None or claim.measured is None:
        return False
    put_in = numbers_in(working)

    def stands(value: Measurement) -> bool:
        return is_among(value, put_in) or has_numeral(working.text, value)

    return stands(claim.measured) and not any(stands(m.measurement) for m in pair)


def _is_kept_apart(
    claims: Claims, claim: Named, pair: tuple[Mention, Mention], asking: str
) -> bool:
    """Tell whether what is asked for is of one body, and the mass of both is put in for it."""
    if _OF_ALL.search(asking) or claim.measured is None:
        return False
    sum_alone = _is_put_in(claims, claim, pair)
    if sum_alone and _is_between_them(claims.question, asking, pair):
        return True
    asked = _asked_of(claims.question, asking, pair)
    if asked is not None and _MOVES.search(asking) and _stays(claims.question, pair, asked):
        return True
    if asked is not None and _MOVES.search(asking) and _SLIPS.search(claims.question):
        return sum_alone
    if asked is None or not (_OWN.search(asking) or _is_on_upper(claims.question, asking, asked)):
        return False
    return sum_alone


def _stays(question: str, pair: tuple[Mention, Mention], asked: str) -> bool:
    """Tell whether the question says that the other body than the one asked about stays behind."""
    beside = [_beside(question, mention) for mention in pair]
    others = next((its - own for own, its in (beside, beside[::-1]) if asked in own), set())
    for match in _STAYS.finditer(question):
        told = set(_words(_CLAUSE.split(question[: match.start()])[-1]))
        if told & others and asked not in told:
            return _FOR_A_WHILE.search(question[match.end() :]) is None
    return False


def _asked_of(question: str, asking: str, pair: tuple[Mention, Mention]) -> str | None:
    """Return the word for the one of two bodies that a question asks about, if it is one."""
    beside = [_beside(question, mention) for mention in pair]
    words = set(_words(asking))
    found = [(own - its) & words for own, its in (beside, beside[::-1])]
    named = [words for words in found if words]
    return sorted(named[0])[0] if len(named) == 1 else None


def _is_between_them(question: str, asking: str, pair: tuple[Mention, Mention]) -> bool:
    """Tell whether the force between the two is asked for, by a word for each of them."""
    beside = [_beside(question, mention) for mention in pair]
    return any(
        (beside[0] - beside[1]) & words and (beside[1] - beside[0]) & words
        for match in _BETWEEN.finditer(asking)
        for words in ({*_words(match["what"] or match["by"] or match["does"])},)
    )


def _words(text: str) -> list[str]:
    """Return the words of a text, in small letters but for single ones: "block A"."""
    return [word.lower() if len(word) > 1 else word for word in _WORD.findall(text)]


def _beside(question: str, mention: Mention) -> set[str]:
    """Return the words that name the body of a mass: "2 kg block A", "bob 1 of mass 0.20 kg"."""
    ahead, behind = question[: mention.start], question[mention.end :]
    if _BEFORE_IT.search(ahead):
        words = _words(re.split(r"[.;,]", ahead)[-1])[::-1]
    else:
        words = _words(re.split(r"[.;,]", behind)[0])
    return {*[word for word in words if word not in _FILLERS][:_NEAR]}


def _is_on_upper(question: str, asking: str, asked: str) -> bool:
    """Tell whether friction is asked for on the body that lies on the other one."""
    if _FRICTION.search(asking) is None:
        return False
    return any(
        asked in _words(_CLAUSE.split(question[: match.start()])[-1])
        for match in _LIES_ON.finditer(question)
    )
