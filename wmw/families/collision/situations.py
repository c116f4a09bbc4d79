"""Collisions told in words: what is conserved, and how equal bodies part."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Eq, Gt, Lt, Outcome
from wmw.core.readers import ALIKE, ONE, alike_or_one
from wmw.core.situation import Situation, Trend
from wmw.core.told import whether
from wmw.families.collision.after import FIRST_DOES, SECOND_DOES
from wmw.families.collision.symbols import (
    ELASTIC_HEAD_ON,
    ELASTIC_REST,
    PARTLY_REST,
    RECOIL,
    STICKING_HEAD_ON,
    STICKING_REST,
    K_f,
    K_i,
    m_1,
    m_2,
    p_1f,
    p_1i,
    p_2f,
    p_2i,
    s_1,
    s_2,
    v_1f,
    v_1i,
    v_2f,
    v_f,
)

_HIT = (
    "collid*",
    "collision",
    "collisions",
    "hit",
    "hits",
    "strik*",
    "run into",
    "runs into",
    "bump*",
    "crash*",
    "impact",
    "meets",
    "meet",
    "catches",
    "jump* onto",
    "shot into",
    "fired into",
)
_STICK = (
    "stick*",
    "stuck",
    "coupl*",
    "lock*",
    "lodg*",
    "embed*",
    "join*",
    "move off together",
    "moves off together",
    "clump*",
    "cling*",
    "hook*",
    "move together",
    "perfectly inelastic",
    "completely inelastic",
    "totally inelastic",
    "perfectly inelastically",
    "completely inelastically",
    "latch*",
)
_ELASTIC = ("elastic", "elastically")
_NOT_ELASTIC = (
    "inelastic",
    "inelastically",
    "not elastic",
    "partly elastic",
    "partially elastic",
    "not perfectly elastic",
)
_EQUAL = (
    "identical",
    "equal mass",
    "equal masses",
    "same mass",
    "of equal mass",
    "alike",
    "equally heavy",
    "re:\\bequal (?:ball|cart|puck|glider|trolley|block|coin|marble|disk|disc|sphere|stone|body|bodie|object|car|wagon)s?\\b",
    "same kind",
    "just like",
)
_REST = (
    "at rest",
    "stationary",
    "resting",
    "motionless",
    "not moving",
    "standing still",
    "stands still",
)
_HEAD_ON = (
    "toward each other",
    "towards each other",
    "opposite direction*",
    "toward one another",
    "towards one another",
    "head on with equal",
    "approach each other",
)
_APART = (
    "explod*",
    "explosion",
    "recoil*",
    "push* apart",
    "push* off",
    "push* each other",
    "spring between",
    "compressed spring",
    "fire",
    "fires",
    "fired",
    "throw*",
    "jump*",
    "breaks apart",
    "break apart",
    "burst*",
    "splits",
)
_RESTED_ASKED = (
    r"re:\b(\w+) (?:which |that |who )?(?:initially |first |still |at first )?(?:stands? |lies? |sits? |initially )?(?:at rest|stationary|motionless)\b.*\bwhat\b(?!.*\b(?:first|moving|incoming|striking|original|colliding|cue)\b).*\b\1\b",
    r"re:\b(?:stationary|resting|motionless|target|second|struck|hit) \w+ (?:do|does|after|move)|happens to (?:stationary|resting|target|second|struck|other)|second (?:ball|cart|glider|puck|coin|marble|body|object) (?:do|move)",
)
_MOMENTUM = (
    "momentum",
    "momenta",
    "total momentum",
    "linear momentum",
    "momentum of system",
    "total linear momentum",
    "momentum of two carts",
)
_KINETIC = (
    "kinetic energy",
    "total kinetic energy",
    "mechanical energy",
    "total mechanical energy",
    "kinetic energies",
    "ke",
)
_TOTAL = ("total energy", "energy of all kinds")
_INTERNAL = ("internal energy", "thermal energy")


_LEDGER = (
    Trend(_MOMENTUM, p_1f + p_2f - p_1i - p_2i),
    Trend(_KINETIC, K_f - K_i),
    Trend(_TOTAL, 0),
    Trend(_INTERNAL, K_i - K_f),
)
_FROM_REST = (Trend(_MOMENTUM, p_1f + p_2f), Trend(_KINETIC, K_f), Trend(_TOTAL, 0))


_STOPS = (
    "stops",
    "stops dead",
    "comes to rest",
    "it stops",
    "stop",
    "stays at rest",
    "stands still",
    "at rest",
    "comes to a stop",
    "comes to a halt",
    "stops moving",
    "is at rest",
    "remains at rest",
    "zero velocity",
    "speed is zero",
    "velocity is zero",
    "velocity becomes zero",
    "halts",
    "motionless",
    "becomes stationary",
    "is stationary",
)
_BACK = (
    "bounces back",
    "rebounds",
    "moves back",
    "turns back",
    "goes back",
    "bounces",
    "reverses",
    "recoils",
    "moves backward",
    "moves backwards",
    "bounces back at the same speed",
)
_HALF = (
    "half its speed",
    "half the speed",
    "at half",
    "half speed",
    "half of its speed",
    "half as fast",
    "half its original speed",
    "half its velocity",
)
_ON = (
    "goes on",
    "keeps moving",
    "continues",
    "moves on",
    "goes on at the same speed",
    "moves on at the same speed",
    "continues at the same speed",
    "keeps going",
    "continues moving",
    "moves forward",
    "continues with the same speed",
    "moves with the same speed",
    "unchanged",
    "with its original speed",
    "continues to move",
)
_FIRST_DOES = Outcome(
    "equal_elastic_first", (),
    (
        Choice("stops", Eq(v_1f, 0), _STOPS),
        Choice("bounces back", Lt(v_1f, 0), _BACK),
        Choice("slower", Gt(v_1f, 0), (*_HALF, "slows down", "moves on more slowly", *(f"{on} {half}" for on in ("goes on at", "goes on to the right at", "continues at", "moves on at", "keeps moving at") for half in ("half its speed", "half the speed", "half speed")))),
        Choice("goes on", false, _ON),
    ),
    in_effects=False,
)  # fmt: skip
_EXCHANGED = Outcome(
    "equal_elastic_exchange", ("exchange*", "swap*", "happens", "velocities"),
    (
        Choice("exchanged", true, ("exchange velocities", "exchange their velocities", "exchanges velocities", "swap velocities", "swap their velocities", "velocities are exchanged", "velocities are swapped", "exchange speeds",
                                   "trade velocities", "interchange velocities", "exchange their speeds", "hands its whole velocity", "transfers all of its momentum", "transfers all its momentum", "transfers all its kinetic energy",
                                   "gives all of its momentum", "gives all its momentum", "transfers all of its kinetic energy", "interchange their velocities")),
        Choice("joined", false, ("stick together", "move together", "move off together")),
    ),
)  # fmt: skip
_SECOND_DOES = Outcome(
    "equal_elastic_second", (),
    (
        Choice("takes the velocity", Eq(v_2f, v_1i), ("moves off at the same speed", "moves off with the original speed", "takes over the velocity", "moves with the speed", "same speed", "same velocity", "moves off with the velocity",
                                                       "speed of the first", "velocity of the first", "original speed", "original velocity", "initial speed", "initial velocity", "moves away with the same velocity")),
        Choice("stays", Eq(v_2f, 0), (*_STOPS, "does not move")),
        Choice("slower", false, (*_HALF, "more slowly")),
        Choice("faster", false, ("twice the speed", "twice as fast", "double the speed")),
    ),
    in_effects=False,
)  # fmt: skip
_SECOND_NAMES = ("second", "q", "b", "y", "2", "target", "struck one", "other")
_PAIR_DOES = Outcome(
    "equal_elastic_pair", (),
    (
        Choice("exchanged", true, (*_STOPS[:6], "comes to rest", "it comes to rest", "first one stops", "exchange velocities", "exchange their velocities", "swap velocities", "swap their velocities")),
        Choice("others", false, (*_BACK, "both", "together", "stick together", *_HALF, "both stop", "both come to rest", *(f"{name} {stops}" for name in _SECOND_NAMES for stops in ("stops", "comes to rest", "stays at rest", "remains at rest")))),
    ),
    in_effects=False,
)  # fmt: skip
_AT_REST_AFTER = Outcome(
    "equal_sticking_head_on", ("what happens", "how do they move", "velocity", "speed", "move after", "combined", "after"),
    (
        Choice("at rest", Eq(v_f, 0), _STOPS),
        Choice("moves", false, ("moves to the left", "moves to the right", "keeps moving", "at half", "move off", "same speed", "original speed")),
    ),
    in_effects=False,
)  # fmt: skip
_IMPULSES = Outcome(
    "impulses_on_both", ("impulse*", "force*", "compare*"),
    (Choice(ALIKE, true, ("equal and opposite",)), Choice(ONE, false, ("larger on one of them",))),
    in_effects=False, reader=alike_or_one,
)  # fmt: skip
_LOST = Outcome(
    "where_the_energy_goes", ("where does", "becomes of", "what happens to lost", "lost kinetic energy", "missing", "converted", "transformed"),
    (
        Choice("heat", true, ("thermal energy", "heat", "internal energy", "sound", "deformation", "heat and sound")),
        Choice("elsewhere", false, ("potential energy", "gravitational", "destroyed", "momentum", "disappears", "lost forever", "electrical")),
    ),
    in_effects=False,
)  # fmt: skip

_BOUNCES = Outcome(
    "impulse_of_bouncing", (),
    (
        Choice("bounces", true, ("rubber", "rubber ball", "superball", "one that bounces", "bouncing", "bounces", "rebounds", "one that rebounds", "bouncing ball", "bouncy ball")),
        Choice("sticks", false, ("clay", "clay ball", "putty", "one that sticks", "sticks", "sticking", "mud", "beanbag", "dough", "sticky ball", "ball of clay", "one that stops", "stops")),
        Choice("equal", false, ("equal", "same", "both", "neither", "equally large")),
    ),
    in_effects=False,
)  # fmt: skip
_KEPT = Outcome(
    "what_every_collision_keeps", (),
    (
        Choice("momentum", true, ("total momentum", "momentum", "linear momentum", "total linear momentum", "momentum of the system", "sum of the momenta")),
        Choice("each", false, ("momentum of each body", "momentum of each", "momentum of each object", "velocity of each body", "each velocity", "velocity", "speed", "speeds", "total velocity", "individual momenta", "force")),
        Choice("energy", false, ("kinetic energy", "total kinetic energy", "mechanical energy", "momentum and kinetic energy", "both momentum and kinetic energy", "both")),
    ),
    in_effects=False,
)  # fmt: skip
_NO = Outcome(
    "energy_not_kept", (),
    (Choice("no", true, ("no", "not conserved", "is lost", "not", "decreases")), Choice("yes", false, ("yes", "conserved", "constant", "stays same"))),
    in_effects=False,
)  # fmt: skip
_LONGER = Outcome(
    "longer_time_smaller_force", (),
    (
        Choice("time", true, ("increase the time", "longer time", "lengthen the time", "increase the stopping time", "increase time", "more time", "increases time", "makes time longer", "lengthens time", "decrease the force", "smaller force", "reduce the force", "reduces force",
               "lengthens the stopping time", "longer stopping time", "stopping time is longer", "prolongs", "spreads it over a longer time", "over a longer time", "smaller average force", "average force is smaller",
               "force is smaller", "force is less", "less force", "same change of momentum", "same change in momentum", "same impulse")),
        Choice("others", false, ("decrease the passenger s change of momentum", "change of momentum", "increase the impulse", "decrease the impulse", "increase impulse", "decrease impulse", "decrease the stopping time", "decrease the time", "shorter time", "shorten the time", "increase the force", "decrease momentum", "reduce impulse", "smaller impulse", "smaller change of momentum", "reduce change in momentum")),
    ),
    in_effects=False,
)  # fmt: skip
_SHELL = Outcome(
    "energies_of_shell_and_gun", (),
    (
        Choice("shell", true, ("shell", "bullet", "ball", "projectile", "cannonball", "lighter")), Choice("gun", false, ("cannon", "gun", "rifle", "heavier")),
        Choice("equal", false, ("equal", "same", "both", "neither")),
    ),
    in_effects=False,
)  # fmt: skip
_LIGHT_DOES = Outcome(
    "light_hits_heavy", (),
    (
        Choice("back", true, ("backward", "backwards", "back", "bounces back", "rebounds", "reverses", "opposite direction", "recoils", "turns back", "bounces backward")),
        Choice("on", false, ("forward", "forwards", "same direction", "continues", "goes on", "keeps moving", "moves on")),
        Choice("stops", false, (*_STOPS, "stops dead")),
    ),
    in_effects=False,
)  # fmt: skip
_LIGHT_TAKES = Outcome(
    "heavy_hits_light", (),
    (
        Choice("twice", true, ("twice", "double", "2 v", "2v", "two times", "doubled", "nearly twice", "about twice")),
        Choice("others", false, ("same speed", "original speed", "half", "four times", "three times", "stays", "at rest", "equal to", "v", "same velocity", "much greater", "ten times")),
    ),
    in_effects=False,
)  # fmt: skip
_LIGHT = "(?:ping pong|table tennis|tennis|marble|golf|small|light|lighter|tiny|pebble|pea)"
_HEAVY = "(?:bowling|cannon|cannonball|heavy|heavier|massive|large|iron|truck|steel|lead|medicine)"
_STRIKES = "(?:hits|strikes|collides|runs into|bumps|is thrown at)"

_ASKS_WHAT = (
    "re:\\bwhat (?:happens|will happen|occurs|becomes of|does|do|will|is (?:seen|observed|result|outcome))\\b(?!.*\\b(?:energy|energies|momentum|momenta|impulses?|forces?|times?|accelerations?)\\b)",
    "re:\\bhow (?:do|does|will) (?:they|two|balls|carts|pucks|gliders|first|bodies|objects|blocks|each|moving|cart|ball|puck|glider)\\b(?!.*\\b(?:energy|momentum|impulses?|forces?)\\b)",
    "re:\\bwhich (?:statement|description|of following|option)s?\\b(?!.*\\b(?:energy|energies|momentum|momenta|impulses?|forces?)\\b)",
)
_OF_RESTED = r"re:\b(?:happens? to|does|becomes of|do) (?:\w+ ){0,2}?(?:second|target|struck|stationary|resting|other|(?:ball|cart|puck|glider|trolley|block|body|object|coin|disk|sphere) (?:2|b|q|y))\b"
_FIRST_RESTS = (
    r"re:\b(?:first \w+|(?:ball|cart|puck|glider|trolley|block|body|object|coin|disk|sphere) (?:1|a|p|x)) (?:which |that )?(?:initially |lies |stands |sits |rests )*(?:at rest|stationary|motionless)",
    r"re:\bstationary (?:ball|cart|puck|glider|trolley|block|body|object|coin|disk|sphere) (?:1|a|p|x)\b",
)

_ASKS_MORE = ("what", "how", r"re:\bwhich (?!(?:initially )?(?:at rest|rest|stand|lie|is|was|stationary))", "why", "find", "calculate", "energy")  # fmt: skip
"""What else than a yes or no is asked for."""

SITUATIONS = (
    Situation("kept_in_every_collision", (("conserved", "constant", "unchanged", "same before and after"), ("every collision", "all collisions", "any collision", "all types of collision*", "every type of collision", "whether elastic or inelastic", "elastic or inelastic", "both elastic and inelastic", "elastic and inelastic"), ("which", "what")), STICKING_REST, ("only in elastic", "not conserved", "lost"), outcomes=(_KEPT,)),
    Situation("energy_kept_when_sticking", (_HIT, _STICK, ("re:\\b(?:kinetic|mechanical) energy (?:\\w+ ){0,3}(?:conserved|constant|same|preserved)\\b",), ("re:^(?:.* )?(?:kinetic|mechanical) energy (?:\\w+ ){0,3}(?:conserved|constant|same|preserved)(?: in this collision| in collision| here)?$",)), STICKING_REST, ("momentum", "which", "what"), outcomes=(_NO,)),
    Situation("bag_or_mat", (("air bag*", "airbag*", "crumple zone*", "padded", "padding", "foam", "mat", "cushion*", "sheet", "bedsheet", "blanket", "net", "hay", "straw", "pillow", "mattress", "sand", "snow", "bend*", "seat belt*", "helmet*"), ("because", "why", "reduce*", "protect*", "purpose", "how do", "safer", "chiefly")), STICKING_REST, ("how much", "calculate"), outcomes=(_LONGER,)),
    Situation("energies_of_recoil", (("cannon", "gun", "rifle"), ("shell", "bullet", "ball", "projectile"), ("fires", "fired", "shot", "recoil*"), ("kinetic energy",), ("re:\\bwhich\\b.*\\b(?:larger|greater|more|bigger|most)\\b", "re:\\b(?:larger|greater|more) kinetic energy\\b")), RECOIL, ("momentum", "smaller kinetic", "less kinetic", "block", "force"), outcomes=(_SHELL,)),
    Situation("bounce_or_stick", (("bounces", "rebounds", "bounce", "rebound", "bounces back", "bounces off"), ("sticks", "stops", "stick", "comes to rest", "clings", "stuck"), ("impulse", "change of momentum", "change in momentum", "momentum change"), ("re:\\bwhich\\b.*\\b(?:larger|greater|bigger|more|greatest|largest)\\b", "re:\\b(?:larger|greater|bigger)\\b.*\\b(?:for|on|by) which\\b"), ("same mass*", "equal mass*", "identical", "same weight", "equally heavy"), ("same speed", "equal speed*", "same velocity", "equally fast", "same height")), STICKING_REST, ("smaller", "kinetic energy", "less"), outcomes=(_BOUNCES,)),
    Situation("light_hits_heavy", (_ELASTIC, (f"re:\\b{_LIGHT} (?:\\w+ ){{0,6}}{_STRIKES} (?:\\w+ ){{0,6}}{_HEAVY}\\b",), _REST, (f"re:\\b{_LIGHT} (?:pong |tennis )?(?:ball|cart|marble|body|object|one|puck|glider|block)(?: do| does| move| then)?$", f"re:\\b(?:happens to|does|becomes of) {_LIGHT}\\b", f"re:how does {_LIGHT}")), ELASTIC_REST, (*_NOT_ELASTIC, *_STICK, *_EQUAL, "energy", "momentum", "force", "impulse"), outcomes=(_LIGHT_DOES,)),
    Situation("heavy_hits_light", (_ELASTIC, (f"re:\\b{_HEAVY} (?:\\w+ ){{0,6}}{_STRIKES} (?:\\w+ ){{0,6}}{_LIGHT}\\b",), _REST, (f"re:\\b(?:speed|velocity) of {_LIGHT}\\b", f"re:{_LIGHT} (?:\\w+ ){{0,3}}(?:speed|velocity|moves? (?:off|away))"), ("much heavier", "much more massive", "bowling", "very heavy", "far heavier", "much lighter", "ping pong", "table tennis", "cannonball")), ELASTIC_REST, (*_NOT_ELASTIC, *_STICK, *_EQUAL, "energy", "momentum", "force", "impulse", "speed of heavy"), outcomes=(_LIGHT_TAKES,)),
    Situation("sticking", (_HIT, _STICK), STICKING_REST, ("wall", "elastic", "elastically"), trends=_LEDGER, outcomes=(_LOST,)),
    Situation("elastic", (_HIT, _ELASTIC), ELASTIC_REST, (*_NOT_ELASTIC, *_STICK), trends=_LEDGER),
    Situation("inelastic", (_HIT, ("inelastic", "inelastically", "not elastic", "partly elastic", "partially elastic")), PARTLY_REST, ("wall", *_STICK), trends=_LEDGER, outcomes=(_LOST,)),
    Situation("thrown_apart", (_APART, ("at rest", "initially at rest", "stationary", "explod*", "explosion", "recoil*", "stand*")), RECOIL, ("collid*", "collision", "stick*", "catch*"), trends=_FROM_REST),
    Situation("equal_elastic_first", (_HIT, _ELASTIC, _EQUAL, _REST), ELASTIC_REST, (*_NOT_ELASTIC, *_STICK, *_RESTED_ASKED), {m_1: 1.5, m_2: 1.5}, outcomes=(_FIRST_DOES, _EXCHANGED)),
    Situation("equal_elastic_second", (_HIT, _ELASTIC, _EQUAL, _REST, _RESTED_ASKED), ELASTIC_REST, (*_NOT_ELASTIC, *_STICK), {m_1: 1.5, m_2: 1.5}, outcomes=(_SECOND_DOES,)),
    whether("struck_one_takes_the_speed", ELASTIC_REST, (_HIT, _ELASTIC, _EQUAL, _REST, (r"re:\b(?:struck|second|target|other|stationary|resting) \w+ (?:\w+ ){0,5}?(?:as fast as|(?:same|full|whole) (?:speed|velocity)|(?:speed|velocity) (?:that|of|which))\b(?: \w+){0,9}$",)), so=True, untold=(*_NOT_ELASTIC, *_STICK, *_ASKS_MORE)),
    whether("first_one_stops", ELASTIC_REST, (_HIT, _ELASTIC, _EQUAL, _REST, (r"re:\b(?:first|moving|incoming|striking|cue) \w+ (?:\w+ ){0,3}?(?:at rest|stops?|comes? to rest|stationary|halt)\b(?: \w+){0,9}$",)), so=True, untold=(*_NOT_ELASTIC, *_STICK, r"re:\bfirst \w+ (?:\w+ )?at rest(?! after)", *_ASKS_MORE)),
    whether("first_one_moves_on", ELASTIC_REST, (_HIT, _ELASTIC, _EQUAL, _REST, (r"re:\b(?:first|moving|incoming|striking|cue) \w+ (?:\w+ ){0,3}?(?:keep moving|keeps? on|moves? on|moving|continues?|bounces? back|rebounds?|still moves?)\b(?: \w+){0,9}$",)), so=False, untold=(*_NOT_ELASTIC, *_STICK, *_FIRST_RESTS, *_ASKS_MORE, "stop*", "or")),
    whether("pair_keeps_the_speed", STICKING_REST, ((*_HIT, "rolls into", "slides into", "runs into"), _STICK, _REST, (r"re:\b(?:pair|two|coupled \w+|joined \w+|combined \w+|both|they)\b (?:\w+ ){0,6}?(?:as (?:large|great|high|fast) as|same speed|equal to)\b(?: \w+){0,9}$",)), so=False, untold=("elastic", "elastically", "momentum", "energy", *_ASKS_MORE)),
    Situation("equal_elastic_pair", (_HIT, _ELASTIC, _EQUAL, _REST, ("re:\\bwhat (?:happens|will happen|occurs|is seen|is observed)(?! to)\\b", "how do they move", "how do two", "re:\\bdescribe (?:\\w+ ){0,2}motion\\b", "re:\\bwhich (?:statement|description|of following)\\b")), ELASTIC_REST, (*_NOT_ELASTIC, *_STICK[:-6], "energy", "momentum", "not true", "incorrect"), {m_1: 1.5, m_2: 1.5}, outcomes=(_PAIR_DOES,)),
    Situation("equal_elastic_parting", (_HIT, _ELASTIC, _EQUAL, _REST, _ASKS_WHAT), ELASTIC_REST, (*_NOT_ELASTIC, *_STICK, *_FIRST_RESTS, _OF_RESTED), {m_1: 1.5, m_2: 1.5}, outcomes=(FIRST_DOES,)),
    Situation("equal_elastic_struck", (_HIT, _ELASTIC, _EQUAL, _REST, _ASKS_WHAT, (_OF_RESTED,)), ELASTIC_REST, (*_NOT_ELASTIC, *_STICK, *_FIRST_RESTS), {m_1: 1.5, m_2: 1.5}, outcomes=(SECOND_DOES,)),
    Situation("equal_sticking_head_on", (_HIT, _STICK, _EQUAL, _HEAD_ON, ("equal speed*", "same speed", "equal speeds", "same speeds")), STICKING_HEAD_ON, ("elastic", "elastically"),
              {m_1: 1.5, m_2: 1.5, s_1: 2.0, s_2: 2.0}, outcomes=(_AT_REST_AFTER,)),
    Situation("mutual_forces", (_HIT, ("truck", "lorry", "bus", "heavier", "mosquito", "bug", "small car", "two carts", "two balls", "bowling ball"), ("force*", "impulse*"), ("larger", "greater", "compare*", "bigger", "which", "re:\\b(?:force|impulse) (?:\\w+ ){1,4}on \\w+$")),
              ELASTIC_HEAD_ON, ("wall", "airbag", "damage", "acceleration"), outcomes=(_IMPULSES,)),
)  # fmt: skip
