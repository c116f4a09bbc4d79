"""What state 1 says otherwise than effect and equation, by their words and values alone."""

import pytest

from tests.bare import bare_trace
from wmw.verifiers.accounts.said_otherwise import said_otherwise
from wmw.verifiers.accounts.turned_and_not import kept_though_turned
from wmw.verifiers.claims import collect
from wmw.verifiers.equations.by_own_equation import other_than_by_equation

CUT = "A rubber cord is halved, and the same bag is hung from one half. How far is it stretched?"
SHOT = "An arrow is shot at 25 degrees and then, as fast, at 65 degrees. How far does it fly now?"
STIFF = "It is stiffer, so the bag stretches it half as much."
LOADED = "Two 3 kg pans P and Q hang at rest over a pulley. Sand is put into pan P. How do they go?"
RAFT = "A raft floats with a draft of 8 cm. A child climbs onto it. What is its draft now?"
COLD = "A balloon is taken into a cold room. What happens to the helium in it?"
FASTER = "An arrow is shot at 25 degrees and another at 65 degrees with twice the speed. How far?"
STEEPER = "An arrow shot at 25° lands 60 m away, and one at 65° as fast. Where does it land?"
HARDER = "An arrow at 20 m/s and 25° lands 30 m away. How far does one at 30 m/s and 65° go?"
SINE = "The range depends on the sine of the double angle, "
HOT = "A rail is heated by 20 K. How does its length change?"
FROST = "The temperature of a rail drops by 20 K. How does its length change?"
EASED = "A boat floats on a pond and two men climb out of it. What is its draft now?"
WARM = "A balloon is taken into a warm room. What happens to the helium in it?"


@pytest.mark.parametrize(
    ("question", "effect", "change", "contradicts"),
    [
        (CUT, STIFF, "Stretched twice as much.", 1),
        (CUT, STIFF, "Stretched half as much.", 0),
        (CUT, "With half the bag it stretches half as much.", "It stretches twice as much.", 0),
        (CUT, "The cord is twice as stiff.", "It is stretched half as much.", 0),
        (SHOT, "Both angles give equal ranges.", "It flies three times as far.", 1),
        (SHOT, "Both angles give equal ranges.", "It flies three times as long.", 0),
        (SHOT, "Only such pairs have equal ranges.", "It flies three times as far.", 0),
        (SHOT, "In the same distance it slows down.", "It flies twice as far.", 0),
        (LOADED, "The side of pan P is pulled down.", "Pan P rises.", 1),
        (LOADED, "Pan P is pulled down and pan Q goes up.", "Pan P sinks and pan Q rises.", 0),
        (LOADED, "Pan P is pulled down.", "Pan Q rises.", 0),
        ("Cart A rolls up a hill and back.", "Cart A goes up.", "Cart A goes down.", 0),
        (WARM, "As the helium gets warmer it expands.", "The helium shrinks.", 1),
        (WARM, "As the helium gets warmer it expands.", "The helium expands.", 0),
        (RAFT, "The weight of the raft grows, so it sinks 2.0 cm deeper.", "The raft rises.", 1),
        (RAFT, "The raft sinks 2.0 cm deeper.", "The raft floats 2.0 cm higher.", 1),
        (RAFT, "The raft sinks 2.0 cm deeper.", "The raft sinks by 2.0 cm.", 0),
        (RAFT, "The raft sinks 2.0 cm deeper.", "The water rises along its sides.", 0),
        (RAFT, "The raft sinks deeper, then it is still.", "The raft rises.", 0),
        (COLD, "As the helium is warmed it expands", "The helium shrinks.", 0),
        (FASTER, "Such angles give equal ranges.", "It flies four times as far.", 0),
        (STEEPER, SINE + "so these angles give equal ranges.", "It flies twice as far.", 1),
        (STEEPER, SINE + "and these angles give equal ranges.", "It flies twice as far.", 0),
        (HARDER, SINE + "so these angles give equal ranges.", "It flies twice as far.", 0),
        (HOT, "Heating makes the rail longer.", "The rail shrinks.", 1),
        (HOT, "Heating makes the rail longer.", "The rail grows.", 0),
        (FROST, "Heating makes the rail longer.", "The rail shrinks.", 0),
        (FROST, "Warmth makes the rail longer.", "The rail shrinks.", 0),
        (EASED, "Under each man the boat sinks 1 cm deeper.", "The boat rises 2 cm.", 0),
        (EASED, "With more weight aboard the boat sinks deeper.", "The boat rises.", 0),
    ],
)  # fmt: skip
def test_only_the_opposite_of_the_effect_contradicts(question, effect, change, contradicts):
    trace = bare_trace("spring", question, None, transition={"effect": effect})
    trace["state_1"] = {"predicted_change": change}
    assert (said_otherwise(collect(trace)) is not None) is bool(contradicts)


PULLED = "The magnet is pulled out. Which way does the needle go?"


@pytest.mark.parametrize(
    ("effect", "change", "contradicts"),
    [
        ("The flux falls, so the current is reversed.", "The needle goes as before.", 1),
        ("The flux falls, so the current is reversed.", "The needle goes as far as before.", 0),
        (
            "The poles change, so the current is reversed in a reversed field.",
            "The current pushes the wire in the same direction.",
            0,
        ),
    ],
)
def test_what_is_turned_round_does_not_go_as_before(effect, change, contradicts):
    trace = bare_trace("em_induction", PULLED, None, transition={"effect": effect})
    trace["state_1"] = {"predicted_change": change}
    assert (kept_though_turned(collect(trace)) is not None) is bool(contradicts)


TANK = {"p_0": "100 kPa", "h_1": "8.0 m", "h_2": "2.0 m", "rho": "1000 kg/m^3", "g": "9.8 m/s^2"}
LAW = "p_2 = p_0 + rho*g*h_2"
BAR = {"F_1": "300 N", "d_1": "0.40 m", "d_2": "1.2 m"}
GAS = {"V_1": "60 L", "T_1": "300 K", "T_2": "400 K"}


@pytest.mark.parametrize(
    ("values", "law", "name", "value", "working", "expected"),
    [
        (TANK, LAW, "p_2", "44.6 kPa", None, 119.6e3),
        (TANK, LAW, "p_2", "119.6 kPa", None, None),
        (TANK, LAW, "p_2", "44.6 kPa", "p_1 = 178.4 kPa, a quarter of it is 44.6 kPa", None),
        (TANK, LAW, "p_1", "178.4 kPa", None, None),
        (TANK, "p_2 = p_0 + rho*g*h", "p_2", "44.6 kPa", None, None),
        (TANK, "p = p_0 + rho*g*h_2", "p", "178.4 kPa", None, None),  # 8.0 m are left over
        ({"u_1": "8.0 m", "w_2": "0 m/s"}, "v_1 = w_2", "v_1", "2.0 m/s", None, 0.0),
        ({"u_1": "8.0 m", "w_2": "3 m/s"}, "v_1 = w_2", "v_1", "3.0 m/s", None, None),
        (BAR | {"h": "8.0 m", "k": "2.0 m"}, "F_1 d_1 = F_2 d_2", "F_2", "900 N", None, None),
        (GAS, "V_1/T_1 = V_2/T_2", "V_2", "45 L", None, 0.080),
        (GAS, "V_1/T_1 = V_2/T_2", "V_2", "80 L", None, None),
        (GAS, "T_1/V_1 = T_2/V_2", "V_2", "45 L", None, 0.080),
        (GAS, "V_1/T_1 = V_2/T", "V_2", "45 L", None, None),
    ],
)
def test_a_value_is_what_the_traces_own_equation_gives(values, law, name, value, working, expected):
    question = "Water of 1000 kg/m^3 stands 8.0 m deep under air of 100 kPa. It is let out to 2.0 m"
    trace = bare_trace("fluid", question, value, derivation=working)
    trace["state_0"] = {"variables": values}
    trace["transition"] = {"equation": law}
    trace["state_1"] = {"new_variables": {name: value}}
    found = other_than_by_equation(collect(trace))
    assert (found is None) if expected is None else found[1] == pytest.approx(expected, rel=1e-3)
