"""The regimes of collisions, the words that show them, and words that fix values."""

from __future__ import annotations

from sympy import Basic

from wmw.core.family import Convention, Fact, Ge, Gt, Le, Lt, Regime
from wmw.families.collision.bodies import FIRST, THINGS
from wmw.families.collision.symbols import (
    BALLISTIC,
    BOUNCE,
    BREAKUP,
    COLLISIONS,
    ELASTIC,
    HEAD_ON,
    J_1,
    J_2,
    OF_TYPE,
    PARTLY,
    PUSH,
    RECOIL,
    REST,
    REST_FIRST,
    SAME_WAY,
    STICKING,
    STOP,
    THROUGH,
    F_avg,
    J,
    Q,
    alpha,
    d_1f,
    d_2f,
    d_f,
    e,
    label_1,
    label_2,
    p,
    p_1f,
    p_1i,
    p_2f,
    p_2i,
    v_0,
    v_1f,
    v_1i,
    v_2f,
    v_2i,
    v_cm,
    v_f,
    w_f,
    w_i,
)

_RESTING = (
    "at rest",
    "stationary",
    "initially at rest",
    "motionless",
    "standing still",
    "stands still",
    "parked",
    "resting",
    "not moving",
    "standing",
)
_TOWARDS = (
    "toward each other", "towards each other", "at each other", "at one another", "toward one another", "towards one another", "approach each other", "approach one another",
    "approaching each other", "approaching one another", "approached each other", "opposite directions", "opposite direction", "coming the other way", "comes the other way", "comes the opposite way", "oncoming",
)  # fmt: skip
"""Words of two bodies that come from the two sides."""
_TOWARDS_IT = tuple(
    f"{moving} {toward} {whom}"
    for moving in ("moving", "traveling", "travelling", "coming", "rolling", "sliding", "gliding", "skating", "running", "driving")
    for toward in ("toward", "towards")
    for whom in ("it", "him", "her", "them")
)  # fmt: skip
_AGAINST = (*_TOWARDS, "to the left", "head-on",
            *_TOWARDS_IT, "the other way", "westward", "moving west", "left", "west", "opposite")  # fmt: skip
_AHEAD = (
    "ahead of it", "ahead of", *(f"{thing} ahead" for thing in (*THINGS, "truck", "van", "lorry", "bus", "train", "vehicle", "one", "skater", "that", "just", "directly")),
    *(f"{going} ahead" for going in ("moving", "rolling", "sliding", "traveling", "travelling", "gliding", "driving", "slowly", "already")),
)  # fmt: skip
"""Words for a body in front of another one; what "shoots straight ahead" only moves forward."""
_SAME_WAY = (
    "same direction",
    *_AHEAD,
    "behind",
    "catches up",
    "overtakes",
    "catch up",
    "in front of it",
    "catching up",
)
_ALONG = (*_SAME_WAY, "rear-ends", "runs into the back", "same way")
_INSIDE = (
    *(f"{link} {stays} {place}" for link in ("and", "where it", "which") for stays in ("stays", "remains") for place in ("in", "inside")),
    *(f"{stays} {place} {host}" for stays in ("stays", "remains", "remains stuck", "stops") for place in ("in", "inside") for host in ("wood", "wooden block", "target", "cart")),
    "remains stuck in", "remains stuck inside",
)  # fmt: skip
"""What a bullet does that goes into something and no further."""
_STICK = (*_INSIDE, "stick", "sticks", "stick together", "sticks to", "couple", "couples", "lock together", "locks", "lock", "embeds", "embedded", "lodges",
          "lodge", "move together", "move off together", "moves off together", "latch", "latches", "hook", "hooks", "perfectly inelastic",
          "completely inelastic", "totally inelastic", "remain together", "move on together", "join", "joins", "coalesce", "interlock",
          "become entangled", "jumps onto", "lands in", "coupled together", "fuse", "hold on", "common velocity", "common speed",
          "stay together", "as one", "moves as one", "stuck", "holds on", "holds onto", "hold onto", "holding on", "hang on", "hangs on", "clings", "cling", "clinging", "grab", "grabs", "grabbing", "grasps", "catches and holds",
          "tackles", "tackled", "is tackled", "entangle", "entangled", "tangled", "wedged", "wedges", "buries", "buried", "bury", "absorbed by", "absorbs", "glued", "glue", "velcro", "weld", "welded", "hitch", "hitched", "dock", "docks",
          "docking", "merge", "merges", "single unit", "one unit", "as unit", "combined body", "joined body", "single body", "wreckage", "go on together", "goes on together", "continue together", "continues together",
          "travel together", "travels together", "slide together", "slides together", "slide off together", "glide together", "glides together", "roll together", "rolls together", "roll on together", "skid together", "skid off together",
          "drift together", "drift off together", "moving together", "stay joined", "held together", "clamp", "clamps", "snap together", "click together", "scoops up", "lands on", "jumps into", "jumps on", "steps onto",
          "leaps onto", "leaps into", "adhere", "adheres", "attaches itself", "attach to each other", "become attached", "remains in block", "stays in block", "comes to rest in", "comes to rest inside", "trapped", "captured", "captures", "not separate", "putty",
          "common final velocity", "common final speed", "shared velocity", "same final velocity", "combined mass", "combined object", "become one", "form single", "caught by", "while holding", "holding ball", "holding bag", "catches ball", "catches medicine ball", "catches heavy ball", "catches bag", "catches package", "catches thrown", "thrown to him", "thrown to her", "thrown to skater", "both move at", "together they move", "dropped vertically into", "dropped vertically onto", "falls vertically into", "falls vertically onto", "dropped into", "poured into", "dropped onto", "falls into", "drops into", "dropped straight down into")  # fmt: skip
_ELASTIC = ("elastic", "elastically", "perfectly elastic", "completely elastic", "kinetic energy is conserved", "without loss of kinetic energy",
            "totally elastic", "spring bumpers", "magnetic bumpers")  # fmt: skip
_PARTLY = ("restitution", "inelastic", "partially elastic", "partly elastic", "after the collision", "rebounds", "bounces", "after the impact",
           "partially inelastic", "collides", "collide", "hits", "strikes", "inelastically")  # fmt: skip
_SQUEEZED = ("spring is squeezed between", "spring squeezed between", "squeezed spring", "spring compressed between", "spring is compressed between", "spring is held compressed between")  # fmt: skip
_PARTS = ("explodes", "explosion", "push off", "pushes off", "push apart", "pushed apart", "recoil", "recoils", "recoiling", "breaks into", "fires",
          "fired", "separate", "jumps off", "throws", "flies apart", "fly apart", "spring between", "compressed spring", "burst", "bursts",
          "push each other", "splits", "springs apart", "pushes them apart", "moves apart", "move apart", "drives them apart", "breaks apart", *_SQUEEZED)  # fmt: skip
_PUSHED_OFF = (
    *(f"push{es} {off}" for es in ("", "es", "ed", "ing") for off in ("each other", "one another", "against each other", "against one another", "off each other", "off from each other", "off one another", "off from one another", "each other away", "each other off")),
    "push off", "pushes off", "pushing off",
)  # fmt: skip
"""What drives people apart who stood together."""
_LETS_GO = (*_PUSHED_OFF, *_SQUEEZED, "compressed spring between", "spring between them is released", "spring is released", "spring is then released", "spring is suddenly released", "releases spring", "thread is burned", "thread is cut", "string is burned", "string is cut", "release of spring")  # fmt: skip
"""What drives two bodies apart that were held together, and did not meet."""
_INTO = (*_INSIDE, "fired horizontally into", "shot horizontally into", "fired straight into", "fired into", "shot into", "into block", "into wooden block", "into stationary", "embedded", "lodges", "passes through", "penetrates", "strikes",
         "catches", "target", "runs into", "catches up")  # fmt: skip
_KICK = tuple(
    words.format(gun)
    for gun in ("rifle", "gun", "cannon", "pistol", "rifle and shooter")
    for words in ("recoil speed of {}", "recoil velocity of {}", "{} recoil", "{} recoils")
)
"""The recoil of what fires: where the bullet goes on to stick makes no collision of it."""
_PASSING = (
    "passes through", "passes straight through", "passes clean through", "passes right through", "passes completely through", "goes through", "goes straight through", "goes right through", "emerges", "comes out", "exits", "penetrates and leaves", "passing through", "pierces", "drills through", "passed through", "has passed through", "far side",
)  # fmt: skip
_PLANE = ("perpendicular", "right angle", "angle", "glancing", "oblique", "obliquely", "deflected", "scattered", "north", "south", "northward",
          "southward", "northeast", "southeast", "northbound", "southbound", "two dimensions", "two dimensional", "y axis", "y direction", "right angles")  # fmt: skip
"""Words of collisions in a plane, which these laws do not describe."""
_ALIKE = ("twice the mass", "times the mass", "twice as massive", "times as massive", "half the mass", "double the mass", "three")  # fmt: skip
"""Words that give a mass by another one; numbers alone are read."""
_TURNED = tuple(
    f"{way} {what}"
    for way in ("away from", "back from")
    for what in ("it", "racket", "racquet", "bat", "batter", "batsman", "pitcher", "bowler")
)
"""Where something flies that comes back from what hits it."""
_FLOOR = tuple(
    f"{verb} {what}"
    for verb in ("hits", "strikes", "hit", "strike", "hits it", "meets")
    for what in ("floor", "ground", "pavement", "ceiling")
)
"""What bounces off the floor, which moves as little as a wall."""
_ONTO_FLOOR = tuple(
    f"{falls} {onto} {what}"
    for falls in ("falls", "dropped", "drops", "lands")
    for onto in ("to", "on", "onto")
    for what in ("floor", "ground")
)
_WALL = (
    "wall",
    "off the floor",
    *_FLOOR,
    "rebounds",
    "bounces",
    "bounces back",
    "off a wall",
    "hits a wall",
    "strikes a wall",
    "cushion",
    "barrier",
    "straight back",
    "hit back",
    "opposite direction",
    "reverses",
    *_TURNED,
)
_PENDULUM = (
    "ballistic pendulum",
    "swings",
    "swing",
    "hanging block",
    "hangs",
    "suspended",
    "pendulum",
    "rises",
    "strings",
    "cords",
    "hung",
)
_STOPPED = ("stopping time", "time of stopping", "stopped", "brought to rest", "comes to rest", "catches", "stops", "brings", "to stop", "to a stop", "brakes", "brake", "braking", "slows",
            "slow", "slowed", "retarding", "opposing", "against the motion", "to a halt", "to rest", "caught", "opposite to its motion")  # fmt: skip
_PUSHED = ("kicks", "kicked", "force acts", "force of", "average force", "impulse", "hits the ball", "is hit", "struck by a bat", "from rest", "bat",
           "racket", "kick", "golf club", "is struck", "was struck", "impulse of")  # fmt: skip

_RISING = (
    "rises linearly",
    "rises uniformly",
    "rises steadily",
    "rises evenly",
    "increases linearly",
    "grows linearly",
    "triangle",
    "triangular",
)
_NO_PUSH = (*_RISING, *_PUSHED_OFF, *_TURNED, "straight back", "hit back", "reverses", "angle", "rebounds", "bounces", "collision between", "collides with a", "two carts", "stick together", "sticks",
            "explodes", "recoil", "elastic", "together", "friction", "frictionless ice", "ice skates", "while holding", "holding ball", "thrown to him", "thrown to her", "on skates", "standing on ice", "couples", "passes through", "passes straight through", "emerges", "comes out")  # fmt: skip

_FAIR = ("no external force acts along the line of motion",)
_TYPE_CUES: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    ELASTIC: (_ELASTIC, ("inelastic", "inelastically", *_STICK, "restitution", "partially elastic", "partly elastic"),
              ("the collision is elastic: kinetic energy is conserved",)),
    STICKING: (_STICK, (*_ELASTIC, "restitution", "rebounds", "bounces", "swings", "pendulum", "suspended"), ("the bodies stay together after the impact",)),
    PARTLY: (_PARTLY, (*_ELASTIC, "stick", "sticks", "couple", "lock together", "embeds", "embedded", "lodges", "stuck", "wall",
                       "perfectly inelastic", "completely inelastic", "move together", "common velocity", "together", "force"), ()),
}  # fmt: skip
_FROM_ABOVE = (
    "vertically into",
    "vertically onto",
    "dropped into",
    "dropped onto",
    "poured into",
    "drops into",
    "straight down into",
)
_MEETING_CUES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    REST: (_RESTING, (*_SAME_WAY, *_TOWARDS)),
    REST_FIRST: (_RESTING, (*_SAME_WAY, *_TOWARDS, *_FROM_ABOVE)),
    HEAD_ON: (_AGAINST, (*_RESTING, *_ALONG, *_FROM_ABOVE)),
    SAME_WAY: (_ALONG, (*_FROM_ABOVE, *_RESTING, *_TOWARDS, *_TOWARDS_IT, "head-on", "opposite")),
}  # fmt: skip
_MEETING_CONDITIONS: dict[str, tuple[Basic, ...]] = {
    REST: (Gt(v_1i, 0),), REST_FIRST: (Lt(v_2i, 0),), HEAD_ON: (Gt(v_1i, 0), Lt(v_2i, 0)), SAME_WAY: (Gt(v_2i, 0), Gt(v_1i, v_2i)),
}  # fmt: skip
_MEETING_TITLE = {
    REST: "the second body at rest", REST_FIRST: "the first body at rest", HEAD_ON: "the bodies moving toward each other",
    SAME_WAY: "the first body behind the second one",
}  # fmt: skip
_TITLE = {ELASTIC: "elastic", STICKING: "perfectly inelastic", PARTLY: "partly elastic"}


def _collision(kind: str, meeting: str) -> Regime:
    """Return the regime of a kind of collision for one way of meeting.

    The words for another kind or another way of meeting exclude it. Where both bodies move, the
    way of meeting must be said: a question that says nothing of the kind gives a velocity after
    the collision, which settles it.
    """
    cues, excluded, assumed = _TYPE_CUES[kind]
    more, without = _MEETING_CUES[meeting]
    conditions = _MEETING_CONDITIONS[meeting]
    if kind == PARTLY:
        conditions = (*conditions, Ge(v_2f, v_1f), Ge(Q, 0), Ge(e, 0), Le(e, 1))
    return Regime(
        f"{kind}_{meeting}", f"{_TITLE[kind]} collision, {_MEETING_TITLE[meeting]}",
        cues=(*(() if kind == PARTLY else cues), *more) if meeting in (HEAD_ON, SAME_WAY) else cues,
        rules_out=(*excluded, *without, *_PLANE, *_ALIKE, *_PARTS[:2], *_LETS_GO, *_KICK, "wall", *_FLOOR, *_ONTO_FLOOR, "passes through", "hockey stick", "by stick", "with stick"),
        needs_cue=True, conditions=conditions, assumptions=(*_FAIR, *assumed),
    )  # fmt: skip


REGIMES = (
    *(_collision(kind, meeting) for kind in (ELASTIC, STICKING, PARTLY) for meeting in (REST, REST_FIRST, HEAD_ON, SAME_WAY)),
    Regime(BALLISTIC, "a ballistic pendulum", cues=_PENDULUM, needs_cue=True, rules_out=("elastic", "restitution", "explodes", "passes through", "emerges", "rises linearly", "rises uniformly", "rises steadily", "rises from zero", *_KICK, *_ALIKE),
           conditions=(Gt(v_1i, 0),), assumptions=("the impact is over before the block swings", "no friction or air resistance")),
    Regime(THROUGH, "a body that passes through another at rest", cues=_PASSING, needs_cue=True, drawn=False, rules_out=("embeds", "embedded", "lodges", "elastic", "restitution", "second block", "two blocks", "pendulum", "swings", "suspended", "hanging", "hangs", "rises", "strings", *_PLANE, *_ALIKE, "wall"),
           conditions=(Gt(v_1i, 0), Gt(v_1f, v_2f)), assumptions=_FAIR),
    Regime(RECOIL, "two bodies at rest that push each other apart", cues=_PARTS, needs_cue=True,
           rules_out=(*_PLANE, *_ALIKE, *_INTO, "collision", "collides", "collide", "hits", "sticks", "stick", "elastic", "while moving", "wall", "moving together", "both moving",
                      "coupled together and move", "move together", "moves as one", "embeds", "bounces"), assumptions=_FAIR),
    Regime(BREAKUP, "a moving pair that parts", cues=(*_PARTS, "moving together", "both moving", "move together", "coupled"), needs_cue=True,
           rules_out=(*_PLANE, *_ALIKE, *_INTO, "collision", "collides", "collide", "hits", "sticks", "stick", "elastic", "wall", "initially at rest", "at rest", "from rest", "embeds", "bounces"),
           assumptions=_FAIR),
    Regime(BOUNCE, "a body that bounces off a wall", cues=_WALL, needs_cue=True,
           rules_out=("two", "stick", "sticks", "explodes", "second", "collides with a cart", "recoil", "angle", "angles to the wall", "comes to rest", "and stops", "is stopped", "stops in",
                      "brought to rest", "to a stop", "stopped", "dropped", "falls", "height"), conditions=(Gt(v_1i, 0), Le(v_1f, 0)),
           assumptions=("the wall does not move",)),
    Regime(PUSH, "a force that drives one body", cues=_PUSHED, needs_cue=True, rules_out=(*_STOPPED, "opposite", *_NO_PUSH), conditions=(Ge(v_1f, v_1i),),
           assumptions=("the force acts along the line of motion",)),
    Regime(STOP, "a force that stops one body", cues=_STOPPED, needs_cue=True, rules_out=_NO_PUSH, conditions=(Gt(v_1i, v_1f),),
           assumptions=("the force acts along the line of motion",)),
)  # fmt: skip

_NUMBERED = tuple(
    f"{thing} {number}" for thing in (*THINGS, "carts", "balls", "blocks") for number in (1, 2)
)

FACTS = (
    Fact(("positive", "positive direction", "negative direction", "negative"), {alpha: 0.0}),
    Fact(_NUMBERED, {label_1: 1.0, label_2: 2.0}),
    Fact(("from rest", "initially at rest", "cart at rest", "ball at rest", "puck at rest", "block at rest", "stationary", "kg at rest", "is at rest"),
         {v_1i: 0.0}, (PUSH,)),
    Fact(("stopping time", "time of stopping", "comes to rest", "stops", "is stopped", "brought to rest", "comes to a stop", "brings it to rest", "to a halt", "to stop", "to rest", "to a stop"),
         {v_1f: 0.0}, (STOP,)),
)  # fmt: skip

_SIGNED = (
    v_1i,
    v_2i,
    v_1f,
    v_2f,
    v_f,
    v_0,
    v_cm,
    p_1i,
    p_2i,
    p_1f,
    p_2f,
    p,
    J_1,
    J_2,
    w_i,
    w_f,
    d_1f,
    d_2f,
    d_f,
)
_OF_FIRST = rf"(?:{'|'.join((*FIRST.names, *FIRST.numbered))})"
_ITS_WAY = rf"\b(?:initial |original )?direction (?:of|in which) {_OF_FIRST}(?: moves)?(?: at first)?(?: initially)?(?: as| is| be| counts as)?"
"""Words for the way of the first body, before what it counts as."""
CONVENTIONS = (
    Convention("axis the other way", dict.fromkeys(_SIGNED, -1.0), told=(rf"{_ITS_WAY} negative\b",), denied=(rf"{_ITS_WAY} positive\b",)),
    Convention("impulse and force counted along the first velocity", {J: -1.0, F_avg: -1.0}, (*COLLISIONS, BALLISTIC, BOUNCE, STOP)),
    # m_1 v_1 = m_2 v_2, which of the two is given being the positive one.
    Convention("sizes as bodies part, the second one's given", {v_1f: -1.0, p_1f: -1.0}, (RECOIL,)),
    Convention("sizes as bodies part, the first one's given", {v_2f: -1.0, p_2f: -1.0}, (RECOIL,)),
    # m_1 v_1 = m_2 v_2' - m_1 v_1', the first one coming back.
    Convention("size of what comes back", {v_1f: -1.0, p_1f: -1.0}, OF_TYPE[PARTLY], denied=(rf"{_ITS_WAY} (?:posi|nega)tive\b",)),
    Convention("relative velocities as first less second", {w_f: -1.0}, COLLISIONS),
    Convention("energy change counted as final less initial", {Q: -1.0}),
)  # fmt: skip
