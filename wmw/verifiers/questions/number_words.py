"""The words beside each number of a question, and numbers that are no values of their own."""

from __future__ import annotations

import re
from collections.abc import Mapping

from wmw.core.quantity import Measurement
from wmw.core.system import unit_of
from wmw.verifiers.questions.beside import Beside, symbol_before
from wmw.verifiers.questions.numbers_together import are_paired
from wmw.verifiers.questions.regimes_told import RegimesTold
from wmw.verifiers.questions.sentences import sentence_around, sentence_head, sentence_tail
from wmw.verifiers.questions.wording import Wording
from wmw.verifiers.vocabulary.label_numbers import label_letters, label_numbers

_LEFT, _RIGHT = 80, 45
"""How far, in characters, the words beside a number are looked at."""
_CLAUSE = 400
"""How far left of it, beyond other numbers, words of its sentence are looked at."""
_OF_THE_LAST = re.compile(
    r"\s*(?:(?:long|wide|high|thick|tall|deep|across)\b|in \w+\b(?=\s*[,;]|\s+and\b)"
    r"|of (?:work|heat|energy|power|charge|momentum)\b(?: (?:on|by|from|to)\b)?)"
)
"""Words behind a number that are its own: "4 m long, 3 m wide"."""
_ITS_BODY = re.compile(r" (?:(?:first|second) )?[a-z]{3,}(?: of [a-z]{3,})?(?= [a-z])")
"""The body that a number before it is told of: "a 0.1 kg lump of clay hits"."""
_ARTICLE = re.compile(r"\b(?:an?|the)\s+\Z", re.I)
_NEXT_NAMED = re.compile(
    r"(?:[,;]|\band\b)[^,;=]*=\s*\Z"
    r"|\band (?:then )?(?:narrows|widens|tapers|expands|contracts|opens) (?:down |up )?to"
    r"(?: (?:a|an|its))?(?: [a-z]+)?(?: of)?\s*\Z"
)
_NEXT_PLACE = re.compile(
    r"[,;] ?(?:(?:and|while|but) )?(?:in|at|inside) the [a-z][a-z ]{2,40}\Z", re.I
)
"""Words behind a number that tell where the next one holds: "2 m/s, in the narrow part 6 m/s"."""
"""Words behind a number that name the next one."""
_ASKS_NEXT = re.compile(
    r"\b(?:hears|feels|exerts|gains|gets|has|reads|shows|needs|reaches|attains|requires|receives"
    r"|experiences|detects|observes|measures|perceives) (?:which|what|how)\b"
)
"""Words behind a number that ask for another one: "a siren of 600 Hz hears which frequency?"."""
_LEFT_OUT = re.compile(
    r"\b(?:\w+ ){1,3}(?:(?:is|are|being|to be) )?(?:neglected|ignored|negligible)\b", re.I
)
"""What is left out of account, and tells of no number before it."""
_COUNTED = re.compile(
    r"\b(?:oscillation|vibration|revolution|rotation|turn|cycle)s\Z"
    r"|\bbeats?(?= ?/| (?:per|a|each|every)\b)"
)
"""What is counted, and a word beside its number."""
_SO_FAR_BELOW = re.compile(
    r" \d[\d.]{0,8} ?(?:m|cm|km|metres|meters|ft) (?:below|lower|beneath|under|down|away|off)"
    r"(?= (?:at|with) \Z| (?:at|with) an? (?:speed|velocity) of \Z)"
)
"""Where something lands, between the words of that and its speed: "hits the sea 40 m below at"."""
_TAKEN = re.compile(r"\b(?:taken|moved|brought|carried|transported) (?:\w+ ){0,3}?to\b", re.I)
"""Words by which a symbol may have one value before and another one at the new place."""
_COMPARED = re.compile(r"\b(?:than|as|from|below|above)\s*$", re.I)
"""Words by which a number said before is only compared with: "higher or lower than 720 Hz"."""
_FACTOR = re.compile(r"\s*\*?\s*(?:(?:sin|cos|tan|exp|ln|log|sqrt)\b|√|[a-z]\s*(?:[-−+)^²³=]|\Z))")
"""What follows a number that is part of a formula: "0.030 sin(4.0 x - 24 t)"."""
_TABLE = re.compile(
    r"(?:\b(?:sin|cos|tan|cot)\s*\(?|(?:\b(?:sin|cos|tan|cot)\s*\(?[\d.]+\s*(?:°|deg\w*)?\s*\)?"
    r"|√\s*\d+|\bsqrt\(\d+\)|π|\bpi)\s*(?:=|≈|is))\s*$",
    re.I,
)
"""What stands before a number of a table that comes along: "sin 37° = 0.6", "π = 3.14"."""


class NumberWords:
    """The words beside the numbers of a question, each number by its place among them.

    `settled` are the values that words fix.
    """

    def __init__(
        self, wording: Wording, regimes: RegimesTold, settled: Mapping[str, float]
    ) -> None:
        self._wording = wording
        self._regimes = regimes
        self._settled = settled
        self._stem = stem = wording.stem
        self.mentions = wording.mentions
        self._labels, self._letters = label_numbers(stem, self.mentions), label_letters(stem)
        self._symbols = [
            symbol_before(stem[max(0, mention.start - _LEFT) : mention.start])
            for mention in self.mentions
        ]

    def sides(self, index: int) -> tuple[str, str]:
        """Return the words left and right of a number, up to the numbers beside it."""
        begin, end = self._beside_pair(index)
        before, after = self._neighbours(index, begin, end)
        left = sentence_tail(self._stem[max(before, begin - _LEFT) : begin])
        right = sentence_head(self._stem[end : min(after, end + _RIGHT)])
        next_named = _NEXT_NAMED.search(right) or _NEXT_PLACE.search(right)
        if next_named is not None and end + len(right) == after:
            right = right[: next_named.start()]  # "390 J/(kg K), c of water = 4186 J/(kg K)"
        right = _LEFT_OUT.sub(" ", _ASKS_NEXT.split(right, maxsplit=1)[0])
        mention = self.mentions[index]
        counted = _COUNTED.search(self._stem, mention.start, mention.end)
        return left, right if counted is None else f"{counted[0]}{right}"

    def _neighbours(self, index: int, begin: int, end: int) -> tuple[int, int]:
        """Return where the words of the number before end, and where the next number begins.

        A number that is told with this one, as `begin` and `end` show, is passed over.
        """
        mentions = self.mentions
        before, after = 0, len(self._stem)
        if begin < mentions[index].start:
            before = mentions[index - 2].end if index > 1 else 0
        elif index:  # "4 m long, 3 m wide": the first adjective is the first number's
            before = mentions[index - 1].end
            of_last = _OF_THE_LAST.match(self._stem, before)
            before = of_last.end() if of_last else self._behind_body(index - 1)
        following = index + 2 if end > mentions[index].end else index + 1
        if following < len(mentions):
            after = mentions[following].start
        return before, after

    def _behind_body(self, index: int) -> int:
        """Return where a number ends, with its body where the next one of its kind has its own.

        Of "a 0.1 kg dart hits a 2 kg block" the dart is no word of the second mass.
        """
        one, other = self.mentions[index], self.mentions[index + 1]
        units = one.measurement.unit, other.measurement.unit
        body = _ITS_BODY.match(self._stem, one.end)
        if (
            body is None
            or units[0] is None
            or units[1] is None
            or units[0].dimension != units[1].dimension
            or _ITS_BODY.match(self._stem, other.end) is None
            or not all(
                _ARTICLE.search(self._stem[max(0, m.start - 5) : m.start]) for m in (one, other)
            )
        ):
            return one.end
        return body.end()

    def _beside_pair(self, index: int) -> tuple[int, int]:
        """Return where the words left of a number end and those right of it begin.

        Of "a uniform 4.0 m, 25 kg beam" the words on either side belong to both numbers.
        """
        mentions = self.mentions
        begin, end = mentions[index].start, mentions[index].end
        if index and are_paired(self._stem, mentions[index - 1], mentions[index]):
            begin = mentions[index - 1].start
        if index + 1 < len(mentions) and are_paired(
            self._stem, mentions[index], mentions[index + 1]
        ):
            end = mentions[index + 1].end
        return begin, end

    def clause(self, index: int) -> str:
        """Return what its sentence says before a number, other numbers included."""
        start = self.mentions[index].start
        clause = sentence_tail(self._stem[max(0, start - _CLAUSE) : start])
        return _SO_FAR_BELOW.sub("", clause)

    def beside(self, index: int, left: str, right: str) -> Beside:
        """Return how well the words on both sides of a number fit each quantity."""
        symbol = self._symbols[index]
        twice = symbol is not None and (
            self._symbols.count(symbol) > 1 or _TAKEN.search(self._stem) is not None
        )
        return Beside(
            self._wording.words,
            left,
            right,
            again=twice,
            elsewhere=self._regimes.absent,
            labels=self._letters,
            of_both=self._regimes.of_both,
        )

    def further_left(self, clause: str) -> Beside:
        """Return how well what its sentence says before a number fits each quantity."""
        return Beside(self._wording.words, clause, "", of_both=self._regimes.of_both)

    def is_no_value(self, index: int, left: str, right: str) -> bool:
        """Tell whether a number says again what is known, or is no value of anything by itself."""
        mention = self.mentions[index]
        if index in self._labels or self._is_settled(mention.measurement):
            return True
        if _COMPARED.search(left) and self.is_named_again(index):
            return True
        if mention.measurement.unit is None:
            is_the_start = mention.measurement.si == 0 and self._symbols[index] == "t"
            if is_the_start or _FACTOR.match(right):
                return True
        return _TABLE.search(self._stem[max(0, mention.start - _LEFT) : mention.start]) is not None

    def _is_settled(self, measured: Measurement) -> bool:
        """Tell whether a number says again what words have fixed ("from air", "1.00")."""
        for name, value in self._settled.items():
            reading = measured.read_in(unit_of(self._wording.family.quantity(name)))
            if reading is not None and value and reading.si == value:
                return True
        return False

    def is_named_again(self, index: int) -> bool:
        """Tell whether an asking sentence repeats a number of a sentence before it."""
        mention = self.mentions[index]
        start, sentence = sentence_around(self._stem, mention.start)
        return sentence in self._wording.asking and any(
            other.end <= start
            and other.measurement.si == mention.measurement.si
            and other.measurement.unit == mention.measurement.unit
            for other in self.mentions[:index]
        )
