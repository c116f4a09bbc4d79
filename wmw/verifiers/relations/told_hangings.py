"""What the question's words hang from what, lay on what, or hold down, by the bodies they name.

"A load hangs from the hook of pulley A": then it is below pulley A, and not attached to pulley B.
"The duck hangs on a thread from the rod's left end": then it is below the rod, whatever is between.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.known_by import further_names
from wmw.verifiers.bodies.named_bodies import Named, Told, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_NOT = r"(?!(?:not|no|never|and|or|over|which|who|where|while|but|than|with|under|below|above)\b)"
_FEW = rf"(?: {_NOT}[a-z]+){{0,3}}"
_HANGS = (
    r"(?:(?:that|which|who) )?(?:(?:is|are|was) )?(?:hangs?|hanging|hung|suspended)"
    r"(?: (?:at rest|freely|vertically|motionless|straight down|still|now))?"
)
_BY_LINE = r"(?: (?:on|by|from|at)(?: [a-z]+){0,2} (?:thread|string|cord|rope|wire|cable|chain))?"
_FROM = re.compile(rf"(?:of [a-z]+ )?{_HANGS}{_BY_LINE} (?:from|on|by){_FEW}\Z")
_BELOW = re.compile(
    rf"(?:of [a-z]+ )?{_HANGS}{_BY_LINE}(?: (?:directly|just))? (?:below|beneath|underneath)"
    rf"{_FEW}\Z"
)
_ON_IT = r"(?:rests?|resting|lies|lying|sits|sitting|stands|standing|placed|slides|sliding)"
_ON_A_LINE = re.compile(
    rf"(?:of [a-z]+ )?(?:of )?(?:, )?{_HANGS} (?:from|on|at|by)(?: {_NOT}[a-z]+){{0,4}}"
    r" (?:thread|string|rope|cord|cable|wire|chain|end|side)\b"
)
_OVER_PULLEY = re.compile(
    r"\b(?:rope|string|cord|cable|chain|thread|wire)\b(?: [a-z]+){0,6}? over"
    r"(?: [a-z]+| ,){0,5} pulley\b"
)
_IN_THE_AIR = re.compile(
    rf"(?:of [a-z]+ )?(?:, )?{_HANGS}\b(?: (?:freely|vertically|down))?"
    r"(?: (?:below|beneath|under|over (?:its )?(?:side|edge)|beside|at (?:its|other) side|in air"
    r"|it)\b"
    r"| ,|\Z| and\b)"
)
"""What hangs on the other side of a pulley, whatever its line is called."""
_ON_LINES = (_ON_A_LINE, _IN_THE_AIR)
_PULLEY = re.compile(r"\bpulley\b")
_PULLEYS = re.compile(
    r"\bpulleys\b|\b(?:another|second|lower|two|both) (?:[a-z]+ )?pulley\b|\bunder\b"
)
_AT_ITS_END = re.compile(
    rf"(?:of [a-z]+ )?{_HANGS}{_BY_LINE} (?:from|on|at) (?:left|right|other|far|free|outer|lower)"
    r" end\b(?! of\b)"
    r"|(?:of [a-z]+ )?hangs? (?:from|at) mark\b"
)
"""Behind a body that hangs, "its right end", or a mark, is on the only bar that there is."""
_BARS = re.compile(r"\b(?:rod|beam|bar|plank|board|pole|lever|stick|rule|ruler|boom)\Z")
_HANG_BEFORE = re.compile(r"\b(?:hanging|suspended)(?: (?:body|block|mass|load|weight) of)? ?\Z")
_FREELY = re.compile(
    rf"{_HANGS} (?:from|over|by|below|beside|off|down|freely|vertically|in (?:front|air)"
    r"|at (?:other|end))\b"
    rf"|{_HANGS}(?: ,|\Z)"
)
_LIES = re.compile(
    rf"(?:of [a-z]+ )?(?:(?:that|which|who) )?(?:(?:is|are|was) )?(?:{_ON_IT} )?on{_FEW}\Z"
)
_HANG = re.compile(r"\b(?:hangs?|hanging|hung|suspended)\b")
_TABLES = word_set("bench table tabletop desk incline ramp slope track shelf surface")
_LINES = word_set("thread string rope cord cable chain wire tether line")
CARRIERS = _LINES | word_set("spring springs hook nail ring magnet electromagnet crane balance")
"""What a body may hang "by": by a door it only hangs near it."""
_GROUND = r"(?:bottom|floor|ground|bed|seabed|lakebed)"
_TIED = r"(?:tied|attached|fastened|anchored|fixed|secured|moored|tethered)"
_HELD = rf"(?:held|kept|{_TIED})"
_AFLOAT = re.compile(
    r"\b(?:float\w*|submerged|immersed|balloon|under ?water|(?:under|in) (?:the )?(?:water|sea|oil"
    r"|liquid|lake)|buoy)\b"
)
_ROUND = re.compile(r"\b(?:pulley|over|hang\w*|hung|suspended|ceiling)\b")
_LOOSE = r"(?:movable|moveable|moving|loose|lower|travelling)"
_PULLEY_HELD = re.compile(
    r"\b(?:balance|scale|dynamometer|hook|bracket|beam|ceiling|support|rope|string|cord|cable"
    r"|chain|thread|wire|block and tackle)\Z"
)
"""What may hang above a pulley, or run over it."""
_WITH = re.compile(r" *(?:of )?(?:, )?and(?: another| second| its)? *")
_KINDS = re.compile(r"\b(?:pulley|spring|hook)\b")
_OVERHEAD = word_set("ceiling roof beam hook girder rafter")
_FASTENED = frozenset({"attached", "hangs_from"})
_CARRIED = frozenset({"on", "supported_by"})


def hung_otherwise(claims: Claims, claim: RelationClaim) -> str | None:
    """Return what hangs from what, or is held down by what, where the claim denies it."""
    if len(claim.args) != 2 or not all(plain(name).strip() for name in claim.args):
        return None
    told = told_of(claims)
    hung = {pair for sentence in told for pair in _hangs(sentence, claims)}
    return (
        _on_table(claims, claim, told)
        or _off_table(claims, claim)
        or _over_pulley(claims, claim, told)
        or _turned(claim, hung)
        or _of_the_other_carrier(claims, claim, told, hung)
        or _held_down(claim, told)
    )


def _hangs(sentence: Told, claims: Claims) -> Iterator[tuple[str, str]]:
    """Yield (body, what it hangs from)."""
    bars = [body for body in claims.bodies if _BARS.search(plain(body))]
    pairs = list(sentence.pairs())
    for here, (body, between, other) in enumerate(pairs):
        beside = re.search(r"\bby\b", between) and plain(other).split()[-1] not in CARRIERS
        if (_FROM.match(between) and not beside) or _BELOW.match(between):
            yield body, other
            follows = pairs[here + 1] if here + 1 < len(pairs) else None
            if (
                follows is not None
                and follows[0] == other
                and plain(other).split()[-1] in _LINES
                and re.fullmatch(r"(?:tied |fastened |fixed )?(?:from|to)", follows[1])
            ):
                yield body, follows[2]
    for one in sentence.named:
        behind = without_measures(sentence.words[one.end :])
        if one.body and len(bars) == 1 and one.body not in bars and _AT_ITS_END.match(behind):
            yield one.body, bars[0]


def _on_table(claims: Claims, claim: RelationClaim, told: tuple[Told, ...]) -> str | None:
    """Return that a body hangs, as its name or the words have it, where the claim lays it down."""
    if claim.type not in _CARRIED:
        return None
    first, second = (plain(name) for name in claim.args)
    if second.split()[-1] not in _TABLES or not _HANG.search(plain(claims.question)):
        return None
    hangs = _HANG.search(first) or any(
        named.body == claim.args[0]
        and (named.end - named.start >= len(first) - 1 or one.words[named.start].isdigit())
        and (
            _HANG_BEFORE.search(one.words[: named.start])
            or _FREELY.match(without_measures(one.words[named.end :]))
        )
        for one in (*told, *told_of(claims, further_names(claims)))
        for named in one.named
        if " " in first
    )
    return f"hanging: {claim.args[0]}" if hangs else None


def _off_table(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that a body lies on a table, as the words have it, where the claim hangs it up."""
    if claim.type != "hangs_from" or _HANG.search(plain(claim.args[0])):
        return None
    body = claim.args[0]
    for one in (*told_of(claims), *told_of(claims, further_names(claims))):
        for laid, between, other in one.pairs():
            if (
                laid == body
                and plain(other).split()[-1] in _TABLES
                and (_LIES.match(between) and between.split().count("on") == 1)
            ):
                return f"on({body}, {other})"
    return None


def _turned(claim: RelationClaim, hung: set[tuple[str, str]]) -> str | None:
    """Return what hangs from what, where the claim has the upper of the two below, or carried."""
    first, second = claim.args
    if claim.type == "above":
        first, second = second, first
    elif claim.type not in ("below", "supported_by", "hangs_from"):
        return None
    # here the claim has the first below the second, or carried by it
    denied = (second, first) in hung and (first, second) not in hung
    return f"{second} hangs from {first}" if denied else None


def _over_pulley(claims: Claims, claim: RelationClaim, told: tuple[Told, ...]) -> str | None:
    """Return that a body hangs in a rope over the only pulley, where the claim has it above."""
    upper, lower = claim.args if claim.type == "above" else claim.args[::-1]
    pulleys = [body for body in claims.bodies if _PULLEY.search(plain(body))]
    if claim.type not in ("above", "below") or pulleys != [lower] or _is_loose(lower, told):
        return None
    words = " . ".join(sentence.words for sentence in told)
    if (
        not _OVER_PULLEY.search(words)
        or _PULLEYS.search(words)
        or _PULLEY_HELD.search(plain(upper))
    ):
        return None
    hangs = any(
        upper in (one.body, *_listed_before(sentence, one))
        and any(p.match(without_measures(sentence.words[one.end :])) for p in _ON_LINES)
        for sentence in told
        for one in sentence.named
    )
    return f"{upper} hangs below {lower}" if hangs else None


def _listed_before(sentence: Told, one: Named) -> list[str]:
    """Return the body before another one that is told with it: "A and B hang from the ends"."""
    return [
        other.body
        for other in sentence.named
        if other.end <= one.start
        and _WITH.fullmatch(without_measures(sentence.words[other.end : one.start]))
    ]


def _of_the_other_carrier(
    claims: Claims, claim: RelationClaim, told: tuple[Told, ...], hung: set[tuple[str, str]]
) -> str | None:
    """Return the pulley or spring that a body hangs from, where the claim ties it to another."""
    if claim.type not in _FASTENED:
        return None
    for body, holder in (claim.args, claim.args[::-1]):
        from_what = {other for one, other in hung if one == body}
        if len(from_what) != 1 or holder in from_what or (holder, body) in hung:
            continue
        [own] = from_what
        kind = _kind_of(own, told) or _shared_kind(own, holder)
        if kind is None or any(_leads_on(sentence, own, kind) for sentence in told):
            continue
        kin = kind in (_kind_of(holder, told), _shared_kind(own, holder))
        loose = compiled(rf"\b{_LOOSE}\b(?: \w+)? ?\bpulley\b").search(plain(claims.question))
        high = loose is not None and plain(holder).split()[-1] in _OVERHEAD and _is_loose(own, told)
        if not kin and not high:
            continue
        if any(
            {body, holder} <= {n.body for n in t.named} and _without(t, body, holder, own)
            for t in told
        ):
            continue
        return f"{body} hangs from {own}"
    return None


def _kind_of(body: str, told: tuple[Told, ...]) -> str | None:
    """Return whether a body is a pulley, a spring or a hook, by its name or the question's words.

    "A movable pulley M and a fixed pulley F" may be listed as M and F.
    """
    name = plain(body)
    kind = _KINDS.search(name)
    if kind is None and len(name) == 1:
        called = compiled(rf"\b(?:pulley|spring|hook)(?= {re.escape(name)}\b)")
        kind = next(filter(None, (called.search(sentence.words) for sentence in told)), None)
    return kind[0] if kind is not None else None


def _shared_kind(own: str, holder: str) -> str | None:
    """Return what two bodies are that a letter or number tells apart: block A and block C."""
    mine, its = plain(own).split(), plain(holder).split()
    labelled = all(len(words) == 2 and len(words[1]) <= 2 for words in (mine, its))
    return mine[0] if labelled and mine[0] == its[0] else None


def _leads_on(sentence: Told, own: str, kind: str) -> bool:
    """Tell whether there is another one that carries as well: "spring 1 and spring 2"."""
    if re.search(r"\b(?:side by side|in parallel|both|each)\b", sentence.words):
        return True
    further = compiled(rf" (?:and|or)(?: from| on| by)? (?:{kind}|other|another)\b")
    return any(
        named.body == own and further.match(sentence.words, named.end) for named in sentence.named
    )


def _without(sentence: Told, body: str, holder: str, own: str) -> bool:
    """Tell whether a sentence may tell of a body and a holder without what it hangs from."""
    names = [named.body for named in sentence.named]
    return own not in names or abs(names.index(body) - names.index(holder)) == 1


def _is_loose(pulley: str, told: tuple[Told, ...]) -> bool:
    """Tell whether the words, or the trace's name, have a pulley hang in its rope."""
    return compiled(rf"\b{_LOOSE}\b").search(plain(pulley)) is not None or any(
        named.body == pulley
        and compiled(rf"\b{_LOOSE} ?\Z").search(sentence.words[: named.start]) is not None
        for sentence in told
        for named in sentence.named
    )


def _held_down(claim: RelationClaim, told: tuple[Told, ...]) -> str | None:
    """Return that a line holds a body down, where the claim has the line above it."""
    upper, lower = claim.args if claim.type == "above" else claim.args[::-1]
    if claim.type not in ("above", "below") or not _holds_down(told, upper, lower):
        return None
    return f"{upper} holds {lower} down"


def is_held_down(claims: Claims, type_: str, args: tuple[str, str]) -> bool:
    """Tell whether a relation has a line below the body that the words have it hold down."""
    upper, lower = args if type_ == "above" else args[::-1]
    return type_ in ("above", "below") and _holds_down(told_of(claims), lower, upper)


def _holds_down(told: tuple[Told, ...], line: str, body: str) -> bool:
    """Tell whether the words have a line tie to the ground what would rise without it."""
    kind = plain(line).split()[-1:]
    whole = " ".join(sentence.words for sentence in told)
    if not {*kind} & _LINES or not _AFLOAT.search(whole) or _ROUND.search(whole):
        return False
    down = (
        rf"{_HELD}\b(?: (?!(?:and|from|above)\b)[a-z]+){{0,6}} {kind[0]}"
        rf" (?:(?:that|which) )?{_TIED} to(?: [a-z]+){{0,3}} {_GROUND}\b"
        rf"|{_TIED}(?: down)? (?:by|with)(?: [a-z]+){{0,3}} {kind[0]}(?: [a-z]+){{0,2}} to"
        rf"(?: [a-z]+){{0,3}} {_GROUND}\b"
        rf"|{_HELD}(?: down)? (?:to|at)(?: [a-z]+){{0,3}} {_GROUND}\b(?: of [a-z]+)?"
        rf" (?:by|with)(?: [a-z]+){{0,3}} {kind[0]}\b"
    )
    for sentence in told:
        found = compiled(down).search(sentence.words)
        if found and any(n.body == body and n.end <= found.start() for n in sentence.named):
            return True
    return False
