"""Bodies, relations, qualitative outcomes and shared names of waves and sound."""

from __future__ import annotations

from sympy import And, cos, false, pi, true

from wmw.core.family import Choice, Eq, Gt, Lt, Outcome, RelationSpec, Role
from wmw.families.wave.symbols import (
    CHANGED,
    CLOSED,
    COLUMN,
    DENSE,
    DOPPLER,
    ECHO,
    F_T,
    F_T2,
    FIRST,
    FIXED,
    INTO,
    LEVELS,
    LH,
    LIGHT,
    MEDIA,
    ONE_WAY,
    OPEN,
    OUT,
    OV,
    PATHS,
    R_1,
    SHIFTED,
    SONAR,
    STRINGS,
    TRAVEL,
    TUNING,
    TWO_WAYS,
    WARMTH,
    A_m,
    Delta_r,
    H,
    T_air,
    T_p,
    f_0,
    f_after,
    f_b,
    f_beat,
    f_obs,
    f_wave,
    lambda_0,
    lambda_m2,
    lambda_obs,
    lambda_wave,
    r_1,
    r_2,
    v,
    v_after,
    v_m2,
    v_o,
    v_s,
)

_SOUNDERS = ("loudspeaker", "tuning fork", "whistle", "siren", "bell", "horn", "source", "speaker", "ambulance", "train", "car",
             "police car", "fire engine", "fork", "alarm", "buzzer", "transmitter", "wave generator", "vibrator", "oscillator")  # fmt: skip

ROLES = (
    Role("source", _SOUNDERS, (("frequency", "f_wave"),), (TRAVEL, LIGHT, *WARMTH, *MEDIA, DENSE, *LEVELS), ("loudspeaker", "whistle", "siren", "bell")),
    Role("source", ("ambulance", "police car", "fire engine", "train", *_SOUNDERS), (("frequency", "f_wave"),), DOPPLER,
         ("ambulance", "police car", "fire engine", "train")),
    Role("source", ("loudspeaker A", "speaker A", "first speaker", "first loudspeaker", "speaker 1", "S1", "source 1", "loudspeaker 1",
                    "first source", "left speaker"), (("frequency", "f_wave"),), (PATHS,), ("loudspeaker A",)),
    Role("source_2", ("loudspeaker B", "speaker B", "second speaker", "second loudspeaker", "speaker 2", "S2", "source 2",
                      "loudspeaker 2", "second source", "right speaker"), (), (PATHS,), ("loudspeaker B",)),
    Role("string", ("string", "wire", "cord", "rope", "cable", "guitar string", "violin string", "piano string", "clothesline"),
         (("length", "L"), ("tension", "F_T"), ("linear density", "mu")), STRINGS, ("string", "wire", "cord")),
    Role("supports", ("supports", "end supports", "posts", "walls", "clamps", "ends", "support", "bridge and nut", "pegs"), (),
         (FIXED, CHANGED), ("supports", "posts", "clamps")),
    Role("pipe", ("pipe", "tube", "organ pipe", "flute", "air column", "clarinet", "bottle", "whistle"), (("length", "L"),),
         (OPEN, CLOSED), ("pipe", "tube", "organ pipe")),
    Role("air", ("air", "air column", "gas"), (), (OPEN, CLOSED), ("air",)),
    Role("fork", ("tuning fork", "fork", "source", "loudspeaker"), (("frequency", "f_wave"),), (COLUMN, FIRST), ("tuning fork",)),
    Role("tube", ("tube", "resonance tube", "glass tube", "pipe", "air column", "cylinder"), (), (COLUMN, FIRST), ("tube", "glass tube")),
    Role("observer", ("hiker", "student", "girl", "boy", "climber", "ship", "person", "observer", "boat", "man", "woman", "listener",
                      "bat", "sonar", "submarine", "camper", "dolphin"), (), (ECHO, SONAR, ONE_WAY, *LEVELS), ("hiker", "student", "girl", "climber")),
    Role("reflector", ("cliff", "wall", "rock face", "canyon wall", "sea floor", "seabed", "building", "bottom", "obstacle",
                       "ocean floor", "mountain", "fish", "school of fish"), (), (ECHO, SONAR), ("cliff", "rock face", "canyon wall")),
    Role("storm", ("storm", "thunderstorm", "lightning", "thundercloud", "firework", "flash", "cloud", "explosion"), (), (ONE_WAY,),
         ("storm", "thunderstorm", "thundercloud")),
    Role("observer", ("observer", "person", "pedestrian", "listener", "cyclist", "bystander", "runner", "driver", "student"), (), DOPPLER,
         ("person", "pedestrian", "bystander")),
    Role("listener", ("listener", "student", "observer", "microphone", "person"), (), (PATHS,), ("listener", "student", "microphone")),
    Role("medium_1", ("air",), (), (*MEDIA, TWO_WAYS), ("air",)),
    Role("medium_2", ("water", "steel", "glass", "concrete", "granite", "aluminium", "aluminum", "iron", "helium", "seawater", "wood",
                      "rail", "lake", "brass", "copper", "sea water"), (("speed of sound", "v_m2"),), (*MEDIA, TWO_WAYS, DENSE, SONAR),
         ("steel", "glass", "granite", "aluminium")),
    Role("fork_a", ("tuning fork A", "fork A", "first fork", "fork 1", "first tuning fork", "tuning fork 1", "fork1", "source A",
                    "tuning fork"), (("frequency", "f_wave"),), TUNING, ("tuning fork A", "fork A")),
    Role("fork_b", ("tuning fork B", "fork B", "second fork", "fork 2", "second tuning fork", "tuning fork 2", "fork2", "source B",
                    "string", "guitar string", "piano string"), (("frequency", "f_b"),), TUNING, ("tuning fork B", "fork B")),
)  # fmt: skip

RELATIONS = (
    RelationSpec("attached", ("string", "supports"), (FIXED, CHANGED)),
    RelationSpec("contact", ("string", "supports"), (FIXED, CHANGED), required=False),
    RelationSpec("in", ("air", "pipe"), (OPEN, CLOSED)),
    RelationSpec("separated", ("observer", "reflector"), (ECHO, SONAR)),
    RelationSpec("separated", ("observer", "storm"), (ONE_WAY,)),
    RelationSpec("separated", ("source", "observer"), SHIFTED),
    RelationSpec("above", ("fork", "tube"), (COLUMN, FIRST)),
    RelationSpec("separated", ("source", "source_2"), (PATHS,)),
    RelationSpec("adjacent", ("medium_1", "medium_2"), MEDIA),
    RelationSpec("separated", ("fork_a", "fork_b"), TUNING, required=False),
    RelationSpec("adjacent", ("fork_a", "fork_b"), TUNING, required=False),
)

_RISE = ("rise or fall", "increase or decrease", "rise, fall or stay the same", "increase, decrease or stay the same", "higher or lower",
         "go up or down", "rises or falls", "larger or smaller", "higher, lower or the same")  # fmt: skip
_PITCH = ("pitch", "fundamental frequency", "frequency", "fundamental", "tone", "note")
_LONGER = (*(f"wavelength {verb} {ask}" for verb in ("become", "be", "then", "get", "there", "") for ask in ("longer", "shorter")),
           "longer, shorter or the same", "longer or shorter", "shorter or longer", "shorter, longer or the same",
           "wavelength increase or decrease", "wavelength increase, decrease or stay", "longer, shorter or equally long",
           "shorter, longer or equally long", "happens to the wavelength")  # fmt: skip
_HIGHER = (
    "it rises",
    "it gets higher",
    "higher",
    "rises",
    "increases",
    "goes up",
    "larger",
    "becomes higher",
    "is raised",
)
_LOWER = (
    "it falls",
    "it gets lower",
    "lower",
    "falls",
    "decreases",
    "goes down",
    "smaller",
    "becomes lower",
    "drops",
)
_STAYS = ("it stays the same", "it does not change", "stays the same", "does not change", "remains the same", "is unchanged",
          "remains unchanged", "unchanged", "the same", "stays constant", "equally long", "it stays equally long")  # fmt: skip
_IS_LONGER = (
    "it is longer",
    "longer",
    "it becomes longer",
    "increases",
    "becomes longer",
    "larger",
    "it increases",
    "greater",
)
_IS_SHORTER = (
    "it is shorter",
    "shorter",
    "it becomes shorter",
    "decreases",
    "becomes shorter",
    "smaller",
    "it decreases",
)


def _said(subjects: tuple[str, ...], verbs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{subject} {verb}" for subject in subjects for verb in verbs)


_IN_STEP = cos(2 * pi * Delta_r / lambda_wave)
_CLOSE = 0.985
"""Cosine of a phase difference near a multiple of π: within a thirty-sixth of a wavelength."""

_LOUD = (
    "loud",
    "louder",
    "strong",
    "loud sound",
    "loud tone",
    "maximum",
    "strong sound",
    "loud spot",
)
_FAINT = (
    "faint",
    "fainter",
    "quiet",
    "soft",
    "weak",
    "silent",
    "silence",
    "minimum",
    "no",
    "little",
    "almost no",
    "faint tone",
)

_ON_WATER = (
    r"\b(?:water waves?|ripples?|swell|ripple tank|shallows?|shallower|deep water|deeper water)\b",
)
"""Waves on water go from depth to depth, and not out of air."""

OUTCOMES = (
    Outcome(
        "pitch_change", (*_said(_PITCH, _RISE), "happens to the pitch", "happens to the fundamental", "pitch higher or lower",
                         "does its pitch rise", "does the pitch become"),
        (
            Choice("rises", Gt(F_T2, F_T), _HIGHER),
            Choice("falls", Lt(F_T2, F_T), _LOWER),
            Choice("stays the same", Eq(F_T2, F_T), _STAYS[:10]),
        ),
        (CHANGED,), in_effects=False,
    ),
    Outcome(
        "pitch_claim", (),
        (
            Choice("rises", Gt(F_T2, F_T), _said(("pitch", "fundamental frequency", "wave speed", "waves on it"),
                                                 ("rises", "increases", "goes up", "become faster", "get faster"))),
            Choice("falls", Lt(F_T2, F_T), _said(("pitch", "fundamental frequency", "wave speed", "waves on it"),
                                                 ("falls", "decreases", "drops", "goes down", "become slower", "get slower"))),
        ),
        (CHANGED,),
    ),
    Outcome(
        "wave_speed_change", ("wave speed increase or decrease", "speed of the waves increase or decrease", "faster or slower",
                              "waves travel faster or", "slower or faster"),
        (
            Choice("faster", Gt(v_after, v), ("faster", "it increases", "increases", "they get faster")),
            Choice("slower", Lt(v_after, v), ("slower", "it decreases", "decreases", "they get slower")),
        ),
        (CHANGED,), in_effects=False,
    ),
    Outcome(
        "wavelength_into", _LONGER,
        (
            Choice("longer", Gt(lambda_m2, 1.000001 * lambda_wave), _IS_LONGER),
            Choice("shorter", Lt(1.000001 * lambda_m2, lambda_wave), _IS_SHORTER),
            Choice("the same", And(Gt(1.000001 * lambda_m2, lambda_wave), Lt(lambda_m2, 1.000001 * lambda_wave)), _STAYS),
        ),
        (INTO,), in_effects=False, unasked=_ON_WATER,
    ),
    Outcome(
        "wavelength_out", _LONGER,
        (
            Choice("longer", Gt(lambda_wave, 1.000001 * lambda_m2), _IS_LONGER),
            Choice("shorter", Lt(1.000001 * lambda_wave, lambda_m2), _IS_SHORTER),
            Choice("the same", And(Gt(1.000001 * lambda_m2, lambda_wave), Lt(lambda_m2, 1.000001 * lambda_wave)), _STAYS),
        ),
        (OUT,), in_effects=False,
    ),
    Outcome(
        "frequency_in_medium", (*_said(("frequency", "pitch"), _RISE), "happens to the frequency", "does the frequency change",
                                "does its frequency change", "frequency of the sound change"),
        (
            Choice("stays the same", true, _STAYS[:10]),
            Choice("rises", false, _HIGHER),
            Choice("falls", false, _LOWER),
        ),
        MEDIA, in_effects=False,
    ),
    Outcome(
        "frequency_claim", (),
        (
            Choice("stays the same", true, _said(("frequency", "pitch"), ("stays the same", "does not change", "remains the same",
                                                                          "is unchanged", "remains unchanged", "stays"))),
            Choice("changes", false, _said(("frequency", "pitch"), ("increases", "decreases", "rises", "falls", "drops", "doubles",
                                                                    "halves", "becomes higher", "becomes lower"))),
        ),
        MEDIA,
    ),
    Outcome(
        "speed_in_medium", ("faster or slower", "slower or faster", "speed up or slow down"),
        (
            Choice("faster in the second", Gt(v_m2, v), ("faster", "it gets faster", "speeds up")),
            Choice("slower in the second", Lt(v_m2, v), ("slower", "it gets slower", "slows down")),
        ),
        (INTO,), in_effects=False, unasked=_ON_WATER,
    ),
    Outcome(
        "superposition", ("constructively or destructively", "destructively or constructively", "constructive or destructive",
                          "destructive or constructive", "reinforce or cancel", "cancel or reinforce", "loud or quiet", "quiet or loud",
                          "strengthen or weaken", "maximum or a minimum", "minimum or a maximum", "louder or softer", "soft or loud",
                          "reinforce each other or",
                          *(f"{one} or {more}{other}" for one in _LOUD for other in _FAINT for more in ("", "a ", "especially ", "particularly ", "very ")),
                          *(f"{one} or {more}{other}" for one in _FAINT for other in _LOUD for more in ("", "a ", "especially ", "particularly ", "very "))),
        (
            Choice("constructive", Gt(_IN_STEP, _CLOSE),
                   ("constructive interference", "constructively", "they reinforce each other", "constructive", "they reinforce", "reinforce",
                    "loud", "a maximum", "louder", "strengthen each other", "maximum", "strong", "bright", "add up")),
            Choice("destructive", Lt(_IN_STEP, -_CLOSE),
                   ("destructive interference", "destructively", "they cancel each other", "destructive", "they cancel", "cancel", "quiet",
                    "a minimum", "softer", "weaken each other", "minimum", "soft", "faint", "weak", "silence", "silent", "dark",
                    "hardly anything", "almost nothing", "no sound")),
        ),
        (PATHS,), in_effects=False,
    ),
    Outcome(
        "superposition_claim", (),
        (
            Choice("constructive", Gt(_IN_STEP, _CLOSE),
                   ("waves reinforce each other", "interfere constructively", "arrive in phase", "arrive in step", "crest meets crest")),
            Choice("destructive", Lt(_IN_STEP, -_CLOSE),
                   ("waves cancel each other", "interfere destructively", "arrive out of phase", "arrive in opposite phase",
                    "crest meets trough")),
        ),
        (PATHS,),
    ),
    Outcome(
        "series_closed", ("which harmonics", "what harmonics", "does it have a second harmonic", "have even harmonics",
                          "odd harmonics or all", "all harmonics or only"),
        (
            Choice("odd only", true, ("only odd harmonics", "only the odd harmonics", "odd harmonics only", "odd harmonics", "only the odd ones",
                                      "only odd ones", "odd multiples")),
            Choice("all", false, ("all harmonics", "every harmonic", "all of them", "all integer multiples", "even harmonics")),
        ),
        (CLOSED,),
    ),
    Outcome(
        "series_open", ("which harmonics", "what harmonics", "odd harmonics or all", "all harmonics or only"),
        (
            Choice("odd only", false, ("only odd harmonics", "only the odd harmonics", "odd harmonics only", "only odd ones")),
            Choice("all", true, ("all harmonics", "every harmonic", "all of them", "all integer multiples")),
        ),
        (OPEN, FIXED),
    ),
    Outcome(
        "heard_pitch", (*_said(("pitch", "frequency"), ("higher or lower", "rise or fall")), "higher or lower", "lower or higher",
                        "higher, lower or the same"),
        (
            Choice("higher", Gt(f_obs, f_wave), ("higher", "it is higher", "a higher frequency", "a higher pitch", "larger")),
            Choice("lower", Lt(f_obs, f_wave), ("lower", "it is lower", "a lower frequency", "a lower pitch", "smaller")),
        ),
        SHIFTED, in_effects=False,
    ),
    Outcome(
        "heard_pitch_claim", (),
        (
            Choice("higher", Gt(f_obs, f_wave), ("hears a higher frequency", "hears a higher pitch", "frequency heard is higher",
                                                 "observed frequency is higher", "waves are compressed", "waves are crowded together")),
            Choice("lower", Lt(f_obs, f_wave), ("hears a lower frequency", "hears a lower pitch", "frequency heard is lower",
                                                "observed frequency is lower", "waves are stretched", "waves are spread apart")),
        ),
        SHIFTED,
    ),
    Outcome(
        "second_fork", ("which fork has the higher", "which of the two is higher"),
        (Choice("first", Gt(f_wave, f_b), ("{fork_a}", "the first")), Choice("second", Lt(f_wave, f_b), ("{fork_b}", "the second"))),
        TUNING, in_effects=False,
    ),
)  # fmt: skip

_MODES = (f_wave, f_0, H[3], H[2], H[5], H[4], OV[1], OV[2], H[6], H[7])
_HEARD = (f_b, f_obs, f_after, f_beat)
_SPEEDS = (v, v_m2, v_after, v_s, v_o)
_WAVES = (lambda_wave, lambda_0, LH[3], LH[2], LH[5], LH[4], lambda_obs)
# No "n": accounts count harmonics, odd harmonics, overtones or loops with it, and an equation takes
# the number that the account states. No single letters of units (k, m, N, s) either: with them "kg/m"
# would read as a product of symbols.
AMBIGUOUS = {
    "f": (*_MODES, *_HEARD),
    "frequency": (*_MODES, *_HEARD),
    "freq": (*_MODES, *_HEARD),
    "nu": (*_MODES, *_HEARD),
    "f_n": _MODES,
    "f_harmonic": _MODES,
    "f_string": (*_MODES, f_b),
    "f_pipe": _MODES,
    "f_1": (f_0, f_wave, f_b),
    "f_2": (H[2], f_b, f_after, f_wave),
    "f_resonance": _MODES,
    "lambda": _WAVES,
    "wavelength": _WAVES,
    "lambda_n": _WAVES,
    "lamda": _WAVES,
    "lambda_1": (lambda_0, lambda_wave, lambda_m2),
    "lambda_2": (LH[2], lambda_m2, lambda_wave),
    "v": _SPEEDS,
    "speed": _SPEEDS,
    "velocity": _SPEEDS,
    "v_sound": (v, v_m2),
    "speed_of_sound": (v, v_m2),
    "sound_speed": (v, v_m2),
    "speed_sound": (v, v_m2),
    "velocity_of_sound": (v, v_m2),
    "sound_velocity": (v, v_m2),
    "v_snd": (v, v_m2),
    "v_medium": (v, v_m2),
    "v_1": (v, v_m2),
    "v_2": (v_m2, v_after, v),
    "T": (T_p, F_T, T_air), "r": (R_1,),
    "T_1": (F_T, T_p),
    "T_2": (F_T2,),
    "A": (A_m, r_1, r_2),
}  # fmt: skip
"""Names of several quantities; the regime, then the values, tell which is meant."""
