"""The answer is another number, or the opposite word, than the trace has concluded.

What it does: takes what new variables, derivation and predicted change agree on, where the change
has one value of the answer's kind, and compares the answer with it. An answer whose number stands
anywhere in the trace, follows from two of its numbers by one step, or is explained by one, is left
alone; one whose option is another than that with the trace's own value is not, but for the option
of another of its results. Of several values, each must be the result that bears its name, and none
may stand where a result is left over. An answer in a word is compared with what the change says of
the thing asked for, and an answer that names one of two bodies with the one of which the change
says what is asked. The way that stands beside its number ("2 m/s to the left") must not be the
opposite of the one beside the same number in the change; nor may what rests in one of them move in
the other. Where options are offered, the answer must be the one that the change names alone: by the
way a thing goes, by which of several it is, or that all are equal. Where a question offers ways of
one thing, larger, smaller or the same, so must it be the way that change or new variables have it
go. Of two opposites, slides or holds, up or down, towards or away, it must be the one that the
change says of what is asked about; and "above" or "below" a value, or a weight, must be where the
trace's own value is. Where nothing else is found wrong, an answer that is no number of the trace
and follows from none is no result of it.

Why it is bad: the reasoning leads to one answer and another is given.

Example: the change is "the tone becomes higher", the answer "lower".

Use instead: "higher".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise, permutations

from wmw.core.equation import canonical_name
from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements, read_value
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.accounts.beside_weight import otherwise_beside_weight
from wmw.verifiers.accounts.beyond_value import other_side_of
from wmw.verifiers.accounts.ledger import other_than_change
from wmw.verifiers.accounts.named_otherwise import other_named
from wmw.verifiers.accounts.offered_in_words import other_offered_in_words
from wmw.verifiers.accounts.opposite_answers import opposite_answer
from wmw.verifiers.accounts.opposite_ways import other_way
from wmw.verifiers.accounts.set_against import other_set_against
from wmw.verifiers.accounts.tied import tied_in_change
from wmw.verifiers.accounts.ways_told import other_than_found
from wmw.verifiers.answers.answer_unit import VALUE, faulty_place, is_in_another_unit
from wmw.verifiers.answers.each_value import other_of_several
from wmw.verifiers.answers.from_nowhere import answered_from_nowhere
from wmw.verifiers.answers.offered import other_offered
from wmw.verifiers.bodies.named_by_result import other_by_result
from wmw.verifiers.bodies.one_of_two import other_one_of_two
from wmw.verifiers.bodies.surpassed import surpassed
from wmw.verifiers.claims import Claims
from wmw.verifiers.comparing.times_the_other import other_by_times
from wmw.verifiers.comparing.values_of_two import other_by_values
from wmw.verifiers.moments.rest_or_motion import other_than_told
from wmw.verifiers.own_words import (
    alike,
    answered,
    is_among,
    numbers_in,
    of_another_unit,
    tens_apart,
    texts_of,
)
from wmw.verifiers.questions.asking import asking_sentences, asks_of_two, asks_whether
from wmw.verifiers.questions.options import Option, split_options
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain
from wmw.verifiers.vocabulary.senses import Sense, Trend, opposed, sense_of, trends
from wmw.verifiers.vocabulary.spelled import read_worded

CODE = "WMW503"
LABEL: Label = "faithfulness"
FIELD: FieldName = "faithfulness"

_STEP = re.compile(
    r"\b(?:half|twice|double|sum|difference|total|each|(?<!at )rest|remain|minus|plus|less|per"
    r"|percent|share|there and back|way back|both|average|mean|ratio|times|more|extra|added"
    r"|subtract|relative)\b|[=×·*/^+%√²³]",
    re.I,
)
"""What may lead from the value found to another one without a line of its own."""
_TWO = re.compile(
    r"\b(?:both|two|second|other|another|pair|each|every|total|altogether|whole|full|complete|double"
    r"|twice|2(?= [a-z]{3})|round|back|return|across|diameter|relative|apart|between|together)\b"
    r"|wide|width",
    re.I,
)
"""Words of a question by which its answer may be twice what was found."""
_AND_WHEN = re.compile(
    r"\band (?:at |after |for |by |in )?(?:when|what|which|where"
    r"|how (?:long|far|fast|much|high))\b",
    re.I,
)
"""What a question asks for besides."""
_OF_TWO = re.compile(r"\bratio\b|\bdifference\b(?! (?:of|between|in)\b)", re.I)
"""A step that two numbers of the trace must bear out."""
_DIFFERENCE = re.compile(r"\bdifference\b(?! (?:of|between|in)\b)", re.I)
_BY = re.compile(
    r"\b(?:by|rises?|drops?|falls?|climbs?|sinks?|increases?|decreases?)"
    r"(?: (?:about|around|only|just|another))? ?\Z",
    re.I,
)
_QUANTITIES_TIMES = re.compile(
    r"\b(?:(?<!\d )(?!(?:two|three|four|five|six|eight|nine|ten|many|more) )[a-z]+ times(?= [a-z]+)"
    r"|rate of (?:change|rise|flow)|(?:change|product|quotient)(?= of [a-z]+ (?:and|by|per) [a-z]+)"
    r"|[a-z]+ (?:divided by|over|per)(?: (?!two\b|three\b|half\b)[a-z]+){1,2})",
    re.I,
)
"""A law in words, "inductance times rate of change": it says how the value found was found."""
_MARK = re.compile(r"\s*-?(?P<noun>mark|line|point|position|reading|rung|step|floor|level|hole)\b")
"""What a number may be of itself: no sum or difference of the 90 cm mark is the 10 cm mark."""
_CLAUSE = re.compile(r"[;:.](?=\s|\Z)|,\s|\b(?:and|while|whereas|but|so)\b", re.I)
_PLAIN = word_set("is are was has at of in on from to by about then so thus therefore it its only")
_LEFT = re.compile(
    r"\b(?:left|remain\w*|above|below|from|until|till|over|past|beyond|net|result\w*|clear\w*"
    r"|later|earlier|slower|faster|ahead|behind|gap|space|outside|spare|missing|beneath)\b",
    re.I,
)
"""Words of what may be the rest of something, or lie between two places."""
_FIRST_ASKED = re.compile(
    r"\b(?:initial\w*|original\w*|first|before|old|former|previous\w*|at the start|by how)\b", re.I
)
_FROM_TO = re.compile(r"\bfrom\b[^.;?!]{0,30}\Z", re.I)
_TO = re.compile(r"\s*(?:up |down )?to (?:about |only )?\Z", re.I)
_OF_GIVEN = re.compile(
    r"\b(?:which|whether|enough|change\w*|reach\w*|safe|still|again|before|old|former|initial\w*"
    r"|original\w*|compare\w*)\b",
    re.I,
)
"""A question that a given value may answer."""
_PURPOSE = re.compile(r"\b(?:so|such|in order) that\b|\b(?:in order|so as) to\b")
"""What is not asked, but what it is for: "how fast must it go so that both land at 25 m/s"."""
_FORCE_ASKED = re.compile(r"\b(?:forces?|tension|pull|push|effort|thrust|friction|drag)\b", re.I)
_OF_WEIGHT = re.compile(
    r"\b(?:weigh\w*|heavy|heavier|gravit\w*|load|mass|carr(?:y|ies)|compar\w*|before|if|which)\b",
    re.I,
)
"""What makes a force that is asked for a weight, or that of another body or moment."""
_WEIGHT = re.compile(r"\b(?:weight|gravity|gravitational)\b", re.I)
_REFLECTED = re.compile(r"\b(?:reflected|(?:runs?|travels?|comes?|goes|moves) back)\b", re.I)
_TRANSMITTED = re.compile(r"\b(?:transmitted|refracted|passes|goes on|runs on|incoming)\b", re.I)
_BESIDE = 24
_CHANGE_NAMED = re.compile(
    r"\A(?:[Dd]elta|d[A-Z]|d_)|change|rise|drop|increase|decrease|gain|loss|difference"
)
_CHANGE_ASKED = re.compile(
    r"\bby (?:how|what)\b|\b(?:chang|differ|drop|fall|fell|ris[ei]|increas|decreas|gain"
    r"|los[est]|grow|stretch|exten|compress|elong|displac|shift|expan|lengthen|longer|shorter|further"
    r"|deeper|more|less|lower|higher|rais|reduc)|[Δ∆]",
    re.I,
)
"""How a question asks for what something changes by, and not for what it then is."""
_THAN_PLACE = re.compile(
    r"\bthan (?:in|on|at|under|inside|outside) (?P<where>[a-z]+(?: [a-z]+)?)\Z"
)
_SHORT = 5
_COUNTED = re.compile(r"[a-z]{3,20} (?:per|a|each|every) second", re.I)
_OUTCOMES: tuple[tuple[str, str], ...] = (
    (r"floats?|floating", r"sinks?|sinking"),
    (r"attracts?|attracted|attraction", r"repels?|repelled|repulsion"),
    (r"clockwise", r"(?:anti|counter) ?clockwise"),
    (r"real", r"virtual"),
    (r"upright|erect", r"inverted|upside down"),
    (r"yes", r"no"),
)
_PHRASES: tuple[tuple[str, str], ...] = ((r"towards? the normal", r"away from the normal"),)
"""Opposites that no question need offer."""
_OFFERED: tuple[tuple[str, str], ...] = (
    (r"faster|more quickly", r"slower|more slowly"),
    (r"brighter|more brightly", r"dimmer|less brightly"),
    (r"higher", r"lower"),
    (r"longer", r"shorter"),
)
_COMPARATIVE = re.compile(
    r"\b(?:more|less|(?:fast|slow|bright|dimm|high|low|long|short|larg|great|small|bigg|strong"
    r"|weak|heavi|light|deep|hott|cold|warm|cool)er)\b",
    re.I,
)
_THAN_OTHER = re.compile(r"\bthan (?!\d|before|at first|now)|\bwhich\b", re.I)


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where the answer is not what the trace has concluded."""
    expected = (
        _other_number(claims)
        or _other_word(claims)
        or _other_factor(claims)
        or other_one_of_two(claims)
        or other_by_result(claims)
        or surpassed(claims)
        or other_by_values(claims)
        or other_by_times(claims)
        or other_set_against(claims)
        or other_of_several(claims)
        or other_way(claims)
        or other_than_told(claims)
        or opposite_answer(claims)
        or other_than_change(claims)
        or other_named(claims)
        or other_side_of(claims)
        or otherwise_beside_weight(claims)
    )
    if expected is not None:
        yield _finding(claims, expected)


def of_unread(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where another option is answered than the change names alone."""
    expected = other_offered(claims) or other_than_found(claims) or tied_in_change(claims)
    expected = expected or other_offered_in_words(claims) or answered_from_nowhere(claims)
    if expected is not None and next(of_itself(claims), None) is None:
        yield _finding(claims, expected)


def _finding(claims: Claims, expected: str) -> Finding:
    value, late = answered(claims), _later_of(claims)
    found = [n for n in numbers_in(claims.change) if late is None or n != late[0]]
    slipped = value is not None and any(
        tens_apart(value, n) and (_is_kin(n, value) or None in (n.unit, value.unit)) for n in found
    )
    slipped = slipped or is_in_another_unit(claims)
    return Finding(
        CODE,
        "unit_scale" if slipped else LABEL,
        FIELD,
        faulty_place(claims) if slipped else VALUE,
        f"the trace concludes {expected!r}; the answer says {claims.answer.raw!r}",
        str(claims.answer.raw),
        expected,
    )


# -- numbers ----------------------------------------------------------------------------------


def _other_number(claims: Claims) -> str | None:
    value = _as_rate(answered(claims))
    if value is None or claims.change is None:
        return None
    own = _conclusion(claims, value)
    if own is None or alike(value, own):
        return None
    _, options = split_options(claims.question)
    if options:
        return _option_with(options, own, claims)
    stated = _stated(claims)
    if of_another_unit(value, own):  # no step leads from 8.5 mm to 8.5 cm
        united = [m for m in stated if m.unit is not None]
        return None if is_among(value, united) else claims.change.text
    late = _later_of(claims)
    if late is not None and alike(late[1], own) and alike(late[0], value):
        return claims.change.text
    if _is_same_mark(claims, value, own):
        return claims.change.text
    told = [m.measurement for m in find_measurements(claims.question)]
    if _leads_on(claims.answer.explanation, value, own, [*stated, *told]):
        return None
    if is_among(value, stated) and not _is_only_given(claims, value):
        aside = _is_aside(claims, value, own) or _is_weight(claims, value, own)
        return claims.change.text if aside else None
    if (value.unit.dimension if value.unit else None) != (own.unit.dimension if own.unit else None):
        return None
    if _leaves_no_step(claims, own):
        return claims.change.text
    if _is_one_step_from(value, own, stated, of_two=_TWO.search(claims.question) is not None):
        return None
    return claims.change.text


def _is_only_given(claims: Claims, value: Measurement) -> bool:
    """Tell whether a value is one that state 0 has, and no text or result repeats as a finding.

    Who asks which of two, or whether something changes, may be answered with what was given.
    """
    asking = asking_sentences(claims.question)
    if len(asking) != 1 or _OF_GIVEN.search(asking[0]) or asks_whether(asking[0]):
        return False
    if claims.derivation is None or not _is_of_what_is_asked(claims, asking[0]):
        return False
    found = [claim.measured for claim in claims.results if claim.measured is not None]
    found += [n for text in (claims.change, claims.effect, claims.rule) for n in numbers_in(text)]
    given = [c.measured for c in (*claims.variables, *claims.attributes) if c.measured is not None]
    given += [force.magnitude for force in claims.forces if force.magnitude is not None]
    return value.unit is not None and not is_among(value, found) and is_among(value, given)


def _is_aside(claims: Claims, value: Measurement, own: Measurement) -> bool:
    """Tell whether an answer is a value of the way, beside the one told in the asked words."""
    told = [n for n in numbers_in(claims.change) if _is_kin(n, value)]
    return [own] == _in_asked_words(claims, told)


def _is_weight(claims: Claims, value: Measurement, own: Measurement) -> bool:
    """Tell whether a weight of state 0 is answered, where another force is asked for and found.

    The one new force, the end of the working and the one number of the change are that other one.
    """
    asking, derived = asking_sentences(claims.question), numbers_in(claims.derivation)
    if len(asking) != 1 or asks_of_two(asking[0]) or not derived or not alike(derived[-1], own):
        return False
    if not _FORCE_ASKED.search(asking[0]) or _OF_WEIGHT.search(asking[0]):
        return False
    if _STEP.search(claims.answer.explanation) or _TWO.search(asking[0]):
        return False
    found = [c.measured for c in claims.results if c.measured and _is_kin(c.measured, value)]
    weights = [
        force.magnitude
        for force in claims.forces
        if _WEIGHT.search(force.name) and force.magnitude is not None
    ]
    return len(found) == 1 and is_among(value, weights) and not is_among(value, found)


def _later_of(claims: Claims) -> tuple[Measurement, Measurement] | None:
    """Return what the change says something goes from and to, where the working ends with that."""
    change, derived = claims.change, numbers_in(claims.derivation)
    asking = asking_sentences(claims.question)
    if change is None or not derived or len(asking) != 1 or _FIRST_ASKED.search(asking[0]):
        return None
    mentions = find_measurements(change.text)
    pairs = [
        (one.measurement, two.measurement)
        for one, two in pairwise(mentions)
        if _FROM_TO.search(change.text[: one.start]) and _TO.match(change.text[one.end : two.start])
    ]
    if len(pairs) != 1 or len(mentions) != len(pairs[0]) or not _is_kin(*pairs[0]):
        return None
    return pairs[0] if alike(pairs[0][1], derived[-1]) else None


def _in_asked_words(claims: Claims, told: list[Measurement]) -> list[Measurement]:
    """Return the number beside which a clause of the change has words of the question alone.

    "The echo has gone 1020 m; the cliff is 510 m away" where the question is how far the cliff is
    away. The question must ask one thing, and the working end with that number.
    """
    asking = asking_sentences(claims.question)
    derived = numbers_in(claims.derivation)
    if len(asking) != 1 or asks_of_two(asking[0]) or not derived or claims.change is None:
        return []
    if _AND_WHEN.search(asking[0]):
        return []  # either of what is asked for may be the answer
    asked = frozenset(_PURPOSE.split(plain(asking[0]))[0].split())
    found = []
    for clause in _CLAUSE.split(claims.change.text):
        mentions = find_measurements(clause)
        if len(mentions) != 1:
            continue
        rest = clause[: mentions[0].start] + " " + clause[mentions[0].end :]
        words = frozenset(word for word in plain(rest).split() if word not in _PLAIN)
        number = mentions[0].measurement
        if len(words) > 1 and words <= asked and alike(number, derived[-1]):
            found += [n for n in told if alike(n, number)]
    return found if len(found) == 1 else []


def _leaves_no_step(claims: Claims, own: Measurement) -> bool:
    """Tell whether neither question nor explanation speaks of a sum, a difference or a change.

    Then what working, results and change agree on is what was asked for.
    """
    asking = asking_sentences(claims.question)
    told = f"{' '.join(asking)} {claims.answer.explanation} {claims.answer.text}"
    derived = numbers_in(claims.derivation)
    return (
        len(asking) == 1
        and bool(derived)
        and alike(derived[-1], own)
        and _is_of_what_is_asked(claims, asking[0])
        and not any(form.search(told) for form in (_STEP, _CHANGE_ASKED, _TWO, _LEFT))
    )


def _is_of_what_is_asked(claims: Claims, asking: str) -> bool:
    """Tell whether the change has a word of the question, beside small ones: it tells of that."""
    told = plain(claims.change.text if claims.change is not None else "").split()
    return any(len(w) >= _SHORT and w not in _PLAIN and w in told for w in plain(asking).split())


def _is_same_mark(claims: Claims, value: Measurement, own: Measurement) -> bool:
    """Tell whether answer and change have their numbers of one noun: "the 90 cm mark"."""
    change = claims.change.text if claims.change is not None else ""
    nouns = [
        {m["noun"] for n in find_measurements(text) if alike(n.measurement, of)
         if (m := _MARK.match(text, n.end))}
        for text, of in ((claims.answer.text, value), (change, own))
    ]  # fmt: skip
    return bool(nouns[0] & nouns[1])


def _leads_on(
    explanation: str, value: Measurement, own: Measurement, stated: list[Measurement]
) -> bool:
    """Tell whether an explanation goes on from the value found to the one that is answered.

    "The ratio of the diameters" does so only where two numbers of the trace have it, a bare
    number ("for 30 days") only where it leads from the one value to the other.
    """
    if not _STEP.search(_QUANTITIES_TIMES.sub(" ", explanation)):
        return any(
            _meets(found, value)
            for mention in find_measurements(explanation)
            for n in (mention.measurement.si, mention.measurement.value)
            if not alike(mention.measurement, value)
            for x in (own.si, own.value)
            for found in (x * n, x / n if n else 0.0, n / x if x else 0.0, x + n, x - n, x * n * n)
        )
    if not _OF_TWO.search(explanation) or _STEP.search(_OF_TWO.sub(" ", explanation)):
        return True
    if _DIFFERENCE.search(explanation) is not None:
        kin = [m.si for m in (*stated, own) if _is_kin(m, value)]
        return any(_meets(one - other, value) for one, other in permutations(kin, 2))
    numbers = [n for m in (*stated, own) for n in (m.si, m.value)]
    return any(
        _meets(found, value)
        for one, other in permutations(numbers, 2)
        for found in (one * other, one / other if other else 0.0)
    )


def _meets(found: float, value: Measurement) -> bool:
    return any(
        abs(abs(found) - abs(target)) <= 0.02 * abs(target) for target in (value.si, value.value)
    )


def _as_rate(value: Measurement | None) -> Measurement | None:
    """Return an answer with its unit where what is counted in a second stands for it."""
    if value is None or value.unit is not None or not _COUNTED.fullmatch(value.rest.strip(" .")):
        return value
    read = read_value(f"{value.text} Hz")
    return read if isinstance(read, Measurement) else value


def _conclusion(claims: Claims, value: Measurement) -> Measurement | None:
    """Return the one value of the answer's kind that change, results and derivation agree on."""
    told = [n for n in numbers_in(claims.change) if _is_kin(n, value)]
    if len(told) > 1 and (late := _later_of(claims)) is not None:
        told = [late[1]]
    results = [claim.measured for claim in claims.results if claim.measured is not None]
    derived = numbers_in(claims.derivation)
    if not told and (own := _reciprocal_of(value, results, derived)) is not None:
        return own
    if not told and derived and _is_kin(derived[-1], value):
        told = [r for r in results[-1:] if _is_kin(r, value) and alike(r, derived[-1])]
    if len(told) > 1:
        told = [n for n in told if alike(n, value)] and _in_asked_words(claims, told)
    if len(told) != 1 or not is_among(told[0], results) or _is_by_how_much(claims, told[0]):
        return None
    return told[0] if not derived or alike(derived[-1], told[0]) else None


def _reciprocal_of(
    value: Measurement, results: list[Measurement], derived: tuple[Measurement, ...]
) -> Measurement | None:
    """Return the result of a value's kind of which another result, with its number, is one over.

    "0.63 Hz" where working and new variables have a period of 0.63 s and a frequency of 1.6 Hz.
    """
    mine = [r for r in results if r.unit is not None and _is_kin(r, value) and r.si]
    if len(mine) != 1 or not is_among(mine[0], [d for d in derived if d.unit is not None]):
        return None
    own = mine[0]
    for other in results:
        if other.unit is None or _is_kin(other, own) or abs(other.si * own.si - 1) > 0.03:
            continue
        if abs(other.value - value.value) <= 0.02 * abs(value.value):
            return own
    return None


def _is_by_how_much(claims: Claims, found: Measurement) -> bool:
    """Tell whether a value is by how much something changes, where the thing itself is asked for.

    "The pressure drops by 16 kPa", and new variables have it as Δp alone: the pressure is another.
    """
    text = claims.change.text if claims.change is not None else ""
    by = any(
        _BY.search(text, max(0, mention.start - _BESIDE), mention.start)
        for mention in find_measurements(text)
        if alike(mention.measurement, found)
    )
    names = [r.name for r in claims.results if r.measured is not None and alike(r.measured, found)]
    return (
        by
        and all(_CHANGE_NAMED.search(canonical_name(name)) for name in names)
        and _CHANGE_ASKED.search(" ".join(asking_sentences(claims.question))) is None
    )


def _is_kin(number: Measurement, value: Measurement) -> bool:
    if number.unit is None or value.unit is None:
        return number.unit is value.unit
    return number.unit.dimension == value.unit.dimension


def _option_with(options: tuple[Option, ...], own: Measurement, claims: Claims) -> str | None:
    """Return the option that has the trace's own value, where the answer is another one."""
    read = [(option, read_worded(option.text)) for option in options]
    if any(number is None for _, number in read):
        return None
    fits = [option for option, number in read if number is not None and alike(number, own)]
    chosen = answered(claims)
    letter = claims.answer.letter
    if letter is None and chosen is not None:  # an option by its value
        if _leads_on(claims.answer.explanation, chosen, own, _stated(claims)):
            return None
        same = [option for option, number in read if number is not None and alike(number, chosen)]
        letter = same[0].letter if len(same) == 1 else None
        if letter is not None and _is_one_step_from(chosen, own, _stated(claims), of_two=True):
            return None
    if letter is None or len(fits) != 1 or fits[0].letter == letter:
        return None
    results = [claim.measured for claim in claims.results if claim.measured is not None]
    if chosen is not None and is_among(chosen, results[-1:]):
        return None  # the change may speak of what was found on the way
    return f"({fits[0].letter}) {fits[0].text}"


def _stated(claims: Claims) -> list[Measurement]:
    named = (*claims.variables, *claims.attributes, *claims.results)
    values = [claim.measured for claim in named if claim.measured is not None]
    values += [force.magnitude for force in claims.forces if force.magnitude is not None]
    for text in texts_of(claims):
        values += numbers_in(text)
    return values


def _is_one_step_from(
    value: Measurement, own: Measurement, stated: list[Measurement], *, of_two: bool
) -> bool:
    """Tell whether a value is a sum or difference of the trace's own value and another one.

    Twice the own value it is only where the question speaks of two.
    """
    for other in stated:
        if other.unit is None or own.unit is None or other.unit.dimension != own.unit.dimension:
            continue
        if alike(other, own) and not of_two:
            continue
        for found in (own.si + other.si, own.si - other.si):
            if abs(abs(found) - abs(value.si)) <= 0.02 * abs(value.si):
                return True
    return False


# -- words ------------------------------------------------------------------------------------


def _other_word(claims: Claims) -> str | None:
    answer = claims.answer
    if claims.change is None or not answer.text or find_measurements(answer.text):
        return None
    asking = plain(" ".join(asking_sentences(claims.question)))
    if answer.letter is None:
        for pair in _OUTCOMES[:-1]:
            told = _of_reflected(claims.change.text, asking)
            if _offers(asking, pair) and _is_opposite(answer.text, told, pair):
                return claims.change.text
        if any(_is_opposite(answer.text, claims.change.text, pair) for pair in _PHRASES):
            return claims.change.text
        if _is_other_of_offered(claims, asking):
            return claims.change.text
    return claims.change.text if _goes_the_other_way(claims, asking) else None


def _of_reflected(change: str, asking: str) -> str:
    """Return what a change says of the thing reflected, where the question asks for that."""
    if not _REFLECTED.search(asking) or _TRANSMITTED.search(asking):
        return change
    clauses = _CLAUSE.split(change)
    mine = [c for c in clauses if _REFLECTED.search(c) and not _TRANSMITTED.search(c)]
    return mine[0] if len(mine) == 1 else change


def _is_other_of_offered(claims: Claims, asking: str) -> bool:
    """Tell whether a question offers two comparatives, and change and answer have one each.

    "Does it swing faster or more slowly?" is asked of one thing, and the change has no second one.
    """
    change = claims.change.text if claims.change is not None else ""
    named = [body for body in claims.bodies if holds_phrase(plain(change), plain(body))]
    than = _THAN_PLACE.search(asking)
    if than is not None and holds_phrase(plain(f"{change} {claims.answer.text}"), than["where"]):
        return False
    asked = asking[: than.start()] if than is not None else asking
    if _THAN_OTHER.search(asked) or len(asking_sentences(claims.question)) != 1:
        return False
    if any(not holds_phrase(asking, plain(body)) for body in named[1:]):
        return False
    for pair in _OFFERED:
        others = compiled(rf"\b(?:{pair[0]}|{pair[1]})\b", re.I).sub(" ", change)
        alone = not _COMPARATIVE.search(others) or "slow" in pair[1] or _is_aside_of(claims, pair)
        if _offers(asking, pair) and alone and _is_opposite(claims.answer.text, change, pair):
            return True
    return False


def _is_aside_of(claims: Claims, pair: tuple[str, str]) -> bool:
    """Tell whether what else a change compares stands in a clause of its own.

    That of the pair must be said of the body that the question begins with, and asks about as "it".
    """
    asking = " ".join(asking_sentences(claims.question))
    change = claims.change.text if claims.change is not None else ""
    told = [
        c for c in _CLAUSE.split(change) if compiled(rf"\b(?:{'|'.join(pair)})\b", re.I).search(c)
    ]
    if len(told) != 1 or not re.search(r"\b(?:does|is|will) it\b", asking, re.I):
        return False
    question, clause = plain(claims.question), plain(told[0])
    places = {b: question.find(b) for b in map(plain, claims.bodies) if holds_phrase(question, b)}
    first = min(places, key=lambda body: places[body]) if places else None
    own = clause.split(first)[0] if first is not None and holds_phrase(clause, first) else "-"
    return not own.strip() and len(_COMPARATIVE.findall(clause)) == 1


def _offers(asking: str, pair: tuple[str, str]) -> bool:
    return all(compiled(rf"\b(?:{words})\b").search(asking) for words in pair)


def _is_opposite(answer: str, change: str, pair: tuple[str, str]) -> bool:
    said, then = _which(answer, pair), _which(change, pair)
    return said is not None and then is not None and said != then


def _which(text: str, pair: tuple[str, str]) -> int | None:
    """Return which of two opposite words a text has, without the other and without a denial."""
    words = text.lower()
    if re.search(r"\b(?:not|no|never|neither|would|could|if|unless|than|instead|nor)\b|n't", words):
        return None
    found = [bool(compiled(rf"(?<![-\w])(?:{one})\b").search(words)) for one in pair]
    return found.index(True) if sum(found) == 1 else None


def _goes_the_other_way(claims: Claims, asking: str) -> bool:
    """Tell whether the answer is the opposite of the way that the thing asked for goes."""
    words = claims.answer.text.split()
    said: Sense | None = sense_of(claims.answer.text) if len(words) <= _SHORT else None
    if said is None or claims.change is None or claims.answer.letter is not None:
        return False
    changed = plain(claims.change.text).split()
    if any(
        sense_of(word) == said and word in changed for word in plain(claims.answer.text).split()
    ):
        return False  # "the image keeps its size and is dimmer"
    told = trends(claims.change.text, claims.bodies)
    asked = asking.split()
    mine = [
        trend
        for trend in told
        if trend.head in asked
        and "than" not in trend.clause.split()
        and f" of {trend.head} " not in f" {asking} "  # asked for its depth: it may rise itself
    ]
    if len(told) != 1 or len(mine) != 1 or not mine[0].beside <= frozenset(asked):
        return False
    return mine[0].sense != said


def _other_factor(claims: Claims) -> str | None:
    """Return the option with the change's own factor, where another option is the answer.

    "The wavelength becomes half as long": every option must say by what factor it goes.
    """
    _, options = split_options(claims.question)
    if claims.change is None or claims.answer.letter is None or len(options) < 2:
        return None
    asking = plain(" ".join(asking_sentences(claims.question))).split()
    told = trends(claims.change.text, claims.bodies)
    if len(told) != 1 or told[0].head not in asking or not told[0].beside <= frozenset(asking):
        return None
    if told[0].factor is None or _STEP.search(claims.answer.explanation):
        return None
    read = [(option, _of_thing(option.text, told[0].head)) for option in options]
    if any(len(said) != 1 for _, said in read):
        return None
    fits = [o for o, [said] in read if said.factor is not None and not opposed(said, told[0])]
    if len(fits) != 1 or fits[0].letter == claims.answer.letter:
        return None
    chosen = [said for option, [said] in read if option.letter == claims.answer.letter]
    if len(chosen) != 1 or not opposed(chosen[0], told[0]):
        return None
    return f"({fits[0].letter}) {fits[0].text}"


def _of_thing(option: str, head: str) -> tuple[Trend, ...]:
    """Return what an option says of the thing asked for: "it is halved", "halves"."""
    said = re.sub(r"^(?:it|this|that)\b\s*", "", option.strip().rstrip("."), flags=re.I)
    return trends(f"{head} {said}")
