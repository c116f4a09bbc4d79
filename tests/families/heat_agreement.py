"""The declared laws of heat held against wandering packets, levelling nodes, hitting molecules."""

from __future__ import annotations

import math
import random

from families.calorimeter import (
    ZERO,
    Crowd,
    Substance,
    grown,
    level_out,
    packets_to,
    plain,
    steady_flow,
)

from wmw.core.family import Family
from wmw.core.system import System

WATER, ICE, FUSION = 4200.0, 2100.0, 334e3


def solved(family: Family, regime: str, **given: float) -> dict[str, float]:
    return System(family, regime).settle(given)


def _near(world, tolerance=1e-3, **expected):
    return all(
        name in world and abs(world[name] - value) < tolerance * max(abs(value), 1e-9)
        for name, value in expected.items()
    )


def _degrees(world, tolerance=0.02, **expected):
    """Compare temperatures on the scale of their differences, not of their kelvins."""
    return all(
        name in world and abs(world[name] - value) < tolerance for name, value in expected.items()
    )


def bodies_agree(family: Family, seed: int, rounds: int) -> bool:
    """Warm bodies packet by packet, and let two of them level out."""
    rng = random.Random(seed)
    for _ in range(rounds):
        mass, specific = rng.uniform(0.2, 2), rng.uniform(300, 2000)
        cold, hot = ZERO + rng.uniform(5, 40), ZERO + rng.uniform(50, 95)
        heat = packets_to(plain(mass, specific, cold), hot)
        up = solved(family, "warming", m=mass, c=specific, T_1=cold, T_2=hot, P=1000.0, eta=0.8)
        if not _near(up, Q=heat, E_in=heat / 0.8, t=heat / 800, C=heat / (hot - cold)):
            return False
        down = solved(family, "cooling", m=mass, c=specific, T_1=hot, T_2=cold, P=50.0)
        if not _near(down, Q=heat, t=heat / 50):
            return False
        for regime in ("warming_water", "warming_water_with_losses"):
            heat = packets_to(plain(mass, WATER, cold), hot)
            if not _near(
                solved(family, regime, m_w=mass, c_w=WATER, T_1=cold, T_2=hot, eta=0.5),
                Q=heat,
                E_in=2 * heat,
            ):
                return False
        other = rng.uniform(0.2, 2)
        end = level_out(plain(mass, WATER, hot), plain(other, WATER, cold))
        mixed = solved(
            family, "mixing_one_liquid", m_1=mass, m_2=other, T_1=hot, T_2=cold, c_w=WATER
        )
        if not (_degrees(mixed, T_f=end) and _near(mixed, 2e-3, Q=mass * WATER * (hot - end))):
            return False
        end = level_out(plain(mass, specific, hot), plain(other, WATER, cold))
        dropped = solved(
            family, "body_into_water", m=mass, c=specific, T_1=hot, m_w=other, c_w=WATER, T_2=cold
        )
        if not _degrees(dropped, T_f=end):
            return False
        cup, metal = rng.uniform(0.05, 0.3), rng.uniform(300, 900)
        # Water and cup are one body that takes up heat: a kilogram of what takes as much.
        bath = plain(1.0, other * WATER + cup * metal, cold)
        end = level_out(plain(mass, specific, hot), bath)
        held = solved(
            family, "body_into_calorimeter", m=mass, c=specific, T_1=hot, m_w=other, c_w=WATER,
            m_cup=cup, c_cup=metal, T_2=cold,
        )  # fmt: skip
        if not _degrees(held, T_f=end):
            return False
        end = level_out(plain(mass, specific, hot), plain(other, metal, cold))
        touching = solved(
            family, "two_bodies_level_out", m_1=mass, c_1=specific, T_1=hot, m_2=other, c_2=metal,
            T_2=cold,
        )  # fmt: skip
        if not _degrees(touching, T_f=end):
            return False
        rise, warmed = packets_to(plain(mass, specific, cold), hot), hot - cold
        for regime, mine, others in (
            ("first_of_two_warmed", mass, other),
            ("second_of_two_warmed", other, mass),
        ):
            first, second = (mine, others) if regime.startswith("first") else (others, mine)
            apart = solved(family, regime, m=first, m_2=second, c=specific, Q=rise * mine / mass)
            if not _near(apart, Delta_T=warmed):
                return False
    return True


def ice_agrees(family: Family, seed: int, rounds: int) -> bool:
    """Warm and melt ice packet by packet, alone and in water."""
    rng = random.Random(seed)
    for _ in range(rounds):
        mass, start, end = (
            rng.uniform(0.1, 0.5),
            ZERO - rng.uniform(1, 20),
            ZERO + rng.uniform(5, 60),
        )
        ice = Substance(mass, ICE, WATER, FUSION, ZERO)
        ice.warm_up_to(start)
        constants = {"c_w": WATER, "c_ice": ICE, "L_f": FUSION, "T_0": ZERO}
        world = solved(family, "ice_to_water", **constants, m=mass, T_ice=start, T_f=end)
        if not _near(world, Q=packets_to(ice, end)):
            return False
        metal = Substance(mass, 130.0, 150.0, 25e3, 600.0)
        metal.warm_up_to(300.0)
        melted = solved(
            family, "warming_and_melting", m=mass, c=130.0, T_1=300.0, T_m=600.0, L=25e3
        )
        if not _near(melted, Q=packets_to(metal, 600.0, mass)):
            return False
        little, much = rng.uniform(0.02, 0.05), rng.uniform(0.4, 0.6)
        for regime, amount in (("ice_melts_away", little), ("ice_remains", much)):
            ice = Substance(amount, ICE, WATER, FUSION, ZERO)
            ice.warm_up_to(start)
            water, warm = rng.uniform(0.3, 0.5), ZERO + rng.uniform(30, 50)
            end = level_out(plain(water, WATER, warm), ice)
            system = System(family, regime)
            world = system.settle(
                {**constants, "m_ice": amount, "T_ice": start, "m_w": water, "T_w": warm}
            )
            if not (system.admits(world) and _degrees(world, T_f=end)):
                return False
            if abs(world["m_melt"] - ice.molten) > 2e-3 * amount:
                return False
    return True


def walls_agree(family: Family, seed: int, rounds: int) -> bool:
    """Let the nodes of a slab and of two layers come to rest."""
    rng = random.Random(seed)
    for _ in range(rounds):
        layers = [
            (rng.uniform(0.05, 0.3), rng.uniform(0.2, 1)),
            (rng.uniform(0.04, 0.2), rng.uniform(0.05, 0.3)),
        ]
        warm, cold, area = (
            ZERO + rng.uniform(18, 25),
            ZERO + rng.uniform(-15, 5),
            rng.uniform(4, 20),
        )
        flow, _ = steady_flow(layers[:1], warm, cold)
        one = solved(
            family,
            "conduction",
            A=area,
            d=layers[0][0],
            k=layers[0][1],
            T_1=warm,
            T_2=cold,
            t=600.0,
        )
        if not _near(one, P=flow * area, Q=flow * area * 600):
            return False
        flow, seams = steady_flow(layers, warm, cold)
        two = solved(
            family, "conduction_two_layers", A=area, T_1=warm, T_2=cold,
            d_1=layers[0][0], k_1=layers[0][1], d_2=layers[1][0], k_2=layers[1][1],
        )  # fmt: skip
        if not (_near(two, P=flow * area) and _degrees(two, T_mid=seams[0])):
            return False
    return True


def gases_agree(family: Family, seed: int, rounds: int) -> bool:
    """Let molecules hit the walls before and after; absolute temperature is their mean energy."""
    rng = random.Random(seed)
    gas_constant, avogadro = 8.314, 6.022e23
    for _ in range(rounds):
        first, second = rng.uniform(250, 400), rng.uniform(250, 400)
        volume, amount, molar = (
            rng.uniform(1e-3, 1e-2),
            rng.uniform(0.1, 2),
            rng.uniform(0.002, 0.04),
        )

        def crowd(kelvins, molar=molar):
            return Crowd.at(1.5 * gas_constant / avogadro * kelvins, molar / avogadro, 400, 3)

        number = amount * avogadro
        before = crowd(first)
        pressure = before.pressure(number, volume)
        state = solved(
            family,
            "gas_state",
            p_1=pressure,
            V_1=volume,
            T_1=first,
            R=gas_constant,
            N_A=avogadro,
            M=molar,
        )
        speed = math.sqrt(2 * before.mean_energy() / before.mass)
        if not _near(
            state, n=amount, N=number, E_k=before.mean_energy(), v_rms=speed, m_gas=amount * molar
        ):
            return False
        at_v = solved(
            family,
            "gas_constant_volume",
            p_1=pressure,
            V_1=volume,
            T_1=first,
            T_2=second,
            R=gas_constant,
        )
        if not _near(at_v, p_2=crowd(second).pressure(number, volume), n=amount):
            return False
        at_t = solved(
            family,
            "gas_constant_temperature",
            p_1=pressure,
            V_1=volume,
            V_2=2 * volume,
            T_1=first,
            R=gas_constant,
        )
        if not _near(at_t, p_2=before.pressure(number, 2 * volume)):
            return False
        at_p = solved(
            family,
            "gas_constant_pressure",
            p_1=pressure,
            V_1=volume,
            T_1=first,
            T_2=second,
            R=gas_constant,
        )
        strokes, moved = 2000, at_p["V_2"] - volume
        pushed = sum(pressure * moved / strokes for _ in range(strokes))
        if not _near(at_p, p_2=pressure, W=pushed) or not math.isclose(
            crowd(second).pressure(number, at_p["V_2"]), pressure, rel_tol=1e-6
        ):
            return False
        change = solved(
            family,
            "gas_change",
            p_1=pressure,
            V_1=volume,
            T_1=first,
            T_2=second,
            V_2=1.5 * volume,
            R=gas_constant,
        )
        if not _near(change, p_2=crowd(second).pressure(number, 1.5 * volume)):
            return False
    return True


def lengths_agree(family: Family, seed: int, rounds: int) -> bool:
    """Let every piece of every side grow."""
    rng = random.Random(seed)
    for _ in range(rounds):
        alpha, kelvins, start = rng.uniform(5e-6, 2e-5), rng.uniform(20, 60), ZERO + 10
        sides = [rng.uniform(0.5, 2) for _ in range(3)]
        given = {"alpha": alpha, "T_1": start, "T_2": start + kelvins}
        # To first order in alpha dT, as everywhere in introductory physics.
        loose = 3 * alpha * kelvins
        rod = solved(family, "expansion_of_length", **given, L_0=sides[0])
        if not _near(
            rod,
            loose,
            Delta_L=grown(sides[:1], alpha, kelvins) - sides[0],
            L_end=grown(sides[:1], alpha, kelvins),
        ):
            return False
        area = sides[0] * sides[1]
        for regime in ("expansion_of_area", "expansion_of_a_hole"):
            world = solved(family, regime, **given, A_0=area)
            if not _near(
                world,
                loose,
                Delta_A=grown(sides[:2], alpha, kelvins) - area,
                A_end=grown(sides[:2], alpha, kelvins),
            ):
                return False
        volume = area * sides[2]
        world = solved(family, "expansion_of_volume", **given, V_0=volume)
        if not _near(
            world,
            loose,
            Delta_V=grown(sides, alpha, kelvins) - volume,
            V_end=grown(sides, alpha, kelvins),
        ):
            return False
        room = grown(sides, alpha, kelvins)
        filled = volume * (1 + 9e-4 * kelvins)
        full = solved(
            family,
            "overflowing_vessel",
            T_1=start,
            T_2=start + kelvins,
            V_0=volume,
            beta=9e-4,
            alpha_v=alpha,
        )
        if not _near(full, loose, V_over=filled - room, V_end=filled):
            return False
    return True


def agrees_with_packets(family: Family) -> bool:
    return lengths_agree(family, 5, 1) and gases_agree(family, 6, 1)
