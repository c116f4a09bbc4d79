"""Ways in which a body falls freely: regimes, the words that tell them, facts, conventions."""

from __future__ import annotations

from wmw.core.family import Axis, Convention, Fact, Ge, Gt, Le, Lt, Regime
from wmw.core.wordings import ONE_OF_TWO_TIMES
from wmw.families.free_fall.asking import OVER_GROUND, SECOND_BODY
from wmw.families.free_fall.marks import TO_A_PLACE
from wmw.families.free_fall.symbols import (
    APART,
    CATCH,
    DOWN,
    DOWN_MOMENT,
    DROP_MOMENT,
    DROPPED,
    FALLS,
    HEARD_AT_ONCE,
    HIGH,
    HIGH_MOMENT,
    INTERVAL,
    MEET,
    REACH,
    RISING,
    RISING_MOMENT,
    THROWS,
    UP,
    UP_MOMENT,
    UP_PASS,
    WELL,
    Delta_tot,
    Delta_y,
    a_y,
    g,
    g_ratio,
    h_0,
    h_top,
    t_a,
    t_b,
    t_d,
    t_el,
    t_flight,
    t_w,
    v_0,
    v_1,
    v_2,
    v_av,
    v_fin,
    v_t,
    y_b,
    y_meet,
    y_t,
)

_COMES_OFF = ("steps off", "steps out of", "steps from", "stepping off", 
    *(f"{verb} off" for verb in ("breaks", "broke", "comes", "came")),
    *(
        f"{verb} {away}"
        for verb in ("falls", "fell", "fall", "falling", "drops", "drop", "dropping", "tumbles", "tumbled", "topples")
        for away in ("off", "out of", "from")
    ),
    "breaks loose", "breaks away", "comes loose", "comes away", "works loose", "gives way", "snaps", "drops down from", "falls down from",
)  # fmt: skip
"""Words of what falls by itself: no throw begins so, whatever it falls from or towards."""
_AT_REST = (
    "starting at rest",
    "starts at rest",
    "initially at rest",
    "which is at rest",
    "that is at rest",
)
_DROP = (*_COMES_OFF, "dropped", "drops", "is dropped", "released", "from rest", *_AT_REST, "lets go", "let go", "falls freely", "free fall", "falls from",
         "falls", "slips", "drop", "fall", "falling", "fallen", "freely falling", "lets fall", "let fall")  # fmt: skip
_TOSSED = ("ball", "stone", "rock", "pebble", "coin", "apple", "orange", "egg", "key", "keys", "hat", "cap", "it", "baton", "tennis ball", "baseball", "beanbag", "bag", "object", "toy", "shoe", "bottle", "marble", "can", "hammer", "nut", "fruit", "basketball", "penny")  # fmt: skip
_UPWARD = ("thrown up", "thrown upward", "thrown upwards", "thrown straight up", "thrown straight upward", "thrown vertically upward",
           "thrown vertically up", "thrown vertically upwards", "vertically upward", "vertically upwards", "straight up", "straight upward", "straight upwards",
           "tossed up", "tossed upward", "launched upward", "launched straight", "fired upward", "shot upward",
           "fired vertically upward", "fired straight up", "upward with", "upward at", "upwards with", "upwards at", "up with", "up at", "up into the air",
           "projected upward", "hit straight up", "kicked straight up", "throws a ball up", "vertically up",
           "leaves the ground", "jumps", "jump", "throws it up", "upward from", "up from", "into the air",
           "upward throw", "upwards from", "vertically thrown", "thrown vertically at", "thrown vertically with",
           *(f"{verb} {thing} {way}" for verb in ("throws", "throw", "threw", "tosses", "tossed", "toss", "hurls", "flings", "launches", "shoots") for thing in _TOSSED for way in ("up", "upward", "upwards", "vertically")))  # fmt: skip
_DOWNWARD = ("thrown down", "thrown downward", "thrown downwards", "thrown straight down", "thrown straight downward", "thrown vertically downward",
             "thrown vertically down", "thrown vertically downwards", "straight down at", "straight down with", "straight downward", "downward at", "downward with",
             "downwards at", "downwards with", "down at", "down with", "vertically downward", "hurled down", "hurled downward", "fired downward",
             "downward from", "descending", "throws a stone down", "throws a ball down", "straight down from", "vertically downwards",
             "throws a ball straight down", "throws a stone straight down", "down from")  # fmt: skip
_PERCH = ("building", "cliff", "tower", "roof", "bridge", "balcony", "ledge", "edge", "platform", "rooftop", "from a height", "ladder",
          "from a window", "hill", "scaffold", "top of", "diving board", "lighthouse", "crane")  # fmt: skip
_LIFTED = ("rising at", "rising with", "rising vertically", "rising steadily", "rising balloon", "rising helicopter", "rising hot", "rising straight", "ascending", "climbing",
           "going up at", "rises at", "ascends", "balloon is rising", "rising upward", "rising elevator", "rises steadily", "rises vertically", "rises with", "rises straight", "rises upward", "rises upwards",
           "climbs at", "climbs steadily", "climbs vertically", "climbs straight", "climbs with", "moving up at", "moving upward at", "moving upwards at", "moves up at", "moves upward at", "moves upwards at",
           "going straight up at", "goes up at", "floats up at", "floats upward at", "floats upwards at",
           "hoisted up", "hauled up", "winched up", "being hoisted", "being hauled", "being winched", "being lifted", "hoisted at", "hauled at", "lifted at")  # fmt: skip
_TWO = ("meet", "collide", "pass each other", "two stones", "two balls", "second stone", "second ball", "second rock", "another stone",
        "another ball", "two bodies", "each other", "second one", "overtake", "catch up", "later another", "other stone is", "at the same instant another", "after another", "how far apart", "far apart")  # fmt: skip
_SPAN = ("past a window", "passes a window", "past the window", "to pass the window", "window below", "pass a window", "falls past a window", "falls past the window", "last second", "final second",
         "second second", "third second", "fourth second", "first second", "pass the window", "drops past a",
         *(f"{verb} {between}" for verb in ("fall", "falls", "drop", "drops", "fallen", "dropped", "cover", "covers") for between in ("between", "from t")))  # fmt: skip
_SOUND = ("sound", "hears", "heard", "hear", "hearing")
_SIDEWAYS = (
    "horizontally",
    "above the horizontal",
    "below the horizontal",
    "range",
    "horizontal distance",
    "angle of",
)
_PASSES = ("at what times", "twice", "way up", "way down", "passes", "passing", "first time", "second time", "again", "times at which",
           "when it is", "pass", "at which times", "two times", "way back",
           *ONE_OF_TWO_TIMES)  # fmt: skip
_THEN = (
    "passes",
    "passing",
    "after",
    "later",
    "when",
    "at that moment",
    "that moment",
    "then",
    "at t",
    "seconds into",
    "at time",
    "during the first",
)
_LEVEL = ("from the ground", "from ground level", "at ground level", "returns to the hand", "back to the hand", "returns to the thrower", "returns to its starting point",
          "on level ground", "from level ground", "over level ground", "caught at the same height")  # fmt: skip

_NOT_THROWN = (
    "from rest",
    *_AT_REST,
    "dropped",
    "released",
    "let fall",
    "lets fall",
    "lets go",
    "let go",
    "slips",
    "drops",
    *_COMES_OFF,
)

_FREE = ("no air resistance",)
_ON_THE_GROUND = ("no air resistance", "heights count from the level of the throw")

REGIMES = (
    Regime(
        DROPPED, "dropped from rest", cues=_DROP, needs_cue=True,
        rules_out=(*_UPWARD, *_DOWNWARD, *_LIFTED, *_TWO, *_SPAN, *_SOUND, *_SIDEWAYS, "thrown"),
        conditions=(Gt(h_0, 0),), assumptions=_FREE,
    ),
    Regime(
        DROP_MOMENT, "dropped from rest, seen before it lands", cues=_THEN, needs_cue=True,
        rules_out=(*_UPWARD, *_DOWNWARD, *_LIFTED, *_TWO, *_SPAN, *_SOUND, *_SIDEWAYS, "thrown"),
        conditions=(Gt(h_0, 0), Le(t_el, t_flight)), assumptions=_FREE,
    ),
    Regime(
        DOWN, "thrown downward", cues=_DOWNWARD, needs_cue=True,
        rules_out=(*_UPWARD, *_LIFTED, *_TWO, *_SPAN, *_SOUND, *_SIDEWAYS, "dropped from rest"),
        conditions=(Gt(h_0, 0), Ge(v_0, 0)), assumptions=_FREE,
    ),
    Regime(
        DOWN_MOMENT, "thrown downward, seen before it lands", cues=_DOWNWARD, needs_cue=True,
        rules_out=(*_UPWARD, *_LIFTED, *_TWO, *_SPAN, *_SOUND, *_SIDEWAYS, "dropped from rest"),
        conditions=(Gt(h_0, 0), Ge(v_0, 0), Le(t_el, t_flight)), assumptions=_FREE,
    ),
    Regime(
        REACH, "thrown up towards a mark", needs_cue=True,
        cues=("branch", "ceiling", "hook", "wire", "does it reach the", "reach the", "high enough", "does the ball reach", "mark", "lamp", *TO_A_PLACE),
        rules_out=(*_DOWNWARD, *_PERCH, *_LIFTED, *_TWO, *_SPAN, *_SOUND, *_SIDEWAYS, *_NOT_THROWN, "reach the ground", "reach the top", "reach the highest", "reach the maximum"),
        conditions=(Gt(v_0, 0), Gt(y_b, 0)), assumptions=_ON_THE_GROUND,
    ),
    Regime(
        UP, "thrown upward, back to the same level", cues=_UPWARD, needs_cue=True,
        rules_out=(*_DOWNWARD, *_PERCH, *_LIFTED, *_TWO, *_SPAN, *_SOUND, *_SIDEWAYS, "from rest", "pass a height", "passes a height", "passes a point", "twice", "second time", "at what times", "dropped"),
        conditions=(Gt(v_0, 0),), assumptions=_ON_THE_GROUND,
    ),
    Regime(
        UP_PASS, "thrown upward, passing a height twice", cues=_PASSES, needs_cue=True,
        rules_out=(*_DOWNWARD, *_PERCH, *_LIFTED, *_TWO, *_SPAN, *_SOUND, *_SIDEWAYS, "from rest", "dropped"),
        conditions=(Gt(v_0, 0), Lt(y_t, h_top)), assumptions=_ON_THE_GROUND,
    ),
    Regime(
        UP_MOMENT, "thrown upward, seen at one moment", cues=(*_THEN, "how far", "still", "already"), needs_cue=True,
        rules_out=(*_DOWNWARD, *_PERCH, *_LIFTED, *_TWO, *_SPAN, *_SOUND, *_SIDEWAYS, "from rest", "dropped"),
        conditions=(Gt(v_0, 0), Le(t_el, t_flight)), assumptions=_ON_THE_GROUND,
    ),
    Regime(
        HIGH, "thrown upward from a height", cues=(*_PERCH, "above the ground", *OVER_GROUND), needs_cue=True,
        rules_out=(*_DOWNWARD, *_LIFTED, *_TWO, *_SPAN, *_SOUND, *_SIDEWAYS, *_LEVEL, *_NOT_THROWN),
        conditions=(Gt(v_0, 0), Gt(h_0, 0)), assumptions=_FREE,
    ),
    Regime(
        RISING, "released from something that rises", cues=_LIFTED, needs_cue=True,
        rules_out=(*_DOWNWARD, *_TWO, *_SPAN, *_SOUND, *_SIDEWAYS, "from rest", "thrown"),
        conditions=(Gt(v_0, 0), Gt(h_0, 0)), assumptions=("no air resistance", "it keeps the velocity it had"),
    ),
    Regime(
        HIGH_MOMENT, "thrown upward from a height, seen at one moment", cues=(*_PERCH, "above the ground", *OVER_GROUND), needs_cue=True,
        rules_out=(*_DOWNWARD, *_LIFTED, *_TWO, *_SPAN, *_SOUND, *_SIDEWAYS, *_LEVEL, *_NOT_THROWN),
        conditions=(Gt(v_0, 0), Gt(h_0, 0), Le(t_el, t_flight)), assumptions=_FREE,
    ),
    Regime(
        RISING_MOMENT, "released from something that rises, seen at one moment", cues=_LIFTED, needs_cue=True, drawn=False,
        rules_out=(*_DOWNWARD, *_TWO, *_SPAN, *_SOUND, *_SIDEWAYS, "from rest", "thrown"),
        conditions=(Gt(v_0, 0), Gt(h_0, 0), Le(t_el, t_flight)), assumptions=("no air resistance", "it keeps the velocity it had"),
    ),
    Regime(
        INTERVAL, "dropped from rest, between two points of the fall", cues=_SPAN, needs_cue=True,
        rules_out=(*_UPWARD, *_DOWNWARD, *_LIFTED, *_TWO, *_SOUND, *_SIDEWAYS, "thrown"),
        conditions=(Gt(t_b, t_a),), assumptions=("no air resistance", "it is dropped from rest"),
    ),
    Regime(
        MEET, "one body dropped, another thrown up to meet it", needs_cue=True,
        cues=("meet", "collide", "pass each other", "at the same instant", "at the same time", "at the same moment", "simultaneously", "level with each other"),
        rules_out=(*_DOWNWARD, *_LIFTED, *_SOUND, *_SIDEWAYS, "later a", "later another", "after the first"),
        conditions=(Gt(y_meet, 0),), assumptions=_FREE,
    ),
    Regime(
        CATCH, "one body dropped, another thrown down later", needs_cue=True,
        cues=("later", "after the first", "at the same time", "same instant", "overtake", "catch up", "together"),
        rules_out=(*_UPWARD, *_LIFTED, *_SOUND, *_SIDEWAYS), conditions=(Gt(v_0, g * t_d),), assumptions=_FREE,
    ),
    Regime(
        APART, "two bodies dropped one after the other", needs_cue=True,
        cues=("how far apart", "apart", "separation", "distance between", "after the first", "later a second", "later another", *SECOND_BODY),
        rules_out=(*_UPWARD, *_DOWNWARD, *_LIFTED, *_SOUND, *_SIDEWAYS, "thrown"),
        conditions=(Gt(t_el, t_d),), assumptions=("no air resistance", "both are dropped from rest"),
    ),
    Regime(
        WELL, "dropped, and the sound of the landing heard", cues=_SOUND, needs_cue=True,
        rules_out=(*_UPWARD, *_DOWNWARD, *_LIFTED, *_TWO, *_SPAN, *_SIDEWAYS, "thrown"),
        conditions=(Gt(h_0, 0),), assumptions=("no air resistance", "the speed of sound is constant"),
    ),
    Regime(
        HEARD_AT_ONCE, "dropped, and the landing heard at once", cues=_SOUND, needs_cue=True, drawn=False,
        rules_out=(*_UPWARD, *_DOWNWARD, *_LIFTED, *_TWO, *_SPAN, *_SIDEWAYS, "thrown"),
        conditions=(Gt(h_0, 0),), assumptions=("no air resistance", "the sound takes no time"),
        where=(
            r"\b(?:neglect|ignor|disregard)\w* (?:\w+ ){0,6}sound\b",
            r"\bsound (?:\w+ ){0,8}(?:neglected|ignored|negligible|instant|instantly|instantaneous|instantaneously|at once)\b",
            r"\bnot (?:\w+ ){0,4}time (?:\w+ ){0,4}sound\b",
        ),
    ),
)  # fmt: skip

FACTS = (
    # Another world's g must be stated: without it these ratios contradict the Earth's value, and
    # the question is left alone.
    Fact(("on the moon", "moon's surface", "surface of the moon", "lunar"), {g_ratio: 0.1653}),
    Fact(("on mars", "surface of mars"), {g_ratio: 0.3786}),
    Fact(("on jupiter",), {g_ratio: 2.53}),
    Fact(("last second", "final second"), {t_w: 1.0}, (INTERVAL,)),
    Fact(("first second",), {t_a: 0.0, t_b: 1.0}, (INTERVAL,)),
    Fact(("second second",), {t_a: 1.0, t_b: 2.0}, (INTERVAL,)),
    Fact(("third second",), {t_a: 2.0, t_b: 3.0}, (INTERVAL,)),
    Fact(("fourth second",), {t_a: 3.0, t_b: 4.0}, (INTERVAL,)),
)  # fmt: skip

_TURNED = {
    v_0: -1.0,
    v_t: -1.0,
    v_fin: -1.0,
    v_1: -1.0,
    v_2: -1.0,
    Delta_y: -1.0,
    Delta_tot: -1.0,
    a_y: -1.0,
    v_av: -1.0,
}

CONVENTIONS = (
    Convention("axis the other way", _TURNED, (*FALLS, *THROWS)),
    Convention("g with a sign", {g: -1.0}, (*THROWS, MEET)),
    Convention("axis the other way, g with a sign", {**_TURNED, g: -1.0}, FALLS),
    Convention("upward axis in an interval", {a_y: -1.0}, (INTERVAL, WELL)),
)  # fmt: skip

AXES = (Axis("down", tuple(_TURNED), FALLS), Axis("up", tuple(_TURNED), THROWS))
"""In a fall our own values count downward, in a throw upward."""
