"""Question kinds about waves on their way: wavelength, string, echo, delay, media, two sources.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import cos, pi, sqrt

from wmw.core.family import Grid, Gt, Kind, Lt, Mistake
from wmw.families.wave.symbols import (
    CHANGED,
    ECHO,
    F_T,
    F_T2,
    INTO,
    ONE_WAY,
    OUT,
    PATHS,
    STRING,
    TRAVEL,
    Delta_r,
    L,
    d,
    f_wave,
    lambda_m2,
    lambda_wave,
    m_s,
    r_1,
    r_2,
    t,
    v,
    v_00,
    v_after,
    v_m2,
)

_AIR = {v: Grid(333, 349, 1)}
"""Speed of sound between a cold day and a hot one."""

WAVELENGTH = Kind(
    "wavelength_of_sound", TRAVEL, (f_wave, v), lambda_wave, "quantitative", "easy",
    (
        "A {source} sounds at a frequency of {f_wave} in air, where the speed of sound is {v_wave}. What is the wavelength of the sound?",
        "A {source} sends out sound waves of frequency {f_wave}. The speed of sound in the air is {v_wave}. Find the wavelength.",
        "Sound travels at {v_wave} through the air around a {source} that sounds at {f_wave}. How long are the waves? Give the wavelength.",
        "The sound waves of a {source} have a frequency of {f_wave} and travel at {v_wave}. Calculate their wavelength.",
    ),
    ("lambda_wave = v_wave / f_wave",),
    (
        "Wave relation: speed is frequency times wavelength",
        "v = f λ",
        "In one period the wave advances by one wavelength",
    ),
    (
        "Each vibration of the {source} sends out one wave, and the wave advances by its wavelength meanwhile.",
        "The sound waves follow one another at the rate of the {source}.",
        "The {source} sets the frequency, the air the speed.",
    ),
    (
        "The sound waves are {lambda_wave} long.",
        "Sound waves with a wavelength of {lambda_wave} spread through the air.",
        "The wavelength of the sound is {lambda_wave}.",
    ),
    ("The speed of sound is {v_wave}.", "The frequency is {f_wave}."),
    (Mistake("multiplied", v * f_wave), Mistake("inverted", f_wave / v), Mistake("half a wave", v / (2 * f_wave)),
     Mistake("two waves", 2 * v / f_wave), Mistake("angular frequency for frequency", v / (2 * pi * f_wave))),
    grids=_AIR,
)  # fmt: skip

OTHER_FREQUENCY = Kind(
    "wavelength_at_another_frequency", TRAVEL, (f_wave, v), lambda_wave, "counterfactual", "easy",
    (
        "A {source} sounds at {f_wave} in air, where the speed of sound is {v_wave}. The frequency is now changed to {f_wave_new}. What is the wavelength of the sound then?",
        "Sound waves of frequency {f_wave} come from a {source} and travel at {v_wave}. If the frequency were {f_wave_new} instead, what would the wavelength be?",
        "A {source} sends sound waves of frequency {f_wave} through air; they travel at {v_wave}. Find the wavelength after the frequency has been changed to {f_wave_new}.",
        "The speed of sound in the air is {v_wave}, and a {source} sounds at {f_wave}. Calculate the wavelength if the frequency is changed to {f_wave_new}.",
    ),
    ("lambda_wave = v_wave / f_wave",),
    (
        "The speed of sound depends on the air, not on the frequency: λ = v / f",
        "Wave relation with the speed unchanged",
        "v = f λ, where the medium fixes v",
    ),
    (
        "The waves travel as fast as before, and their length follows the new frequency.",
        "The air still sets the speed; only the rate of the waves is another one.",
        "With the speed kept, frequency and wavelength are inversely proportional.",
    ),
    (
        "The wavelength is now {lambda_wave}.",
        "The sound waves are then {lambda_wave} long.",
        "The new wavelength of the sound is {lambda_wave}.",
    ),
    ("The speed of sound does not depend on the frequency.", "The air stays the same."),
    grids=_AIR, alters=f_wave,
)  # fmt: skip

STRING_SPEED = Kind(
    "speed_on_a_string", STRING, (m_s, L, F_T), v, "quantitative", "easy",
    (
        "A {string} with a length of {L} and a mass of {m_s} is stretched with a tension of {F_T}. What is the speed of a transverse wave on it?",
        "The tension in a {string} is {F_T}. The {string} has a mass of {m_s} and is [{L} long|of length {L}]. Find the wave speed on it.",
        "A pulse is sent along a {string} of mass {m_s} and length {L}, which is under a tension of {F_T}. With what speed does the pulse travel?",
        "A {string} is {L} long, has a mass of {m_s} and is under a tension of {F_T}. Calculate the speed of the waves on the {string}.",
    ),
    ("mu = m_s / L", "v_wave = sqrt(F_T / mu)"),
    (
        "Wave speed on a stretched {string}: the root of tension over linear density",
        "v = √(F/μ) with μ = m/L",
        "Tension drives the wave, and the linear density slows it down",
    ),
    (
        "The tension pulls each piece of the {string} back, and the pulse runs on.",
        "The wave runs along the {string} at a speed that tension and linear density fix.",
        "Only tension and linear density decide how fast the wave runs.",
    ),
    (
        "The waves run along the {string} at {v_wave}.",
        "A pulse travels at {v_wave} on the {string}.",
        "The wave speed is {v_wave}.",
    ),
    ("The linear density is the mass divided by the length.", "The tension is {F_T}."),
    (Mistake("root left out", F_T * L / m_s), Mistake("length left out", sqrt(F_T / m_s)), Mistake("inverted", sqrt(m_s / (L * F_T))),
     Mistake("mass times length", sqrt(F_T / (m_s * L))), Mistake("half the tension", sqrt(F_T * L / (2 * m_s)))),
)  # fmt: skip

OTHER_TENSION = Kind(
    "speed_at_another_tension", CHANGED, (F_T, v, F_T2), v_after, "counterfactual", "medium",
    (
        "A {string} is stretched with a tension of {F_T}, and waves travel along it at {v_wave}. The tension is changed to {F_T2}. What is the new wave speed?",
        "Waves run at {v_wave} along a {string} whose tension is {F_T}. If the tension is changed to {F_T2}, what is the new speed of the waves?",
        "With a tension of {F_T}, the wave speed on a {string} is {v_wave}. The tension is then changed to {F_T2}. Find the new wave speed.",
        "The tension in a {string} is {F_T} and its waves travel at {v_wave}. Calculate the new speed of the waves when the tension is changed to {F_T2}.",
    ),
    ("v_after = v_wave sqrt(F_T2 / F_T)",),
    (
        "The wave speed goes with the square root of the tension",
        "v = √(F/μ) with the linear density unchanged",
        "The linear density stays, so the speeds go as the roots of the tensions",
    ),
    (
        "The {string} has the same linear density, and another tension drives the waves.",
        "Only the tension is different, and the speed follows its root.",
        "The tension decides how hard each piece of the {string} is pulled back.",
    ),
    (
        "The waves now travel at {v_after}.",
        "The wave speed becomes {v_after}.",
        "With the new tension the waves run at {v_after}.",
    ),
    ("The linear density stays the same.", "The new tension is {F_T2}."),
    (Mistake("proportional to the tension", v * F_T2 / F_T), Mistake("inverse root", v * sqrt(F_T / F_T2)),
     Mistake("inversely proportional", v * F_T / F_T2), Mistake("squared", v * (F_T2 / F_T) ** 2)),
    where=(Lt(v, 0.8 * v_00), Lt(F_T2 / F_T, 6), Gt(F_T2 / F_T, 1.2) | Lt(F_T2 / F_T, 0.8)),
)  # fmt: skip

_PITCH = (
    "A {string} is fixed at both ends, [{L} long|of length {L}], and stretched with a tension of {F_T}. The tension is changed to {F_T2}. Does its pitch rise or fall?",
    "The tension of a {string} of length {L} is {F_T}. It is then retuned to a tension of {F_T2}. Does the fundamental frequency rise or fall?",
    "A {string} with a length of {L} sounds under a tension of {F_T}. If the tension is changed to {F_T2}, does the pitch rise or fall?",
    "A musician changes the tension of a {string} of length {L}. The tension was {F_T}, the new tension is {F_T2}. Does the fundamental frequency increase or decrease?",
)  # fmt: skip
_PITCH_RULES = (
    "The fundamental is v/(2L), and v goes with the root of the tension",
    "f = √(F/μ)/(2L) with L and μ unchanged",
    "Wave speed and pitch follow the root of the tension",
)
_PITCH_EVIDENCE = (
    "Length and linear density stay the same.",
    "The tension goes from {F_T} to {F_T2}.",
)
_FACTOR = (
    "The wave speed is multiplied by {r_v}.",
    "The fundamental frequency is multiplied by {r_v}.",
    "Speed and frequency change by the factor {r_v}.",
)

PITCH_RISES = Kind(
    "pitch_at_a_larger_tension", CHANGED, (L, F_T, F_T2), "pitch_change", "qualitative", "easy", _PITCH,
    ("r_T = F_T2 / F_T", "r_v = sqrt(r_T)"), _PITCH_RULES,
    (
        "The waves on it become faster.",
        "A stronger pull drives each piece of the {string} back faster.",
        "Waves on it get faster, and half a wave still fits between the ends.",
    ),
    _FACTOR, _PITCH_EVIDENCE, where=(Gt(F_T2 / F_T, 1.15), Lt(F_T2 / F_T, 6)),
)  # fmt: skip
PITCH_FALLS = Kind(
    "pitch_at_a_smaller_tension", CHANGED, (L, F_T, F_T2), "pitch_change", "qualitative", "easy", _PITCH,
    ("r_T = F_T2 / F_T", "r_v = sqrt(r_T)"), _PITCH_RULES,
    (
        "The waves on it become slower.",
        "A weaker pull drives each piece of the {string} back more slowly.",
        "Waves on it get slower, and half a wave still fits between the ends.",
    ),
    _FACTOR, _PITCH_EVIDENCE, where=(Lt(F_T2 / F_T, 0.85), Gt(F_T2 / F_T, 0.17)),
)  # fmt: skip

ECHO_DISTANCE = Kind(
    "distance_from_an_echo", ECHO, (t, v), d, "quantitative", "easy",
    (
        "A {observer} shouts toward a {reflector} and hears the echo {t} later. The speed of sound in air is {v_wave}. How far away is the {reflector}?",
        "The echo from a {reflector} reaches a {observer} {t} after the shout. Sound travels at {v_wave}. Find the distance to the {reflector}.",
        "A {observer} claps once and hears the echo from a {reflector} after {t}. With a speed of sound of {v_wave}, what is the distance between the {observer} and the {reflector}?",
        "It takes {t} until a {observer} hears the echo of a shout from a {reflector}; the speed of sound is {v_wave}. Calculate the distance to the {reflector}.",
    ),
    ("d = v_wave t / 2",),
    (
        "The sound travels there and back: 2 d = v t",
        "Uniform motion of the sound over twice the distance",
        "An echo covers the distance twice",
    ),
    (
        "The sound runs to the {reflector} and back again.",
        "The {reflector} throws the sound back, and it travels the same way again.",
        "Half of the time is spent on the way there.",
    ),
    (
        "The {reflector} is {d} away.",
        "The distance to the {reflector} is {d}.",
        "The {observer} stands {d} from the {reflector}.",
    ),
    ("The echo is heard {t} after the shout.", "The speed of sound is {v_wave}."),
    (Mistake("one way only", v * t), Mistake("a quarter", v * t / 4), Mistake("speed over time", v / t),
     Mistake("a third", v * t / 3), Mistake("speed over twice the time", v / (2 * t))),
    grids=_AIR,
)  # fmt: skip

ECHO_TIME = Kind(
    "time_of_an_echo", ECHO, (d, v), t, "quantitative", "easy",
    (
        "A {observer} stands {d} from a {reflector} and shouts. The speed of sound in air is {v_wave}. How long does it take until the echo is heard?",
        "A {reflector} is at a distance of {d} from a {observer} who claps. Sound travels at {v_wave}. After what time is the echo heard?",
        "A {observer} shouts toward a {reflector} at a distance of {d}. With a speed of sound of {v_wave}, how long after the shout does the echo come back?",
        "The distance from a {observer} to a {reflector} is {d}, and the speed of sound is {v_wave}. How much time passes between a shout and its echo?",
    ),
    ("s_path = 2 d", "t = s_path / v_wave"),
    (
        "The sound travels there and back: t = 2 d / v",
        "Uniform motion of the sound over twice the distance",
        "An echo covers the distance twice",
    ),
    (
        "The sound runs to the {reflector} and back again.",
        "The {reflector} throws the sound back, and it travels the same way again.",
        "The way of the sound is twice the distance.",
    ),
    (
        "The echo is heard after {t}.",
        "The sound comes back after {t}.",
        "{t} after the shout the echo arrives.",
    ),
    ("The {reflector} is {d} away.", "The speed of sound is {v_wave}."),
    (Mistake("one way only", d / v), Mistake("four times", 4 * d / v), Mistake("inverted", v / d), Mistake("three ways", 3 * d / v),
     Mistake("half the way", d / (2 * v))),
    grids=_AIR,
)  # fmt: skip

THUNDER = Kind(
    "distance_of_a_storm", ONE_WAY, (t, v), d, "quantitative", "easy",
    (
        "A {observer} hears the thunder {t} after seeing the lightning of a {storm}. The speed of sound is {v_wave}. How far away is the {storm}?",
        "Thunder follows the lightning flash of a {storm} after {t}. Sound travels at {v_wave}, and the light arrives practically at once. Find the distance of the {storm}.",
        "Between lightning and thunder a {observer} counts {t}. With a speed of sound of {v_wave}, what is the distance to the {storm}?",
        "The flash of a {storm} is seen at once, its thunder is heard {t} later; the speed of sound is {v_wave}. Calculate the distance to the {storm}.",
    ),
    ("d = v_wave t",),
    (
        "Uniform motion of the sound; the light needs practically no time",
        "d = v_wave t for the sound",
        "The delay is the travel time of the sound",
    ),
    (
        "The sound arrives after the light, because it is so much slower.",
        "The thunder comes directly from the {storm}, one way.",
        "Light arrives at once, and sound follows.",
    ),
    (
        "The {storm} is {d} away.",
        "The distance to the {storm} is {d}.",
        "The {observer} is {d} from the {storm}.",
    ),
    ("The light arrives practically at once.", "The sound needs {t}."),
    (Mistake("as for an echo", v * t / 2), Mistake("there and back", 2 * v * t), Mistake("speed over time", v / t),
     Mistake("a third", v * t / 3), Mistake("a quarter", v * t / 4)),
    grids=_AIR, answer_unit="km",
)  # fmt: skip

_MEDIA_RULES = (
    "The frequency stays, so the wavelengths go with the speeds",
    "The source sets the frequency; v = f λ in both media",
    "Wave relation in both media with the same frequency",
)
IN_MEDIUM = Kind(
    "wavelength_in_another_medium", INTO, (v, lambda_wave, v_m2), lambda_m2, "quantitative", "medium",
    (
        "Sound with a wavelength of {lambda_wave} in air passes from air into {medium_2}. Its speed is {v_wave} in air and {v_m2} in {medium_2}. What is the wavelength in the {medium_2}?",
        "A sound wave goes from air into {medium_2}. Sound travels at {v_wave} in air and at {v_m2} in {medium_2}; the wavelength in air is {lambda_wave}. Find the wavelength in the {medium_2}.",
        "The speed of sound is {v_wave} in air and {v_m2} in {medium_2}. A {source} sends sound with a wavelength of {lambda_wave} in air into the {medium_2}. What wavelength does it have in {medium_2}?",
        "From the air, sound of a {source} enters {medium_2}. In air the wavelength is {lambda_wave} and the speed {v_wave}; in {medium_2} the speed is {v_m2}. Calculate the wavelength in the {medium_2}.",
    ),
    ("f_wave = v_wave / lambda_wave", "lambda_m2 = v_m2 / f_wave"),
    _MEDIA_RULES,
    (
        "The frequency stays the same when the sound enters the {medium_2}.",
        "In the {medium_2} the sound is faster, and its waves are stretched.",
        "Each wave that arrives at the boundary goes on as one wave.",
    ),
    (
        "In the {medium_2} the wavelength is {lambda_m2}.",
        "The sound goes on with a wavelength of {lambda_m2}.",
        "The waves are {lambda_m2} long in the {medium_2}.",
    ),
    ("The frequency does not change at the boundary.", "The speed rises from {v_wave} to {v_m2}."),
    (Mistake("ratio inverted", lambda_wave * v / v_m2), Mistake("halved", lambda_wave * v_m2 / (2 * v)),
     Mistake("root of the ratio", lambda_wave * sqrt(v_m2 / v)), Mistake("doubled", 2 * lambda_wave * v_m2 / v),
     Mistake("ratio added", lambda_wave * (1 + v_m2 / v))),
    grids=_AIR,
)  # fmt: skip

_KNOWN_SPEEDS = "The speed of sound is {v_wave} in air and {v_m2} in {medium_2}."
LONGER = Kind(
    "wavelength_out_of_air", INTO, (f_wave, v, v_m2), "wavelength_into", "qualitative", "easy",
    (
        f"{_KNOWN_SPEEDS} A sound of frequency {{f_wave}} passes from air into {{medium_2}}. Does its wavelength become longer, shorter or equally long?",
        f"A {{source}} sounds at {{f_wave}}, and the sound goes from air into {{medium_2}}. {_KNOWN_SPEEDS} Is its wavelength then longer, shorter or equally long?",
        f"Sound of frequency {{f_wave}} enters {{medium_2}} from the air. {_KNOWN_SPEEDS} Does the wavelength get longer, shorter or stay the same? Answer longer or shorter or the same.",
        f"{_KNOWN_SPEEDS} From the air, sound of frequency {{f_wave}} passes into {{medium_2}}. Will its wavelength be longer or shorter there?",
    ),
    ("lambda_wave = v_wave / f_wave", "lambda_m2 = v_m2 / f_wave"), _MEDIA_RULES,
    (
        "The frequency stays the same when the sound enters the {medium_2}.",
        "The frequency does not change, and the speed is another one.",
        "Each wave that arrives at the boundary goes on as one wave at a larger speed.",
    ),
    (
        "From {lambda_wave} in the air the wavelength goes to {lambda_m2}.",
        "The waves are {lambda_wave} long in air and {lambda_m2} in the {medium_2}.",
        "The wavelength is {lambda_m2} in the {medium_2}, against {lambda_wave} in air.",
    ),
    ("The frequency does not change at the boundary.", "The speed changes from {v_wave} to {v_m2}."),
    grids=_AIR,
)  # fmt: skip
SHORTER = Kind(
    "wavelength_into_air", OUT, (f_wave, v, v_m2), "wavelength_out", "qualitative", "easy",
    (
        f"{_KNOWN_SPEEDS} A sound of frequency {{f_wave}} passes out of {{medium_2}} into air. Does its wavelength become longer, shorter or equally long?",
        f"A {{source}} inside {{medium_2}} sounds at {{f_wave}}, and the sound goes out into the air. {_KNOWN_SPEEDS} Is its wavelength then longer, shorter or equally long?",
        f"Sound of frequency {{f_wave}} comes out of {{medium_2}} into the air. {_KNOWN_SPEEDS} Does the wavelength get longer, shorter or stay the same? Answer longer or shorter or the same.",
        f"{_KNOWN_SPEEDS} Out of {{medium_2}}, sound of frequency {{f_wave}} passes into the air. Will its wavelength be longer or shorter there?",
    ),
    ("lambda_m2 = v_m2 / f_wave", "lambda_wave = v_wave / f_wave"), _MEDIA_RULES,
    (
        "The frequency stays the same when the sound leaves the {medium_2}.",
        "The frequency does not change, and the speed is another one.",
        "Each wave that arrives at the boundary goes on as one wave at a smaller speed.",
    ),
    (
        "From {lambda_m2} in the {medium_2} the wavelength goes to {lambda_wave}.",
        "The waves are {lambda_m2} long in the {medium_2} and {lambda_wave} in air.",
        "The wavelength is {lambda_wave} in air, against {lambda_m2} in the {medium_2}.",
    ),
    ("The frequency does not change at the boundary.", "The speed changes from {v_m2} to {v_wave}."),
    grids=_AIR,
)  # fmt: skip

_PATHS = (
    "{source} and {source_2} send out sound of wavelength {lambda_wave} in phase. A {listener} is {r_1} from {source} and {r_2} from {source_2}. Do the two waves interfere constructively or destructively there?",
    "Two loudspeakers, {source} and {source_2}, vibrate in phase with a wavelength of {lambda_wave}. At a place that is {r_1} from {source} and {r_2} from {source_2}, do the waves reinforce or cancel each other?",
    "Sound of wavelength {lambda_wave} comes in phase from two loudspeakers. A {listener} who is {r_1} from {source} and {r_2} from {source_2} is reached by both waves. Is the interference constructive or destructive?",
    "In phase, {source} and {source_2} send out sound of wavelength {lambda_wave}. A {listener} stands {r_1} from {source} and {r_2} from {source_2}. Do the waves arrive so that they interfere constructively or destructively?",
)  # fmt: skip
_PATH_RULES = (
    "A path difference of whole wavelengths means in step, of half a wavelength more means opposite",
    "Superposition: the path difference in wavelengths decides",
    "Compare the path difference with the wavelength",
)
_PATH_CHANGES = (
    "The paths differ by {Delta_r}, with waves of {lambda_wave}.",
    "The path difference is {Delta_r}.",
    "One wave has to travel {Delta_r} farther than the other.",
)
_PATH_EVIDENCE = ("The sources vibrate in phase.", "The path difference is {Delta_r}.")
_HALVES = {lambda_wave: Grid(0.5, 3, 0.5)}
_EXACT = 0.9999
_APART = (Gt(Delta_r, 0.3 * lambda_wave), Lt(Delta_r, 3.2 * lambda_wave))

REINFORCE = Kind(
    "two_sources_in_step", PATHS, (lambda_wave, r_1, r_2), "superposition", "qualitative", "medium", _PATHS,
    ("Delta_r = abs(r_1 - r_2)",), _PATH_RULES,
    ("A crest of one wave meets a crest of the other.", "The path difference is a whole number of wavelengths.",
     "Crest meets crest at the {listener}."),
    _PATH_CHANGES, _PATH_EVIDENCE, grids=_HALVES, where=(*_APART, Gt(cos(2 * pi * Delta_r / lambda_wave), _EXACT)),
)  # fmt: skip
CANCEL = Kind(
    "two_sources_out_of_step", PATHS, (lambda_wave, r_1, r_2), "superposition", "qualitative", "medium", _PATHS,
    ("Delta_r = abs(r_1 - r_2)",), _PATH_RULES,
    ("A crest of one wave meets a trough of the other.", "The path difference is an odd number of half wavelengths.",
     "Crest meets trough at the {listener}."),
    _PATH_CHANGES, _PATH_EVIDENCE, grids=_HALVES, where=(*_APART, Lt(cos(2 * pi * Delta_r / lambda_wave), -_EXACT)),
)  # fmt: skip

TRAVEL_KINDS = (
    WAVELENGTH, OTHER_FREQUENCY, STRING_SPEED, OTHER_TENSION, PITCH_RISES, PITCH_FALLS, ECHO_DISTANCE, ECHO_TIME, THUNDER,
    IN_MEDIUM, LONGER, SHORTER, REINFORCE, CANCEL,
)  # fmt: skip
