"""Several alike bodies at rest that one body joins, retold as one body with the mass of all.

"A 10 t wagon rolls toward two identical empty wagons (10 t each) that stand coupled": what rolls
into them meets 20 t at rest. Only a group that stands still and becomes one with what comes is put
so; one that is struck elastically, or whose bodies part again, is left as it is.
"""

from __future__ import annotations

import re

from wmw.core.patterns import compiled

_HEAD = (
    r"(?:wagon|car|truck|trolley|cart|glider|railcar|boxcar|carriage|coach|block|puck|ball|sled"
    r"|coal car|freight car)"
)
_COMES = rf"(?:{_HEAD}|locomotive|engine|shunter|tram)"
_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_MASS = r"(?P<size{0}>\d{{1,6}}(?:\.\d{{1,3}})?)[ -]?(?P<unit{0}>kg|g|t|tonnes?|tons?)"
_JOINS = re.compile(
    r"\b(?:coupl\w+|stick\w*|join\w*|latch\w*|lock\w*|together|combined|common|hook\w*)\b", re.I
)
_PARTS = re.compile(
    r"\b(?:elastic(?:ally)?|bounc\w+|rebound\w*|explo\w+|uncoupl\w*|springs?|one after (?:the "
    r"other|another)|in turn|successive\w*|first hits|spaced|friction coefficient)\b",
    re.I,
)
_STILL = r"(?:at rest|stationary|standing|stands?|parked|resting|waiting|motionless|still|idle)"
_GROUP = re.compile(
    rf"(?P<to>\b(?:to|toward|towards|into|onto|with|against|hits|strikes|joins|meets|rams)) "
    rf"(?:a (?:row|group|string|line|rake|chain) of )?(?P<n>{'|'.join(_COUNTS)}) "
    rf"(?P<mods>(?:(?!other than)[a-z-]{{2,12}},? ){{0,4}}?)(?P<kind>{_HEAD})s"
    r"(?P<tail>(?:[^.;?!]|\.(?=\d)){0,120})"
)
_EACH = re.compile(
    rf",? ?\(?(?:(?:each|both|all) (?:also )?(?:of|with|having)(?: a)?(?: mass)?(?: of)?"
    rf"|(?:also |with a mass )?of(?: mass)?|with a mass of|whose masses are)? ?"
    rf"{_MASS.format(1)}(?P<each> (?:each|apiece))?\)?",
)
_ALIKE = re.compile(r"\b(?:identical|similar|such|alike|like|equal|more|further|same)\b")
_FIRST = re.compile(
    rf"\b[Aa]n? (?:\w+ ){{0,3}}?{_MASS.format(2)} (?:\w+ ){{0,2}}?{_COMES}\b"
    rf"|\b[Aa]n? (?:[a-z-]+ ){{0,3}}?{_COMES} (?:of|with)(?: a)? mass(?: of)?"
    rf" {_MASS.format(3)}\b"
)
_OF_EACH = re.compile(r"\b(?:each|both|apiece|all)\b")


def group_as_one(text: str) -> str:
    """Return a question in which one body meets such a group as if the group were one body."""
    if not _JOINS.search(text) or _PARTS.search(text):
        return text
    groups = list(_GROUP.finditer(text))
    first = _FIRST.search(text)
    if len(groups) != 1 or first is None or first.start() > groups[0].start():
        return text
    group = groups[0]
    each, tail = _each(group, first, text)
    if each is None or not compiled(rf"\b{_STILL}\b").search(f"{group['mods']} {tail}"):
        return text
    size, unit = each
    count, kind = _COUNTS[group["n"]], group["kind"]
    whole = f"{group['to']} a stationary {kind} of mass {count * float(size):g} {unit}"
    behind = text[group.start() + len(group[0]) :]
    return _as_two(f"{text[: group.start()]}{whole}", tail, behind, count)


def _each(
    group: re.Match[str], first: re.Match[str], text: str
) -> tuple[tuple[str, str] | None, str]:
    """Return the mass of one of a group, if it is told, and what is told of the group besides."""
    tail = group["tail"]
    told = _EACH.search(tail)
    if told is not None and _OF_EACH.search(told[0]):
        return (told["size1"], told["unit1"]), f"{tail[: told.start()]} {tail[told.end() :]}"
    if told is None and _ALIKE.search(f"{group['mods']} {tail}"):
        place = "2" if first["size2"] else "3"
        return (first[f"size{place}"], first[f"unit{place}"]), tail
    return None, tail


_AT_REST = re.compile(
    rf",? ?(?:which|that|all)?(?: (?:is|are|were))?(?: initially)?(?: all)? ?\b{_STILL}\b"
    r"(?: coupled(?: together)?)?(?: with (?:its|their) brakes off)?"
    r"(?: on (?:a|the) (?:same )?(?:\w+ )?(?:track|rails?|siding|line))?",
    re.I,
)
_LINKED = re.compile(
    r"(?:,? (?:that|which) (?:are|stand))?(?:,? and)?(?: already)? (?:latched|hooked|coupled|joined"
    r"|linked|connected|locked)(?: together| to (?:each other|one another))?\b(?! to (?:it|them))"
)
_PLURALS = rf"(?: {_HEAD}s)?"


def _as_two(start: str, tail: str, behind: str, count: int) -> str:
    """Return the whole text, with what comes behind the group told of two bodies."""
    rest = _LINKED.sub("", _AT_REST.sub("", tail, count=1), count=1)
    words = next(word for word, n in (("three", 3), ("four", 4), ("five", 5), ("six", 6),
                                      ("seven", 7)) if n == count + 1)  # fmt: skip
    behind = compiled(rf"\b[Aa]ll {words}{_PLURALS}(?= [a-z])").sub("They", behind)
    behind = compiled(
        rf"\b(?:the |all )*{words}(?: (?:coupled|joined|linked|connected))?{_PLURALS}\b"
    ).sub("both together", behind)
    joined = compiled(r"\bthem\b").sub("it", f"{rest}{behind}")
    return f"{start}{joined}"
