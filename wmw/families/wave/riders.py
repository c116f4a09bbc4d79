"""Who hears a source that is carried along with the one who hears it.

The driver of the ambulance hears its siren as it is, whatever the one at the roadside hears. Only a
vehicle that is said to have the siren counts, and nobody in another one of its kind. Plain texts
leave out articles and "its".
"""

_VEHICLE = (
    r"(?:ambulance|train|locomotive|car|lorry|truck|van|bus|tram|boat|ship|ferry|motorboat|coach"
    r"|motorcycle|motorbike|bicycle|bike|engine|tractor|plane|aircraft|helicopter|scooter)"
)
_HORN = r"(?:siren|horn|whistle|bell|klaxon|buzzer|hooter|alarm|loudspeaker)"
_OWNS = (
    rf"(?P<owner>{_VEHICLE})(?: s(?: own)?| with(?: \S+){{0,3}}| whose| that has| carrying"
    rf"| which has)? {_HORN}\b"
)
_BLOWS_IT = (
    rf"(?P<owner_2>{_VEHICLE})(?: \S+){{0,14}}? (?:sounds|sounding|blows|blowing)(?: \S+){{0,3}}?"
    rf" {_HORN}\b"
)
_IS_ON = rf"{_HORN} (?:of|on|in|aboard)(?: moving)?(?: \w+)? (?P<owner_3>{_VEHICLE})\b"
_IT = r"(?:(?P=owner)|(?P=owner_2)|(?P=owner_3))"
_WHO = (
    r"(?:(?:co|engine) )?(?:driver|conductor|pilot|passenger|captain|paramedic|patient|mechanic"
    r"|person|listener|observer|somebody|someone|child|girl|boy|woman|man|crew)s?"
)
_INSIDE = (
    r"(?: who)?(?: rides| sits)?(?: riding| sitting| seated| travelling| traveling)?"
    r" (?:of|in|on|inside|aboard|with|driving)(?: (?:cab|cabin|front|back) of)?(?: same| moving)?"
    rf"(?: (?:police|fire))? (?:{_IT}|cab|cabin)"
)
_RIDER = (
    rf"(?:(?:(?:police|fire) )?{_IT}(?: s)?(?: own)? {_WHO}|{_WHO}{_INSIDE}"
    r"|(?:own driver|co driver|engine driver))"
)
_HEARS = r"(?:hear|perceive|detect|notice|receive)\b"
_ONE_HEARS = r"(?!.*\b(?:hears?|heard)\b.*\b(?:hears?|heard)\b)"
_BY_RIDER = (
    r"(?!.*\b(?:echo\w*|reflect\w*|cliff|wall|bounc\w*)\b)"
    rf"(?=.*?\b(?:{_OWNS}|{_BLOWS_IT}|{_IS_ON}))"
    rf"(?!.*\b(?:another|other|second|two|oncoming|parked|stationary|both)(?: \w+)? {_IT})"
    rf"{_ONE_HEARS}"
    rf".*\b(?:(?:do|does|did|will|would|can) {_RIDER}(?: \w+){{0,3}} {_HEARS}"
    rf"|(?:heard|perceived|detected|noticed|received) by {_RIDER}\b)"
)
RIDES_ALONG = rf"\A{_BY_RIDER}"
"""What a question in plain words is like that asks what somebody hears who rides along."""
STANDS_APART = rf"\A(?!{_BY_RIDER})"
"""What any other question is like."""
