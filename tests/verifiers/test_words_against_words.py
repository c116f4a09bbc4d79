"""What the words of question, effect and change say against one another, found by no law."""

from __future__ import annotations

import pytest

from wmw.verifiers.claims import collect
from wmw.verifiers.decoding import admit
from wmw.verifiers.unfamiliar import contradictions


def found(question, **parts):
    """Return the labels of what needs no reading to be wrong."""
    trace = {
        "scenario_family": "none that is declared",
        "question": question,
        "state_0": {
            "objects": [
                {"name": name, "attributes": parts.get("attributes", {}).get(name, {})}
                for name in parts.get("bodies", ())
            ],
            "relations": [{"type": t, "args": list(a)} for t, *a in parts.get("relations", ())],
            "forces": parts.get("forces", []),
            "variables": parts.get("variables", {}),
            "assumptions": parts.get("assumptions", []),
        },
        "transition": {
            "rule": None,
            "effect": parts.get("effect"),
            "equation": parts.get("equation"),
            "evidence": [],
        },
        "state_1": {
            "predicted_change": parts.get("change"),
            "new_variables": parts.get("results", {}),
        },
        "derivation": None,
        "answer": {"value": parts.get("answer"), "unit": None, "explanation": None},
    }
    return {finding.label for finding in contradictions(collect(admit(trace)))}


class TestPlaces:
    @pytest.mark.parametrize(
        ("question", "others", "wrong", "right"),
        [
            (
                "A crate on a ramp is held by a cable. The cable runs to a winch at the top of"
                " the ramp. Find the force in the cable.",
                [("on", "crate", "ramp")],
                ("below", "winch", "crate"),
                ("above", "winch", "crate"),
            ),
            (
                "A cart is released on a slope and runs into a spring at the foot of the slope.",
                [("on", "cart", "slope")],
                ("above", "spring", "cart"),
                ("below", "spring", "cart"),
            ),
            (
                "A 2.0 kg brick lies on top of a 5.0 kg trolley. Find the weight of both.",
                [],
                ("on", "trolley", "brick"),
                ("on", "brick", "trolley"),
            ),
            (
                "One branch holds lamp L2 in series with an ammeter. What does the ammeter read?",
                [],
                ("connected", "ammeter", "lamp L1"),
                ("connected", "ammeter", "lamp L2"),
            ),
        ],
    )
    def test_where_a_body_is(self, question, others, wrong, right):
        bodies = {body for _, *two in (*others, wrong, right) for body in two}
        told = {"bodies": sorted(bodies)}
        assert found(question, relations=[*others, wrong], **told) == {"relation"}
        assert found(question, relations=[*others, right], **told) == set()

    def test_at_the_top_itself(self):
        question = (
            "A crate starts from the top of the ramp, below a lamp. A post stands at the top of"
            " the ramp."
        )
        relations = [("on", "crate", "ramp"), ("below", "post", "crate")]
        assert found(question, relations=relations, bodies=["crate", "ramp", "post"]) == set()

    @pytest.mark.parametrize(("state", "labels"), [("isolated", {"relation"}), ("new", set())])
    def test_what_has_been_taken_off(self, state, labels):
        assert labels == found(
            "A sphere is charged by a generator and then disconnected from the generator.",
            bodies=["sphere", "generator"],
            attributes={"sphere": {"state": state}},
            relations=[("connected", "sphere", "generator")],
        )


class TestForcesOfInertia:
    @pytest.mark.parametrize(
        ("view", "labels"),
        [
            ("as seen from the ground", {"force"}),
            ("in the laboratory frame", {"force"}),
            ("as seen by a rider", set()),
            ("in the rotating frame", set()),
        ],
    )
    def test_frames(self, view, labels):
        force = {
            "name": "centrifugal force",
            "target": "child",
            "direction": "outward",
            "magnitude": 80,
            "unit": "N",
        }
        question = f"A child rides on a merry-go-round. What force holds it, {view}?"
        assert found(question, bodies=["child"], forces=[force]) == labels


class TestAskedFor:
    @pytest.mark.parametrize(
        ("effect", "labels"),
        [
            ("The kinetic energy of trolley B is what is asked for.", {"object"}),
            ("The kinetic energy of trolley A is what is asked for.", set()),
            ("Trolley B takes up what trolley A loses, and this is what is asked for.", set()),
            ("The momentum of trolley B stays the same.", set()),
        ],
    )
    def test_in_so_many_words(self, effect, labels):
        question = "Trolley A and cart B collide. What is the kinetic energy of trolley A then?"
        assert found(question, bodies=["trolley A", "trolley B"], effect=effect) == labels


class TestMoments:
    @pytest.mark.parametrize(
        ("p", "s", "labels"), [("80 s", "45 s", {"temporal"}), ("45 s", "80 s", set())]
    )
    def test_the_faster_arrives_first(self, p, s, labels):
        assert labels == found(
            "Two waves start together. When does each arrive?",
            variables={"d": "360 km", "v_P": "8.0 km/s", "v_S": "4.5 km/s"},
            results={"t_P": p, "t_S": s},
        )

    @pytest.mark.parametrize(
        ("question", "labels"),
        [
            ("A ball rolls at 3.0 m/s off the edge of a roof.", {"temporal"}),
            ("A ball rolls at 3.0 m/s toward the edge of a roof.", set()),
            ("A ball rolls on a roof and lands at 3.0 m/s.", set()),
        ],
    )
    def test_speeds_at_two_places(self, question, labels):
        results = {"v_at_edge": "6.0 m/s", "v_at_ground": "3.0 m/s"}
        assert found(question, results=results) == labels
        if labels:
            results = {"v_at_edge": "3.0 m/s", "v_at_ground": "6.0 m/s"}
            assert found(question, results=results) == set()

    @pytest.mark.parametrize(
        ("change", "labels"),
        [
            ("It passes the branch going up at 2.0 s and going down at 1.0 s.", {"temporal"}),
            ("It passes the branch going up at 1.0 s and going down at 2.0 s.", set()),
            ("It is moving up for 2.0 s and moving down for 1.0 s.", set()),
        ],
    )
    def test_up_comes_first(self, change, labels):
        assert found("A stone is thrown up past a branch.", change=change) == labels


class TestEffectAndChange:
    @pytest.mark.parametrize(
        ("question", "effect", "wrong", "right"),
        [
            (
                "The mass on a spring is replaced by one four times as large.",
                "The period grows with the root of the mass, so four times the mass doubles it.",
                "One swing now takes four times as long, 4.0 s.",
                "One swing now takes twice as long, 2.0 s.",
            ),
            (
                "A heater is now run at half the power.",
                "Half the power doubles the heating time.",
                "The water needs four times as long.",
                "The water needs twice as long.",
            ),
            (
                "Ice is then added to the tea.",
                "The tea gives off heat and cools by 8 °C.",
                "The temperature of the tea rises to 58 °C.",
                "The temperature of the tea falls to 42 °C.",
            ),
            (
                "A block is then put on a stove.",
                "The stove gives off heat and the block warms up by 8 °C.",
                "The block cools to 12 °C.",
                "The block gets warmer.",
            ),
            (
                "A lamp hangs 2.0 m above a lake and is then lowered by 0.5 m.",
                "Its image also moves 0.5 m closer to the surface.",
                "The image stays 2.0 m below the surface.",
                "The image is now 1.5 m below the surface.",
            ),
        ],
    )
    def test_in_other_words(self, question, effect, wrong, right):
        assert found(question, effect=effect, change=wrong) == {"intervention"}
        assert found(question, effect=effect, change=right) == set()

    @pytest.mark.parametrize(
        ("effect", "change"),
        [
            ("The tea cools by 8 °C.", "The temperature of the cup rises."),
            (
                "The tea cools and then warms up by 2 °C.",
                "The temperature of the tea rises.",
            ),
            ("The shadow moves closer.", "The image stays 2.0 m below the surface."),
            ("Half the power doubles the time.", "It needs four times as long as the pump."),
            ("The time down is twice as long as that up.", "It takes three times as long."),
            ("Half the speed doubles the time.", "The whole trip takes three times as long."),
        ],
    )
    def test_of_other_things(self, effect, change):
        assert found("It is now 2.0 m away.", effect=effect, change=change) == set()

    @pytest.mark.parametrize(("answer", "labels"), [("A", set()), ("C", {"faithfulness"})])
    def test_an_option_by_its_factor(self, answer, labels):
        question = (
            "The length is made four times as large. What happens to the period?"
            " (A) It doubles. (B) It stays the same. (C) It is halved. (D) It is quadrupled."
        )
        change = "The period becomes twice as long."
        assert found(question, change=change, answer=answer) == labels


class TestCourse:
    @pytest.mark.parametrize(
        ("question", "wrong", "right"),
        [
            (
                "A ball is thrown at 9.0 m/s and at 60° above the horizontal.",
                "The vertical velocity is directed downward right after the throw, reaches zero at"
                " the highest point and is directed upward during the last part of the flight.",
                "The vertical velocity is directed upward right after the throw, reaches zero at"
                " the highest point and is directed downward during the last part of the flight.",
            ),
            (
                "A stone is thrown straight up. How high does it go?",
                "The stone speeds up on its way up and slows down on its way down.",
                "The stone slows down on its way up and speeds up on its way down.",
            ),
            (
                "An arrow is shot vertically upward. How long does it stay in the air?",
                "At first the arrow moves down. Just before it lands it moves upward.",
                "At first the arrow moves up. Just before it lands it moves downward.",
            ),
            (
                "A golf ball is hit into the air at an angle of 40° to the horizontal.",
                "The ball gains speed during the ascent, and its speed drops during the descent.",
                "The ball loses speed during the ascent, and its speed grows during the descent.",
            ),
            (
                "A pendulum bob is pulled aside and released. How fast is it at the bottom?",
                "The bob slows down on its way to the lowest point and speeds up on the way to the"
                " other side.",
                "The bob speeds up on its way to the lowest point and slows down on the way to the"
                " other side.",
            ),
        ],
    )
    def test_both_ends(self, question, wrong, right):
        assert found(question, effect=wrong) == {"temporal"}
        assert found(question, effect=right) == set()

    @pytest.mark.parametrize(
        "effect",
        [
            "The force of gravity points down right after the throw, and at the end as well.",
            "On its way down the ball speeds up.",
            "The acceleration is directed downward on the way up and on the way down.",
            "The ball moves up, stops at the top and falls back, gaining speed on its way down.",
            "On the way up gravity pulls it down. On the way down nothing pulls it up.",
        ],
    )
    def test_left_alone(self, effect):
        assert found("A ball is thrown straight up at 9.0 m/s.", effect=effect) == set()

    def test_of_something_that_bounces(self):
        effect = "At first it moves down, and just before it lands on the table it moves up."
        assert found("A ball is hit up and bounces off the ceiling.", effect=effect) == set()


class TestScale:
    @pytest.mark.parametrize(
        ("question", "effect", "wrong", "right"),
        [
            (
                "A coin on a turntable is moved from 5 cm to 15 cm from the axis."
                " What happens to its acceleration?",
                "Three times the radius means three times the acceleration.",
                "The acceleration of the coin falls to one third.",
                "The acceleration of the coin grows to three times its value.",
            ),
            (
                "The width of the beam is then halved.",
                "Half the width gives a quarter of the area.",
                "The area drops to half its old value.",
                "The area drops to a quarter of its old value.",
            ),
            (
                "The coil is replaced by one with three times as many turns.",
                "Three times as many turns give three times the EMF.",
                "With the new coil the EMF is reduced to a third of what it was.",
                "With the new coil the EMF increases by a factor of 3.",
            ),
            (
                "The car now goes at twice the speed.",
                "Doubling the speed makes the braking distance four times as long.",
                "The braking distance becomes twice as long.",
                "The braking distance becomes four times as long.",
            ),
            (
                "A stone is dropped from a height and then from four times that height.",
                "Raising the height to four times its value doubles the fall time.",
                "The second fall takes four times as long as the first.",
                "The second fall takes twice as long as the first.",
            ),
        ],
    )
    def test_in_words(self, question, effect, wrong, right):
        bodies = ("coin", "turntable", "beam", "coil", "car", "stone")
        assert found(question, effect=effect, change=wrong, bodies=bodies) == {"intervention"}
        assert found(question, effect=effect, change=right, bodies=bodies) == set()

    @pytest.mark.parametrize(
        ("effect", "wrong", "right"),
        [
            (
                "The range grows with the square of the speed, so three times the speed makes it"
                " nine times as long.",
                "The range becomes three times as long.",
                "The range becomes nine times as long.",
            ),
            (
                "The period goes with the square root of the length; a fourfold length doubles it.",
                "The period becomes four times as long.",
                "The period becomes twice as long.",
            ),
        ],
    )
    def test_what_one_cause_does_to_what_goes_with_it(self, effect, wrong, right):
        question = "The length is now made four times as large and the speed three times as large."
        assert found(question, effect=effect, change=wrong) == {"intervention"}
        assert found(question, effect=effect, change=right) == set()

    @pytest.mark.parametrize(
        ("question", "change", "label"),
        [
            (
                "3.0 cm. How much energy does it store at 9.0 cm",
                "0.60 J, three times as much",
                True,
            ),
            ("3.0 cm. How much energy does it store at 9.0 cm", "1.8 J, nine times as much", False),
            ("9.0 cm. How much energy does it store at 3.0 cm", "0.022 J, a ninth as much", False),
            ("9.0 cm and 2 N. How much energy does it store at 3.0 cm and 4 N", "0.6 J", False),
        ],
    )
    def test_of_two_values_of_one_kind(self, question, change, label):
        question = f"A band stores 0.20 J when it is stretched by {question}?"
        effect = "Three times the stretch stores nine times the energy."
        value = change.partition(",")[0]
        labels = found(
            question,
            effect=effect,
            change=f"The band stores {change}.",
            results={"U_2": value},
            answer=value,
        )
        assert labels == ({"intervention"} if label else set())

    @pytest.mark.parametrize(
        ("effect", "change"),
        [
            (
                "Four times the length doubles the period, and four times g halves it.",
                "The period stays the same.",
            ),
            (
                "Twice the resistance halves the current and three times the voltage triples it.",
                "The current is 1.5 times as large.",
            ),
        ],
    )
    def test_what_two_causes_change(self, effect, change):
        question = "Both of them are now changed. What happens?"
        assert found(question, effect=effect, change=change, bodies=()) == set()

    @pytest.mark.parametrize(
        ("question", "effect", "variables", "wrong", "right"),
        [
            (
                "A string of 0.40 m is let out to 1.60 m. By what factor does the period change?",
                "The period is proportional to the square root of the length.",
                {"L1": "0.40 m", "L2": "1.60 m"},
                "The period drops to half its old value.",
                "The period is doubled.",
            ),
            (
                "A lamp is moved from 2.0 m to 6.0 m from a screen. What happens to the intensity?",
                "The intensity is inversely proportional to the square of the distance.",
                {},
                "The intensity drops to a third of its value.",
                "The intensity drops to a ninth of its value.",
            ),
            (
                "A tank is filled from a depth of 0.45 m to 1.8 m. How fast is the jet now?",
                "The speed of the jet grows as the square root of the depth.",
                {"h_1": "0.45 m", "h_2": "1.8 m"},
                "The speed of the jet is now four times as large.",
                "The speed of the jet is now twice as large.",
            ),
            (
                "A gas is heated from 300 K to 600 K in a closed can. What is the new pressure?",
                "At a fixed volume the pressure is proportional to the temperature.",
                {"T_1": "300 K", "T_2": "600 K"},
                "The pressure is halved.",
                "The pressure is doubled.",
            ),
        ],
    )
    def test_in_proportion(self, question, effect, variables, wrong, right):
        told = {"effect": effect, "variables": variables}
        assert found(question, change=wrong, **told) == {"intervention"}
        assert found(question, change=right, **told) == set()

    @pytest.mark.parametrize(
        ("asking", "change", "answer", "labels"),
        [
            ("How long does it take now?", "It now falls for 4.8 s.", "4.8 s", {"intervention"}),
            ("How long does it take now?", "It now falls for 2.4 s.", "2.4 s", set()),
            ("How much longer does it take?", "It falls for 1.2 s more.", "1.2 s", set()),
            ("How long do both falls take?", "They take 3.6 s.", "3.6 s", set()),
        ],
    )
    def test_by_value(self, asking, change, answer, labels):
        question = f"A ball dropped from h takes 1.2 s. It is then dropped from 4h. {asking}"
        effect = "Four times the height makes the fall take twice as long."
        assert found(question, effect=effect, change=change, answer=answer) == labels

    @pytest.mark.parametrize(("piston", "labels"), [("small", set()), ("large", {"intervention"})])
    def test_a_value_given_of_another_body_is_not_what_was_before(self, piston, labels):
        """(6/1)² x 100 N = 3.6 kN on the large piston, and four times 100 N are no 3.6 kN."""
        question = (
            f"In a lift, a force of 100 N acts on the {piston} piston. The small piston has a"
            " diameter of 1.0 cm, the large piston one of 3.0 cm. The latter is replaced, so that"
            " its diameter is doubled. Find the force on the large piston now."
        )
        assert (
            found(
                question,
                bodies=("small piston", "large piston"),
                effect="The force goes with the square of the diameter.",
                change="The force becomes 3.6 kN.",
                answer="3.6 kN",
            )
            == labels
        )

    @pytest.mark.parametrize(
        ("effect", "change"),
        [
            (
                "Twice the mass gives twice the weight.",
                "The apparent weight becomes half as large.",
            ),
            ("The current in lamp A is doubled.", "The current in lamp B is halved."),
            ("The drag is proportional to the square of the speed.", "The speed is doubled."),
            ("The volume of the gas is halved.", "The volume of the room is doubled."),
            ("Half the resistance gives twice the current.", "It falls to half its height."),
        ],
    )
    def test_of_other_things(self, effect, change):
        question = "The speed is now raised from 2 m/s to 4 m/s. What happens?"
        assert found(question, effect=effect, change=change) == set()


class TestValuesOfTwo:
    QUESTION = (
        "A boy of 400 N sits 1.5 m to the left of the pivot."
        " What must a girl weigh who sits 2.0 m to its right?"
    )

    @pytest.mark.parametrize(
        ("variables", "labels"),
        [
            ({"W_1": "400 N", "d_1": "2.0 m", "d_2": "1.5 m"}, {"state"}),
            ({"W_1": "400 N", "d_1": "1.5 m", "d_2": "2.0 m"}, set()),
            ({"W_2": "400 N", "d_1": "2.0 m", "d_2": "1.5 m"}, set()),
            ({"d_1": "2.0 m", "d_2": "1.5 m"}, set()),
        ],
    )
    def test_numbers(self, variables, labels):
        assert found(self.QUESTION, variables=variables) == labels

    def test_numbers_of_moments(self):
        variables = {"p_1": "400 kPa", "V_1": "2.0 L", "V_2": "1.5 L"}
        question = "A gas has 400 kPa at 1.5 L. It is then brought to 2.0 L."
        assert found(question, variables=variables) == set()
