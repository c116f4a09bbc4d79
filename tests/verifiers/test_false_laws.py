"""Laws that hold of nothing in their chapter, stated in words; and their sound neighbours."""

from __future__ import annotations

import pytest

from wmw.verifiers.equations.false_laws import false_law

CRATE = "A crate is dragged at a steady pace over a level floor by a pull of 60 N."
FALL = "Two stones of 1.0 kg and 3.0 kg fall from a tower. Ignore air resistance."
BOB = "A pendulum 0.90 m long has a bob of 0.30 kg."
LAMPS = "Two lamps are connected in series with a battery."
PIPE = "Water flows through a pipe that narrows."
BALL = "A ball hits a wall at 6.0 m/s and bounces back as fast. What is the change of momentum?"
LEVEL = (
    "A ball hits a wall in horizontal flight and bounces back as fast. What is its momentum now?"
)
BEND = "A car takes a bend of 40 m radius."
GAS = "A gas is compressed at constant temperature."
PLANK = "A plank balances on a pivot with a boy at each end."
HELD = "A box of 4.0 kg is pushed with 6 N and stays where it is. How large is the friction on it?"
BALCONY = "One ball is dropped and another thrown horizontally from the same balcony."
GRAVE = (
    "A pendulum of 0.8 m has a heavier bob fitted, its center at the same distance from the hook."
)
COIL = "The flux through a coil rises. What emf is induced?"
TRUCK = "A heavier truck hits a lighter one. Compare the forces."
WATER = "A ray of green light passes from air into water. What happens to it?"
PRISM = "Sunlight falls on a glass prism. Which end of the spectrum is turned aside farther?"
DISC = "Two coins lie on a rotating disc at 4 cm and 9 cm from its axle. Which one is faster?"
KICK = "A ball is kicked at 14 m/s, 40° above the horizontal. How fast is it at its highest point?"
TOSS = "A coin is tossed straight up. What is its acceleration at the top?"
TILT = "A board is tilted until a book on it begins to slip, at 24°. What is the coefficient?"
LOOP = "The field makes 30° with the normal to a loop and falls to zero. What emf is induced?"
CANDLE = "A candle stands 30 cm in front of a converging lens. Where is its image?"
BOWL = "A candle stands 30 cm in front of a concave mirror. Where is its image?"
SUNK = "A stone is held fully submerged in a pond by a thread."
SWING = "A pendulum swings with 3° and a period of 1.2 s. What is its period with 6°?"
WIDE = "A pendulum swings with 20° and a period of 1.2 s. What is its period with 60°?"
SLEDS = "Two sleds with the same initial speed and coefficient slide until they stop."
SHOVED = (
    "Two sleds with the same kinetic energy, or the same speed, slide until friction stops them."
)
SLOPE = "A 2 kg and a 5 kg crate slide down a smooth slope of 25°."
THROW = "A ball is thrown at 15 m/s at 30°, then at 15 m/s at 45°. How far does it go?"
FIXED = "A ball is thrown at 30° at 15 m/s, and at the same angle of 30° at 20 m/s."
GLASS = "Blue light enters glass of refractive index 1.5 from air. What is its frequency there?"


@pytest.mark.parametrize(
    ("question", "false", "sound"),
    [
        (
            CANDLE,
            "The rays meet in a real image on the same side as the candle.",
            "The rays meet in a real image on the same side as the screen.",
        ),
        (
            CANDLE,
            "A virtual image appears on the other side of the lens.",
            "A real image appears on the other side of the lens.",
        ),
        (
            BOWL,
            "A real image stands behind the mirror.",
            "A virtual image stands behind the mirror.",
        ),
        (
            WATER,
            "On entering the water the frequency of the light drops with its speed.",
            "The frequency stays as it is, and the wavelength falls with the speed.",
        ),
        (
            WATER,
            "In water the light keeps its wavelength.",
            "In water the light keeps its frequency and has a shorter wavelength.",
        ),
        (
            FALL,
            "The acceleration of the fall is proportional to the weight.",
            "The force for the same acceleration is proportional to the mass.",
        ),
        (
            FALL,
            "Gravity gives the more massive stone the greater acceleration.",
            "The more massive stone has the greater weight and the same acceleration.",
        ),
        (
            "A nut and a feather fall in a tube from which all air was pumped.",
            "The acceleration grows with the weight of the body.",
            "The force grows with the weight of the body.",
        ),
        (
            PRISM,
            "The index of the glass increases with the wavelength.",
            "The index of the glass increases with the frequency.",
        ),
        (
            PRISM,
            "Red is bent more strongly than violet.",
            "Violet is bent more strongly than red.",
        ),
        (
            DISC,
            "All points of a rotating disc have the same linear speed.",
            "All points of a rotating disc have the same angular speed.",
        ),
        (
            KICK,
            "At the highest point of its path a kicked ball is momentarily at rest.",
            "At the highest point of its path a kicked ball stops rising.",
        ),
        (
            KICK,
            "At the top the velocity is zero.",
            "At the top the vertical velocity is zero.",
        ),
        (
            TOSS,
            "The acceleration of the tossed coin is in proportion to its velocity.",
            "The acceleration of the tossed coin does not go with its velocity.",
        ),
        (
            TILT,
            "The coefficient of friction equals the sine of the angle of slipping.",
            "The coefficient of friction equals the sine of the angle over its cosine.",
        ),
        (
            LOOP,
            "The flux is B A sin θ, with θ from the normal.",
            "The flux is B A cos θ, with θ from the normal.",
        ),
        (
            LEVEL,
            "Its speed stays the same, so the momentum is unchanged.",
            "Its speed stays the same, so the size of the momentum is unchanged.",
        ),
        (
            CRATE,
            "The kinetic friction on the crate is proportional to the contact area.",
            "Kinetic friction is proportional to the normal force and not to the contact area.",
        ),
        (
            CRATE,
            "Half the area means half the friction.",
            "Half the area means twice the pressure, so the friction is the same.",
        ),
        (
            CRATE,
            "Sliding friction increases with the speed.",
            "Sliding friction does not increase with the speed.",
        ),
        (
            FALL,
            "The heavier stone falls faster.",
            "Neither of the stones falls faster, as g is the same for both.",
        ),
        (
            BOB,
            "The period is proportional to the square root of the mass of the bob",
            "The period is proportional to the square root of the length.",
        ),
        (
            LAMPS,
            "The first lamp uses up part of the current.",
            "The first lamp uses up part of the voltage.",
        ),
        (
            PIPE,
            "Where the water flows faster the pressure is higher.",
            "Where the water flows faster the pressure is lower.",
        ),
        (
            PIPE,
            "Wherever the water runs faster it has the greater pressure.",
            "Wherever the water runs faster it has the smaller pressure.",
        ),
        (
            PIPE,
            "The speed is proportional to the cross-section.",
            "The speed is inversely proportional to the cross-section.",
        ),
        (
            BALL,
            "As its speed is unchanged, its momentum is unchanged too.",
            "As its speed is unchanged, its momentum has the same size and the other direction.",
        ),
        (
            BEND,
            "The centripetal force is proportional to the speed of the car.",
            "The centripetal force is proportional to the square of the speed.",
        ),
        (
            GAS,
            "The pressure is directly proportional to the volume.",
            "The pressure is inversely proportional to the volume.",
        ),
        (
            PLANK,
            "The forces are as the arms.",
            "The forces are inversely as the arms.",
        ),
        (
            GRAVE,
            "The period of a pendulum grows with the mass of its bob",
            "The period of a pendulum grows with the square root of its length",
        ),
        (
            HELD,
            "Static friction is always equal to the coefficient times the normal force",
            "Static friction is always equal to the push while the box stays at rest",
        ),
        (
            BALCONY,
            "A ball thrown horizontally has the longer path, so it falls longer than a dropped one",
            "A ball thrown horizontally has the longer path, yet it falls as long as a dropped one",
        ),
        (
            BALCONY,
            "The dropped ball lands sooner than the one thrown horizontally",
            "The dropped ball lands at the same time as the one thrown horizontally",
        ),
        (
            PIPE,
            "The faster a liquid flows, the higher its pressure",
            "The faster a liquid flows, the lower its pressure",
        ),
        (
            PIPE,
            "The speed is inversely proportional to the diameter of the pipe",
            "The speed is inversely proportional to the square of the diameter of the pipe",
        ),
        (
            SUNK,
            "The buoyant force equals the weight of the stone.",
            "The buoyant force equals the weight of the displaced water.",
        ),
    ],
)
def test_a_false_law_is_told_from_a_sound_one(question: str, false: str, sound: str) -> None:
    assert false_law(false, question) is not None
    assert false_law(sound, question) is None


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("A block on a spring oscillates.", "The period depends on the mass."),
        ("A wave on a rope: its frequency is doubled.", "The frequency increases."),
        ("A siren moves into a tunnel.", "The frequency drops behind it."),
        ("A ball is thrown straight up.", "At the top the velocity is zero."),
        ("A pendulum is let go at 20°.", "At the highest point its speed is zero."),
        (DISC, "All points on the rim have the same linear speed."),
        ("Red and blue light fall on a grating.", "Red is bent more than blue."),
        ("Leaves and stones fall in still air.", "The heavier body falls faster."),
        ("A plate is pulled over a film of oil.", "The friction grows with the area."),
        (CRATE, "If friction were proportional to the contact area, it would double."),
        (BEND, "The centripetal force is proportional to the angular speed squared."),
        (
            "A box is pushed until it is about to slip.",
            "Static friction then always equals μ_s N",
        ),
        (GRAVE, "The period of a physical pendulum grows with the mass on top"),
        ("A log floats in a pond.", "The buoyant force equals the weight of the body."),
        (BALL, "The speed is unchanged and the total momentum of ball and wall is the same."),
        (BALL, "The kinetic energy is unchanged, and the momentum of ball and wall is conserved."),
        (BALL, "The speed stays the same and the momentum, apart from its sign, is unchanged."),
        (CRATE, "The power lost to kinetic friction is proportional to the speed."),
        (CRATE, "Work against kinetic friction grows with speed."),
        (CRATE, "Friction hardly depends on the contact area."),
        (CRATE, "Seen closely, friction is proportional to the true contact area."),
        (FALL, "The heavier stone reaches the ground first only in air."),
        (FALL, "The idea that the heavier stone lands sooner is an error."),
        (FALL, "Beside the Earth, a heavier planet makes bodies fall faster."),
        (BALCONY, "The ball thrown horizontally is farther away later than the dropped one."),
        (LAMPS, "A lamp consumes some of the current's energy."),
        (LAMPS, "The lamp uses up energy of the current."),
        (LAMPS, "Parallel resistors add via the product over the sum."),
        (LAMPS, "In parallel, resistances add as R1 R2/(R1 + R2)."),
        (
            PIPE,
            "The pressure drops where the water flows faster, so the pressure is higher behind.",
        ),
        (PIPE, "The faster the water has to flow there, the greater the pressure difference."),
        (PIPE, "Wherever the water is faster than outside, the outside pressure is higher."),
        (PIPE, "v is inversely proportional to the diameter to the second power."),
        (BEND, "The centripetal force is proportional to the speed times itself."),
        (COIL, "The emf is proportional to the flux difference divided by the time."),
        (COIL, "The emf is proportional to the flux that is added each second."),
        (GAS, "The pressure is proportional to the volume's inverse."),
        (GAS, "The pressure is proportional to the volume ratio."),
        (PLANK, "The forces are larger as the arms are shorter."),
        (TRUCK, "People say that the heavier truck exerts a greater force on the other one."),
        (SUNK, "The buoyant force equals the weight of the stone in air less that in water."),
        (SUNK, "The buoyant force equals the weight of the body's volume of water."),
    ],
)
def test_what_holds_elsewhere_or_is_supposed_is_left_alone(question: str, text: str) -> None:
    assert false_law(text, question) is None


SLIDE = "A child starts from rest at the top of a slide that makes 30° with the ground."
SHELL = "A gun on the top of a fort fires a shell at 60 m/s, 20° above the horizontal."
LEDGES = "Neglect air resistance. A heavy nut falls from 4.0 m and a light bolt from 9.0 m."
SEESAW = "A plank with two children of equal weight turns about a pivot."
SET = "A transformer has 400 turns on one side."
PANE = "A laser beam passes from air into a slab and out of it. What is its wavelength beyond it?"


@pytest.mark.parametrize(
    ("question", "sound"),
    [
        (WATER, "The light keeps its frequency and its wavelength decreases."),
        (WATER, "The speed at a fixed frequency falls, and with it the wavelength."),
        (WATER, "The product of wavelength and frequency falls with the speed."),
        (PANE, "Beyond it the wavelength is what it was in front."),
        (SLIDE, "At the top the child is at rest."),
        (SHELL, "At the top of the fort the gun is at rest."),
        (BALCONY, "The ball thrown horizontally from 9 m falls longer than that dropped from 4 m."),
        (LEDGES, "The heavier nut lands first, as its way is shorter."),
        (PIPE, "The faster the water flows, the greater the pressure it loses."),
        (PIPE, "At a given speed the discharge is proportional to the area."),
        (LAMPS, "In parallel resistances add up to less than the smaller one."),
        (SET, "The voltage per turn is inversely proportional to the number of turns."),
        (SEESAW, "The turning effect of each force is proportional to its arm."),
        (
            SUNK,
            "The buoyant force is equal to the weight of the stone, less the pull of the thread.",
        ),
        (SUNK, "The thread's pull plus the buoyant force equals the weight of the stone."),
    ],
)
def test_what_sounds_like_a_false_law_and_is_sound(question, sound):
    assert false_law(sound, question) is None


@pytest.mark.parametrize(
    ("question", "text", "false"),
    [
        (SWING, "The period of a pendulum grows in proportion to its amplitude.", True),
        (SWING, "The period does not depend on the amplitude.", False),
        (SWING, "The speed at the bottom in a period depends on the amplitude.", False),
        (WIDE, "The period depends on the amplitude.", False),
        (SLEDS, "The sliding distance is proportional to the mass.", True),
        (SLEDS, "The heavier sled slides farther.", True),
        (SLEDS, "The sliding distance is independent of the mass.", False),
        (SHOVED, "The sliding distance depends on the mass.", False),
        (SLOPE, "The acceleration down a slope is proportional to the weight.", True),
        (
            SLOPE,
            "The acceleration down the slope goes with the weight component over the mass.",
            False,
        ),
        (THROW, "The range of a throw depends on the launch speed alone.", True),
        (THROW, "At a given angle the range depends on the speed alone.", False),
        (FIXED, "The range depends on the speed alone.", False),
        (GLASS, "In glass the frequency is divided by the refractive index.", True),
        (GLASS, "The wavelength is divided by the refractive index.", False),
    ],
)
def test_what_depends_and_what_does_not(question: str, text: str, false: bool) -> None:
    assert (false_law(text, question) is not None) is false
