"""Quantities of standing waves: modes, harmonics by ordinal, overtones, nodes, resonance lengths."""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Symbol

from wmw.core.family import Grid, Quantity
from wmw.families.wave.symbols import (
    L_1,
    L_2,
    LH,
    ORDERS,
    OV,
    OVERTONES,
    Delta_L,
    H,
    N_anti,
    N_nodes,
    d_na,
    d_nn,
    e_c,
    f_0,
    f_diff,
    lambda_0,
    n_mode,
)

ORDINALS = {1: ("first", "1st"), 2: ("second", "2nd"), 3: ("third", "3rd"), 4: ("fourth", "4th"),
            5: ("fifth", "5th"), 6: ("sixth", "6th"), 7: ("seventh", "7th")}  # fmt: skip


def ordinal(k: int, noun: str) -> tuple[str, ...]:
    """Return "third harmonic", "3rd harmonic" and the like."""
    return tuple(f"{word} {noun}" for word in ORDINALS[k])


def _harmonic(k: int, symbol: Symbol) -> Quantity:
    said = ordinal(k, "harmonic")
    return Quantity(
        symbol, f"f_{k}", f"frequency of the {said[0]}", "Hz", 0, 1e7,
        aliases=(*((f"f_{k}",) if k > 2 else ()), f"f_n{k}", f"f_H{k}", f"{ORDINALS[k][0]}_harmonic", f"{ORDINALS[k][0]}_harmonic_frequency", f"harmonic_{k}",
                 f"f_{ORDINALS[k][0]}", f"f_{ORDINALS[k][1]}", f"frequency_of_{ORDINALS[k][0]}_harmonic", f"f_harmonic{k}"),
        cues=said,
        asked=tuple(f"{before}{name}{after}" for name in said for before, after in
                    (("frequency of the ", ""), ("frequency of its ", ""), ("frequency of this ", ""), ("", " frequency"),
                     ("frequency does the ", ""), ("frequency for the ", ""),
                     ("what is its ", ""), ("frequency has the ", ""), ("frequency of a ", ""), ("calculate the ", ""))),
        moment="after",
    )  # fmt: skip


def _harmonic_wave(k: int, symbol: Symbol) -> Quantity:
    said = ordinal(k, "harmonic")
    return Quantity(
        symbol, f"λ_{k}", f"wavelength of the {said[0]}", "m", 0, 1e6,
        aliases=(*((f"lambda_{k}",) if k > 2 else ()), f"lambda_n{k}", f"lambda_{ORDINALS[k][0]}", f"{ORDINALS[k][0]}_harmonic_wavelength"),
        cues=tuple(f"wavelength of the {name}" for name in said),
        asked=tuple(f"wavelength {of} {name}" for name in said for of in ("of the", "of its", "for the", "of this")),
        moment="after",
    )  # fmt: skip


_NEXT_ABOVE = tuple(
    f"{lead} {what} {rest}"
    for lead in ("lowest", "next", "next higher", "next highest", "first")
    for what in ("resonant frequency", "resonance frequency", "frequency", "resonance", "harmonic")
    for rest in ("above its fundamental", "above the fundamental", "after the lowest", "above the lowest", "above the lowest one", "after the lowest one", "after the fundamental", "beyond the fundamental", "higher than the fundamental")
) + tuple(f"next {what}frequency at which {resonates}" for what in ("", "higher ", "highest ") for resonates in ("it resonates", "pipe resonates", "tube resonates", "column resonates", "air resonates", "string resonates", "resonates")) + tuple(
    f"{lead} the fundamental what is the lowest {what}"
    for lead in ("apart from", "other than", "besides", "beside")
    for what in ("frequency", "resonant frequency", "resonance")
)  # fmt: skip


_SOUNDS = ("resonant frequency", "resonance frequency", "resonance", "frequency", "note", "tone", "resonant mode", "natural frequency")  # fmt: skip


def _kth_lowest(k: int) -> tuple[str, ...]:
    """Return what asks for the resonance that is the k-th above the lowest one."""
    ranks = [f"{word} lowest" for word in ORDINALS[k + 1]]
    ranks += ["next to lowest", "next lowest"] if k == 1 else []
    return tuple(f"{rank} {what}" for rank in ranks for what in _SOUNDS) + tuple(
        f"{word} {what}" for word in ORDINALS[k + 1] for what in ("resonance", "resonant frequency", "resonance frequency")
    )  # fmt: skip


def _overtone(k: int, symbol: Symbol) -> Quantity:
    said = ordinal(k, "overtone")
    return Quantity(
        symbol, f"f_ov{k}", f"frequency of the {said[0]}", "Hz", 0, 1e7,
        aliases=(f"{ORDINALS[k][0]}_overtone", f"{ORDINALS[k][0]}_overtone_frequency", f"f_overtone{k}", f"f_overtone_{k}",
                 f"f_{ORDINALS[k][0]}_overtone", f"overtone_{k}"),
        cues=said,
        asked=tuple(f"{before}{name}{after}" for name in said for before, after in
                    (("frequency of the ", ""), ("frequency of its ", ""), ("", " frequency"), ("what is the ", ""),
                     ("find the ", ""), ("frequency does the ", ""), ("frequency for the ", ""), ("what is its ", ""),
                     ("frequency has the ", ""), ("calculate the ", ""))) + (_NEXT_ABOVE if k == 1 else ()) + _kth_lowest(k),
        moment="after",
    )  # fmt: skip


def _series() -> Iterator[Quantity]:
    for k in ORDERS:
        yield _harmonic(k, H[k])
        yield _harmonic_wave(k, LH[k])
    for k in OVERTONES:
        yield _overtone(k, OV[k])


STANDING_QUANTITIES = (
    Quantity(
        n_mode, "n", "number of the harmonic", "1", 0, 1000, Grid(2, 6, 1),
        aliases=("harmonic_number", "mode_number", "n_mode", "number_of_loops", "n_loops", "num_loops", "loops", "harmonic", "mode",
                 "n_harmonic", "N_loops", "segments", "number_of_segments"),
        cues=("harmonic number", "harmonic n", "mode number", "loops", "segments", "harmonic with n", "mode n", "bellies",
              "half waves", "half-waves"),
        asked=("how many loops", "which harmonic", "harmonic number", "what harmonic", "how many segments", "which mode",
               "number of the harmonic", "how many half waves", "number of loops"),
    ),
    Quantity(
        f_0, "f_1", "fundamental frequency", "Hz", 0, 1e6,
        aliases=("fundamental_frequency", "fundamental", "f_0", "f_fund", "f_fundamental", "first_harmonic", "f_first",
                 "fundamental_freq", "lowest_frequency", "f_fun", "first_harmonic_frequency", "f_min", "f_lowest"),
        cues=("fundamental frequency", "fundamental", "first harmonic", "1st harmonic", "lowest frequency", "fundamental tone",
              "lowest resonant frequency", "lowest note", "lowest resonance"),
        asked=("fundamental frequency", "the fundamental", "its fundamental", "frequency of the fundamental", "lowest frequency",
               "frequency of the first harmonic", "lowest resonant frequency", "first harmonic frequency", "first harmonic",
               "lowest note", "lowest tone", "lowest resonance", "frequency of its fundamental"),
    ),
    Quantity(
        lambda_0, "λ_1", "wavelength of the fundamental", "m", 0, 1e6,
        aliases=("lambda_0", "lambda_fund", "fundamental_wavelength", "lambda_fundamental", "longest_wavelength", "lambda_max"),
        cues=("wavelength of the fundamental", "longest wavelength"),
        asked=("wavelength of the fundamental", "longest wavelength", "wavelength of its fundamental", "fundamental wavelength",
               "wavelength of the first harmonic", "wavelength of this fundamental"),
        moment="after",
    ),
    Quantity(f_diff, "Δf", "difference between neighbouring resonance frequencies", "Hz", 0, 1e6,
             aliases=("Delta_f", "f_diff", "frequency_difference", "harmonic_spacing", "df"),
             cues=("differ by", "spaced by", "difference between successive", "apart"),
             asked=("difference between successive", "difference between neighbouring", "difference between adjacent",
                    "spacing of the harmonics"), moment="after"),
    Quantity(N_nodes, "N_nodes", "number of nodes", "1", 0, 1000,
             aliases=("N_nodes", "number_of_nodes", "n_nodes", "nodes", "num_nodes", "node_count", "nodeCount"),
             cues=("nodes",), asked=("how many nodes", "number of nodes"), moment="after"),
    Quantity(N_anti, "N_antinodes", "number of antinodes", "1", 0, 1000,
             aliases=("N_anti", "number_of_antinodes", "N_antinodes", "n_antinodes", "antinodes", "num_antinodes"),
             cues=("antinodes",), asked=("how many antinodes", "number of antinodes"), moment="after"),
    Quantity(d_nn, "d_nn", "distance between neighbouring nodes", "m", 0, 1e6,
             aliases=("d_nn", "node_spacing", "d_nodes", "node_distance", "distance_between_nodes"),
             cues=("neighbouring nodes", "adjacent nodes", "successive nodes", "consecutive nodes", "nodes are", "nodes", "spots", "neighbouring antinodes", "adjacent antinodes", "successive antinodes", "antinodes … apart", *(f"{body} are" for body in ("tube", "pipe", "string", "rope", "wire", "wave", "column", "waves", "oven")), "node to the next node"),
             asked=("distance between neighbouring nodes", "distance between adjacent nodes", "distance between two nodes",
                    "how far apart are the nodes", "distance between consecutive nodes", "how far apart are neighbouring nodes",
                    "distance between successive nodes", "how far apart are adjacent nodes", "distance from one node to the next",
                    "distance between two neighbouring nodes", "how far apart are two neighbouring nodes",
                    "distance between two adjacent nodes"), moment="after"),
    Quantity(d_na, "d_na", "distance from a node to the next antinode", "m", 0, 1e6,
             aliases=("d_na", "node_antinode_distance"), cues=("node to the next antinode", "node and the next antinode"),
             asked=("from a node to the next antinode", "between a node and the next antinode", "node and an adjacent antinode",
                    "node and the adjacent antinode"), moment="after"),
    *_series(),
    Quantity(L_1, "L_1", "air column at the first resonance", "cm", 0, 1e5, Grid(16, 34, 0.5),
             aliases=("L_1", "l_1", "first_resonance_length", "L_first", "length_1"),
             cues=("air column has the length", "lengths of … and", "resonances at … and", "resonances are at … and", "resonances at lengths … and", "first resonance", "resonates first", "shortest resonating air column", "shortest air column", "shortest column", "shortest", "first"),
             asked=("length of the air column at the first", "first resonance occur")),
    Quantity(L_2, "L_2", "air column at the next resonance", "cm", 0, 1e5, Grid(50, 104, 0.5),
             aliases=("L_2", "l_2", "second_resonance_length", "L_second", "length_2"),
             cues=("second resonance", "next resonance", "next at", "again at", "the next", "second", "resonances at"),
             asked=("second resonance occur", "length of the air column at the second", "next resonance occur")),
    Quantity(Delta_L, "ΔL", "distance between neighbouring resonances", "cm", 0, 1e5,
             aliases=("Delta_L", "resonance_spacing", "delta_length", "dL"), cues=("between successive resonances", "between neighbouring resonances", "successive resonances lie", "successive resonances are", "resonances differ by"),
             asked=("distance between successive resonances", "distance between neighbouring resonances"), moment="after"),
    Quantity(e_c, "e", "end correction", "cm", 0, 1000, aliases=("e_c", "end_correction"), cues=("end correction of", "end correction is", "end correction e", "end correction equals", "correction of"),
             asked=("end correction",), sign="any", moment="after"),
)  # fmt: skip
