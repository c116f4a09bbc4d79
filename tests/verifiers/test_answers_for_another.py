"""Traces that tell and answer what is so of another body than the one asked about, and others."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.claims import collect
from wmw.verifiers.pipeline import judge
from wmw.verifiers.questions.changed_elsewhere import changed_elsewhere
from wmw.verifiers.unfamiliar import contradictions

HORNS = (
    "A tugboat sounds its horn at 150 Hz and a ferry sounds its horn at 240 Hz. Sound travels at"
    " 340 m/s. What wavelength has the sound of the ferry?"
)
PUNTS = "A 90 kg punt glides at 1.2 m/s past a moored 300 kg barge and bumps it elastically."
BARGE = f"{PUNTS} How fast does the barge move afterwards?"
MASSES = {"m_punt": "90 kg", "m_barge": "300 kg"}
SIREN = (
    "A fire engine drives at 20 m/s toward a crossing with its 600 Hz siren on. Sound travels at"
    " 340 m/s. What frequency does the fireman at the wheel hear?"
)
PISTONS = (
    "In a hydraulic jack the small piston has 2.0 cm² and is pressed with 40 N; the large piston"
    " has 50 cm². What is the pressure under the large piston?"
)
METALS = (
    "A hot 0.20 kg nail is dropped into 0.50 kg of oil. What temperature does the oil reach in the"
    " end?"
)
HUNG = (
    "A 6.0 kg chest at rest on a table is tied by a cord over a pulley to a hanging 1.5 kg flask."
    " What friction does the table exert on the chest?"
)
COUPLED = f"{PUNTS.replace('bumps it elastically', 'sticks to it')} How fast is the barge then?"
OARS = (
    "A rod lies on a left post and a right post. What force does the right post exert on the rod?"
)
BEADS = (
    "Bead U (2.0 g) and bead W (5.0 g) lie on a smooth table. Bead U, at 0.80 m/s, hits bead W,"
    " which is at rest. What is W's velocity afterwards?"
)
SHUNTS = (
    "A 6.0 Ω resistor R1 and a 3.0 Ω resistor R2 lie side by side on a cell. R1 carries 2.0 A. What"
    " current flows through R2?"
)
COILS = (
    "A transformer has 500 primary and 50 secondary turns. The secondary current is 2.0 A. What is"
    " the primary current?"
)
CHAIN = (
    "Spring A (200 N/m) and spring B (300 N/m) hang end to end with a lamp of 12 N. How far is"
    " spring A stretched?"
)
FREQUENCIES = {"f_tugboat": "150 Hz", "f_ferry": "240 Hz"}
BY_WORDS = [
    # of two that have one quantity each: what is put in, or the clause with the number
    (HORNS, "tugboat, ferry", FREQUENCIES, "lambda = v/f_tugboat", {},
     "The tugboat sends out long waves.", "Crests come 2.27 m apart.", "2.27 m", True),
    (HORNS, "tugboat, ferry", FREQUENCIES, "lambda = v/f", {},
     "The tugboat sends out waves.", "The waves of the tugboat are 2.27 m long.", "2.27 m", True),
    (HORNS, "tugboat, ferry", FREQUENCIES, "lambda = v/f_ferry", {},
     "The tugboat's horn is the lower one.", "The tugboat's waves are longer.", "1.42 m", False),
    (HORNS, "tugboat, ferry", FREQUENCIES, "lambda = v/f", {},
     "The tugboat is heard, too.", "The waves of the other ship are shorter than the tugboat's.",
     "1.42 m", False),
    (BEADS, "bead U, bead W", {"m_U": "2.0 g", "m_W": "5.0 g"}, "v_U' = (m_U - m_W) v/(m_U + m_W)",
     {"v_U_after": "-0.34 m/s"}, "U is thrown back.", "U goes back at 0.34 m/s.", "-0.34 m/s",
     True),
    (BEADS, "bead U, bead W", {"m_U": "2.0 g", "m_W": "5.0 g"}, "v_W' = 2 m_U v/(m_U + m_W)",
     {"v_W_after": "0.46 m/s"}, "U is thrown back.", "U goes back at 0.34 m/s.", "0.46 m/s", False),
    # of unlike ones: what is said to be asked for, or the new value's name
    (BARGE, "punt, barge", {}, None, {}, "The punt is thrown back, and its speed is sought.",
     "The punt goes back at 0.65 m/s.", "0.65 m/s", True),
    (BARGE, "punt, barge", {}, None, {"v_punt": "0.65 m/s"}, "The punt is thrown back.",
     "The punt goes back.", "0.65 m/s", True),
    (BARGE, "punt, barge", MASSES, None, {"v_barge": "0.55 m/s"}, "The punt is thrown back.",
     "The punt goes back.", "0.55 m/s", False),
    (SIREN, "fire engine, crossing, fireman", {}, None, {},
     "A walker at the crossing gets squeezed waves; this pitch is wanted.",
     "At the crossing 638 Hz are heard.", "638 Hz", True),
    (SIREN, "fire engine, crossing, fireman", {}, None, {},
     "Walkers at the crossing get squeezed waves.", "The fireman hears what is sent out.",
     "600 Hz", False),
    # of two that have one quantity each, where the value found is named for the one asked about
    (SHUNTS, "R1, R2, cell", {"R1": "6.0 Ω", "R2": "3.0 Ω"}, "I2 = R1 I1/R2", {"I2": "4.0 A"},
     "R1 has 12 V.", "There are 12 V on R1 and 4.0 A beside it.", "4.0 A", False),
    (SHUNTS, "R1, R2, cell", {"R1": "6.0 Ω", "R2": "3.0 Ω"}, "I = U/R1", {"I": "2.0 A"},
     "R1 has 12 V.", "There are 12 V and 2.0 A on R1.", "2.0 A", True),
    (COILS, "primary coil, secondary coil", {"N_p": "500", "N_s": "50"}, "I_p = I_s N_s/N_p",
     {"I_p": "0.20 A"}, "The secondary coil takes 46 W.",
     "The secondary's 46 W are drawn with 0.20 A.", "0.20 A", False),
    (CHAIN, "spring A, spring B, lamp", {"k_A": "200 N/m", "k_B": "300 N/m"}, "x = F/k_A",
     {"x": "6.0 cm"}, "Spring B hands all on.", "Spring B hands 12 N on, hence 6.0 cm.", "6.0 cm",
     False),
    # a third body pushes on either of two
    (OARS, "left post, right post, rod", {}, None, {}, "The left post bears most of it.",
     "The left post pushes up with 70 N.", "70 N", True),
    (OARS, "left post, right post, rod", {}, None, {}, "The left post bears half of it.",
     "The left post pushes up with 70 N.", "70 N", False),
    # what the one has as the other has it
    (PISTONS, "small piston, large piston", {"F_small": "40 N", "A_small": "2.0 cm²",
     "A_large": "50 cm²"}, "p = F_small/A_small", {}, "The small piston presses on the oil.",
     "Under the small piston it is 200 kPa.", "200 kPa", False),
    (METALS, "nail, oil", {"m_nail": "0.20 kg", "m_oil": "0.50 kg"}, None,
     {"T_nail": "31 °C"}, "The nail cools.", "The nail ends at 31 °C.", "31 °C", False),
    (HUNG, "chest, flask, table", {"m_chest": "6.0 kg", "m_flask": "1.5 kg"}, "f = m_flask g", {},
     "The flask pulls with its weight.", "The flask stays at rest at 14.7 N.", "14.7 N", False),
    (COUPLED, "punt, barge", MASSES, None, {"v_punt": "0.28 m/s"}, "The punt is slowed down.",
     "The punt moves on at 0.28 m/s.", "0.28 m/s", False),
]  # fmt: skip


def _trace(question, bodies, variables, equation, results, effect, change, answer, family="none"):
    return bare_trace(
        family,
        question,
        answer,
        state_0={
            "objects": [{"name": name, "attributes": {}} for name in bodies.split(", ")],
            "relations": [],
            "forces": [],
            "variables": variables,
        },
        transition={"rule": "", "effect": effect, "equation": equation},
        state_1={"predicted_change": change, "new_variables": results},
    )


@pytest.mark.parametrize("case", BY_WORDS)
def test_told_of_another_by_the_words_alone(case):
    *told, wrong = case
    found = [f.code for f in contradictions(collect(_trace(*told))) if f.label == "object"]
    assert found == (["WMW305"] if wrong else [])


WELL = (
    "A pail is dropped into a well whose water surface is 78.4 m below the edge. Sound travels at"
    " 343 m/s. Once the pail has hit the water, how long does the sound of the splash take to reach"
    " the edge? Use g = 9.8 m/s²."
)


@pytest.mark.parametrize(
    ("effect", "labels"),
    [
        ("The pail falls to the water, and the time of its fall is to be found.", ("object",)),
        ("The sound covers the depth while it slows down.", ("transition",)),
    ],
)
def test_a_wrong_answer_is_the_other_bodys(effect, labels):
    trace = _trace(
        WELL,
        "pail, well, sound",
        {"h": "78.4 m", "v_sound": "343 m/s", "g": "9.8 m/s^2"},
        "t = sqrt(2 h/g)",
        {"t": "4.0 s"},
        effect,
        f"The {effect.split()[1]} arrives after 4.0 s.",
        "4.0 s",
        "free_fall",
    )
    assert judge(trace).labels == labels


TACKLE = (
    "A chest hangs from a light movable pulley on two strands of one rope. The one strand is fixed"
    " above, the other is pulled up by 4.0 m. How far does the chest rise?"
)


@pytest.mark.parametrize(
    ("effect", "change", "answer"),
    [
        ("The rope end goes up, and this is the rise to report.", "The rope end is higher.", 4.0),
        ("Each strand gets shorter by half.", "The chest is 2.0 m higher.", 2.0),
    ],
)
def test_where_bodies_are_joined_the_other_ones_answer_is_not_called_valid(effect, change, answer):
    trace = _trace(
        TACKLE,
        "chest, movable pulley, rope end",
        {"s": "4.0 m"},
        None,
        {},
        effect,
        change,
        f"{answer} m",
        "pulley",
    )
    outcome = judge(trace).outcome
    assert outcome != ("valid" if answer == 4.0 else "invalid")


@pytest.mark.parametrize(("risen", "outcome"), [("2.5 m", "valid"), ("10 m", "invalid")])
def test_the_way_of_the_load_has_its_name(risen, outcome):
    trace = _trace(
        "With a single movable pulley a crate is hauled up: 5.0 m of rope are drawn in. How far"
        " does the crate rise?",
        "crate, movable pulley, rope",
        {"s": "5.0 m", "n": "2"},
        "s_load = s/2" if outcome == "valid" else "s_load = 2 s",
        {"s_load": risen},
        "Each strand gets shorter by half.",
        f"The crate rises by {risen}.",
        risen,
        "pulley",
    )
    assert judge(trace).outcome == outcome


LAMPS = (
    "Lamp P lies in series with the cell; lamps Q and S behind it are in parallel. S is taken out."
    " Does lamp P glow more brightly or less brightly?"
)
RINGS = "Ring J is closed, ring K is slit. A magnet nears ring K. Does a current flow round ring K?"
ORGAN = (
    "The air in an organ pipe of 0.85 m sounds with 100 Hz. What is the wavelength in the steel"
    " wall of the hall, in which sound runs at 5000 m/s?"
)
SCALES_OF_TWO = (
    "A 25 N key hangs 0.40 m left of the post of a light bar and a 10 N cup 0.30 m right of it.{}"
    " What moment about the post does the cup exert?"
)
LENSES = (
    "A flat lens of 40 cm and a round lens of 15 cm focal length lie apart. A candle stands 60 cm"
    " before the flat lens. How far off does that lens form the image?"
)
SEA = "Waves 6.0 m long and 0.50 m high run over a lake with 0.25 Hz. {}"
MARK = SEA.format("What greatest speed has a leaf on the water?")
PATH = SEA.format("What is the distance between a leaf and the next one in phase?")
IN_WORDS = [
    (MARK, "leaf, water", {"f": "0.25 Hz"}, "v = f L", {"v": "1.5 m/s"},
     "A crest runs on by 6.0 m in each period.", "The crest runs at 1.5 m/s.", "1.5 m/s", True),
    (MARK, "leaf, water", {"f": "0.25 Hz"}, "v = 2 pi f A", {"v": "0.39 m/s"},
     "A crest lifts what floats there.", "In the wave it moves at 0.39 m/s.", "0.39 m/s", False),
    (SEA.format("How fast does the front arrive at a leaf?"), "leaf, water", {"f": "0.25 Hz"},
     "v = f L", {"v": "1.5 m/s"}, "The crest runs on.", "The crest runs at 1.5 m/s.", "1.5 m/s",
     False),
    (SEA.format("What is the speed of the swell that passes a leaf?"), "leaf, wave",
     {"f": "0.25 Hz"}, "v = f L", {"v": "1.5 m/s"}, "The wave runs on.",
     "The wave runs at 1.5 m/s.", "1.5 m/s", False),
    (SEA.format("What path does a leaf cover in one full period?"), "leaf, water",
     {"f": "0.25 Hz"}, "s = L", {"s": "6.0 m"}, "The crest moves on by a wavelength.",
     "In one period the crest covers 6.0 m.", "6.0 m", True),
    (SEA.format("What path does a leaf cover in one full period?"), "leaf, water",
     {"f": "0.25 Hz"}, "s = 4 A", {"s": "1.0 m"}, "The leaf rises and sinks with the wave.",
     "In one period the leaf covers 1.0 m.", "1.0 m", False),
    (PATH, "leaf, water", {"f": "0.25 Hz"}, "d = L", {"d": "6.0 m"},
     "The crests are one wavelength apart.", "The next crest is 6.0 m away.", "6.0 m", False),
    (LAMPS, "lamp P, lamp Q, lamp S", {}, None, {}, "Lamp Q now has all the current.",
     "Lamp Q glows brighter.", "brighter", True),
    (LAMPS, "lamp P, lamp Q, lamp S", {}, None, {}, "The other lamps share less current.",
     "Lamp Q glows brighter.", "less brightly", False),
    (RINGS, "ring J, ring K, magnet", {}, None, {}, "Ring J lets charges go round.",
     "While the magnet nears, a current flows round ring J.", "yes", True),
    (RINGS, "ring J, ring K, magnet", {}, None, {}, "The slit of ring K stops the charges.",
     "While the magnet nears, a current flows round neither.", "no", False),
    (ORGAN, "air, steel wall", {}, None, {}, "The wave in the air is to be described.",
     "A wave in the air is 3.4 m long.", "3.4 m", True),
    (ORGAN, "air, steel wall", {}, None, {}, "The wave in the air sets the frequency.",
     "A wave in the steel is 50 m long.", "50 m", False),
    (SCALES_OF_TWO.format(""), "key, cup, bar", {"F_key": "25 N", "F_cup": "10 N"}, "M = F_key d",
     {}, "The key turns the bar.", "The key turns it with 10 N m.", "10 N m", True),
    (SCALES_OF_TWO.format(" The bar is in equilibrium."), "key, cup, bar",
     {"F_key": "25 N", "F_cup": "10 N"}, "M = F_key d", {}, "The key turns the bar.",
     "The key turns it with 10 N m.", "10 N m", False),
    (LENSES, "flat lens, round lens, candle", {"f_flat": "40 cm", "f_round": "15 cm",
     "d": "60 cm"}, "1/b = 1/f_round - 1/d", {}, "Light is gathered.", "It is close.", "20 cm",
     True),
    (LENSES, "flat lens, round lens, candle", {"f_flat": "40 cm", "f_round": "15 cm",
     "d": "60 cm"}, "1/b = 1/f_flat - 1/d", {}, "Light is gathered.", "It is far.", "120 cm",
     False),
]  # fmt: skip


@pytest.mark.parametrize("case", IN_WORDS)
def test_told_of_another_in_other_words(case):
    *told, wrong = case
    found = [f.code for f in contradictions(collect(_trace(*told))) if f.label == "object"]
    assert found == (["WMW305"] if wrong else [])


@pytest.mark.parametrize(
    ("told", "elsewhere"),
    [
        ("On a light rod in balance hang a green jar and a white jar.", False),
        ("A green jar and a white jar each swing on a thread of their own.", True),
    ],
)
def test_what_is_done_to_one_of_two_in_balance_changes_the_other(told, elsewhere):
    question = (
        f"{told} The distance of the green jar is changed. At what distance must the white jar be?"
    )
    trace = _trace(question, "green jar, white jar", {}, None, {}, "", "", "1.0 m")
    assert (changed_elsewhere(collect(trace)) is not None) is elsewhere
