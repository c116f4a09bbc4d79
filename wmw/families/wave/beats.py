"""Which of two sources that beat is the higher one, as questions in plain words tell it.

It is told of the one that is looked for ("the string is a little flat"), of the one whose
frequency is known ("the 440 Hz fork is the lower of the two"), or by what becomes of the beats when
one is tuned: a string that is tightened rises, and beats that then become slower say that it had been
below. Plain texts leave out articles, "is" and "it".
"""

from __future__ import annotations

_LOW = r"(?:lower|flat|flatter|smaller|deeper)"
_HIGH = r"(?:higher|(?<!\b[a-g] )sharp|sharper|larger|greater)"
_SOUNDER = r"(?:fork|string|wire|tone|note|source|pipe|whistle|instrument|oscillator|bell)"
_KNOWN = (
    rf"(?:\d hz (?:tuning )?{_SOUNDER}(?! (?:b|2|x|y)\b)|{_SOUNDER} of \d[\d.]* hz|(?:tuning )?fork (?:a|1)(?: of \d[\d.]* hz)?"
    rf"|first (?:tuning )?{_SOUNDER}|(?<!other )(?<!unknown )(?<!second )(?<!tuning )\bfork(?= (?:has|higher|lower|sharp|flat)\b))"
)  # fmt: skip
_TO = rf"(?: (?!{_SOUNDER}\b|other\b|second\b|unknown\b|than\b|one\b)\w+){{0,4}}?"
_KNOWN_LOW, _KNOWN_HIGH = (rf"(?=.*{_KNOWN}{_TO} {way}\b(?! of \d))" for way in (_LOW, _HIGH))
_OTHER = (
    r"(?:fork (?:b|2|x|y)|x|y|(?:second|other|unknown|unmarked)(?: tuning)?(?: fork)?)(?: \w+){0,2}"
)
_TIGHTER = rf"(?=.*\b(?:tighten\w*|{_OTHER} filed|tension (?:\w+ ){{0,4}}(?:increas|rais)\w+|(?:increas|rais)\w+ (?:\w+ ){{0,3}}tension)\b)"
_SLACKER = rf"(?=.*\b(?:loosen\w*|slacken\w*|{_OTHER} loaded|tension (?:\w+ ){{0,4}}(?:decreas|lower|reduc)\w+|(?:decreas|lower|reduc)\w+ (?:\w+ ){{0,3}}tension)\b)"
_SLOWER = r"(?=.*(?:\bbeat(?:s|ing)?\b(?: \w+){0,8} (?:slow\w*|fewer|decreas\w+|drop\w*|fall\w*|vanish\w*|disappear\w*)|\b(?:fewer|slower) beats)\b)"
_QUICKER = r"(?=.*(?:\bbeat(?:s|ing)?\b(?: \w+){0,8} (?:fast\w*|quick\w*|more|increas\w+|ris\w+)|\b(?:more|faster|quicker) beats)\b)"


def _tuned(up: str, down: str, to: str, away: str) -> str:
    """Return what is told of one that is tuned `up` only, with beats that only go one way."""
    return rf"(?!{down}){up}(?!{away}){to}|(?!{up}){down}(?!{to}){away}"


_LOW_TOLD = rf"{_KNOWN_HIGH}|(?!{_KNOWN_LOW})(?=.*\b{_LOW}\b)|{_tuned(_TIGHTER, _SLACKER, _SLOWER, _QUICKER)}"
_HIGH_TOLD = rf"{_KNOWN_LOW}|(?!{_KNOWN_HIGH})(?=.*{_HIGH}\b)|{_tuned(_TIGHTER, _SLACKER, _QUICKER, _SLOWER)}"
_BEATS_ASKED = r"\b(?:what|how many|find|calculate|determine|number of)\b(?: \w+){0,4} beats?\b"

_TUNED = r"(?=.*\b(?:tighten\w*|loosen\w*|slacken\w*|loaded|loading|wax|plasticine|filed|filing|retuned)\b)"

NOT_THE_LOWER = (rf"\A(?!{_LOW_TOLD})(?:{_HIGH_TOLD}|(?!{_TUNED}))",)
"""What a question is like whose second source may be the higher one."""
NOT_THE_HIGHER = (rf"\A(?!{_HIGH_TOLD})(?:{_LOW_TOLD}|(?!{_TUNED}))",)
"""What a question is like whose second source may be the lower one."""
ON_NEITHER_SIDE = (rf"\A(?!{_LOW_TOLD}|{_HIGH_TOLD}|{_TUNED})", _BEATS_ASKED)
"""What a question is like that tells of neither, or knows both and asks for the beats."""
ONE_LOOKED_FOR = (
    r"\A(?=.*\bbeat)(?!.*\bfrequency of (?:tuning )?(?:first|fork (?:a|1)\b|source (?:a|1)\b))"
)
"""What a question is like in which the source without a frequency is the second one."""

WITHOUT_BEATS = r"\A(?!.*\bbeat)"
"""What a question is like that has no second source to look for."""
