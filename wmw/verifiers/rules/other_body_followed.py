"""The trace follows another body than the one that is asked about.

What it does: where the question asks about one of two bodies of a kind ("lens B", "the blue
balloon"), compares which of them effect, equation, change, new variables and explanation speak of.
It is a fault where all of them leave the body asked about out, and the number of the answer is said
of the other one. Texts that speak of both together are left alone. It is one, too, where the trace
says in so many words that something of the other one is asked for ("the current through R1, which
is the current to be found"), or that the sum of both is; and where the answer's number is that of
the other one by its name ("Carla hears 559 Hz"), and nothing is said of the one asked about; or the
change has the question's own words of the other one, or all new values have its name. Where nothing
behind state 0 speaks of the one asked about, it is enough that what is said to be asked for, the
new value that is answered or the value put in is the other one's, if the two cannot share it; where
they may, the laws must find the answer wrong. Of two that have nothing to do with one another it is
enough, whoever is named, that the value of the other one stands in the working and that of the one
asked about nowhere. So it is where state 1 and answer have the value that the laws give for the
other one, whoever they say it is of; and where the equation has the one's value by its name, and
holds only with that of the other one, which the working has.

Why it is bad: the answer is right for something that nobody asked about.

Example: the question asks for the frequency of pipe Q; "Pipe P sounds at 200 Hz", and the answer
is 200 Hz.

Use instead: "Pipe Q sounds at 100 Hz".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from wmw.core.quantity import Measurement
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.answers.agreeing import agrees_with
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.answers.reply import reply
from wmw.verifiers.bodies.followed import Followed, followed
from wmw.verifiers.bodies.only_other import only_other
from wmw.verifiers.bodies.other_answered import (
    act_apart,
    is_shared_by_wiring,
    other_answered,
    other_taken_as_asked,
)
from wmw.verifiers.bodies.others_answer import is_told_of
from wmw.verifiers.bodies.others_value import leads_over
from wmw.verifiers.bodies.put_in_for import put_in_for
from wmw.verifiers.bodies.surely_other import other_followed, surely
from wmw.verifiers.bodies.wave_followed import wave_followed
from wmw.verifiers.case import Case
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.own_words import alike, answered, is_among, numbers_in
from wmw.verifiers.questions.asking import (
    Twins,
    asking_sentences,
    end_mark,
    named_elsewhere,
    twins,
    without_asides,
)
from wmw.verifiers.terms import Terms
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

CODE = "WMW305"
LABEL: Label = "object"
FIELD: FieldName = "transition"

_OF_ANSWER = frozenset({"WMW401", "WMW402", "WMW403"})
_BOTH = re.compile(
    r"\b(?:both(?! (?:ends|sides|open|closed)\b)|same|equal(?:ly)?|identical(?:ly)?|likewise|also"
    r"|too|each (?:other|of|has|is)|for each|as well)\b"
)
_MUTUAL = re.compile(
    r"\b(?:exert|do(?:es)?\b[^?]*\bgive|gives|transfer|deliver|appl|push|pull"
    r"|(?:hit|str(?:ik|uc))(?!\w*(?: the)?(?: \w+)? (?:ground|floor|water|surface|earth|sea"
    r"|pavement|street|road|sand|snow|grass|lawn|soil|bottom|deck|net)\b)"
    r"|los[te]"
    r"|(?<!after )(?<!upon )(?<!the )releas|absor|gain|relative|caught|catch|overtak|meet"
    r"|collid|compar|differ|than)",
    re.I,
)
"""What one body does to another, or against it, may be told of either."""
_WHAT_PULL = re.compile(
    r"\b(?:what|which|how (?:large|great|strong) an?|the) (?:pull|push)\b", re.I
)
_OWN_MOMENT = re.compile(r"\b(?:moment|torque|turning effect)\b[^?]*\bexerts?\b", re.I)
_BALANCED = re.compile(r"\b(?:balanc\w*|equilibrium|level|horizontal)\b", re.I)
_EACH_ITS_OWN = re.compile(r"\b(?:two|three) (?:\w+ )?\w+,? each (?:have|has|with) an?\b", re.I)
_WITH_VALUE = re.compile(r"\b(?:with|by|using) (?:(?:a|an|the) )?(?:[a-z]+ ){0,3}\d[^,?;]*", re.I)
"""What is given in the asking sentence itself: "with 400 N at the small piston"."""
_SENTENCE = re.compile(r"(?<=[.;])\s+")
_AS_ASKED = re.compile(
    r"\b(?:is|are) (?:what (?:is|we are|the question) ask(?:ed|s)(?: for)?"
    r"|the (?:quantity|value|result|number|one)(?: that is)? (?:asked for|to report|wanted|sought"
    r"|to be (?:found|reported))|asked for)\b",
    re.I,
)
_SHORT = 4
"""Words up to this length are no nouns of physics to be told by."""
_LABELLED = re.compile(r".+ (?:[a-z]|\d{1,2})\Z")
_SHARED = re.compile(r"\b(?:tension|accelerat|speed|velocity|fast|force between)", re.I)
"""What bodies that are tied together have in common."""
_BEFORE = ("WMW2", "WMW30")
"""Beginnings of the codes of faults that come before a wrong result."""
_SYMBOL = re.compile(r"[^\W_]+_\{?([A-Za-z]+|\d+)\}?")


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding where effect, change and answer are of the other one of two bodies."""
    if (mixed_up := put_in_for(claims)) is not None:
        working, body, other = mixed_up
        message = f"the equation is about {body}; the value of {other} is put in here"
        yield Finding(CODE, LABEL, FIELD, working.pointer, message, working.text, body)
        return
    asking = asking_sentences(claims.question)
    if len(asking) != 1:
        return
    asked_in = _WITH_VALUE.sub(" ", without_asides(asking[0]))
    asked_for = plain(asked_in)
    told = _taken_as_asked(claims, asked_for) or other_taken_as_asked(claims, asked_for)
    if told is None and (act_apart(claims, asked_for) or not _MUTUAL.search(asking[0])):
        told = other_answered(claims, asked_for) or only_other(claims, asked_for)
    told = told or _surely_other(claims, asked_in) or wave_followed(claims, asked_for)
    if told is not None:
        yield _finding(*told)
        return
    mutual = _MUTUAL.search(_what_it_takes(claims.question, asking[0])) is not None
    if mutual or is_shared_by_wiring(claims.question, asked_for):
        return
    for group in twins(claims.bodies, claims.question):
        named = group.named(asked_for)
        all_told = group.all_told(claims.question)
        if not named:
            named = named_elsewhere(group, claims.question, asked_for)
            all_told = bool(named)
        if len(named) != 1 or len(group.marks) != 2 or not all_told:
            continue
        [asked] = named
        [other] = set(group.marks) - named
        place = _followed(claims, group, asked, other)
        if place is not None:
            yield _finding(place, f"{group.kind} {asked}", f"{group.kind} {other}")
            return


def of_findings(case: Case, findings: Sequence[Finding]) -> Iterator[Finding]:
    """Yield a finding where an answer is wrong that effect, change or laws give another body."""
    wrong = [f for f in findings if f.code in _OF_ANSWER and f.severity == "error"]
    if not wrong or any(f.code == CODE or f.field == "state" for f in findings):
        return
    for sentence in asking_sentences(case.claims.question):
        found = other_followed(case.claims, without_asides(sentence))
        found = found or _told_with_its_value(case, without_asides(sentence))
        if found is not None:
            yield _finding(found.place, found.asked, found.other)
            return
    yield from _of_laws(case, findings)


def _told_with_its_value(case: Case, asking: str) -> Followed | None:
    """Return the other body that the change gives the answer's number, if the laws give it so.

    What is asked of the one body is another quantity of the same kind, which the answer is not.
    """
    quantity, measured = quantity_asked(case), reply(case).measured
    if quantity is None or measured is None:
        return None
    unit = case.textbook_unit(quantity).dimension
    right = any(
        agrees_with(case, measured, name, value)
        for name, value in case.asked.items()
        if name not in case.asked_quantities and case.textbook_unit(name).dimension == unit
    )
    for found in followed(case.claims, asking) if right else ():
        if found.told and is_told_of(case.claims, found, found.bodies):
            return found
    return None


def _of_laws(case: Case, findings: Sequence[Finding]) -> Iterator[Finding]:
    """Yield a finding where all that is wrong is what the laws give for the other one of two."""
    errors = [f for f in findings if f.severity == "error"]
    wrong = [f for f in errors if f.pointer.startswith("/state_1/")]
    quantity, measured = quantity_asked(case), reply(case).measured
    if not wrong or any(f.code.startswith(_BEFORE) for f in errors) or not case.claims.of_other:
        return
    if quantity is None or measured is None or all(f.pointer != "/answer/value" for f in errors):
        return
    claims = replace(case.claims, question=case.claims.of_other)
    terms = Terms(claims, case.family.name)
    value = Case(terms, case.regime, case.convention, case.constants).asked.get(quantity)
    if value is not None and agrees_with(case, measured, quantity, value):
        message = "this is what the laws give for the other body, which nobody asked about"
        stated, pointer = wrong[0].stated, wrong[0].pointer
        yield Finding(CODE, LABEL, FIELD, pointer, message, stated, wrong[0].expected)


def _surely_other(claims: Claims, asking: str) -> tuple[Text, str, str] | None:
    found = other_followed(claims, asking)
    mutual = _MUTUAL.search(_of_itself_alone(claims.question, asking)) is not None
    if found is None or not surely(claims, asking, found, mutual):
        return None
    return found.place, found.asked, found.other


def _what_it_takes(question: str, asking: str) -> str:
    """Return a question without the pull or push that it asks for, where each has its own rope."""
    asking = _of_itself_alone(question, asking)
    return _WHAT_PULL.sub(" ", asking) if _EACH_ITS_OWN.search(question) else asking


def _of_itself_alone(question: str, asking: str) -> str:
    """Return a question without the moment that a body exerts, where no balance makes two alike."""
    return asking if _BALANCED.search(question) else _OWN_MOMENT.sub(" ", asking)


def _finding(place: Text, asked: str, other: str) -> Finding:
    message = f"the question asks about {asked}; this is about {other}"
    return Finding(CODE, LABEL, FIELD, place.pointer, message, place.text, asked)


def _taken_as_asked(claims: Claims, asking: str) -> tuple[Text, str, str] | None:
    """Return the text that says what is asked for, of another body than the question's, and both.

    Only of bodies with a letter or number of their own ("cart A", "block B").
    """
    bodies = [body for body in dict.fromkeys(map(plain, claims.bodies)) if _LABELLED.match(body)]
    asked = [body for body in bodies if holds_phrase(asking, body)]
    if len(asked) != 1 or _SHARED.search(asking):
        return None
    for text in filter(None, (claims.rule, claims.effect, claims.change)):
        for sentence in _SENTENCE.split(text.text):
            words = plain(sentence)
            named = [body for body in bodies if holds_phrase(words, body)]
            if len(named) != 1 or named == asked or not _AS_ASKED.search(sentence):
                continue
            if asked[0].split()[-1] not in words.split() and not _BOTH.search(words):
                return text, asked[0], named[0]
    return None


def _followed(claims: Claims, group: Twins, asked: str, other: str) -> Text | None:
    """Return the first text that follows the other body, where nothing follows the one asked."""
    said = [text for text in (claims.effect, claims.change) if text is not None]
    explanation = Text("", claims.answer.explanation)
    lesser = [text for text in (claims.rule, claims.derivation) if text is not None]
    spoken = " . ".join(plain(text.text) for text in (*said, *lesser, explanation))
    named = [text for text in said if other in group.named(plain(text.text))]
    concluded = " . ".join(plain(text.text) for text in (*said, explanation))
    of_both = _BOTH.search(concluded) or any(_is_of_both(text, claims, group) for text in lesser)
    if not named or asked in group.named(spoken) or of_both:
        return None
    ends = [end_mark(claim.name) for claim in claims.results]
    if asked in ends:
        return None
    put_in = asked in _marks_in_equation(claims, group)
    value = answered(claims)
    if value is None:
        return None
    if _is_result_of(claims, other, value):
        # Where both enter the law, their results may be equal: then the answer must say whose.
        told = not put_in or other in group.named(plain(explanation.text))
        return named[0] if told else None
    if put_in:
        return None
    return named[0] if _is_said_of(claims, group, other, value) else None


def _is_of_both(text: Text, claims: Claims, group: Twins) -> bool:
    """Tell whether a text says that what is asked for is the same for both.

    "The same current flows through both" says nothing of their powers.
    """
    asking = set(plain(" ".join(asking_sentences(claims.question))).split())
    asking -= {*group.kind.split(), *group.marks}
    return any(
        _BOTH.search(words) and any(len(word) > _SHORT and word in asking for word in words.split())
        for words in map(plain, _SENTENCE.split(text.text))
    )


def _marks_in_equation(claims: Claims, group: Twins) -> set[str]:
    texts = [text.text for text in (claims.equation, claims.derivation) if text is not None]
    ends = {match[1].lower() for text in texts for match in _SYMBOL.finditer(text)}
    return {mark for mark in group.marks if mark in ends}


def _is_result_of(claims: Claims, other: str, value: Measurement) -> bool:
    return any(
        claim.measured is not None
        and alike(claim.measured, value)
        and end_mark(claim.name) == other
        for claim in claims.results
    )


def _is_said_of(claims: Claims, group: Twins, other: str, value: Measurement) -> bool:
    """Tell whether the answer's number is said of the other body, or worked out of its values."""
    for sentence in _SENTENCE.split(claims.change.text) if claims.change is not None else ():
        numbers = numbers_in(Text("", sentence))
        if other in group.named(plain(sentence)) and is_among(value, numbers):
            return True
    stated = {end_mark(claim.name) for claim in claims.variables}
    if not set(group.marks) <= stated or other not in _marks_in_equation(claims, group):
        return False
    [asked] = set(group.marks) - {other}
    return not leads_over(claims, f"{group.kind} {asked}", f"{group.kind} {other}")
