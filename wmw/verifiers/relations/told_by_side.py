"""Who is left or right of, above or below whom, where a sentence begins with the place or the way.

"Both on the right-hand side", "on the floor to the right of the table lies a mat", "below the glass
is a liquid", "a fish hovers 2 m above her", "it stands farther to the right", "flies to the right
toward a mat", "closes the circuit at the left".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.bodies.kinds_of_bodies import kind_of
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.asking import asks_whether
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.relations.spatial import order_of
from wmw.verifiers.vocabulary.lexicon import plain

_ORDERED = frozenset({"left_of", "right_of", "above", "below"})
_OPPOSITE = {"left": "right", "right": "left", "above": "below", "below": "above"}
_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_BOTH = re.compile(
    r"\b(?:both|all)(?: (?:of them|sit|are|children|weights|masses|stand|hang|placed))*"
    r" (?:on|to) (?P<side>left|right)\b(?: side)?"
)
_PIVOTS = word_set("pivot fulcrum axle support hinge center centre middle")
_INVERTED = r"\b(?:to|on) (?P<side>left|right)(?: side)? of {place}\b,? (?:there )?" + (
    r"(?:lies|stands|is|are|sits|hangs|rests|waits)(?: (?!and\b)[a-z\d]+){{0,3}}? {body}\b"
)
_INVERTED_UP = r"(?:\A|[,;:] ?|\band )(?P<side>below|beneath|under|above|over) {place}\b" + (
    r"(?: (?:there )?(?:is|are|lies|hangs|floats|follows|comes))?(?: (?!and\b)[a-z]+)? {body}\b"
)
_UP = {"below": "below", "beneath": "below", "under": "below", "above": "above", "over": "above"}
_BY_PRONOUN = (
    r"\b{body}\b(?: (?!(?:and|below|above)\b)[a-z\d]+){{0,4}}?(?: \d+(?: \d+)? ?(?:m|cm|km|mm))?"
    r"(?: straight| directly| exactly)? (?P<side>above|below|under|beneath) (?:her|him|them|it)\b"
)
_PRONOUN = re.compile(r"\b(?:her|him|them|it)\b", re.I)
_FARTHER = (
    r"\b{body}\b(?: (?!(?:and|while)\b)[a-z\d]+){{0,9}}? (?:farther|further) (?:to|on|towards?)"
    r" (?P<side>left|right)\b"
)
_GOES = (
    r"\b{body}\b(?: (?!(?:and|while|away|from)\b)[a-z\d]+){{0,6}}?"
    r" (?:flies|moves|rolls|slides|drives|travels|runs|goes|heads|glides|flying|moving|rolling"
    r"|sliding|driving|travell?ing|approaches|sails|walks)(?: [a-z\d]+){{0,6}}?"
    r" (?:to|towards?) (?P<side>left|right)\b(?: (?!(?:and|then|away)\b)[a-z\d]+){{0,12}}?"
    r" (?:towards?|at|for) (?:[a-z]+ ){{0,2}}?{place}\b"
)
_CLOSES = (
    r"\b{body}\b(?: \w+){{0,5}}? (?:closes|connects|joins|bridges|links|completes)"
    r"(?: (?!and\b)[a-z]+){{0,4}}? (?:at|on) (?:their )?(?P<side>left|right)\b(?: end| side)?"
)
_SIDES = re.compile(r"\b(?:left|right|above|below|beneath|under|over)\b")
_LATER = re.compile(r"\b(?:after|later|then|until|past|passes|passed|back|rebounds?|returns?)\b")
_ASHIP = word_set("ship boat ferry vessel tanker yacht trawler raft")
_BELOW_SHIP = word_set("shoal fish submarine wreck seabed bed lakebed whale diver seafloor")
_LOOK = 8
"""Steps of work that a sentence takes for each relation."""


def told_by_side(claims: Claims, claim: RelationClaim) -> str | None:
    """Return who is where, where the claim has the two the other way round."""
    if claim.type not in _ORDERED or len(set(claim.args)) < 2:
        return None
    if (turned := _under_ships(claims, claim)) is not None:
        return turned
    mine = order_of(claim.type, *claim.args)
    for side, first, second in _orders(claims, claim.args):
        told = order_of(f"{side}_of" if side in ("left", "right") else side, first, second)
        if told is None or mine is None or told[0] != mine[0]:
            continue
        if told[1:] == mine[:0:-1]:
            return f"{side}{'_of' if side in ('left', 'right') else ''}({first}, {second})"
    return None


def _orders(claims: Claims, pair: tuple[str, str]) -> Iterator[tuple[str, str, str]]:
    """Yield the side of the second on which the first is, as sentences tell it."""
    stem = split_options(claims.question)[0]
    spoken = [s for s in _SENTENCE.split(stem) if not asks_whether(s)]
    spend(_LOOK * len(spoken))
    before = ""
    for sentence in spoken:
        words = plain(sentence.replace("_", " "))
        if _SIDES.search(words) is None:
            before = words
            continue
        raw = " ".join(re.findall(r"[a-z\d]+", sentence.replace("_", " ").lower()))
        for first, second in (pair, pair[::-1]):
            yield from _in_sentence(claims, words, first, second)
            if _PRONOUN.search(raw) and (found := _by_pronoun(raw, before, first, second, claims)):
                yield found, first, second
        before = words


def _in_sentence(
    claims: Claims, words: str, first: str, second: str
) -> Iterator[tuple[str, str, str]]:
    body, place = _called(first, claims), _called(second, claims)
    both = _BOTH.search(words)
    ahead = words[: both.start()] if both is not None and kind_of(second) in _PIVOTS else ""
    if both is not None and compiled(rf"\b{body}\b").search(ahead):
        yield both["side"], first, second
    if _LATER.search(words) is None:
        for pattern in (_INVERTED, _INVERTED_UP):
            told = compiled(pattern.format(body=body, place=place)).search(words)
            if told is not None:
                yield _UP.get(told["side"], told["side"]), first, second
        goes = compiled(_GOES.format(body=body, place=place)).search(words)
        if goes is not None:
            yield _OPPOSITE[goes["side"]], first, second
    farther = compiled(_FARTHER.format(body=body)).search(words)
    if farther is not None and kind_of(first) == kind_of(second):
        yield farther["side"], first, second
    if _is_rod(second) and not _is_rod(first):
        kind = re.escape(kind_of(first))
        closes = compiled(_CLOSES.format(body=kind)).search(words)
        if closes is not None:
            yield closes["side"], first, second


def _is_rod(name: str) -> bool:
    return kind_of(name) in ("rod", "bar", "slider", "wire")


def _by_pronoun(raw: str, before: str, first: str, second: str, claims: Claims) -> str | None:
    """Return where a body is to "her", whom alone the sentence before is about."""
    told = compiled(_BY_PRONOUN.format(body=_called(first, claims))).search(raw)
    if told is None or not compiled(rf"\A(?:[a-z]+ )?{_called(second, claims)}\b").search(before):
        return None
    return _UP[told["side"]]


def _called(name: str, claims: Claims) -> str:
    """Return the pattern of what a sentence may call a body: a word that it alone bears, too."""
    words = plain(name.replace("_", " ")).split()
    if not words:
        return "(?!)"
    others = {w for b in claims.bodies if b != name for w in plain(b.replace("_", " ")).split()}
    own = [w for w in words if len(w) > 3 and w not in others]
    return f"(?:{'|'.join(map(re.escape, dict.fromkeys([' '.join(words), *own])))})"


def _under_ships(claims: Claims, claim: RelationClaim) -> str | None:
    """Return that what swims or lies below is under a ship, where the claim has it above."""
    upper, lower = claim.args if claim.type == "above" else claim.args[::-1]
    if claim.type not in ("above", "below"):
        return None
    if kind_of(upper) in _BELOW_SHIP and kind_of(lower) in _ASHIP:
        return f"below({upper}, {lower})"
    return None
