"""Waves told in words: into another medium, along a string, in pipes and past an observer."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome
from wmw.core.situation import Situation, Trend
from wmw.families.wave.symbols import (
    AWAY,
    CLOSED,
    INTO,
    OUT,
    TOWARD,
    TRAVEL,
    f_obs,
    f_wave,
    lambda_m2,
    lambda_wave,
    v,
    v_m2,
)

_SOUND = ("sound", "sounds", "tone", "note", "sound wave*")
_PASS = (
    "pass*",
    "travel*",
    "goes",
    "enter*",
    "cross*",
    "transmitted",
    "moves",
    "going",
    "refracted",
    "sends",
    "sent",
)
_SPEED, _LENGTH = (
    ("speed", "wave speed", "velocity", "speed of sound", "faster", "slower"),
    ("wavelength", "wavelengths"),
)
_PITCH = ("frequency", "pitch", "tone", "number of waves per second", "number of waves")
_FROM_AIR = (
    r"re:\b(?:from|through|in|leaves) (?:the )?air (?:\w+ ){0,6}(?:into|to|in|through|enters?) (?:\w+ )?(?:water|steel|iron|metal|wood|glass|sea|rail|pool|lake|concrete)\b",
    "from air into",
    "from air to",
    r"re:\bfrom air\b.*\binto water\b",
)
_INTO_AIR = (
    r"re:\bfrom (?:\w+ )?(?:water|steel|iron|metal|wood|glass|sea|rail) (?:\w+ ){0,3}(?:into|to) (?:the )?air\b",
)
_OUT_OF_AIR = (
    Trend(_SPEED, v_m2 - v),
    Trend(_LENGTH, lambda_m2 - lambda_wave),
    Trend(("period",), 0),
    Trend(_PITCH, 0),
)
_MEANT = (
    "sound",
    "tone",
    "sound wave*",
    "loudspeaker",
    "siren",
    "tuning fork",
    "bell",
    "whistle",
    "note",
)
_LIGHT = ("light", "laser", "ray", "optical")
_DIRECTIONS = Outcome(
    "particles_of_a_wave", (),
    (
        Choice("along", true, ("parallel", "along the direction", "back and forth along", "in the direction of the wave", "in the same direction", "longitudinal", "along the wave", "in the direction of travel", "same direction as the wave", "to and fro along")),
        Choice("across", false, ("perpendicular", "at right angles", "transverse", "up and down", "across")),
        Choice("circle", false, ("in circles", "circular")),
    ),
    in_effects=False,
)  # fmt: skip
_ACROSS = Outcome(
    "particles_of_a_string", (),
    (
        Choice("across", true, ("perpendicular", "at right angles", "transverse", "up and down", "across")),
        Choice("along", false, ("parallel", "along the direction", "longitudinal", "along the string", "along the rope", "in the direction of the wave", "in the same direction", "to the right", "with the wave")),
    ),
    in_effects=False,
)  # fmt: skip
_TRANSPORT = Outcome(
    "what_a_wave_carries", (),
    (
        Choice("energy", true, ("energy", "energy but not matter", "energy only", "energy without matter", "energy and not matter", "energy and information")),
        Choice("matter", false, ("matter", "matter only", "matter but not energy", "water", "mass", "particles", "air", "medium")),
        Choice("both", false, ("both energy and matter", "energy and matter", "matter and energy", "both matter and energy", "both")),
        Choice("none", false, ("neither energy nor matter", "neither matter nor energy", "neither", "nothing")),
    ),
    in_effects=False,
)  # fmt: skip
_VACUUM = Outcome(
    "sound_in_a_vacuum", (),
    (
        Choice("no", true, ("no", "cannot", "no sound", "nothing", "not travel", "not heard", "cannot be heard", "needs a medium", "silent", "not at all", "it becomes inaudible", "fades away", "inaudible", "zero")),
        Choice("yes", false, ("yes", "can travel", "can be heard", "as loud as before", "louder", "unchanged", "travels faster")),
    ),
    in_effects=False,
)  # fmt: skip
_HEARD = (
    "pitch",
    "frequency",
    "heard frequency",
    "observed frequency",
    "tone",
    "frequency heard",
    "note",
    "apparent frequency",
)
_CARS = (
    "ambulance",
    "siren",
    "train",
    "car",
    "whistle",
    "horn",
    "source",
    "motorcycle",
    "truck",
    "police",
    "fire engine",
    "fire truck",
    "racing car",
    "observer",
    "listener",
    "cyclist",
)
_SET = ("Doppler", "doppler", "pitch", "frequency", "wavelength")
_STANDS = (
    "stationary",
    "at rest",
    "standing",
    "stands",
    "pedestrian",
    "bystander",
    "roadside",
    "platform",
    "person",
    "listener",
    "observer",
    "you",
    "student",
    "man",
    "woman",
    "boy",
    "girl",
)
_SHORT = (
    r"re:\b(?:pour\w*|add\w*|fill\w*) (?:\w+ ){0,6}(?:water|liquid)|water (?:\w+ )?(?:poured|added)|water level (?:\w+ ){0,2}(?:rises|raised|rising)|filled with water|fills with water",
    "shorter",
    "shortened",
)
_LONG = (
    "longer",
    "lengthened",
    "water level falls",
    "water level is lowered",
    "drunk",
    "drinks",
    "emptied",
)
_TUBES = (
    "bottle",
    "pipe",
    "tube",
    "organ",
    "flute",
    "air column",
    "glass",
    "cylinder",
    "column",
    "jar",
)
_BLOWN = ("blow*", "tone", "note", "pitch", "frequency", "resonan*", "sounds", "sound")
_COLUMN = (
    (
        "tone",
        "pitch",
        "frequency",
        "fundamental",
        "note",
        "fundamental frequency",
        "resonance frequency",
        "sound",
    ),
    ("wavelength",),
)

SITUATIONS = (
    Situation("sound_out_of_air", (_MEANT, _PASS, _FROM_AIR), INTO, _LIGHT, trends=_OUT_OF_AIR),
    Situation("sound_into_air", (_MEANT, _PASS, _INTO_AIR), OUT, _LIGHT, trends=_OUT_OF_AIR),
    Situation("wave_into_shallow_water", (("water wave*", "waves", "ripple*", "wave"), ("shallow*",), ("deep*", "into", "enter*", "slow*")), TRAVEL, ("from shallow",), trends=(Trend(("speed", "wave speed", "velocity"), -1), Trend(_LENGTH, -1), Trend(("frequency", "period"), 0))),
    Situation("rope_into_heavier_rope", (("pulse", "wave", "waves"), ("string", "rope", "cord"), ("heavier", "thicker", "denser", "greater mass per length", "greater linear density", r"re:\binto (?:a |the )?(?:thick|heavy)\b"), ("boundary", "joined", "tied", "passes", "runs", "knotted", "enters", "attached", "connected", "transmitted")), TRAVEL, ("inverted", "upright", "reflected", r"re:\b(?:into|enters|onto) (?:a |the )?(?:thin|light)", r"re:\bfrom (?:a |the )?(?:thick|heav|dens)"),
              trends=(Trend(("speed", "wave speed", "velocity"), -1), Trend(_LENGTH, -1), Trend(("frequency", "period"), 0))),
    Situation("rope_into_lighter_rope", (("pulse", "wave", "waves"), ("string", "rope", "cord"), (r"re:\b(?:into|enters|onto) (?:thin|light)\w*\b",), (r"re:\b(?:thick|heav)\w*\b",), ("boundary", "joined", "tied", "passes", "runs", "knotted", "enters", "attached", "connected", "transmitted")), TRAVEL, ("inverted", "upright", "reflected", r"re:\b(?:into|enters|onto) (?:thick|heav|dens)", r"re:\bfrom (?:thin|light)"),
              trends=(Trend(("speed", "wave speed", "velocity"), 1), Trend(_LENGTH, 1), Trend(("frequency", "period"), 0))),
    Situation("particles_in_sound", (("sound", "longitudinal"), ("particles", "air molecules", "molecules", "particle", "oscillate", "vibrat*"), ("direction", "how do", "how does", "which way", "relative to")), TRAVEL, ("transverse", "string", "rope"), outcomes=(_DIRECTIONS,)),
    Situation("particles_of_a_string", (("transverse", "string", "rope", "cord"), ("particle*", "point", "piece", "knot", "ribbon", "oscillate", "vibrat*", "move"), ("direction", "how do", "how does", "which way", "relative to"), ("wave", "pulse", "waves")), TRAVEL, ("longitudinal", "sound", "slinky", "standing", "snapshot", "crest"), outcomes=(_ACROSS,)),
    Situation("what_waves_carry", (("wave", "waves"), ("carry", "transport*", "transfer*", "transmit*"), ("what", "which")), TRAVEL, ("faster",), outcomes=(_TRANSPORT,)),
    Situation("sound_in_a_vacuum", (("vacuum", "airless", "no air", "air is pumped out", "pumped out", "evacuated", "outer space", "on moon", "in space"), ("sound", "hear", "heard", "bell", "ringing", "explosion", "alarm clock"), ("can", "does", "what", "how", "will")), TRAVEL, ("speed of light", "light travels"), outcomes=(_VACUUM,)),
    Situation("source_nears", (_CARS, _SET, ("approach*", "toward*", "comes closer", "coming closer", "nearer")), TOWARD, ("away", "recede*", "passes", "past", "observer moves", "cyclist rides", "listener moves", "runs toward", "observer approaches", "moving observer", "wavelength"), trends=(Trend(_HEARD, f_obs - f_wave),)),
    Situation("source_leaves", (_CARS, _SET, ("away", "recede*", "receding", "drives off")), AWAY, ("approach*", "toward*", "passes", "past", "observer moves", "listener moves", "wavelength"), trends=(Trend(_HEARD, f_obs - f_wave),)),
    Situation("source_passes", (_CARS, _SET, ("passes", "past", "passing", "drives by", "goes by"), _STANDS), AWAY, (), trends=(Trend(_HEARD, f_obs - f_wave),)),
    Situation("column_shortened", (_TUBES, _BLOWN, _SHORT, ("higher", "lower", "rise*", "increase*", "happens", "change*", "pitch", "how does")), CLOSED, _LONG, trends=(Trend(_COLUMN[0], 1), Trend(_COLUMN[1], -1))),
    Situation("column_lengthened", (_TUBES, _BLOWN, _LONG, ("higher", "lower", "rise*", "increase*", "happens", "change*", "pitch", "how does")), CLOSED, ("shorter", "shortened"), trends=(Trend(_COLUMN[0], -1), Trend(_COLUMN[1], 1))),
    Situation("louder", (("sound", "note", "tone", "music", "loudspeaker", "volume"), ("louder", "more loudly", "volume is turned up", "turned up")), TRAVEL, ("quieter", "far*", "approach*"),
              trends=(Trend(("amplitude", "intensity", "loudness", "energy"), 1), Trend(("frequency", "pitch", "speed", "wavelength", "period", "speed of sound"), 0))),
)  # fmt: skip
