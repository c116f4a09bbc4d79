"""Kinds of bodies by the last word of their name, for what may be on, in or above what."""

from __future__ import annotations

from itertools import takewhile

from wmw.core.equation.names import word_set
from wmw.verifiers.vocabulary.lexicon import plain

PEOPLE = word_set(
    "man woman boy girl child kid rider person passenger driver student skier skater skaters"
    " cyclist brother sister father mother gymnast astronaut pedestrian hiker worker climber"
    " painter jumper snowboarder observer bystander listener"
)
DRIVE = word_set("car truck lorry van bus motorcycle motorbike scooter bicycle train coaster tram")
GLIDE = PEOPLE | word_set("glider puck sled sledge toboggan trolley pk")
ON_RAILS = word_set("cart car wagon trolley glider rod coaster")
SMALL = word_set("coin marble puck apple pebble egg bullet pellet dart spoon penny bead nut key")
FALL = word_set(
    "ball stone rock hammer feather pebble marble apple coin crate club keys key flowerpot egg"
    " brick parcel package bomb flare crowbar"
)
PERCHES = word_set(
    "table tabletop desk bench roof branch cliff balcony plane airplane aeroplane aircraft"
    " helicopter satellite drone bird kite bridge footbridge tower ledge lamp ceiling parachutist"
    " skydiver electromagnet nozzle crossbar"
)
FLYING = word_set("plane airplane aeroplane aircraft helicopter drone satellite bird")
TARGETS = word_set("village target marker town house ship boat raft")
BEDS = word_set("seabed lakebed riverbed bed")
UNDER_THE_SEA = word_set("rock cable pipe pipeline tunnel sand mud well anchor reservoir")
EARTH = word_set("ground floor street grass pavement lawn turf seabed moon lunar earth road planet")
WATERS = word_set("river sea lake water pond")
PROJECTILES = word_set("bullet dart pellet arrow nail")
SHAFTS = word_set("well shaft")
HANGS = word_set("bob pendulum lamp bucket swing")
HUNG_UP = HANGS | word_set("pulley load mass weight block ball spring")
HOLDERS = word_set(
    "gun pistol room kitchen lift elevator cabin oven microwave centrifuge house garage classroom"
    " laboratory refrigerator fridge freezer barrel pipe tube cart car train boat bus cage tunnel"
    " clock well wheelbarrow rifle cannon launcher"
)
KEPT = (
    PEOPLE
    | SMALL
    | word_set(
        "spring ball projectile bag pendulum sample anchor bob chocolate stone load sack magnet"
        " feather"
    )
)
LIQUIDS = word_set(
    "water oil mercury brine liquid glycerine glycerin alcohol milk coffee tea juice soup petrol"
    " ethanol glycerol gasoline kerosene paraffin acetone syrup lemonade seawater wine solution"
)
GASES = word_set("gas helium hydrogen nitrogen oxygen argon neon")
VESSELS = word_set(
    "kettle pot pan saucepan cup mug beaker flask bottle jug pitcher bucket pail bowl jar tub"
    " vessel bathtub tank basin container calorimeter thermos boiler urn aquarium barrel crucible"
    " vase pool trough butt cistern dish tray"
)
GAS_VESSELS = word_set(
    "bottle cylinder balloon envelope syringe tyre tire container vessel flask tank"
)
MEDIA = LIQUIDS | word_set(
    "air glass acrylic plastic block prism slab plate fiber fibre crystal diamond medium tank"
    " region tissue zone"
)
RAYS = word_set("ray rays wave waves pulse sound light ultrasound echo")
CARRIERS = word_set("electron electrons charges current")
PARTS_OF_CIRCUITS = word_set("resistor wire lamp bulb coil conductor filament cable")
SOLID = SMALL | word_set(
    "stone rock cork thermometer log cube brick anchor diver swimmer fish statue statuette"
    " figurine crown nugget block iceberg submarine"
    " figure oak wood raft weight ball sphere"
)
WINDINGS = word_set("coil solenoid ring loop pipe tube")
CONDUCTORS = word_set("rod electron proton ion")
ROADS = word_set(
    "bridge hill hump mountain loop rails street road fairway turf dip slope roundabout bend"
)
SMOOTH = word_set("ice track rails rink snow grass lawn hill slope floor")
RIDDEN = word_set(
    "swing seesaw carousel turntable sled sledge lift elevator bridge mountain balcony raft"
)
DRIVEN = word_set("cart car truck lorry van bus train coaster")
BARS = word_set("plank beam board bar")
LEVERS = BARS | word_set("crowbar rule ruler stick seesaw lever rod")
SUPPORTERS = word_set("pivot fulcrum trestle support edge wedge rim")
LINES = word_set("rope string cord cable chain thread wire")
LOADS = word_set("load cargo payload")
LADEN = word_set("raft boat ship barge beam plank cart wheelbarrow piston wagon")
AFLOAT = word_set("iceberg raft pontoon boat ship barge log cork duck buoy")
INCLINES = word_set("slide incline slope chute")
DISKS = word_set(
    "turntable carousel table tabletop bench desk floor grass lawn rink fairway turf shelf cover"
)
BALLS = word_set("ball golfball")
WHEELS = word_set("pulley sheave")
IN_A_TACKLE = WHEELS | word_set("block")


_PLACED = word_set("on in at under inside above below behind near against outside upon")
"""Words behind which a name tells where its body is: "block on incline" is a block."""


def kind_of(body: str) -> str:
    """Return the last word of a body's name that is no mark: "cup" of "cup_1 on the table"."""
    words = plain(body).split()
    words = list(takewhile(lambda word: word not in _PLACED, words)) or words
    return next((word for word in reversed(words) if len(word) > 1), words[-1] if words else "")
