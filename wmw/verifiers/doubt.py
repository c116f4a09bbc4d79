"""When faults speak against the reading rather than against the trace.

A wrong "invalid" is the worst verdict. A trace with one root fault looks like a sound trace with
one thing changed; faults that no single change explains, or that rest on a question that was not
understood, are more likely a misreading, and nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from itertools import combinations, permutations

from wmw.core.equation import canonical_name, free_symbols
from wmw.core.moments import moment_of
from wmw.core.quantity import Measurement, find_measurements, read_value
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.verdict import Finding
from wmw.verifiers.answers.final import outcome_asked, quantity_asked, reply
from wmw.verifiers.answers.sign_on_axis import right_value
from wmw.verifiers.binding.bound import Bound
from wmw.verifiers.bodies.beside_body import is_beside_its_body
from wmw.verifiers.bodies.mates import other_names
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Named, asks_in_g
from wmw.verifiers.comparing.scaling import marked_pairs
from wmw.verifiers.confusions import taken_for
from wmw.verifiers.equations.written import written
from wmw.verifiers.forces.line_pulls import is_in_balance
from wmw.verifiers.questions.asked_whether import named_value
from wmw.verifiers.questions.beyond import beyond_reading
from wmw.verifiers.questions.by_factor import supposes_factor
from wmw.verifiers.questions.further_states import goes_on
from wmw.verifiers.questions.listed_apart import listed_apart
from wmw.verifiers.questions.misheard import misheard
from wmw.verifiers.questions.pictured import shows_more, speaks_of_picture
from wmw.verifiers.questions.question import Given
from wmw.verifiers.values.givens import is_firm, is_said_of_another
from wmw.verifiers.values.pictured import overlooked
from wmw.verifiers.values.placing import is_a_mark, is_an_arm, unplaced
from wmw.verifiers.vocabulary.effects import right_choice
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_STATE_VALUES = frozenset({"WMW201", "WMW202"})
_DERIVED = "WMW202"
_LATER = "WMW311"
_EXCHANGED = "WMW203"
_LAW = "WMW301"
_DRAWN = re.compile(
    r"\b(?:shown|marked|given|labell?ed|indicated|drawn|read|data|values?|readings?)"
    r" (?:\w+ )?(?:in|on|off|from) the (?:figure|diagram|picture|drawing|sketch|graph|image)\b",
    re.I,
)
"""What leaves a value to the picture."""
_NOT_ACTING = "WMW215"
_TURNED = "WMW211"
_STILL = re.compile(
    r"\b(?:at rest|equilibrium|balanc\w*|torques?|moments|level|held|supported|hangs?|resting)\b"
)
_SPEEDS_UP = re.compile(
    r"\b(?:accelerat\w*|circ\w*|loop|swing\w*|speeds?|bend|curve|whirl\w*|rotat\w*|falls?)\b"
)
"""What is in no balance, so that a list which is in one may well be wrong."""
_FORCES = "WMW21"
"""Codes of faults in the list of forces, which mostly hang on no number."""
_RELATIONS = "WMW22"
"""Codes of faults in the list of relations, which hang on the bodies alone."""
_OF_LAWS = frozenset({_LAW, "WMW303", "WMW311"})
"""Codes of faults that hang on what the laws give for the question's numbers."""
_RECKONED = _OF_LAWS | {"WMW212", "WMW313"}
"""Those, the sizes of forces, and what is told of such values."""
_OF_SCENE = _RECKONED | {"WMW205", "WMW211", "WMW306"}
"""Those, and what hangs on which quantity and which force a name stands for."""
_OF_NUMBERS = _OF_LAWS | {"WMW306", "WMW313", "WMW401", "WMW402", "WMW502"}
"""Codes of faults that hang on the numbers which the question was understood to give."""
_SHORT = 3
"""How many quantities a law has at most that ties two of them."""
_EQUATION = "/transition/equation"
_SET_ANEW = re.compile(
    r"\b(?:shortened|lengthened|cut(?: down)?) to (?:about |only |just )?"
    r"(\d[\d.,]{0,9})(?![\d.,]*\s*(?:%|per ?cent|of |times))",
    re.I,
)
_FACTOR = re.compile(r"\b(?:by (?:what|which) factor|how many times)\b")
_RATIO = re.compile(
    r"\b(?:ratio|factor|multiple|times|over|compared|advantage|magnification|number|in units of)\b"
)
_ON_THE_WAY = 0.01
"""How far rounding on the way may take a result that comes without its working, relatively."""
_SAME = 1e-6
_EACH = 2
"""How many words two meanings have that differ in one word each."""
_ROUNDED = 0.005
"""How far apart two tables may have a constant, relatively: 4190 or 4186 J/(kg K)."""
_OF_STATE = re.compile(r"[12₁₂](?![\d₀-₉])|(?:_|\b)(?:i|f|initial|final)(?:_|\b)", re.I)
"""What tells in a name which of two states it is of."""
_INDEX = re.compile(r"_?\{?[\d₀-₉]\}?\Z")
_RENEWED = re.compile(r"(.+?)_?(?:new|now|changed)\Z|(?:new|changed)_?(.+)\Z", re.I)
"""A name that state 1 gives to a new value, with the name of the old one."""


def _leads_nowhere(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether numbers are given and yet do not lead to the quantity that is asked for.

    Something that the question says was not understood then, and may be what the trace rests on.
    Not so where they lead to something else that is asked for, and the answer is right in that,
    unless lines may have signs that the answer has not.
    """
    names = case.asked_quantities[:1]
    if case.question.numberless or all(name in case.asked for name in names):
        return False
    held = quantity_asked(case)
    right = "answer" in case.decided and not any(f.pointer.startswith("/answer") for f in errors)
    return not right or held not in case.asked or _has_ways(case, held)


def _has_ways(case: Case, name: str) -> bool:
    """Tell whether something of a kind with a quantity is negative: lines may count ways apart."""
    kind = case.textbook_unit(name).dimension
    alike = (v for n, v in case.asked.items() if case.textbook_unit(n).dimension == kind)
    return any(value < 0 for value in alike)


def _is_set_anew(case: Case) -> bool:
    """Tell whether the new length of "is shortened to 2.1 m" went to a quantity of before."""
    told = _SET_ANEW.search(case.question.text)
    return told is not None and any(
        given.measurement.text == told[1] and moment_of(case.family.quantity(name)) != "after"
        for name, given in case.question.givens.items()
    )


def _is_open(case: Case) -> bool:
    """Tell whether an answer is stated and nothing is known that it could be held against.

    A question without numbers is understood by its words: there only a number as the answer tells
    that the lines may be of a case of their own (where both energies are equal).
    """
    outcome, answer = outcome_asked(case), reply(case)
    return (
        "answer" not in case.decided
        and (answer.measured is not None if case.question.numberless else bool(answer.text))
        and quantity_asked(case) is None
        and (outcome is None or right_choice(case, outcome) is None)
    )


def _answers_something_less_likely(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether an answer was held against what the words ask for less than something open."""
    first, held = next(iter(case.asked_quantities), None), quantity_asked(case)
    return (
        first is not None
        and first not in case.asked
        and held not in (None, first)
        and not _asks_for_either(case, first, held)
        and any(f.pointer.startswith("/answer") for f in errors)
        and not any(_is_found(case, f) for f in errors)
    )


def _asks_for_either(case: Case, first: str, held: str | None) -> bool:
    """Tell whether one phrase asks for both: a "common velocity" has a sign, or is a speed."""
    either = {*case.family.quantity(first).asked}
    either &= {*case.family.quantity(held).asked} if held is not None else set()
    asking = plain(case.question.asking)
    return any(holds_phrase(asking, plain(phrase)) for phrase in sorted(either))


def _is_found(case: Case, finding: Finding) -> bool:
    """Tell whether the trace itself found the value that something of it is held against."""
    expected = read_value(finding.expected or "")
    return isinstance(expected, Measurement) and any(
        claim.measured is not None and agrees(claim.measured, expected.si) is Agreement.EQUAL
        for claim in case.claims.results
    )


def _takes_two_for_one(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether a line that is found wrong has two names that were taken for one quantity.

    In "F = (m_small + m_large) a" there are two masses, whatever regime knows but one.
    """
    wrong = {f.pointer for f in errors if f.code == _LAW}
    for located in written(case).located:
        if located.pointer in wrong:
            names = {name for side in located.statement.sides for name in free_symbols(side)}
            meant = [case.quantities_of(name)[:1] for name in sorted(names)]
            meant = [one for one in meant if one]
            if len(set(meant)) < len(meant):
                return True
    return False


def _is_named_otherwise(case: Case, given: Given) -> bool:
    """Tell whether a number that no word places stands in state 0 under other names alone."""
    if given.cued or given.quantity not in case.system.names:
        return False
    if any(bound.quantity == given.quantity for bound in case.state):
        return False
    unit = given.measurement.unit
    mistaken = {b.claim.pointer for b in case.state if _is_mark_for_arm(case, b)}
    return any(
        claim.measured is not None
        and claim.pointer not in mistaken
        and claim.measured.unit is not None
        and unit is not None
        and claim.measured.unit.dimension == unit.dimension
        and agrees(claim.measured, given.measurement.si) is Agreement.EQUAL
        and not _is_its_letter(case, claim, given)
        for claim in (*case.claims.variables, *case.claims.attributes)
    )


def _is_its_letter(case: Case, claim: Named, given: Given) -> bool:
    """Tell whether a name has the letter of a given, the only one of its kind, and means no other.

    An "f_0" of 600 Hz is the frequency of a source of which that alone is told, whatever f_0 is
    elsewhere.
    """
    meant = case.terms.meaning(claim.name).quantities
    kind = case.textbook_unit(given.quantity).dimension
    kin = [n for n in case.question.givens if case.textbook_unit(n).dimension == kind]
    letter, own = (canonical_name(n).partition("_")[0] for n in (claim.name, given.quantity))
    return kin == [given.quantity] and letter == own and not {*meant} & {*case.system.names}


def _is_placed(case: Case, told: Measurement) -> bool:
    """Tell whether a number of the question is the value of something it gives or alters."""
    question = case.question
    return any(
        told.value == given.measurement.value and told.text == given.measurement.text
        for given in (*question.givens.values(), *question.altered.values())
    )


def _is_placed_otherwise(case: Case) -> bool:
    """Tell whether state 0 gives a quantity a number of the question that no word places.

    Then the words have placed another number there, and may have been misunderstood. So they may
    where the number was only taken for what a word implies ("in the air (n = 1.00)").
    """
    as_read, otherwise = set(), set()
    mentioned = [mention.measurement for mention in find_measurements(case.claims.question)]
    for bound in case.state:
        given = case.question.givens.get(bound.quantity)
        if given is None:
            continue
        if agrees(bound.measured, given.measurement.si) is Agreement.EQUAL:
            as_read.add(bound.quantity)
            continue
        unit = unit_of(case.family.quantity(bound.quantity))
        open_still = [told for told in unplaced(case.question) if told.unit]
        open_still += [told for told in mentioned if not _is_placed(case, told)]
        loose = (told.read_in(unit) for told in open_still)
        if any(r and agrees(bound.measured, r.si) is Agreement.EQUAL for r in loose):
            otherwise.add(bound.quantity)
    return bool(otherwise - as_read)


def _reckons_without(case: Case, errors: Collection[Finding]) -> bool:
    """Tell whether a force that does not act is all that is wrong: the law leaves it out as well.

    If the picture did show what exerts it, the trace's own equation and answer would be wrong.
    """
    settled = {"transition", "answer"} <= case.decided
    return settled and len(errors) == 1 and bool(case.claims.equation or case.claims.derivation)


def _rests_on_drawn(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether every fault is a law with a letter of which nobody states the value."""
    open_ones = {
        located.statement.text.strip()
        for located in written(case).located
        if any(not any(case.expected(q) for q in case.quantities_of(name))
               for side in located.statement.sides for name in free_symbols(side))
    }  # fmt: skip
    return all(f.code == _LAW and f.stated in open_ones for f in errors)


def _names_bodies(case: Case, faulty: Collection[Bound]) -> bool:
    """Tell whether the question surely says which body each of the faulty values belongs to.

    Then values of two bodies that have changed places are one fault of the trace.
    """
    return all(
        (given := case.question.givens.get(bound.quantity)) is not None
        and is_firm(case, given)
        and (given.cued or is_beside_its_body(case, given, faulty))
        and taken_for(case, bound.quantity, bound.measured, case.told) == "object"
        for bound in faulty
    )


def _takes_whole_for_half(case: Case, bound: Bound) -> bool:
    """Tell whether a value is surely that of the double or the half of what its name means.

    "A wheel with a diameter of 24 m" has no radius of 24 m. The question must call the number by
    the other's name, and say nothing of the one that the trace uses.
    """
    own = case.asked.get(bound.quantity)
    asked = plain(case.claims.question)
    if not own or holds_phrase(asked, plain(bound.claim.name)):
        return False
    return any(
        given.firm
        and given.cued
        and agrees(bound.measured, given.measurement.si) is Agreement.EQUAL
        and case.textbook_unit(name).dimension == case.textbook_unit(bound.quantity).dimension
        and any(abs(case.asked.get(name, 0.0) - own * by) <= _SAME * abs(own) for by in (2.0, 0.5))
        for name, given in case.question.givens.items()
        if name != bound.quantity
    )


def _is_told_by_name(case: Case, bound: Bound) -> bool:
    """Tell whether the question names both what a value is given for and what it is the value of.

    Beside "the coefficient of static friction is 0.50, and the coefficient of kinetic friction is
    0.30" a μ_k of 0.50 is no other way to deal the numbers out.
    """
    words = plain(listed_apart(case.claims.question))
    mine = case.question.givens.get(bound.quantity)
    meant = case.meanings(bound.claim, case.terms.meaning(bound.claim.name))
    if mine is None or meant != (bound.quantity,):
        return False
    same = [
        given
        for name, given in case.question.givens.items()
        if name != bound.quantity
        and case.textbook_unit(name).dimension == case.textbook_unit(bound.quantity).dimension
        and agrees(bound.measured, given.measurement.si) is Agreement.EQUAL
    ]
    if len(same) != 1 or not all(g.firm and g.cued for g in (mine, same[0])):
        return False
    one, other = (plain(case.family.quantity(g.quantity).meaning) for g in (mine, same[0]))
    named = holds_phrase(words, one) and holds_phrase(words, other)
    if not named:  # "coefficients of friction: 0.45 (static) and 0.35 (kinetic)"
        alone = {*one.split()} ^ {*other.split()}
        named = len(alone) == _EACH and all(holds_phrase(words, word) for word in alone)
    return named and not holds_phrase(one, other) and not holds_phrase(other, one)


def _without_place(case: Case) -> str | None:
    """Return a number of the question, with a unit, that is no value of anything it was read as.

    What it is about may be what the answer rests on: "tied to block B (3.0 kg)".
    """
    if case.question.numberless:
        return None
    question = case.question
    told = (*question.givens.values(), *question.altered.values())
    values = {(given.measurement.value, given.measurement.text) for given in told}
    for loose in question.loose:
        if not loose.unit or not any(loose.unit.dimension) or (loose.value, loose.text) in values:
            continue
        known = (  # what the regime takes for granted may be told as well
            value
            for name, value in case.told.items()
            if case.textbook_unit(name).dimension == loose.unit.dimension
        )
        if any(abs(value - loose.si) <= _ROUNDED * abs(loose.si) for value in known):
            continue
        if not _is_placed_by_trace(case, loose, values):
            return loose.text
    return None


def _is_placed_by_trace(
    case: Case, loose: Measurement, placed: Iterable[tuple[float, str]]
) -> bool:
    """Tell whether state 0 has a number that no word places as the one value left open.

    Every other number of the question must be in its place as well, each under its own name.
    """
    own = {bound.quantity for bound in case.state if _is_value(bound, loose)}
    told = {*case.question.givens, *case.question.altered}
    others = {(m.value, m.text) for m in case.question.loose if m.unit} - {*placed}
    agreed = all(
        agrees(bound.measured, case.question.givens[bound.quantity].measurement.si)
        is Agreement.EQUAL
        for bound in case.state
        if bound.quantity in case.question.givens
    )
    return len(own) == 1 and not own & told and len(others) == 1 and agreed


def _is_value(bound: Bound, told: Measurement) -> bool:
    unit, other = bound.measured.unit, told.unit
    same = unit is not None and other is not None and unit.dimension == other.dimension
    return same and agrees(bound.measured, told.si) is Agreement.EQUAL


def _is_cast(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether one of the bodies that faulty forces act on has a part in the reading."""
    faulty = {f.pointer.rpartition("/")[0] for f in errors} | {f.pointer for f in errors}
    return any(
        case.role_of(force.target) is not None
        for force in case.claims.forces
        if force.pointer in faulty
    )


def _alters_unheard(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether a fault is the new value of what state 0 gives and nothing is heard to alter.

    "Each moves to half the distance": `d_new` is then no slip, but what the words ask for.
    """
    if case.question.altered:
        return False
    lasting = {
        canonical_name(bound.claim.name)
        for bound in case.state
        if case.family.quantity(bound.quantity).moment == "given"
    }
    faulty = {f.pointer for f in errors}
    return any(
        bound.claim.pointer in faulty
        and (match := _RENEWED.match(bound.claim.name)) is not None
        and canonical_name(match[1] or match[2]) in lasting
        for bound in case.results
    )


def _is_mistaken_for(case: Case, bound: Bound) -> bool:
    """Tell whether state 0 surely takes a number for what the question calls otherwise.

    "A mirror whose radius of curvature is 40 cm" has no focal length of 40 cm: the words name the
    one, the trace the other, and the question leads to another value of that.
    """
    told = (*case.question.givens.values(), *case.question.altered.values())
    unit = case.textbook_unit(bound.quantity)  # a rise of 60 °C has the number of 60 °C
    read = [(g, g.measurement.read_in(unit)) for g in told]
    same = [g for g, m in read if m and agrees(bound.measured, m.si) is Agreement.EQUAL]
    meant = case.meanings(bound.claim, case.terms.meaning(bound.claim.name))
    return (
        len(same) == 1
        and same[0].firm
        and same[0].cued
        and _is_tied(case, bound.quantity, same[0].quantity)
        and meant == (bound.quantity,)
        and bound.quantity in case.told
        and not case.given_values(bound.quantity)
        and not case.question.loose
        and not holds_phrase(plain(case.claims.question), plain(bound.claim.name))
    )


def _is_mark_for_arm(case: Case, bound: Bound) -> bool:
    """Tell whether state 0 surely has a mark of the question for what is the distance from it.

    A load "at the 20 cm mark" of a bar pivoted at 50 cm has no arm of 20 cm.
    """
    return (
        is_a_mark(case, bound.measured)
        and is_an_arm(case, bound.quantity)
        and bound.quantity in case.told
        and not case.given_values(bound.quantity)
        and not any(
            is_an_arm(case, name) and agrees(bound.measured, value) is Agreement.EQUAL
            for name, value in case.told.items()
            if case.textbook_unit(name) == case.textbook_unit(bound.quantity)
        )
    )


def _is_tied(case: Case, one: str, other: str) -> bool:
    """Tell whether a short law has two quantities of different kinds: f = R/2, or x = L - L_0."""
    if one.partition("_")[0] == other.partition("_")[0]:
        return False  # the same of another place or body
    laws = (law.names for law in case.system.laws)
    return any(len(names) <= _SHORT and {one, other} <= {*names} for names in laws)


def _is_of_other_names(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether a line that is found wrong has names that the trace gives no value."""
    claims = case.claims
    named = (*claims.variables, *claims.attributes, *claims.results)
    stated = {canonical_name(claim.name) for claim in named}
    wrong = {f.pointer for f in errors if f.code == _LAW}
    return any(
        free_symbols(side) - stated
        for located in written(case).located
        if located.pointer in wrong
        for side in located.statement.sides
    )


def _states_what_is_asked(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether state 0 has a value, off the picture, for what the answer is held against."""
    asked = quantity_asked(case)
    return any(f.pointer.startswith("/answer") for f in errors) and any(
        bound.quantity == asked and bound.claim.pointer.startswith("/state_0")
        for bound in case.state
    )


def _deals_otherwise(case: Case) -> bool:
    """Tell whether a trace that names no values may have dealt the question's numbers otherwise.

    Two masses that only the order of mention tells apart may be the other way round in its working.
    """
    claims = case.claims
    if any(claim.measured for claim in (*claims.variables, *claims.attributes)):
        return False
    unsure = [
        given
        for name, given in case.question.givens.items()
        if not given.firm and name in case.system.names
    ]
    if not (claims.equation or claims.derivation or claims.results):
        # an answer alone is held against the likeliest reading, unless no word speaks for it
        return any(
            other.quantity in given.rivals and given.quantity in other.rivals
            for given, other in combinations([one for one in unsure if not one.cued], 2)
        )
    dimensions = [_dimension(m.measurement) for m in find_measurements(case.question.text)]
    return any(dimensions.count(_dimension(given.measurement)) > 1 for given in unsure)


def _has_two_the_other_way(case: Case) -> bool:
    """Tell whether state 0 has two givens exchanged, and is not found wrong for that.

    Its v_1 and v_2 are then as good a reading of the question as ours.
    """
    given = case.question.givens
    return any(
        not (given[one].with_state and given[other].with_state)
        for one, other in _exchanged_givens(case)
    )


def _exchanged_givens(case: Case) -> Iterator[tuple[str, str]]:
    """Yield the givens of which state 0 has the one's value for the other."""
    given = {name: g.measurement for name, g in case.question.givens.items()}
    mine = {b.quantity: b.measured for b in case.state if b.quantity in given}
    for one, other in permutations(mine, 2):
        if (
            agrees(mine[one], given[one].si) is not Agreement.EQUAL
            and agrees(mine[one], given[other].si) is Agreement.EQUAL
            and agrees(mine[other], given[one].si) is Agreement.EQUAL
        ):
            yield one, other


def _has_states_the_other_way(case: Case) -> bool:
    """Tell whether state 0 has the values of two states exchanged by names that tell no order.

    T_hot may be of either state. T_1 is of the earlier one where p_1 is what the question has.
    """
    given = case.question.givens
    for pair in _exchanged_givens(case):
        if not all(given[name].with_state for name in pair):
            continue
        others = [b for b in case.state if b.quantity in given and b.quantity not in pair]
        names = [b.claim.name for b in case.state if b.quantity in pair]
        in_order = all(map(_OF_STATE.search, names)) and any(
            _OF_STATE.search(b.claim.name)
            and agrees(b.measured, given[b.quantity].measurement.si) is Agreement.EQUAL
            for b in others
        )
        if not in_order:
            return True
    return False


def _takes_states_for_two_things(case: Case) -> bool:
    """Tell whether state 0 has as x_2 what is read, by its unit alone, as what no x can mean.

    "It stores 0.25 J when compressed by 5.0 cm. What does it store at 10 cm?" tells of no length.
    """
    if case.question.altered:
        return False
    variables = case.claims.variables
    for pair in marked_pairs(variables, variables):
        read = [_given_as(case, claim.measured) for claim in pair]
        if read[0] is None or read[1] is None or read[0] is read[1]:
            continue
        if any(_is_no_meaning(case, c, given) for c, given in zip(pair, read, strict=True)):
            return True
    return False


def _is_no_meaning(case: Case, claim: Named, given: Given | None) -> bool:
    """Tell whether a name cannot mean the quantity that a number was read as by its unit alone."""
    if given is None or given.cued:
        return False
    stem = _INDEX.sub("", claim.name)
    return not any(
        given.quantity in case.terms.meaning(canonical_name(name)).quantities
        for name in (claim.name, stem)
    )


def _given_as(case: Case, stated: Measurement | None) -> Given | None:
    """Return the one given of the question with a value of state 0, its unit and number."""
    if stated is None or stated.unit is None:
        return None
    found = [
        given
        for given in case.question.givens.values()
        if given.measurement.unit is not None
        and given.measurement.unit.dimension == stated.unit.dimension
        and agrees(stated, given.measurement.si) is Agreement.EQUAL
    ]
    return found[0] if len(found) == 1 else None


def _left_to_picture(case: Case) -> bool:
    """Tell whether a picture shows what is needed, and the trace says nothing that it read off.

    So it is where the words give no number, leave one to the picture, or lead to nought only for
    want of what is drawn: a block at which nobody is told to pull.
    """
    claims = case.claims
    stated = (*claims.variables, *claims.attributes)
    if any(claim.measured for claim in stated) or not speaks_of_picture(case.question.text):
        return False
    held = quantity_asked(case)
    return (
        case.question.numberless
        or _DRAWN.search(case.question.text) is not None
        or (held is not None and not case.asked.get(held, 1.0))
    )


def _dimension(measured: Measurement) -> tuple[int, ...] | None:
    unit = measured.unit
    return unit.dimension if unit is not None and any(unit.dimension) else None


def _asks_for_factor(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether a factor is asked for, and the answer was held against what has the factor."""
    held = quantity_asked(case)
    return (
        held is not None
        and _FACTOR.search(case.question.asking) is not None
        and _RATIO.search(case.family.quantity(held).meaning) is None
        and any(f.pointer.startswith("/answer") for f in errors)
    )


def _supposes_unheard(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether an answer is held against the scene before what the question supposes."""
    return (
        not case.altered
        and case.dependence is None
        and any(f.pointer.startswith("/answer") for f in errors)
        and supposes_factor(case.question.text)
    )


def _is_rounded(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether an answer without any working may be off by how it was rounded on the way."""
    claims = case.claims
    working = (claims.equation, claims.derivation, *claims.evidence)
    texts = [text.text for text in working if text is not None]
    if claims.results or any(find_measurements(text) for text in texts):
        return False
    held = quantity_asked(case)
    if claims.answer.measured is None or held is None or held not in case.asked:
        return False
    stated = claims.answer.measured.read_in(case.textbook_unit(held))
    right = right_value(case, held)
    near = stated is not None and abs(stated.si - right) <= _ON_THE_WAY * abs(right)
    if near and agrees(claims.answer.measured, right) is Agreement.EQUAL:
        return False  # of the right size, it goes the wrong way
    return near and all(f.code == "WMW401" for f in errors)


def _has_dimension(case: Case, name: str | None) -> bool:
    return name is not None and any(case.textbook_unit(name).dimension)


def _compared(case: Case) -> tuple[str, ...]:
    """Return what a question compares: it asks for this and no value.

    Only where it tells by how much the things that it compares differ.
    """
    contrast = case.claims.contrast
    if contrast is None or case.dependence is None:
        return ()
    if not contrast.values and not contrast.comparison.factors:
        return ()
    return tuple(name for name in contrast.comparison.names if name in case.system.names)


def _turns_a_balance(case: Case, errors: Iterable[Finding]) -> bool:
    """Tell whether a force is found to point the wrong way, or not to act, in a list that balances.

    What goes round, or gains speed, is in no balance: there such a list is the fault.
    """
    claims = case.claims
    texts = (claims.rule, claims.effect, claims.change, *claims.assumptions)
    own = " . ".join(text.text for text in texts if text is not None)
    said = plain(f"{claims.question} . {own}")
    return (
        _STILL.search(said) is not None
        and not _SPEEDS_UP.search(said)
        and any(
            f.code in (_NOT_ACTING, _TURNED) and f.pointer.startswith(force.pointer)
            for f in errors
            for force in claims.forces
            if is_in_balance(claims, force.target)
        )
    )


def gives_what_it_asks(case: Case) -> bool:
    """Tell whether a reading has what is asked for, under whatever name, among the givens."""
    asked = case.asked_quantities[:1]
    same = other_names(case.family.name, case.regime)
    given = any({name, *same.get(name, ())} & {*case.question.givens} for name in asked)
    return given and asked[0] not in case.altered_along and named_value(case) is None


def misreading(case: Case, findings: Iterable[Finding]) -> str | None:
    """Return why the faults found are better not believed; None where they may be."""
    errors = [f for f in findings if f.severity == "error"]
    if not errors or case.gold:
        return None
    asked = case.asked_quantities or case.asked_outcomes or _compared(case)
    if not asked and (
        case.question.loose or case.question.numberless or _rests_on_drawn(case, errors)
    ):
        return "what the question asks for is not known to the family"
    if not asked and all(f.code.startswith(_FORCES) for f in errors) and not _is_cast(case, errors):
        return "what the question asks for is not known to the family"
    if case.question.altered and any({*asked[:1]} & {*values} for values, _ in case.question.facts):
        return "the question tells what it asks for as it was before the change"
    if _is_set_anew(case):
        return "the question sets a length anew, which was taken for that of something else"
    if asks_in_g(case.question.text) and _has_dimension(case, quantity_asked(case)):
        return "a multiple of g is asked for, which the reading does not know"
    if case.question.numberless and case.state and _rests_on_drawn(case, errors):
        return "the picture may show what the equation rests on and state 0 leaves out"
    if not asked and all(f.code in _OF_LAWS for f in errors) and _is_of_other_names(case, errors):
        return "what the question asks for is not known to the family"
    if case.question.numberless and _takes_two_for_one(case, errors):
        return "the reading has one quantity for two that the equation tells apart"
    if shows_more(case.question) and _states_what_is_asked(case, errors):
        return "state 0 seems to give what the question asks for"
    if case.question.numberless and {_DERIVED, _LATER} <= {f.code for f in errors}:
        return "the picture may show another regime, in which all that state 0 gives is possible"
    if case.question.numberless and _answers_something_less_likely(case, errors):
        return "what the question asks for most likely follows from nothing that the picture gives"
    if case.dependence is not None and all(f.code == _DERIVED for f in errors):
        return "the values of two states could not be told apart"
    if not asked and any(f.code == _DERIVED for f in errors):
        return "what the question asks for is not known to the family, nor all that it gives"
    if gives_what_it_asks(case):
        return "the question seems to give what it asks for"
    if (loose := _without_place(case)) is not None and all(f.code in _OF_NUMBERS for f in errors):
        return f"the reading has no place for {loose}, which the question gives"
    codes = {f.code for f in errors}
    if codes <= _OF_SCENE and codes & _OF_LAWS and (_leads_nowhere(case, errors) or _is_open(case)):
        return "the question as it was understood does not lead to what it asks for"
    if codes == {_DERIVED} and "answer" not in case.decided and _leads_nowhere(case, errors):
        return "the question as it was understood does not lead to what it asks for"
    if _alters_unheard(case, errors):
        return "the trace gives new values, and what the question alters was not understood"
    by_law = any(f.pointer == _EQUATION for f in errors)
    if _has_states_the_other_way(case) or (not by_law and _takes_states_for_two_things(case)):
        return "the values of two states could not be told apart"
    if any(f.code == _EXCHANGED for f in errors):
        return None  # one fault that shows in two values
    if _turns_a_balance(case, errors):
        return "the listed forces balance, which one of them turned or left out would undo"
    on_forces = any(f.code.startswith(_FORCES) for f in errors)
    if not on_forces and _is_placed_otherwise(case):
        return "the numbers of the question could not be told apart"
    unsure = shows_more(case.question) and not _reckons_without(case, errors)
    if unsure and any(f.code == _NOT_ACTING for f in errors):
        return "the picture may show another regime, in which the force acts"
    on_numbers = not all(f.code.startswith(_RELATIONS) for f in errors)
    if on_numbers and shows_more(case.question) and (unplaced_ones := overlooked(case)):
        names = ", ".join(claim.name for claim in unplaced_ones)
        return f"the picture shows what the reading has no place for ({names})"
    on_asked = all(f.code in _OF_NUMBERS for f in errors)
    if on_asked and _has_two_the_other_way(case):
        return "the trace has two numbers of the question the other way round"
    if not on_forces and on_numbers and _deals_otherwise(case):
        return "the numbers of the question could not be told apart"
    if on_asked and _left_to_picture(case):
        return "the picture may show what neither the words nor the trace tell"
    if on_asked and (further := goes_on(case)) is not None:
        return further
    if _supposes_unheard(case, errors):
        return "the question supposes another scene, which the reading leaves out of account"
    if (misunderstood := misheard(case, errors)) is not None:
        return misunderstood
    if _asks_for_factor(case, errors):
        return "a factor is asked for, which the family does not know"
    if _is_rounded(case, errors):
        return "the trace shows no working by which its rounding could be told"
    values = {f.pointer for f in errors if f.code in _STATE_VALUES}
    faulty = [b for b in case.state if b.claim.pointer in values]
    other = [
        bound
        for bound in faulty
        if is_said_of_another(case, bound)
        and not _takes_whole_for_half(case, bound)
        and not _is_mistaken_for(case, bound)
        and not _is_mark_for_arm(case, bound)
        and not _is_told_by_name(case, bound)
    ]
    if other and not _names_bodies(case, faulty):
        return "the numbers of the question could not be told apart"
    if not on_forces and any(
        _is_named_otherwise(case, given) for given in case.question.givens.values()
    ):
        return "the trace has a number of the question under a name that is not what it was read as"
    quantities = {b.quantity for b in faulty}
    told_each = all(_is_told_by_name(case, bound) for bound in faulty)
    if len(quantities) > 1 and not (told_each or _names_bodies(case, faulty)):
        return f"state 0 and the question do not fit together ({', '.join(sorted(quantities))})"
    if quantities and any(f.code == _LAW and f.pointer == _EQUATION for f in errors):
        return "neither state 0 nor the equation fits the question as it was understood"
    if any(f.code == _LAW for f in errors) and not any(f.code.startswith(_FORCES) for f in errors):
        return beyond_reading(case)
    return None
