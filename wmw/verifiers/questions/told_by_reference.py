"""Words that point back to what was named, put as what they point to.

"Kim sits 1.0 m from the axis and Lou 2.5 m from it", "a throat whose cross-section is half that of
the pipe", "one spring with constant 300 N/m and one with constant 600 N/m": a number is only read
where its own words tell what it is of.
"""

from __future__ import annotations

import re

_NUMBER = r"\d{1,6}(?:[.,]\d{1,6})?"
_FROM_IT = re.compile(
    rf"(?P<first>\b{_NUMBER} ?[cmk]?m from (?P<place>(?:the|its|this) [a-z]+)\b[^.?!;]{{1,60}}?"
    rf"\b{_NUMBER} ?[cmk]?m) from it\b"
)
_SHARE = re.compile(
    r"\b(?:whose|where the|where its|with a|with an) "
    r"(?P<what>cross-section(?:al area)?|cross section(?:al area)?|area|diameter|radius|width)"
    r"(?: is)?(?: only| just)? (?P<share>half|one half|twice|double|a third|one third|a quarter"
    r"|one quarter|three times|four times) (?:that|the one) of"
    r" (?P<of>(?:the|this) [a-z]+(?: [a-z]+)?)\b",
    re.I,
)
_ONE_AND_ONE = re.compile(
    rf"\b(?:(?P<two>two springs),? one|(?:an?|one) (?P<one>spring)),? (?P<with>with|of) (?:a |an )?"
    rf"(?P<what>(?:spring |force )?constant|stiffness) (?:of )?(?P<k>{_NUMBER} ?N/c?m)"
    rf",? and (?:one|another|another one|another spring|a second|a second one|a second spring"
    rf"|a spring|one spring|the other),? (?:with|of) (?:a |an )?(?:(?:spring |force )?constant"
    rf"|stiffness)?(?: of)? ?(?P<l>{_NUMBER} ?N/c?m),?",
    re.I,
)
_FROM_LEVEL = re.compile(
    rf"\b(?P<moved>(?:tilted|raised|tipped|turned|lifted|inclined)(?: [a-z]+ly)?) from"
    rf" (?:the |a )?(?:horizontal|level)(?: position)? to"
    rf" (?P<angle>{_NUMBER} ?(?:°|degrees))",
    re.I,
)
_BARS = r"(?P<bar>wall|fence|barrier|hedge|hurdle|crossbar|net|tree|bush|goal)"
_BIG = rf"(?P<high>{_NUMBER} ?m)[ -](?:high|tall)"
_OFF = rf"(?P<away>{_NUMBER} ?m) (?:away|off|distant)\b"
_STANDS = r",? (?:(?:that|which) (?:is|stands|lies) |standing |located )?(?:at a distance of )?"
_OBSTACLES = (
    re.compile(rf"\b(?P<a>[Aa]n?|[Tt]he) {_BARS}{_STANDS}{_OFF},? and (?:is |stands )?{_BIG}\b"),
    re.compile(
        rf"\b(?P<a>[Aa]n?|[Tt]he) {_BARS},? (?:(?:that|which) is )?{_BIG}"
        rf"(?:,? and(?: stands| is)?|{_STANDS}) ?{_OFF}"
    ),
    re.compile(rf"\b(?P<a>[Aa]n?|[Tt]he) {_BIG} {_BARS}{_STANDS}{_OFF}"),
    re.compile(rf"\b(?P<a>[Aa]n?|[Tt]he) {_BARS}{_STANDS}{_OFF}\. The (?P=bar) is {_BIG}\b"),
)
"""How far away an obstacle is, and how high: two lengths that only "away" and "high" tell apart."""
_SIZED = (
    r"(?:[a-z]+(?:al|ing|ic|ed|ar|ant|ous) )?(?:push|pull|force|tension|thrust|drag|friction|lift"
    r"|acceleration|deceleration|speed|velocity|current|voltage|resistance|pressure|power"
    r"|efficiency|frequency|wavelength|period|amplitude|extension|compression|elongation|density"
    r"|volume|mass|weight|angle|torque|moment|impulse|momentum)"
)
_HOW_LARGE_IS_IT = re.compile(
    rf"(?P<said>(?:\A|[.;!?] )(?:The|This|Its|His|Her|Their) (?P<noun>{_SIZED})"
    r" (?:is|acts|points|stays|remains|has|pulls|pushes|makes|keeps|must)\b"
    r"(?:[^.?!;]|\.\d){0,90}[.;!] )"
    r"(?P<how>How (?:large|great|big|strong|high)|What) (?P<verb>is|must|was|should) it\b"
)
"""A quantity that a sentence is about, and the next one asks for: "The push is level. How large is
it?"."""


_ASKED_ON = re.compile(
    r"(?P<told>\b[Tt]he (?P<noun>[a-z]+(?: [a-z]+)?(?: of the [a-z]+)?)"
    r" (?:is|was|were|had been)(?: at first| initially| originally)? [−-]?\d[^?!;]{0,60}?[.;])"
    r" (?P<asks>(?:What|How (?:large|great|high|big|long|strong|much)) (?:is|was|will)) it"
    r"(?= (?:afterwards?|then|now|later|at the end|in the end|finally|there|be)\b)"
)
"""What was told with its value, and is asked for again: "It was 1 bar. What is it now?"."""


def _both(match: re.Match[str]) -> str:
    what = "stiffnesses" if match["what"].lower() == "stiffness" else "constants"
    two = "Two" if match[0][0].isupper() else "two"
    return f"{two} springs with {what} {match['k']} and {match['l']}"


def told_by_name(text: str) -> str:
    """Return a question with what its words point back to put in their place."""
    if " it" in text and ("How " in text or "What " in text):
        text = _HOW_LARGE_IS_IT.sub(r"\g<said>\g<how> \g<verb> the \g<noun>", text, count=1)
    if " from it" in text:
        text = _FROM_IT.sub(r"\g<first> from \g<place>", text)
    if " of the " in text or " of this " in text:
        text = _SHARE.sub(r"with \g<share> the \g<what> of \g<of>", text)
    if "N/" in text:
        text = _ONE_AND_ONE.sub(_both, text)
    if " from " in text and " to " in text:
        text = _FROM_LEVEL.sub(r"\g<moved> from 0° to \g<angle>", text)
    if " it " in text:
        text = _ASKED_ON.sub(r"\g<told> \g<asks> the \g<noun>", text)
    if " m " in text and (" high" in text or " tall" in text):
        for told in _OBSTACLES:
            text = told.sub(
                r"\g<a> \g<bar> of height \g<high> that stands \g<away> away", text, count=1
            )
    return text
