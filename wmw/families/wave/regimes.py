"""How the waves go: regimes, the words that tell them, and words that fix values."""

from __future__ import annotations

from wmw.core.family import Fact, Gt, Lt, Ne, Regime
from wmw.families.wave.beats import NOT_THE_HIGHER, NOT_THE_LOWER, ON_NEITHER_SIDE
from wmw.families.wave.levels import LEVEL_FACTS, LEVEL_REGIMES
from wmw.families.wave.quantities_standing import ordinal
from wmw.families.wave.riders import RIDES_ALONG, STANDS_APART
from wmw.families.wave.symbols import (
    AWAY,
    BEATS,
    CHANGED,
    CLOSED,
    COLUMN,
    DENSE,
    ECHO,
    F_T,
    F_T2,
    FIRST,
    FIXED,
    FLATTER,
    FROM_SOURCE,
    INTO,
    LIGHT,
    ONE_WAY,
    OPEN,
    OUT,
    OVERTONES,
    PATHS,
    RIDING,
    SHARPER,
    SONAR,
    STANDING,
    STRING,
    TOWARD,
    TOWARD_SOURCE,
    TRAVEL,
    TWO_WAYS,
    WARM,
    WARM_ROOT,
    N_anti,
    N_nodes,
    N_w,
    e_c,
    n_mode,
    r_T,
    t,
    v,
    v_m2,
    v_o,
    v_s,
)

_STRING_WORDS = (
    "string",
    "rope",
    "wire",
    "cord",
    "cable",
    "guitar string",
    "violin string",
    "strings",
)
_STANDING_WORDS = ("harmonic", "harmonics", "overtone", "fundamental", "standing wave", "standing waves", "loops", "nodes",
                   "antinodes", "fixed at both ends", "resonance", "resonates", "resonant", "resonances")  # fmt: skip
_PIPE_WORDS = ("pipe", "tube", "organ pipe", "flute", "air column", "bottle", "clarinet")
_BOTH_OPEN = ("open at both ends", "both ends open", "open-open", "open pipe", "open organ pipe", "open tube", "both ends are open",
              "open at either end", "open on both ends", "flute", "open ends", "two open ends")  # fmt: skip
_NO_FLUTE = (r"\A(?!.*(?<!\bpan )\bflute\b)",)
"""What a question is like without a flute that is blown across its side: the pipes of a pan flute are closed."""
_ONE_CLOSED = ("pan flute", "panpipe", "panpipes", "pan pipes", "closed at one end", "one end closed", "one closed end", "closed pipe", "closed organ pipe", "stopped pipe", "stopped",
               "closed tube", "open at one end", "one end open", "one open end", "closed end", "clarinet", "closed at the bottom",
               "closed at its bottom", "closed at its lower end", "closed at the lower end", "closed below", "lower end is closed", "lower end closed", "closed by water", "closed by a piston",
               "closed by the water", "closed at its far end", "closed at the far end", "closed at the other", "closed at the top", "closed at its upper end", "closed with a stopper", "sealed at one end",
               "sealed at the bottom", "blocked at one end", "plugged at one end", "capped at one end",
               "open-closed", "closed-open", "bottle", "closed on one end", "one end is closed", "half-closed")  # fmt: skip
_BEAT_WORDS = ("beats", "beat frequency", "beat", "beats per second")
_ASKS_BEATS = (
    "what beat",
    "how many beats",
    "find beat",
    "calculate beat",
    "determine beat",
    "beat frequency is heard",
    "beats are heard",
)
_NEW_TENSION = (
    "tension is quadrupled", "tension is doubled", "tension is halved", "tension is tripled", "tension is increased to",
    "tension is reduced to", "tension is changed to", "tension is raised to", "tension is lowered to", "tension is then",
    "tension is now", "new tension", "tension is increased by a factor", "tension is decreased to", "tension is increased",
    "tension is decreased", "quadruple the tension", "double the tension", "doubling the tension", "quadrupling the tension",
    "tightened", "loosened", "retuned", "times its original tension", "tension becomes", "tension increases by a factor",
    "tension is multiplied", "tension in the string is doubled", "tension in the string is quadrupled", "tension is made",
    "tension four times", "tension must", "tension in the string is increased", "factor must the tension", "tension by a factor",
)  # fmt: skip
_ECHO_WORDS = ("echo", "echoes", "reflected", "sonar", "echo sounder", "returns", "comes back", "bounces back", "there and back",
               "reflection", "reflects", "bounces", "return to the", "ping", "pulse back")  # fmt: skip
_DELAY_WORDS = ("thunder", "lightning", "flash", "firework", "fireworks", "explosion", "sees the", "starting gun", "starter's pistol",
                "starting pistol")  # fmt: skip
_LIGHT_WORDS = ("radio", "light", "microwave", "microwaves", "laser", "electromagnetic", "X-ray", "X-rays", "infrared", "ultraviolet",
                "radar", "FM", "AM", "speed of light", "Wi-Fi", "gamma ray", "gamma rays", "phone", "phones", "transmits", "transmitter", "antenna",
                "broadcasts", "broadcast", "station", "wireless", "X rays", "router", "Bluetooth", "GPS", "satellite")  # fmt: skip
_RAIL_WORDS = (
    "rail",
    "rails",
    "two sounds",
    "both sounds",
    "sound twice",
    "through the pipe wall",
    "steel pipe",
    "iron pipe",
)
_INTO_AIR = (
    "into air",
    "into the air",
    "out into the air",
    "into the air above",
    "to air",
    "out of the water",
)
_IN_ORDER = ("first medium", "second medium")
_OUT_OF_AIR = ("from air", "from the air", "into water", "into the water", "into steel", "into glass", "into the glass", "into aluminium",
               "into concrete", "into granite", "into the steel", "enters water", "enters the water", "enters", "in the new medium",
               "passes into", "into iron", "into a", "into the", "goes into", "in air", "under water")  # fmt: skip
_ROPES = ("rope", "ropes", "cord", "thin string", "thick string", "light string", "heavy string", "thinner string",
          "thicker string", "lighter string", "heavier string")  # fmt: skip
"""What a pulse passes into that is no medium of sound."""
_GOES = ("drives", "driving", "moves", "moving", "rides", "riding", "runs", "running", "walks", "walking", "travels", "travelling", "traveling", "goes", "going",
         "flies", "flying", "speeds", "speeding", "rushes", "rushing", "races", "racing", "heads", "heading", "rolls", "rolling", "sails", "sailing",
         "pulls", "pulling", "backs", "backing", "cycles", "cycling")  # fmt: skip
_MOVES_TO = ("approaches", "approaching", "approached", "approached by", "approach", "toward", "towards", "comes closer", "coming closer", "comes nearer", "coming nearer", "gets closer", "gets nearer", "nearing", "comes up to",
             *(f"{goes} {straight}{at}" for goes in _GOES for straight in ("", "straight ", "directly ") for at in ("up to", "at him", "at her", "at you")))  # fmt: skip
_MOVES_OFF = ("recedes", "receding", "departs", "departing", "away from", "coming away", *(f"{goes} {place}" for goes in ("leaves", "leaving", "pulls out of", "pulling out of") for place in ("station", "platform", "stop", "crossing", "listener", "observer")),
              *(f"{goes} {off}" for goes in _GOES for off in ("away", "off")))  # fmt: skip
_PASSERS = ("it", "train", "car", "ambulance", "truck", "vehicle", "boat", "motorboat", "locomotive",
            "police car", "fire engine", "motorcycle", "bus", "siren", "source")  # fmt: skip
_YET_TO_PASS = ("before passing", "before passage", *(f"before {who} passes" for who in _PASSERS),
                *(f"before {who} has passed" for who in _PASSERS))  # fmt: skip
_HAS_PASSED = ("after passing", "after passage", *(f"after {who} passes" for who in _PASSERS),
               *(f"{when} {who} has passed" for when in ("after", "once", "when") for who in _PASSERS))  # fmt: skip


def _apart(told: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a question is like of two that move against one another, and says which way.

    Plain texts leave out "it", too.
    """
    ways = "|".join(way.replace(" it ", " ") for way in told)
    return (rf"{STANDS_APART}(?=.*\b(?:{ways})\b)",)


_MOVING_LISTENER = ("observer moves", "observer approaches", "listener moves", "cyclist", "moving observer", "stationary source",
                    *(f"{who} who {goes}" for who in ("observer", "listener") for goes in (*_GOES, "moves", "is moving", "approaches", "recedes", "walks", "cycles", "jogs", "is driving", "is running", "is riding")), "you drive toward", "observer is moving", "observer runs", "stationary siren", "parked",
                    "source at rest", "observer drives", "moving listener", "standing still sounds", "fixed siren",
                    "stationary loudspeaker", "jogger", "runner")  # fmt: skip
RESTING_LISTENER = tuple(
    words.format(who)
    for who in ("observer", "listener", "bystander", "pedestrian", "person")
    for words in ("stationary {}", "standing {}", "resting {}", "{} at rest", "{} standing", "{} who stands", "{} at the roadside",
                  "{} by the road", "{} standing still", "{} is at rest")
)  # fmt: skip
_TWO_SPEAKERS = ("two loudspeakers", "two speakers", "two sources", "interfere", "interference", "constructive", "destructive",
                 "path difference", "in phase", "loud or quiet")  # fmt: skip
_WARM_WORDS = ("°C", "degrees Celsius", "temperature")
_SPECIAL = (*_BEAT_WORDS, *_ECHO_WORDS, *_RAIL_WORDS, *_NEW_TENSION)
_NEXT_RESONANCE = ("second resonance", "next resonance", "successive resonances", "neighbouring resonances",
                   "consecutive resonances", "adjacent resonances", "resonances at")  # fmt: skip
_NEXT_TONE = ("next resonance frequency", "next resonant frequency", "next frequency")
"""What asks for the next tone of a pipe that stays as long as it is, and no next length."""
_NO_NEXT_LENGTH = r"(?!.*\bnext resonance\b(?! frequency))"
_ADJUSTED = (
    "first resonance",
    "water level",
    "resonance is heard",
    "water column",
    *_NEXT_RESONANCE,
)
_COLUMN_WORDS = ("resonance tube", *_ADJUSTED)
_TUBE = ("tube", "air column", "tuning fork")
_OTHERWISE_CHANGED = tuple(
    f"{noun} is {verb}"
    for noun in ("length", "mass", "diameter", "linear density", "mass per length", "unit length")
    for verb in ("doubled", "tripled", "quadrupled", "halved", "twice", "made", "cut", "reduced")
)
"""What is changed of a string beside its tension, or instead of it."""
_UNIFORM = ("the medium is uniform",)
_STILL_AIR = ("the air is still",)

REGIMES = (
    Regime(TRAVEL, "a wave on its way in one medium", cues=("wave", "waves", "wavelength", "sound"),
           rules_out=(*_STANDING_WORDS, *_BEAT_WORDS, *_ECHO_WORDS, *_NEW_TENSION, *_TWO_SPEAKERS, *_RAIL_WORDS, "Doppler", "tension",
                      "linear density", "mass per unit length"), assumptions=_UNIFORM),
    Regime(LIGHT, "an electromagnetic wave", cues=_LIGHT_WORDS, needs_cue=True,
           rules_out=("sound", "string", "lightning", "flash", "thunder", "train", "siren", *_STANDING_WORDS), assumptions=("it travels at the speed of light",)),
    Regime(STRING, "a wave or a pulse on a string", cues=(*_STRING_WORDS, "tension", "linear density", "pulse"), needs_cue=True,
           rules_out=(*_STANDING_WORDS, *_BEAT_WORDS, *_PIPE_WORDS, *_NEW_TENSION, "sonar", "echo", "echoes", "sea bed", "seabed", "sea water", "under water", "ultrasound"),
           assumptions=("the string is uniform", "the amplitude is small")),
    Regime(CHANGED, "a string under another tension", cues=(*_STRING_WORDS, *_NEW_TENSION), needs_cue=True,
           rules_out=(*_BEAT_WORDS, *_PIPE_WORDS, "overtone", "second harmonic", "third harmonic", "fixed length of", *_OTHERWISE_CHANGED),
           conditions=(Ne(F_T, F_T2),), assumptions=("the length and the linear density of the string stay the same",)),
    Regime(FIXED, "a standing wave on a string fixed at both ends",
           cues=(*_STRING_WORDS, *_STANDING_WORDS, "vibrates"), needs_cue=True,
           rules_out=(*_BEAT_WORDS, *_PIPE_WORDS, "fixed at one end", "free at one end", "one free end", "free at the other", "rod"),
           assumptions=("both ends of the string are fixed",)),
    Regime(OPEN, "a pipe open at both ends", cues=(*_BOTH_OPEN, *_STANDING_WORDS, *_PIPE_WORDS), needs_cue=True,
           rules_out=(*_BEAT_WORDS, *_ONE_CLOSED, *_STRING_WORDS, *(words for words in _COLUMN_WORDS if words != "next resonance"), "one end"), where=(r"\A" + _NO_NEXT_LENGTH,),
           assumptions=("end corrections are negligible",)),
    Regime(CLOSED, "a pipe closed at one end", cues=(*_ONE_CLOSED, *_STANDING_WORDS, *_PIPE_WORDS), needs_cue=True,
           rules_out=(*_BEAT_WORDS, *(words for words in _BOTH_OPEN if words != "flute"), *_STRING_WORDS, *(words for words in _ADJUSTED if words != "next resonance"), "both ends", "closed at both ends"), where=tuple(told + _NO_NEXT_LENGTH for told in _NO_FLUTE),
           assumptions=("the closed end is a node, the open end an antinode", "end corrections are negligible")),
    Regime(COLUMN, "two resonances of an air column of adjustable length", cues=(*_COLUMN_WORDS, *_TUBE),
           needs_cue=True, rules_out=(*_NEXT_TONE, *_BEAT_WORDS, *_STRING_WORDS, "open at both ends", "third resonance"),
           assumptions=("the water surface closes the tube",)),
    Regime(FIRST, "the first resonance of an air column of adjustable length", cues=(*_COLUMN_WORDS, *_TUBE), needs_cue=True,
           rules_out=(*_NEXT_RESONANCE, *_BEAT_WORDS, *_STRING_WORDS, "open at both ends", "third resonance"),
           fixed={e_c: 0.0}, assumptions=("the water surface closes the tube", "the end correction is negligible")),
    Regime(ECHO, "sound that comes back", cues=_ECHO_WORDS, needs_cue=True,
           rules_out=("two cliffs", "two walls", "second echo", "both cliffs", "both walls", "parallel cliffs", "moving toward the cliff",
                      "moving", "drives", "approaches", *_STANDING_WORDS, *_BEAT_WORDS), assumptions=_STILL_AIR),
    Regime(SONAR, "sound that comes back under water", cues=_ECHO_WORDS, needs_cue=True,
           rules_out=("in air", "moving", "drives", "approaches", *_STANDING_WORDS, *_BEAT_WORDS)),
    Regime(DENSE, "sound in a medium other than air", cues=("in water", "in the water", "in steel", "underwater", "sound", "wave"), needs_cue=True,
           rules_out=("air", *_ECHO_WORDS, *_STANDING_WORDS, *_BEAT_WORDS, *_RAIL_WORDS)),
    Regime(ONE_WAY, "sound that arrives after the light", cues=_DELAY_WORDS, needs_cue=True,
           rules_out=(*_ECHO_WORDS, *_STANDING_WORDS, *_BEAT_WORDS, *_RAIL_WORDS),
           assumptions=("the light arrives at once", "the air is still")),
    Regime(TWO_WAYS, "one sound by two ways", cues=(*_RAIL_WORDS, "in the air"), needs_cue=True,
           rules_out=(*_ECHO_WORDS, *_STANDING_WORDS, *_BEAT_WORDS), conditions=(Ne(v, v_m2),)),
    Regime(INTO, "sound that passes from air into another medium", cues=("air", *_OUT_OF_AIR, *_IN_ORDER), needs_cue=True,
           rules_out=(*_INTO_AIR, *_ROPES, *_STANDING_WORDS, *_BEAT_WORDS, *_ECHO_WORDS, *_RAIL_WORDS),
           assumptions=("the source sets the frequency",)),
    Regime(OUT, "sound that passes from another medium into air", cues=("air", *_INTO_AIR), needs_cue=True,
           rules_out=("from air", *_IN_ORDER, *_ROPES, *_STANDING_WORDS, *_BEAT_WORDS, *_ECHO_WORDS, *_RAIL_WORDS),
           assumptions=("the source sets the frequency",)),
    Regime(BEATS, "beats of two known frequencies", cues=_BEAT_WORDS, needs_cue=True, where=ON_NEITHER_SIDE),
    Regime(SHARPER, "beats with a higher second source", cues=(*_BEAT_WORDS, "higher", "slightly higher", "sharp", "higher frequency", "larger frequency", "greater"),
           rules_out=_ASKS_BEATS, needs_cue=True, where=NOT_THE_LOWER),
    Regime(FLATTER, "beats with a lower second source", cues=(*_BEAT_WORDS, "lower", "slightly lower", "flat", "lower frequency", "smaller frequency"),
           rules_out=_ASKS_BEATS, needs_cue=True, where=NOT_THE_HIGHER),
    Regime(PATHS, "two sources in phase", cues=_TWO_SPEAKERS, needs_cue=True,
           rules_out=(*_BEAT_WORDS, *_STANDING_WORDS, "out of phase", "opposite phase", "slits", "double-slit", "antiphase"),
           assumptions=("the sources vibrate in phase",)),
    Regime(WARM, "sound in air of a given temperature", cues=_WARM_WORDS, needs_cue=True,
           rules_out=(*_STANDING_WORDS, *_BEAT_WORDS, *_ECHO_WORDS)),
    Regime(WARM_ROOT, "sound in air of a given absolute temperature", cues=_WARM_WORDS, needs_cue=True,
           rules_out=(*_STANDING_WORDS, *_BEAT_WORDS, *_ECHO_WORDS)),
    Regime(TOWARD, "a source that approaches", cues=(*_MOVES_TO, "hear", "hears", "siren", "horn"), needs_cue=True,
           rules_out=(*_MOVES_OFF, *_HAS_PASSED, *_MOVING_LISTENER, *_BEAT_WORDS, *_ECHO_WORDS, *_STANDING_WORDS), conditions=(Lt(v_s, v),),
           where=_apart((*_MOVES_TO, *_YET_TO_PASS)), assumptions=_STILL_AIR),
    Regime(AWAY, "a source that recedes", cues=(*_MOVES_OFF, "hear", "hears", "siren", "horn"), needs_cue=True,
           rules_out=(*_MOVES_TO, *_YET_TO_PASS, *_MOVING_LISTENER, *_BEAT_WORDS, *_ECHO_WORDS, *_STANDING_WORDS), where=_apart((*_MOVES_OFF, *_HAS_PASSED)), assumptions=_STILL_AIR),
    Regime(TOWARD_SOURCE, "an observer who approaches", cues=(*_MOVING_LISTENER, *_MOVES_TO), needs_cue=True,
           rules_out=(*_MOVES_OFF, *RESTING_LISTENER, *_BEAT_WORDS, *_ECHO_WORDS, *_STANDING_WORDS), conditions=(Gt(v_o, 0),), where=_apart(_MOVES_TO), assumptions=_STILL_AIR),
    Regime(FROM_SOURCE, "an observer who recedes", cues=(*_MOVING_LISTENER, *_MOVES_OFF), needs_cue=True,
           rules_out=(*_MOVES_TO, *RESTING_LISTENER, *_BEAT_WORDS, *_ECHO_WORDS, *_STANDING_WORDS), conditions=(Lt(v_o, v),), where=_apart(_MOVES_OFF), assumptions=_STILL_AIR),
    Regime(RIDING, "somebody who rides along with the source", cues=(*_MOVES_TO, *_MOVES_OFF, "hear", "hears", "heard by", "siren", "horn", "driver", "passenger", "conductor"), needs_cue=True, drawn=False, where=(RIDES_ALONG,),
           rules_out=(*_BEAT_WORDS, *_ECHO_WORDS, *_STANDING_WORDS), assumptions=_STILL_AIR),
    *LEVEL_REGIMES,
)  # fmt: skip

_WORDS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}
_LOOPS = ("loops", "segments", "bellies", "half waves", "half-waves", "half wavelengths", "half-wavelengths", "equal loops",
          "equal segments", "loop", "segment")  # fmt: skip


def _overtone_words(k: int) -> tuple[str, ...]:
    """Return what says that it is an overtone that sounds: "vibrates in its first overtone"."""
    return tuple(
        f"{verb} {whose} {said}"
        for said in ordinal(k, "overtone")
        for whose in ("its", "the")
        for verb in (
            "sounds",
            "sounds in",
            "sounds at",
            "vibrates in",
            "vibrates at",
            "vibrating in",
            "resonates in",
            "resonates at",
            "sounding",
            "plays",
            "producing",
            "produces",
        )
    )


def _mode_words(k: int) -> tuple[str, ...]:
    of_order = [f"{before} {name}" for noun in ("harmonic", "mode", "normal mode", "standing-wave mode") for name in ordinal(k, noun)
                for before in ("in its", "in the", "at its")]  # fmt: skip
    return tuple(of_order)


_FUNDAMENTAL = tuple(
    f"{verb} {whose}{mode}"
    for verb in ("in", "sounds", "sounding", "sounds at", "resonates at", "vibrates at", "plays")
    for whose in ("its ", "the ", "their ", "")
    for mode in (
        "fundamental",
        "fundamental mode",
        "fundamental tone",
        "fundamental vibration",
        "lowest mode",
        "ground mode",
        "first harmonic",
        "first mode",
    )
)
"""What says that it is the lowest tone that sounds."""
_OTHER_MODES = (
    "overtone",
    "overtones",
    "harmonics",
    *(said for k in _WORDS for said in ordinal(k, "harmonic")),
    *(said for k in _WORDS for said in ordinal(k, "mode")),
    "next mode",
    "next harmonic",
    "next resonance",
    "higher mode",
    "modes",
)
"""Where another tone is spoken of as well."""
_MANY = {
    5: "five",
    6: "six",
    8: "eight",
    10: "ten",
    12: "twelve",
    15: "fifteen",
    16: "sixteen",
    20: "twenty",
}


def _passing(word: str) -> tuple[str, ...]:
    """Return what tells how many waves pass a place: not so many crests along a length."""
    crests = tuple(f"{word} {noun}" for noun in ("crests", "wave crests", "waves", "ripples"))
    verbs = ("pass", "passes", "strike", "hit", "reach", "arrive", "go past", "break on")
    return (
        *(f"{crest} {verb}" for crest in crests for verb in verbs),
        f"up and down {word} times",
        f"bobs {word} times",
    )


FACTS = (
    *(Fact(_passing(word), {N_w: float(k)}, (TRAVEL,)) for k, word in _MANY.items()),
    Fact(("in one minute", "in a minute", "each minute", "every minute", "during one minute"), {t: 60.0}, (TRAVEL,)),
    *LEVEL_FACTS,
    *(Fact(tuple(f"{word} {noun}" for noun in _LOOPS), {n_mode: float(k)}, (FIXED, OPEN)) for k, word in _WORDS.items()),
    *(Fact((f"{word} antinodes",), {N_anti: float(k)}, STANDING) for k, word in _WORDS.items()),
    *(Fact((f"{word} nodes including", f"{word} nodes counting", f"{word} nodes in all"), {N_nodes: float(k)}, STANDING)
      for k, word in _WORDS.items()),
    *(Fact(_mode_words(k), {n_mode: float(k)}, STANDING) for k in _WORDS),
    Fact(_FUNDAMENTAL, {n_mode: 1.0}, STANDING, unless=_OTHER_MODES),
    *(Fact(_overtone_words(k), {n_mode: float(k + 1)}, (FIXED, OPEN)) for k in OVERTONES),
    *(Fact(_overtone_words(k), {n_mode: float(2 * k + 1)}, (CLOSED,)) for k in OVERTONES),
    *(Fact(tuple(f"{verb} {noun}" for verb in verbs for noun in ("the tension", "its tension")) + tuple(
        f"{noun} {by}" for noun in ("tension is", "tension in the string is", "tension of the string is", "tension in it is",
                                    "tension is then", "tension is now", "tension in the string is then", "tension in the rope is",
                                    "tension in the wire is") for by in passive),
      {r_T: factor}, (CHANGED,)) for factor, verbs, passive in (
        (2.0, ("double", "doubling"), ("doubled", "made twice as large")),
        (3.0, ("triple", "tripling"), ("tripled", "made three times as large")),
        (4.0, ("quadruple", "quadrupling"), ("quadrupled", "made four times as large", "increased by a factor of four",
                                             "increased fourfold", "increased to four times its value")),
        (9.0, (), ("made nine times as large", "increased by a factor of nine", "increased ninefold")),
        (0.5, ("halve", "halving"), ("halved", "reduced to half", "cut in half", "reduced by half")),
        (0.25, (), ("reduced to a quarter", "reduced to one quarter", "reduced to one fourth")),
    )),
)  # fmt: skip
