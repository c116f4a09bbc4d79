"""Listed forces that nothing exerts: of the motion itself, of inertia, of what is never touched.

Each needs words that leave no doubt. A force of inertia has its place where someone moves along,
a normal force where something is touched, and a part of the weight where the whole is not listed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.force_names import pieces_of
from wmw.verifiers.forces.reactions import size_of
from wmw.verifiers.own_words import alike
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_OF_MOTION = re.compile(
    r"(?:(?:remaining|residual|stored|initial|forward|upward|inner) )*(?:force|push) (?:of|from)"
    r" (?:its |own |forward |upward )*(?:motion|movement|fall|falling|oscillation|swing|swinging"
    r"|vibration|velocity|speed|momentum|impetus|flight|travel)"
    r"|(?:motion|movement|oscillation|oscillating|swinging|impetus|momentum|velocity|speed) force"
    r"|impetus"
)
_OF_INERTIA = re.compile(
    r"(?:force of inertia|inertia|inertial?(?: force)?|centrifugal(?: force)?)(?: on [a-z\d ]+)?"
)
_TURNS_ALONG = re.compile(
    r"\b(?:frames?|non ?inertial|rotating|co ?moving|co ?rotating|pseudo|fictitious|d alembert"
    r"|alembert|point of view|viewpoint|perspective|observers?|feels?|felt|experienc\w*|apparent"
    r"|equilibrium|balance[sd]?|balancing|inertial?|centrifug\w*|effective|at rest relative)\b"
)
"""Words under which a force of inertia may have its place."""
_GAINS = re.compile(
    r"\baccelerat\w*|\bcentripetal\b|\btowards? (?:the )?(?:center|centre)|\bkeeps turning\b"
    r"|\bnewton s second law\b|\bgains? speed\b|\bslows?\b|\bnet force\b"
)
_NO_WAY = re.compile(r"(?:none|zero|nil|no|not|n a|nothing|absent|0)?(?: .*)?")
_HINDERS = re.compile(r"\b(?:opposite|against|opposing|opposes)\b")

_NORMAL = re.compile(
    r"(?:normal|support(?:ing)?)(?: force| reaction)?|reaction of (?:floor|ground)"
)
_TOUCHES = frozenset({"on", "supported_by", "contact", "adjacent", "in"})
_FALLS = re.compile(
    r"\b(?:falls?|falling|dropped|drops|released|thrown|throws|tossed|launched|let fall|fired|shot"
    r"|projected|kicked|hit|jumps?|dives?|let go)\b"
)
_ALONE = re.compile(
    r"\b(?:neglect|ignor)\w*(?: \w+){0,3} (?:air|atmosphere)\b|\bno air\b|\bvacuum\b|\bfree ?fall\b"
    r"|\bair (?:resistance|drag)(?: \w+){0,3} (?:neglected|ignored|negligible)\b|\bgravity alone\b"
)
_TOUCHED_BY = re.compile(
    r"\b(?:inclin\w*|slope\w*|ramp|slid\w*|slips?|rolls?|rolling|bounc\w*|rebound\w*|trampoline"
    r"|springs?|elevator|lift|parachut\w*|scale|lands?|landing|lies|stands|sits|resting|track|loop"
    r"|water|liquid|catch\w*|caught|contact|friction|barrel|rests|pulley|string|rope|cord|thread)\b"
)
_HANGS = re.compile(r"\b(?:pendulum|bob|hangs?|hanging|hung|suspended|swings?|swinging)\b")
_LINE = re.compile(
    r"\b(?:string|rope|cord|cable|thread|wire|chain|rod|spring|springs|strings|ropes|threads|wires)\b"
)
_LINE_PULL = re.compile(r"\b(?:tension|string|rope|cord|cable|thread|wire|rod|spring)\b")
_BORNE = re.compile(
    r"\b(?:table|floor|surface|inclin\w*|ramp|slope|track|plane|touch\w*|lies|scale|scales|platform"
    r"|cone|rests|resting|stands|sits|bench|desk|shelf|rail|rails|loop|ice|ground|bottom"
    r"|contact|pressed|against|elevator|lift|car|bus|train|seat|bucket|pail|horizontal|wall|leans)\b"
)

_BARE_WEIGHT = re.compile(
    r"(?:own )?(?:weight|gravity|gravitational force|force of gravity|mg|m g)"
)
_WEIGHT = re.compile(r"\b(?:weight|gravity|gravitational|mg)\b")
_SLOPE = re.compile(r"\b(?:inclin\w*|slope|ramp|hill|slanted|tilted|plane)\b")
_DOWN_IT = re.compile(
    r"(?:down|downhill|along)\b.*\b(?:inclin\w*|slope|ramp|plane|hill|it)|downhill"
)
_PARALLEL = re.compile(
    r"(?:driving|downhill|downslope|down slope|down hill|down incline|slope|parallel|sliding"
    r"|accelerating|gravity driving)(?: force| pull)|force down (?:slope|incline|ramp|plane|hill)"
)
_DRIVERS = re.compile(
    r"\b(?:push\w*|pull\w*|engine|motor|applied|applies|rope|string|cable|wind|hand|force of|rocket"
    r"|tow\w*|drag\w*|pedal\w*|driv\w*|thrust|spring|\d+ n|magnet\w*)\b"
)
_RESTORES = re.compile(
    r"(?:restoring|returning|swinging|pendulum|tangential)(?: force)?|force toward equilibrium"
)
_DRIVING = re.compile(
    r"(?:driving|propelling|propulsive|propulsion|engine|motor|traction|forward|thrust)"
    r"(?: force| thrust| push)?|thrust"
)
_AHEAD = re.compile(
    r"(?:forwards?|ahead)\b.*|(?:in|along|with)\b(?! .*\b(?:opposite|against)).*"
    r"\b(?:motion|velocity|travel|movement)"
)
_UNDRIVEN = re.compile(
    r"\block(?:s|ed|ing)? (?:\w+ ){0,2}(?:wheels|brakes)\b"
    r"|\b(?:wheels|brakes) (?:are |is |have )?lock(?:ed)?\b|\bskid\w* to (?:a )?(?:stop|halt)"
    r"|\bcoast\w*\b|\bengine (?:is )?(?:off|switched off|turned off|cut|stopped)\b"
    r"|\bslid(?:es|ing) to (?:a )?(?:stop|halt|rest)\b"
)
_RUBS = re.compile(r"(?:(?:kinetic|sliding|static) )?friction(?:al)?(?: force)?|force of friction")
_NO_FRICTION = re.compile(
    r"(?:there is )?no friction(?: (?:at all|anywhere|on the (?:table|surface|track|floor|road)))?"
    r"|friction(?: is)? (?:neglected|negligible|ignored|absent)"
    r"|(?:neglect|ignore) (?:all )?friction"
    r"|frictionless (?P<what>surface|table|track|floor|road|ice|ramp|incline|plane)"
)
_MOST = 12
_LOOK = 8
"""Steps of work that a listed force takes."""


def exerted_by_nothing(claims: Claims) -> Iterator[ForceClaim]:
    """Yield each listed force that nothing in the scene exerts."""
    if not 0 < len(claims.forces) <= _MOST:
        return
    said = plain(split_options(claims.question)[0])
    spend(_LOOK * len(claims.forces) + len(said) // 4)
    for force in claims.forces:
        size = force.magnitude
        if (size is not None and size.si == 0) or _NO_WAY.fullmatch(_way(force)):
            continue
        here = [f for f in claims.forces if f.target == force.target and f is not force]
        if (
            _is_of_motion(force, said)
            or _is_of_inertia(claims, force, here, said)
            or _is_normal_of_nothing(claims, force, here, said)
            or _is_second_weight(force, here)
            or _is_part_of_weight(force, here, said)
            or _drives_what_skids(force, said)
            or _is_denied(claims, force, said)
            or _is_passed_on(claims, force, here)
        ):
            yield force


def _way(force: ForceClaim) -> str:
    return plain(force.direction or "")


def _is_of_motion(force: ForceClaim, said: str) -> bool:
    name = plain(force.name)
    return (
        _OF_MOTION.fullmatch(name) is not None
        and not _HINDERS.search(_way(force))
        and name not in said
    )


def _is_of_inertia(
    claims: Claims, force: ForceClaim, here: Sequence[ForceClaim], said: str
) -> bool:
    """Tell whether a force of inertia is listed for those who stand still on the ground.

    The trace has to say that the body is accelerated: then the forces are not to balance.
    """
    if not _OF_INERTIA.fullmatch(plain(force.name)) or not here or _TURNS_ALONG.search(said):
        return False
    texts = (claims.rule, claims.effect, claims.change, claims.derivation)
    own = [t.text for t in (*texts, *claims.assumptions, *claims.evidence) if t is not None]
    told = plain(" . ".join(own))
    return _TURNS_ALONG.search(told) is None and _GAINS.search(f"{told} . {said}") is not None


def _is_normal_of_nothing(
    claims: Claims, force: ForceClaim, here: Sequence[ForceClaim], said: str
) -> bool:
    """Tell whether a normal force is listed on what falls freely, or hangs from a line alone."""
    if not _NORMAL.fullmatch(plain(force.name)):
        return False
    target = force.target
    joined = [r for r in claims.relations if target in r.args]
    partners = [a for r in joined if r.type in _TOUCHES for a in r.args if a != target]
    if not joined or any(not _LINE.search(plain(partner)) for partner in partners):
        return False
    if not any(_WEIGHT.search(plain(f.name)) for f in here):
        return False
    lines = [a for r in joined for a in r.args if a != target and _LINE.search(plain(a))]
    if lines or any(_LINE_PULL.search(plain(f.name)) for f in here):
        return _HANGS.search(said) is not None and not _BORNE.search(said)
    return bool(_FALLS.search(said) and _ALONE.search(said)) and not _TOUCHED_BY.search(said)


def _is_second_weight(force: ForceClaim, here: Sequence[ForceClaim]) -> bool:
    """Tell whether a weight is listed again behind the same one under another name."""
    name, size = " ".join(pieces_of(force.name)), size_of(force)
    if not _BARE_WEIGHT.fullmatch(name):
        return False
    for other in here:
        its, whole = " ".join(pieces_of(other.name)), size_of(other)
        if its == name or not _BARE_WEIGHT.fullmatch(its) or _way(other) != _way(force):
            continue
        same = size is not None and whole is not None and alike(size, whole)
        if (same or size is whole is None) and int(other.pointer.rsplit("/", 1)[1]) < int(
            force.pointer.rsplit("/", 1)[1]
        ):
            return True
    return False


def _is_part_of_weight(force: ForceClaim, here: Sequence[ForceClaim], said: str) -> bool:
    """Tell whether what only is a part of a listed weight is listed as a force of its own."""
    name = plain(force.name)
    if not any(_BARE_WEIGHT.fullmatch(plain(f.name)) for f in here):
        return False
    if _PARALLEL.fullmatch(name) and _SLOPE.search(said) and _DOWN_IT.match(_way(force)):
        return not _DRIVERS.search(said)
    pulls = any(_LINE_PULL.search(plain(f.name)) for f in here)
    return bool(pulls and _RESTORES.fullmatch(name) and _HANGS.search(said)) and (
        re.search(r"\bsprings?\b", said) is None
    )


def _drives_what_skids(force: ForceClaim, said: str) -> bool:
    """Tell whether a body that nothing drives any more is driven on."""
    ahead = _AHEAD.fullmatch(_way(force)) is not None
    return bool(ahead and _DRIVING.fullmatch(plain(force.name)) and _UNDRIVEN.search(said))


def _is_denied(claims: Claims, force: ForceClaim, said: str) -> bool:
    """Tell whether the trace itself assumes that there is no friction, as its question has it."""
    if not _RUBS.fullmatch(plain(force.name)):
        return False
    under = {
        plain(r.args[1]).split()[-1:][0]
        for r in claims.relations
        if r.type in ("on", "supported_by") and r.args[0] == force.target and plain(r.args[1])
    }
    smooth = (_NO_FRICTION.fullmatch(plain(text.text)) for text in claims.assumptions)
    own = any(s and (not s["what"] or under <= {s["what"], "surface"}) for s in smooth)
    pressed = any(
        r.type in ("on", "supported_by") and r.args[1] == force.target for r in claims.relations
    )  # what lies on it may rub
    own = own and not pressed
    told = re.search(r"\b(?:frictionless|smooth|icy|no friction|friction)\b", said) is not None
    return own and told and re.search(r"\bcoefficients?\b|\brough\b", said) is None


def _is_passed_on(claims: Claims, force: ForceClaim, here: Sequence[ForceClaim]) -> bool:
    """Tell whether the weight of one body acts on another besides the line through which it does.

    "Pull of block 2" on block 1, beside the tension that pulls block 1 the same way.
    """
    words = pieces_of(force.name)
    named = [
        body
        for body in dict.fromkeys(claims.bodies)
        if body != force.target
        and (its := pieces_of(body))
        and words in ((*what, *its) for what in _OF_WHAT)
    ]
    if len(named) != 1 or any({*r.args} == {named[0], force.target} for r in claims.relations):
        return False
    theirs = [f for f in claims.forces if f.target == named[0]]
    pulled = any("tension" in pieces_of(f.name) and _way(f) == _way(force) for f in here)
    return (
        pulled
        and any(_WEIGHT.search(plain(f.name)) for f in theirs)
        and any("tension" in pieces_of(f.name) for f in theirs)
    )


_OF_WHAT = (("pull", "of"), ("weight", "of"), ("pull", "from"), ("force", "of"), ("pull", "by"))
