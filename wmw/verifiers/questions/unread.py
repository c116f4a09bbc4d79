"""Words that show a reading to be wrong even where everything agrees with it.

A trace that overlooks the same word as the reader would be called valid: a temperature that is
told as so much above another one, a distance from another body than the pivot, a body that is only
half under water, a coefficient whose own symbol says which of two it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation import canonical_name
from wmw.core.family import in_regime
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.tolerance import Agreement, agrees
from wmw.core.units import parse_unit
from wmw.verifiers.answers.quantity_asked import quantity_asked
from wmw.verifiers.bodies.mates import follows_from
from wmw.verifiers.case import Case
from wmw.verifiers.comparing.change_asked import multiplies_beside_a_value
from wmw.verifiers.comparing.dependence import FACTOR_ASKED, changes_told, read_dependence
from wmw.verifiers.comparing.later_values import later_values
from wmw.verifiers.forces.listed import vector_of
from wmw.verifiers.forces.told_forces import clause_of, is_a_push
from wmw.verifiers.questions.added_later import added_later, names_added
from wmw.verifiers.questions.asked_at import SENTENCE, asked_again
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.by_factor import multiplies_unnamed
from wmw.verifiers.questions.changed_elsewhere import changed_elsewhere
from wmw.verifiers.questions.of_named_people import of_another_person
from wmw.verifiers.questions.regimes_told import NEGLECTED
from wmw.verifiers.vocabulary.factors import asks_share
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain
from wmw.verifiers.vocabulary.spelled import read_worded

_THAN = re.compile(
    r"\s*(?:hotter|warmer|colder|cooler|higher|lower|more|less|above|below)\b"
    r"(?: [\w']+){0,3}? than\b|\s*(?:above|below) (?:that of )?(?:the|room|its)\b",
    re.I,
)
_SYMBOL = re.compile(r"(?P<name>[^\W\d_]_\{?[^\W_]{1,3}\}?|[^\W\d_][₀-₉ₐ-ₜ])\s*=\s*\Z")
_SYMBOL_BEFORE = 16
"""How many characters before a number its symbol and the sign may take."""
_FROM = re.compile(
    r"\s*(?:away )?(?:from|behind|beyond|past|in front of|(?:to the )?(?:left|right) of)\s+"
    r"(?:the |an? )?(?P<body>[\w -]{1,30})\b(?!['’])",
    re.I,
)
_PART = re.compile(
    r"(?<![\w%-])(?P<part>[\w%-]{1,20}(?: [\w%-]{1,20})?)"
    r" (?:of (?:it|its volume|its height|the [a-z]{1,20}) )?"
    r"(?:(?:is|are|lies|being) )?(?:under water|under the water|submerged|immersed"
    r"|below the (?:surface|water))\b",
    re.I,
)
_UPRIGHT = re.compile(
    r"\b(?:push|press|pull|tug|lift)(?:e[sd]|s|ed|ing)?\b(?: \w+){0,5}? (?:straight |vertically )?"
    r"(?:down|up)(?:wards?)?(?= (?:on|at|with|by)\b)"
    r"|\bvertical (?:\w+ ){0,2}force of\b|\b(?:up|down)ward force of\b",
    re.I,
)
"""What tells that a force acts straight up or down."""
_SLANTED = re.compile(
    r"°|\b(?:angle|slope|incline\w*|ramp|hill|horizontal|level force|plane|wall)\b", re.I
)
_WORDS_OF_WAY = {
    "down": re.compile(
        r"\b(?:down(?:wards?)?|push(?:e[sd]|ing)?|press(?:e[sd]|ing)?|tied|tether(?:s|ed)|moored"
        r"|anchor(?:s|ed)|bottom|wood(?:en)?|float\w*|cork|foam|buoy|balloon|plastic)\b"
    ),
    "up": re.compile(
        r"\b(?:up(?:wards?)?|lift(?:s|ed|ing)?|rais(?:es?|ed|ing)|hangs?|hung|hanging|suspended"
        r"|lowered|stone|rock|iron|steel|metal|lead|brass|copper|alumini?um|gold)\b"
    ),
}
"""Words by which a force that holds a body acts the one way: by what it does, or to what."""
_TOLD_WAY = {
    "down": re.compile(r"\b(?:down(?:wards?)?)\b", re.I),
    "up": re.compile(r"\b(?:up(?:wards?)?)\b", re.I),
}
_OTHER = {"down": "up", "up": "down"}
_WHOSE = re.compile(
    r"\b(?:weight|mass) of (?P<body>[a-z]{2,20})\b|\b(?P<owner>[a-z]{2,20}) (?:s )(?:weight|mass)\b"
)
"""Whose weight or mass is asked for, in plain words."""
_TO_THE_VERTICAL = re.compile(r"\s*(?:to|from|with|off|of) (?:the )?vertical\b", re.I)
_ASKED_TO_THE_VERTICAL = re.compile(
    r"\b(?:what|which) angle (?:(?!(?:horizontal|and)\b)[a-z]+ ){0,6}"
    r"(?:to|from|with|off) (?:the )?vertical\b",
    re.I,
)
_TO_THE_HORIZONTAL = re.compile(r"\bhorizontal\b|\bforce and the bar\b")
_TO_THE_NORMAL = re.compile(r"\bfrom the normal\b")
_ACCELERATES = re.compile(
    r"\baccelerat(?:e|es|ed|ing)(?: (?!(?:from|toward|towards|under)\b)[a-z]+){0,4} \Z", re.I
)
_OF_FREE_FALL = re.compile(r"\b(?:free fall|gravit\w+|gravity)\b")
"""What tells of a body's own acceleration, and what that number is none of."""
_STANDS = re.compile(
    r"\bvertical (?:[a-z]+ )?(?:mirror|wall|window|pane|plate|surface|face|side)\b"
    r"|\b(?:mirror|wall|window|pane|plate|surface|face|side)"
    r" (?:is|stands|hangs|set|fixed) vertical",
    re.I,
)
"""What an angle is told from, and what it is measured from in a reading."""
_ONE_SECOND = re.compile(
    r"\b(?:in|during|over|within) (?:the |its )?(?:very )?(?:first|second|third|fourth|fifth|last"
    r"|final|next) second\b(?! [a-z]+ of\b)",
    re.I,
)
"""A time of one second that no number tells: "how far does it slide in the first second"."""
_LOADED = re.compile(
    r"\b(?:then|now|next|later|afterwards)\b[^.?!;]{0,60}\b(?:climbs?|gets?|jumps?|steps?|hops?"
    r"|(?:is|are) (?:\w+ )?(?:placed|put|laid|set|loaded|dropped|lowered))\b[^.?!;]{0,30}?"
    r" (?:on|onto|upon|into|aboard)\b",
    re.I,
)
"""Words by which a body carries another one from then on."""
_ALIKE_ADDED = re.compile(
    r"\b(?:an?|the|one|second|another)\b(?: [a-z]+){0,2},? (?:identical|equal|similar|like) [a-z]+"
    r"(?: [a-z]+){0,2} (?:is|was|were|gets)(?: then| now| also| carefully)?"
    r" (?:laid|placed|put|set|stacked|loaded|lowered|dropped|glued|tied|fastened|hung)\b"
    r"|\b(?:laying|placing|putting|setting|stacking) (?:an?|another|the) (?:second,? )?"
    r"(?:identical|equal|similar) [a-z]+ (?:on|upon|onto)\b",
    re.I,
)
"""Words by which a body gets another one like it to carry, whose mass no number tells."""
_HOLDER = re.compile(
    r"\b(?P<holder>cord|rope|cable|wire|chain|string|prop|strut)\b(?: [a-z]+){0,4} $",
    re.I,
)
_AWAY = re.compile(r" (?:away )?from\b", re.I)
_LOAD_OR_BODY = re.compile(r"\b(?:load|body|weight)\b")
"""What a place "2.0 m from the hinge" is told of, and what it is the place of in a reading."""
_TO_ANOTHER = re.compile(
    r"\s?\S{0,9}\s(?:[a-z]+ ){0,3}?(?:relative|with respect) to "
    r"(?P<what>(?:(?:the|each|one) )?[a-z]+)"
)
_STANDS_STILL = re.compile(
    r"(?:the )?(?:earth|ground|ice|shore|floor|track|table|road|water|land|bank|observer|air|street"
    r"|surface|lab|laboratory|station|platform|pier|dock|bank|river|vertical|horizontal)"
)
_SPEED = parse_unit("m/s").dimension  # type: ignore[union-attr]
"""What a speed is told relative to, and things that stand still, or carry no body of the scene."""
_TOLD_AND_ASKED = 2
_CLAUSE = re.compile(r"[,;.:?!]\s")
_PRICE = re.compile(r"\b(?:costs?|price|(?:how much|what) money|euros?|dollars?|cents|rupees)\b")
_SAME = 0.01
_AROUND = 120
_STEEP = 0.1
_FURTHER = re.compile(r"\bhow much (?:further|farther)\b", re.I)
_STRETCHED = re.compile(
    r"\b(?:stretche[sd]|extends|extended|elongat\w+|stretch (?:of|is|at rest)) (?:spring )?"
    r"(?:by )?\d"
    r"|\bat rest\b[^.]{0,40}\b(?:stretch|extension|elongation)\b"
)
_STRETCHED_ON = re.compile(
    r"\b(?:until|till|so that|to where)(?: its| spring s| spring)?(?: total| whole)?"
    r" (?:stretch|extension|elongation|stretched by|extended by)\b"
)
_MORE_THAN = re.compile(
    r"\bhow (?:much|many [a-z]+) (?:more|less|fewer|[a-z]{2,9}er)\b(?! than)"
    r"(?:[^.?!]|[.](?=\d)){1,200}\bthan\b"
    r"|\bby how much (?:[^.?!]|[.](?=\d)){1,200}\b(?:exceeds?|differs?|surpass(?:es)?)\b",
    re.I,
)
"""What asks by how much one of two situations surpasses the other: "how much longer ... than"."""
_WITH_THAT = re.compile(
    r"\bcompare[sd]?\b[^?!]{0,200}\b(?:with|to|and|against) (?:that|those|the one)\b", re.I
)
"""What sets something beside the same of another body, or under other circumstances."""
_CHANGE = re.compile(
    r"\b(?:further|extra|additional|added|change|difference|more|work|rise|drop)\b"
)
_FORCE = parse_unit("N").dimension  # type: ignore[union-attr]
_MASS = parse_unit("kg").dimension  # type: ignore[union-attr]
_LENGTH = parse_unit("m").dimension  # type: ignore[union-attr]


_OF_NOBODY = "the question alters a value of one of two bodies, and nothing tells of which"


def unread(case: Case) -> str | None:
    """Return what the question says and the reading leaves out of account; None for nothing."""
    if case.gold:
        return None
    mentions = find_measurements(case.claims.question)
    return next(
        (
            reason
            for find in (
                _difference,
                _from_another,
                _of_its_symbol,
                _upright,
                _the_other_way,
                _holds,
                _from_the_vertical,
                _of_its_motion,
                _to_another,
            )
            for mention in mentions
            if (reason := find(case, mention)) is not None
        ),
        (_OF_NOBODY if case.question.nobodys else None)
        or _further(case)
        or _beside(case)
        or _repeated(case)
        or _of_another(case)
        or asked_again(case)
        or _part_under_water(case)
        or _loaded(case)
        or _doubled(case)
        or _in_one_second(case)
        or _price(case)
        or _asked_to_the_vertical(case)
        or _of_a_share(case)
        or _stretched_on(case)
        or _multiplied_too(case)
        or _multiplied_beside(case)
        or _multiplied_unnamed(case)
        or of_another_person(case)
        or (changed_elsewhere(case.claims) if case.question.altered else None),
    )


def _stretched_on(case: Case) -> str | None:
    """Tell of a second stretch of one spring, told from its own length as the first one is."""
    words = plain(case.claims.question)
    if _STRETCHED.search(words) and _STRETCHED_ON.search(words):
        return "the question tells of two stretches, the second of which is no way from rest"
    return None


def _multiplied_too(case: Case) -> str | None:
    """Tell of what is multiplied beside two values, where the reading has no place for it.

    "The speed rises from 10 m/s to 20 m/s and the radius is halved: by what factor ...".
    """
    told = later_values(case.claims.question)
    if told is None or case.claims.later is not None:
        return None
    known = {*case.asked_quantities, *case.question.targets, *case.question.altered}
    known |= {name for m in told.pairs for name in _named_by(case, m)}
    sentences = (plain(sentence[0]) for sentence in SENTENCE.finditer(told.question))
    further = any(
        known.isdisjoint(names)
        for sentence in sentences
        for names, _ in changes_told(sentence, case.family.name)
    )
    return "the question multiplies something beside the two values" if further else None


def _multiplied_beside(case: Case) -> str | None:
    """Tell of a factor that the reading has no place for, where something has another value, too.

    "A pendulum 0.50 m long has 1.4 s. What has one of 2.0 m where g is four times as large?"
    """
    question, claims = case.claims.question, case.claims
    if claims.contrast is not None or claims.later is not None or case.altered_along:
        return None
    if not multiplies_beside_a_value(question, case.family.name):
        return None
    known = {*case.question.altered, *case.altered}
    told = [
        names
        for sentence in SENTENCE.finditer(question)
        for names, _ in changes_told(plain(sentence[0]), case.family.name)
    ]
    if told and not any(known.isdisjoint(names) for names in told):
        return None
    return "the question multiplies something beside the two values"


def _multiplied_unnamed(case: Case) -> str | None:
    """Tell of something multiplied whose name the family does not know, where a value is asked.

    "The load that stretches the wire is quadrupled: what is the wavelength now?"
    """
    if case.dependence is not None or quantity_asked(case) is None or case.altered:
        return None
    if not multiplies_unnamed(case.claims.question, case.family.name):
        return None
    return "the question multiplies something that it has no known name for"


def _named_by(case: Case, pair: tuple[Measurement, Measurement]) -> Iterator[str]:
    """Yield the quantities that the reading takes one of two values for."""
    for name, given in (*case.question_givens.items(), *case.question.altered.items()):
        if given.measurement.si in (pair[0].si, pair[1].si):
            yield name


def _to_another(case: Case, mention: Mention) -> str | None:
    """Tell of a speed relative to who moves himself, read as one relative to the ground.

    "A skater throws a ball at 6.0 m/s relative to herself" tells of no 6.0 m/s on the ice.
    """
    text, unit = case.claims.question, mention.measurement.unit
    told = _TO_ANOTHER.match(text, mention.end)
    if unit is None or unit.dimension != _SPEED or told is None:
        return None
    if _STANDS_STILL.fullmatch(told["what"]):
        return None
    for name, given in case.question.givens.items():
        if given.measurement.si == mention.measurement.si:
            if "relative" in case.family.quantity(name).meaning:
                return None
            return "a speed is told relative to what moves, and read as one relative to the ground"
    return None


def _further(case: Case) -> str | None:
    """Tell of a question how much further something goes, read as one how far it goes in all.

    Or by how much it surpasses what it is on the other side of a comparison.
    """
    asked = quantity_asked(case)
    question = case.claims.question
    if asked is None:
        return None
    if not _FURTHER.search(question) and (
        _MORE_THAN.search(question) is None or _is_asked_as_more(case, asked)
    ):
        return None
    declared = case.family.quantity(asked)
    further = any(phrase.startswith("how much further") for phrase in declared.asked)
    other = not further and not _CHANGE.search(declared.meaning)
    return "the question asks by how much something changes" if other else None


def _beside(case: Case) -> str | None:
    """Tell of a value that is to be compared with the same of something the reading has not."""
    claims = case.claims
    if quantity_asked(case) is None or claims.contrast is not None or claims.later is not None:
        return None
    beside = any(map(_WITH_THAT.search, asking_sentences(claims.question)))
    return "the question compares two values, of which the reading has one" if beside else None


def _repeated(case: Case) -> str | None:
    """Tell of an answer that is the very number which the question gives for what it asks for.

    Who asks for the stretch under another load gives that under the first.
    """
    claims, question, asked = case.claims, case.question, quantity_asked(case)
    given = question.givens.get(asked) if asked is not None else None
    answer = claims.answer.measured
    if given is None or answer is None or question.altered or case.altered_along:
        return None
    if case.options or claims.contrast is not None or claims.later is not None:
        return None
    same = agrees(answer, given.measurement.si) is Agreement.EQUAL
    loose = any(m.unit and any(m.unit.dimension) for m in question.loose)
    guessed = any(not told.firm and not told.cued for told in case.question_givens.values())
    unsure = loose or guessed
    return "the question seems to give what it asks for" if same and unsure else None


def _is_asked_as_more(case: Case, quantity: str) -> bool:
    """Tell whether a declared phrase that asks for a quantity asks how much more it is."""
    asking = case.words.asking
    return any(
        phrase.startswith("how much") and any(name == quantity for name, _ in asking.owners[phrase])
        for phrase in asking.found(case.question.asking)
    )


def _of_a_share(case: Case) -> str | None:
    """Tell of a question by how much something changes, read as one for a value or a number."""
    question = case.claims.question
    asked = quantity_asked(case)
    answer = case.claims.answer.measured
    if asked is None or (answer and answer.unit and any(answer.unit.dimension)):
        return None  # a value is asked for as well
    if asks_share(question):
        other = any(case.textbook_unit(asked).dimension)
    elif FACTOR_ASKED.search(question) and asked not in case.question.targets:
        other = read_dependence(question, case.family.name) is not None
    else:
        other = False
    return "the question asks by how much something changes" if other else None


def _is_given(case: Case, mention: Mention) -> Iterator[str]:
    """Yield the quantities that the reading takes a number for."""
    told = (*case.question_givens.values(), *case.question.altered.values())
    for given in told:
        mine = given.measurement
        if (mine.value, mine.text) == (mention.measurement.value, mention.measurement.text):
            yield given.quantity


def _difference(case: Case, mention: Mention) -> str | None:
    """Tell of a temperature that is so much above another one, and was read as it stands."""
    unit = mention.measurement.unit
    if unit is None or not unit.offset or not _THAN.match(case.claims.question, mention.end):
        return None
    taken = [q for q in _is_given(case, mention) if case.textbook_unit(q).offset]
    return f"{mention.measurement.text} {unit.text} is told as a difference" if taken else None


def _from_another(case: Case, mention: Mention) -> str | None:
    """Tell of a distance from another body than the pivot."""
    roles = [role for role in case.family.roles if in_regime(role.regimes, case.regime)]
    match = _FROM.match(case.claims.question, mention.end)
    if match is None or not any(role.name == "pivot" for role in roles):
        return None
    words = plain(match["body"])
    named = (plain(word) for role in roles if role.name == "load" for word in role.words)
    own = (plain(body) for body, role in case.cast.items() if role == "load")
    other = next((body for body in (*own, *named) if _begins(words, body)), None)
    if other is None or not any(_is_given(case, mention)):
        return None
    clause = plain(_CLAUSE.split(case.claims.question[: mention.start])[-1])
    pivots = (plain(word) for role in roles if role.name == "pivot" for word in role.words)
    if any(holds_phrase(clause, word) for word in pivots):
        return None  # "the fulcrum is 0.20 m from the load"
    return f"{mention.measurement.text} is told from the {other}, not from the pivot"


def _begins(words: str, body: str) -> bool:
    rest = words.removeprefix(f"{body} ") if f"{words} ".startswith(f"{body} ") else "end"
    return rest.split()[:1] not in (["end"], ["s"])  # the load's end of the lever is a place of it


def _holds(case: Case, mention: Mention) -> str | None:
    """Tell of the place of what holds a bar, in a reading that has a load there."""
    unit = mention.measurement.unit
    if unit is None or unit.dimension != _LENGTH:
        return None
    question = case.claims.question
    match = _HOLDER.search(question[max(0, mention.start - _AROUND) : mention.start])
    if match is None or not _AWAY.match(question, mention.end):
        return None
    meanings = [case.family.quantity(name).meaning for name in _is_given(case, mention)]
    if not any(_LOAD_OR_BODY.search(meaning) for meaning in meanings):
        return None
    return f"{mention.measurement.text} {unit.text} is told of the {match['holder']}"


def _from_the_vertical(case: Case, mention: Mention) -> str | None:
    """Tell of an angle to the vertical, which the reading takes for one to the horizontal."""
    if not _TO_THE_VERTICAL.match(case.claims.question, mention.end):
        return None
    meanings = [case.family.quantity(name).meaning for name in _is_given(case, mention)]
    stands = _STANDS.search(case.claims.question) is not None
    if not any(
        _TO_THE_HORIZONTAL.search(meaning) or (stands and _TO_THE_NORMAL.search(meaning))
        for meaning in meanings
    ):
        return None
    return f"{mention.measurement.text} is told from the vertical"


def _of_its_motion(case: Case, mention: Mention) -> str | None:
    """Tell of the acceleration of a body, which the reading takes for that of free fall."""
    before = case.claims.question[max(0, mention.start - _AROUND) : mention.start]
    if not _ACCELERATES.search(before):
        return None
    meanings = [case.family.quantity(name).meaning for name in _is_given(case, mention)]
    taken = any(_OF_FREE_FALL.search(meaning) for meaning in meanings)
    return f"a body accelerates at {mention.measurement.text}" if taken else None


def _asked_to_the_vertical(case: Case) -> str | None:
    """Tell of an angle that is asked for to the vertical, and read as one to the horizontal."""
    asked = quantity_asked(case)
    if asked is None or not _TO_THE_HORIZONTAL.search(case.family.quantity(asked).meaning):
        return None
    told = any(map(_ASKED_TO_THE_VERTICAL.search, asking_sentences(case.claims.question)))
    return "the angle to the vertical is asked for" if told else None


def _of_its_symbol(case: Case, mention: Mention) -> str | None:
    """Tell of a number whose own symbol is that of a quantity with another value."""
    start = max(0, mention.start - _SYMBOL_BEFORE)
    match = _SYMBOL.search(case.claims.question, start, mention.start)
    name = canonical_name(match["name"]) if match is not None else ""
    if name not in case.asked or name not in case.system.names:
        return None
    read = mention.measurement.read_in(case.textbook_unit(name))
    worlds = (case.asked, case.before)
    if read is None or any(
        agrees(read, case.theirs(name, world[name])) is Agreement.EQUAL
        for world in worlds
        if name in world
    ):
        return None
    return f"{name} is told to be {mention.measurement.text}, and was read otherwise"


def _upright(case: Case, mention: Mention) -> str | None:
    """Tell of a force straight up or down, which the reading takes for one along the ground."""
    unit = mention.measurement.unit
    if unit is None or unit.dimension != _FORCE:
        return None
    question = case.claims.question
    before = _CLAUSE.split(question[max(0, mention.start - _AROUND) : mention.start])[-1]
    if _UPRIGHT.search(before) is None or _SLANTED.search(before):
        return None
    taken = set(_is_given(case, mention))
    ways = [
        way
        for spec in case.family.forces
        if in_regime(spec.regimes, case.regime) and str(spec.magnitude) in taken
        if (way := vector_of(case, spec.direction)) is not None
    ]
    if not ways or any(abs(across) < _STEEP for across, _ in ways):
        return None
    return f"a force of {mention.measurement.text} {unit.text} is told to be vertical"


def _the_other_way(case: Case, mention: Mention) -> str | None:
    """Tell of a push or a pull that may as well act the other way, or is told to."""
    question = case.claims.question
    if not is_a_push(question, mention):
        return None
    taken = set(_is_given(case, mention))
    here: set[str] = set()
    elsewhere: set[str] = set()
    heavy = {spec.target for spec in case.family.forces if spec.name == "gravity"}
    for spec in case.family.forces:  # where no weight counts, either way is the same
        if str(spec.magnitude) in taken and spec.target in heavy and spec.direction in _OTHER:
            ours = in_regime(spec.regimes, case.regime)
            (here if ours else elsewhere).add(spec.direction)
    if len(here) != 1 or here == elsewhere or not elsewhere:
        return None
    mine = next(iter(here))
    beside = clause_of(question, mention)
    told = {way for way, words in _TOLD_WAY.items() if words.search(beside)}
    if mine in told or (not told and _WORDS_OF_WAY[mine].search(plain(question))):
        return None
    return f"nothing tells that the force of {mention.measurement.text} acts {mine}"


def _of_another(case: Case) -> str | None:
    """Tell that the weight of one body is asked for, and that of another was read off its mass."""
    asked = case.asked_quantities[:1]
    givens = case.question_givens
    given = follows_from(case.family.name, asked[0], givens) if asked else None
    asking = NEGLECTED.sub(" ", case.question.asking)
    named = _WHOSE.search(asking) if given is not None else None
    if given is None or named is None:
        return None
    told = givens[given].measurement
    places = [
        mention.start
        for mention in find_measurements(case.claims.question)
        if (mention.measurement.value, mention.measurement.text) == (told.value, told.text)
    ]
    body = plain(named["body"] or named["owner"])
    sentences = [(s.start(), s.end(), plain(s[0])) for s in SENTENCE.finditer(case.claims.question)]
    mine = [words for *_, words in sentences if holds_phrase(words, body)]
    theirs = [words for start, end, words in sentences if any(start <= at < end for at in places)]
    if len(mine) < _TOLD_AND_ASKED or not theirs or any(words in mine for words in theirs):
        return None
    return f"{told.text} is not told of the {body}"


def _part_under_water(case: Case) -> str | None:
    """Tell of a body that is partly under water in a reading that knows nothing of a part."""
    match = _PART.search(case.claims.question)
    part = read_worded(match["part"]) if match is not None else None
    if match is None or part is None or not 0 < part.si < 1:
        return None
    parts = (part.si, 1 - part.si)
    if any(abs(value - known) <= _SAME for value in case.asked.values() for known in parts):
        return None
    return f"{match[0]!r} was left out of account"


def _doubled(case: Case) -> str | None:
    """Tell of a body that is set on another one like it, where the reading has only the one."""
    if quantity_asked(case) is None or case.question.altered or case.dependence is not None:
        return None
    if case.claims.contrast is not None or not _ALIKE_ADDED.search(case.claims.question):
        return None
    return "a body gets another one like it to carry, of which the reading does not know"


def _in_one_second(case: Case) -> str | None:
    """Tell of a single second in which something is asked for, where the reading has none."""
    match = _ONE_SECOND.search(" ".join(asking_sentences(case.claims.question)))
    quantity = quantity_asked(case) if match is not None else None
    if match is None or quantity is None:
        return None
    declared = case.family.quantity(quantity)
    if any("second" in phrase for phrase in (*declared.asked, *declared.cues)):
        return None
    told = {n: g.measurement.si for n, g in case.question.givens.items()}
    told |= case.question.facts_in(case.regime)
    if any(told[n] == 1 and case.family.quantity(n).unit == "s" for n in told):
        return None
    return f"{match[0]!r} was left out of account"


def _price(case: Case) -> str | None:
    """Tell of a price that is asked for in a family that knows no money."""
    if _PRICE.search(case.question.asking) is None:
        return None
    if any(_PRICE.search(plain(q.meaning)) for q in case.family.quantities):
        return None
    return "a price is asked for, which the family does not know"


def _loaded(case: Case) -> str | None:
    """Tell of what is put on a body, or taken from it, in a reading that has but one of the two."""
    question = case.claims.question
    told = added_later(question)
    if told is None and _LOADED.search(question) is None and not names_added(question):
        return None
    if told is not None:
        unit = told.was.measurement.unit
        kind = unit.dimension if unit is not None else _MASS
        total = read_worded(told.total)
        parts = [told.was.measurement.si, told.by.measurement.si]
        values = (*parts, total.si if total is not None else sum(parts))
    else:
        kind = _MASS
        found = [m.measurement for m in find_measurements(question)]
        masses = [m.si for m in found if m.unit is not None and m.unit.dimension == _MASS]
        if len(masses) != _TOLD_AND_ASKED:
            return None
        values = (*masses, sum(masses))
    known = [v for name, v in case.asked.items() if case.textbook_unit(name).dimension == kind]
    if not known:
        return None
    met = [any(abs(value - own) <= _SAME * value for own in known) for value in values]
    both = kind == _MASS and all(met[:-1])
    return None if met[-1] or both else "what is added or taken away was left out of account"
