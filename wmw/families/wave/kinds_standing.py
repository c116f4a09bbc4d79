"""Question kinds about standing waves in strings and pipes, resonance, beats and moving sources."""

from __future__ import annotations

from sympy import Abs, sqrt

from wmw.core.family import Ge, Grid, Gt, Kind, Le, Lt, Mistake
from wmw.families.wave.symbols import (
    BEATS,
    CLOSED,
    COLUMN,
    F_T,
    FIXED,
    L_1,
    L_2,
    OPEN,
    OV,
    SHARPER,
    TOWARD,
    L,
    d_nn,
    f_0,
    f_b,
    f_beat,
    f_obs,
    f_wave,
    g,
    mu,
    n_mode,
    v,
    v_00,
    v_s,
)

_AIR = {v: Grid(333, 349, 1)}
_SOUND_SPEED = (Ge(v, v_00), Le(v, 1.06 * v_00))
"""Between 0 °C and a hot day."""
_BELOW = 33000 * g / v_00
"""A little less than 1 kHz, put together from constants: values of four digits lose their last one."""
_HALF_RULES = (
    "Standing waves on a {string} fixed at both ends: a whole number of half waves fits in",
    "Both ends are nodes, so n half waves fit between them",
    "Harmonics of a stretched {string}: f = n v / (2 L)",
)

STRING_HARMONIC = Kind(
    "harmonic_of_a_string", FIXED, (L, v, n_mode), f_wave, "quantitative", "easy",
    (
        "A {string} with a length of {L} is fixed at both ends and vibrates in the harmonic with [n = {n_mode}|number n]. Waves travel along it at {v_wave}. What is the frequency of the vibration?",
        "Waves run at {v_wave} along a {string} that is fixed at both ends and [{L} long|of length {L}]. A standing wave with the harmonic number [n = {n_mode}|n] is on it. Find the frequency of the standing wave.",
        "On a {string} of length {L}, fixed at both ends, waves travel at {v_wave}. With what frequency does it vibrate in the harmonic with [n = {n_mode}|number n]?",
        "A standing wave with the harmonic number [n = {n_mode}|n] forms on a {string} fixed at both ends. The length of the {string} is {L} and the wave speed {v_wave}. Calculate the frequency of the vibration.",
    ),
    ("lambda_wave = 2 L / n_mode", "f_wave = v_wave / lambda_wave"), _HALF_RULES,
    (
        "The {string} vibrates in equal loops between its fixed ends.",
        "Waves that run back and forth form a standing wave with nodes at both ends.",
        "Half waves fill the {string} from end to end.",
    ),
    (
        "The {string} vibrates at {f_wave}.",
        "The standing wave has a frequency of {f_wave}.",
        "The frequency of the vibration is {f_wave}.",
    ),
    ("Both ends are nodes.", "The wave speed is {v_wave}."),
    (Mistake("whole waves for half waves", n_mode * v / L), Mistake("as an overtone number", (n_mode + 1) * v / (2 * L)),
     Mistake("fundamental", v / (2 * L)), Mistake("as in a closed pipe", n_mode * v / (4 * L)),
     Mistake("divided by n", v / (2 * L * n_mode))),
    where=(Lt(v, 0.9 * v_00), Lt(f_wave, _BELOW)),
)  # fmt: skip

STRING_FUNDAMENTAL = Kind(
    "fundamental_of_a_string", FIXED, (L, F_T, mu), f_0, "quantitative", "medium",
    (
        "A {string} with a length of {L} and a linear density of {mu} is fixed at both ends and stretched with a tension of {F_T}. What is its fundamental frequency?",
        "The tension in a {string} is {F_T}, its linear density {mu}. It is fixed at both ends, [{L} apart|with the length {L} between them]. Find the fundamental frequency.",
        "A {string} fixed at both ends has a length of {L}, a linear density of {mu} and a tension of {F_T}. At what fundamental frequency does it vibrate?",
        "A {string} of linear density {mu} and length {L} is stretched with a tension of {F_T} and plucked; its ends are fixed. Calculate the fundamental frequency.",
    ),
    ("v_wave = sqrt(F_T / mu)", "f_0 = v_wave / (2 L)"),
    (
        "Wave speed √(F/μ); in the fundamental half a wave fits between the fixed ends",
        "The fundamental has one loop: f = v / (2 L), with v from tension and linear density",
        "Standing wave on a {string} with nodes at both ends",
    ),
    (
        "The {string} vibrates in one loop between its fixed ends.",
        "Half a wave fills the {string}.",
        "The whole {string} swings to and fro, with nodes only at the ends.",
    ),
    (
        "The fundamental frequency is {f_0}.",
        "The {string} sounds at {f_0}.",
        "It vibrates at {f_0} in its lowest mode.",
    ),
    ("Both ends are nodes.", "The tension is {F_T}."),
    (Mistake("whole wave", sqrt(F_T / mu) / L), Mistake("as in a closed pipe", sqrt(F_T / mu) / (4 * L)),
     Mistake("root of half the tension", sqrt(F_T / (2 * mu)) / (2 * L)), Mistake("twice the root", 2 * sqrt(F_T / mu) / L),
     Mistake("length under the root", sqrt(F_T / (mu * L)) / 2)),
)  # fmt: skip

NODE_SPACING = Kind(
    "distance_of_nodes", FIXED, (L, n_mode), d_nn, "quantitative", "easy",
    (
        "A {string} with a length of {L} is fixed at both ends and vibrates in the harmonic with [n = {n_mode}|number n]. What is the distance between neighbouring nodes?",
        "A standing wave with the harmonic number [n = {n_mode}|n] is on a {string} of length {L} that is fixed at both ends. How far apart are neighbouring nodes?",
        "The ends of a {string} of length {L} are fixed. In the harmonic with [n = {n_mode}|number n], what is the distance between two neighbouring nodes?",
        "A {string} fixed at both ends has a length of {L}. It carries a standing wave with the harmonic number [n = {n_mode}|n]. Find the distance between neighbouring nodes.",
    ),
    ("lambda_wave = 2 L / n_mode", "d_nn = lambda_wave / 2"),
    (
        "Neighbouring nodes are half a wavelength apart",
        "n half waves fit on the {string}, and each reaches from node to node",
        "Both ends are nodes, and nodes follow at half wavelengths",
    ),
    (
        "The {string} vibrates in equal loops between its nodes.",
        "The nodes divide the {string} into equal loops.",
        "Each loop reaches from one node to the next.",
    ),
    (
        "Neighbouring nodes are {d_nn} apart.",
        "From one node to the next it is {d_nn}.",
        "The nodes stand at distances of {d_nn}.",
    ),
    ("Both ends are nodes.", "The length is {L}."),
    (Mistake("a whole wavelength", 2 * L / n_mode), Mistake("a quarter of a wave", L / (2 * n_mode)),
     Mistake("one loop too many", L / (n_mode + 1)), Mistake("one loop too few", L / (n_mode - 1)),
     Mistake("an overtone's loops, a whole wave", 2 * L / (n_mode + 1))),
)  # fmt: skip

OPEN_FUNDAMENTAL = Kind(
    "fundamental_of_an_open_pipe", OPEN, (L, v), f_0, "counterfactual", "medium",
    (
        "The air in a {pipe} open at both ends sounds its fundamental. The {pipe} has a length of {L}, and the speed of sound is {v_wave}. The {pipe} is now replaced by one with a length of {L_new}. What is the fundamental frequency?",
        "A {pipe} of length {L} is open at both ends; sound travels at {v_wave} in it. If the length were {L_new} instead, what would the fundamental frequency be?",
        "Sound travels at {v_wave} in a {pipe} that is open at both ends and has a length of {L}. The length is now changed to {L_new}. Find the fundamental frequency.",
        "The length of a {pipe} with both ends open is {L}; the speed of sound in it is {v_wave}. Calculate the fundamental frequency after the length has been changed to {L_new}.",
    ),
    ("f_0 = v_wave / (2 L)",),
    (
        "Both open ends are antinodes, so half a wave fits in: f = v / (2 L)",
        "Fundamental of an open pipe, half a wavelength long",
        "In the fundamental the {pipe} holds half a wave",
    ),
    (
        "Half a wave of another length now fits into the {pipe}.",
        "The speed of sound stays; the wavelength follows the length of the {pipe}.",
        "The standing wave has antinodes at both ends and one node between them.",
    ),
    (
        "The fundamental frequency is now {f_0}.",
        "The {pipe} then sounds at {f_0}.",
        "The fundamental becomes {f_0}.",
    ),
    ("Both ends are open.", "The speed of sound stays {v_wave}."),
    alters=L, grids=_AIR,
)  # fmt: skip

OPEN_HARMONIC = Kind(
    "harmonic_of_an_open_pipe", OPEN, (L, v, n_mode), f_wave, "quantitative", "medium",
    (
        "A {pipe} open at both ends has a length of {L}. The speed of sound in it is {v_wave}. What is the frequency of the standing wave with the harmonic number [n = {n_mode}|n]?",
        "The air in a {pipe} of length {L}, open at both ends, vibrates in the harmonic with [n = {n_mode}|number n]. Sound travels at {v_wave}. Find the frequency of the tone.",
        "Sound travels at {v_wave} in a {pipe} that is open at both ends and [{L} long|of length {L}]. At what frequency does its air vibrate in the harmonic with [n = {n_mode}|number n]?",
        "In a {pipe} with both ends open and a length of {L}, the air vibrates in the harmonic with [n = {n_mode}|number n]; the speed of sound is {v_wave}. Calculate the frequency of the vibration.",
    ),
    ("f_wave = n_mode v_wave / (2 L)",),
    (
        "Both open ends are antinodes: n half waves fit in, f = n v / (2 L)",
        "Standing waves in a {pipe} open at both ends: all harmonics occur",
        "Harmonics of an open pipe: multiples of v / (2 L)",
    ),
    (
        "The air vibrates in a standing wave with antinodes at both ends.",
        "Half waves fill the {pipe} from end to end.",
        "Sound waves that run back and forth form a standing wave.",
    ),
    (
        "The air in the {pipe} vibrates at {f_wave}.",
        "The {pipe} sounds at {f_wave}.",
        "The frequency of the standing wave is {f_wave}.",
    ),
    ("Both ends are open.", "The speed of sound is {v_wave}."),
    (Mistake("as in a closed pipe", n_mode * v / (4 * L)), Mistake("as an overtone number", (n_mode + 1) * v / (2 * L)),
     Mistake("whole waves", n_mode * v / L), Mistake("fundamental", v / (2 * L)), Mistake("odd multiples", (2 * n_mode - 1) * v / (2 * L))),
    grids=_AIR, where=(Lt(f_wave, _BELOW),),
)  # fmt: skip

_CLOSED_RULES = (
    "A closed end is a node and an open end an antinode, so only odd harmonics occur",
    "In a pipe closed at one end an odd number of quarter waves fits in",
    "Standing waves with a node at the closed end: odd multiples of v / (4 L)",
)
_CLOSED_EVIDENCE = ("One end is closed.", "The speed of sound is {v_wave}.")

CLOSED_FUNDAMENTAL = Kind(
    "fundamental_of_a_closed_pipe", CLOSED, (L, v), f_0, "quantitative", "easy",
    (
        "A {pipe} with a length of {L} is closed at one end and open at the other. The speed of sound in it is {v_wave}. What is its fundamental frequency?",
        "Sound travels at {v_wave} in a {pipe} of length {L} that is closed at one end. Find the fundamental frequency of the {pipe}.",
        "A {pipe} has a length of {L}; one end is closed, the other open. With a speed of sound of {v_wave}, what is the frequency of its fundamental?",
        "The air in a {pipe} closed at one end sounds its lowest tone. The {pipe} has a length of {L}, and the speed of sound is {v_wave}. Calculate the fundamental frequency.",
    ),
    ("lambda_0 = 4 L", "f_0 = v_wave / lambda_0"), _CLOSED_RULES,
    (
        "A quarter of a wave fills the {pipe}.",
        "The air is at rest at the closed end and swings most at the open end.",
        "The standing wave has a node at the closed end and an antinode at the open end.",
    ),
    (
        "The fundamental frequency is {f_0}.",
        "The {pipe} sounds at {f_0}.",
        "The lowest tone has {f_0}.",
    ),
    _CLOSED_EVIDENCE,
    (Mistake("as in an open pipe", v / (2 * L)), Mistake("whole wave", v / L), Mistake("first overtone", 3 * v / (4 * L)),
     Mistake("an eighth", v / (8 * L)), Mistake("a third", v / (3 * L))),
    grids=_AIR,
)  # fmt: skip

CLOSED_OVERTONE = Kind(
    "second_overtone_of_a_closed_pipe", CLOSED, (L, v), OV[2], "quantitative", "hard",
    (
        "A {pipe} with a length of {L} is closed at one end and open at the other. The speed of sound in it is {v_wave}. What is the frequency of the second overtone?",
        "Sound travels at {v_wave} in a {pipe} of length {L} that is closed at one end. Find the frequency of its second overtone.",
        "A {pipe} has a length of {L}; one end is closed, the other open. With a speed of sound of {v_wave}, what is the frequency of the second overtone?",
        "The {pipe} is closed at one end and has a length of {L}; sound travels at {v_wave} in it. Calculate the frequency of the second overtone.",
    ),
    ("f_0 = v_wave / (4 L)", "f_ov2 = 5 f_0"),
    (
        "Only odd harmonics occur in a pipe closed at one end, so the second overtone is the fifth harmonic",
        "Odd multiples of v / (4 L): the fundamental, then three times, then five times as much",
        "A node at the closed end, an antinode at the open end: the overtones are the odd harmonics",
    ),
    (
        "Five quarter waves fill the {pipe}.",
        "The standing wave has a node at the closed end, an antinode at the open end and two more nodes between.",
        "The air vibrates with an odd number of quarter waves in the {pipe}.",
    ),
    (
        "The second overtone has a frequency of {f_ov2}.",
        "The {pipe} sounds at {f_ov2} in its second overtone.",
        "The frequency of the second overtone is {f_ov2}.",
    ),
    _CLOSED_EVIDENCE,
    (Mistake("even harmonics counted", 3 * v / (4 * L)), Mistake("second harmonic", 2 * v / (4 * L)),
     Mistake("as in an open pipe", 3 * v / (2 * L)), Mistake("odd multiples of the open pipe's", 5 * v / (2 * L)),
     Mistake("third overtone", 7 * v / (4 * L))),
    grids=_AIR, where=(Lt(OV[2], _BELOW),),
)  # fmt: skip

COLUMN_SPEED = Kind(
    "speed_from_resonances", COLUMN, (f_wave, L_1, L_2), v, "quantitative", "medium",
    (
        "A {fork} of frequency {f_wave} is held over a {tube} that is partly filled with water. The first resonance is heard when the air column has the length {L_1}, the next resonance at {L_2}. What is the speed of sound?",
        "Over a {tube} with water a {fork} sounds at {f_wave}. The air column resonates first at {L_1}, and the second resonance comes at {L_2}. Find the speed of sound in the {tube}.",
        "The water level in a {tube} is lowered while a {fork} of {f_wave} sounds above it. The first resonance occurs with an air column of {L_1}, the next resonance with one of {L_2}. Calculate the speed of sound.",
        "A {fork} sounds at {f_wave} above the open end of a {tube} with water in it. The first resonance is at {L_1} of air column, the second resonance at {L_2}. What speed of sound follows?",
    ),
    ("Delta_L = L_2 - L_1", "lambda_wave = 2 Delta_L", "v_wave = f_wave lambda_wave"),
    (
        "Neighbouring resonances of an air column differ by half a wavelength; then v = f λ",
        "From one resonance to the next the column grows by half a wave",
        "The difference of the two lengths is half a wavelength, whatever the end correction is",
    ),
    (
        "The air column takes up one more half wave at the next resonance.",
        "The standing wave in the {tube} grows by one loop.",
        "The water surface is a node both times.",
    ),
    (
        "Sound travels at {v_wave} in the {tube}.",
        "The speed of sound comes out as {v_wave}.",
        "The speed of sound is {v_wave}.",
    ),
    ("The water surface is a node.", "The resonances follow each other at half a wavelength."),
    (Mistake("difference taken as a whole wave", f_wave * (L_2 - L_1)), Mistake("difference taken as a quarter", 4 * f_wave * (L_2 - L_1)),
     Mistake("first column as half a wave", 2 * f_wave * L_1), Mistake("second column as half a wave", 2 * f_wave * L_2),
     Mistake("columns added", 2 * f_wave * (L_1 + L_2))),
    grids={f_wave: Grid(440, 520, 5), L_1: Grid(16, 19.5, 0.1), L_2: Grid(50, 58, 0.1)},
    where=(*_SOUND_SPEED, Lt(3 * L_1, L_2), Lt(L_2, 3.2 * L_1)),
)  # fmt: skip

_BEAT_RULES = (
    "Beats come at the difference of the two frequencies",
    "Superposition of two nearly equal frequencies: f_beat = |f₁ − f₂|",
    "The two tones come into step and out of step at the rate of their difference",
)
BEAT = Kind(
    "beat_frequency", BEATS, (f_wave, f_b), f_beat, "quantitative", "easy",
    (
        "{fork_a} vibrates at {f_wave} and {fork_b} at {f_b}. They sound together and beats are heard. What is the beat frequency?",
        "{fork_a} has a frequency of {f_wave}, {fork_b} a frequency of {f_b}. Both sound at once. How many beats per second are heard?",
        "Beats are heard when {fork_a}, which has a frequency of {f_wave}, and {fork_b}, which has a frequency of {f_b}, sound together. Find the beat frequency.",
        "Two tuning forks sound together: {fork_a} at {f_wave} and {fork_b} at {f_b}. Calculate the beat frequency.",
    ),
    ("f_beat = abs(f_wave - f_b)",), _BEAT_RULES,
    (
        "The sound swells and fades as the two waves come into step and out of step.",
        "The two tones get in step and out of step in turn.",
        "The loudness of the joint sound goes up and down.",
    ),
    (
        "Beats are heard at {f_beat}.",
        "The beat frequency is {f_beat}.",
        "The loudness swells at {f_beat}.",
    ),
    ("The frequencies are nearly equal.", "Both forks sound at once."),
    (Mistake("half the difference", Abs(f_wave - f_b) / 2), Mistake("mean", (f_wave + f_b) / 2), Mistake("twice the difference", 2 * Abs(f_wave - f_b)),
     Mistake("sum", f_wave + f_b), Mistake("half as much again", 3 * Abs(f_wave - f_b) / 2)),
    grids={f_wave: Grid(300, 500, 5), f_b: Grid(290, 510, 1)},
    where=(Gt(Abs(f_wave - f_b), f_b / 300), Le(Abs(f_wave - f_b), f_b / 50)),
)  # fmt: skip

OTHER_FORK = Kind(
    "frequency_from_beats", SHARPER, (f_wave, f_beat), f_b, "quantitative", "medium",
    (
        "{fork_a} vibrates at {f_wave}. Together with {fork_b}, whose frequency is slightly higher, it gives beats at {f_beat}. What is the frequency of {fork_b}?",
        "{fork_b} is slightly higher than {fork_a}, which vibrates at {f_wave}. When both sound, the beat frequency is {f_beat}. Find the frequency of {fork_b}.",
        "When {fork_a} of frequency {f_wave} and {fork_b} sound together, the beat frequency is {f_beat}. {fork_b} has the higher frequency. What is the frequency of {fork_b}?",
        "The frequency of {fork_a} is {f_wave}, that of {fork_b} is somewhat higher. Together they give beats at {f_beat}. Calculate the frequency of {fork_b}.",
    ),
    ("f_b = f_wave + f_beat",), _BEAT_RULES,
    (
        "The sound swells and fades as the two waves come into step and out of step.",
        "The two tones get in step and out of step in turn.",
        "The loudness of the joint sound goes up and down.",
    ),
    (
        "{fork_b} vibrates at {f_b}.",
        "The frequency of {fork_b} is {f_b}.",
        "{fork_b} has {f_b}.",
    ),
    ("{fork_b} has the higher frequency.", "The frequencies differ by the beat frequency."),
    (Mistake("subtracted", f_wave - f_beat), Mistake("half the beats", f_wave + f_beat / 2), Mistake("twice the beats", f_wave + 2 * f_beat),
     Mistake("multiplied", f_wave * f_beat), Mistake("divided", f_wave / f_beat)),
)  # fmt: skip

APPROACHING = Kind(
    "siren_that_approaches", TOWARD, (f_wave, v, v_s), f_obs, "quantitative", "medium",
    (
        "The siren of a {source} sounds at {f_wave}. The {source} approaches a {observer} who stands still, moving at {v_s}; the speed of sound is {v_wave}. What frequency does the {observer} hear?",
        "A {source} approaches a standing {observer} at {v_s} and sounds its horn at {f_wave}. Sound travels at {v_wave}. Find the frequency heard by the {observer}.",
        "A {observer} at rest is approached by a {source} that is moving at {v_s} and whose siren sounds at {f_wave}. With a speed of sound of {v_wave}, what frequency is heard by the {observer}?",
        "A {source} that moves at {v_s} sounds a siren of {f_wave} and approaches a {observer} at rest. The speed of sound is {v_wave}. Calculate the frequency heard by the {observer}.",
    ),
    ("f_obs = f_wave v_wave / (v_wave - v_s)",),
    (
        "Doppler effect: the waves ahead of a moving source are shortened",
        "Doppler effect for a source that approaches: f' = f v / (v − v_s)",
        "The {source} follows its own waves, which therefore arrive at a higher rate",
    ),
    (
        "The waves are crowded together ahead of the {source}.",
        "The {observer} hears a higher frequency than that of the siren.",
        "The waves are compressed in front of the {source}.",
    ),
    (
        "The {observer} hears {f_obs}.",
        "The sound is heard at {f_obs}.",
        "The frequency that reaches the {observer} is {f_obs}.",
    ),
    ("The {source} approaches.", "The {observer} is at rest."),
    (Mistake("receding", f_wave * v / (v + v_s)), Mistake("observer moving", f_wave * (v + v_s) / v), Mistake("observer receding", f_wave * (v - v_s) / v),
     Mistake("twice the shift", f_wave * v / (v - 2 * v_s)), Mistake("both moving", f_wave * (v + v_s) / (v - v_s))),
    grids=_AIR, where=(Lt(f_obs, _BELOW),),
)  # fmt: skip

STANDING_KINDS = (
    STRING_HARMONIC, STRING_FUNDAMENTAL, NODE_SPACING, OPEN_FUNDAMENTAL, OPEN_HARMONIC, CLOSED_FUNDAMENTAL, CLOSED_OVERTONE,
    COLUMN_SPEED, BEAT, OTHER_FORK, APPROACHING,
)  # fmt: skip
