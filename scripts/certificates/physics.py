"""What a certificate claims, worked out again from the numbers in the files."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from typing import Any

from certificates.equations import NotReadError, residual_of, value_of
from certificates.structure import at
from certificates.texts import Printed, factor_of, numbers_in, plain, printed
from certificates.written import value_in

SLACK = 0.015
"""Half a unit of the last of three digits, and the 1% that rounded intermediates may carry."""
_EXACT = 1e-8
_ROUNDED = 0.006
"""Half a unit of the last of three digits at its largest, and a little for sums."""
_OPPOSITE = -0.999
_OPTION = re.compile(r"\(([A-H])\) (.*?)(?= \([A-H]\) |$)")


class Checked:
    """One certificate: what is wrong with it, and whether numbers were worked out again."""

    def __init__(self, pair: Mapping[str, Any]) -> None:
        self.pair = pair
        self.certificate: Mapping[str, Any] = pair["certificate"]
        self.chosen: Mapping[str, Any] = pair["chosen"]
        self.rejected: Mapping[str, Any] = pair["rejected"]
        self.values: Mapping[str, float] = self.certificate.get("values", {})
        self.numeric = False
        self.read: bool | None = None
        """Whether the equation that is broken was evaluated as the traces write it."""
        try:
            self.faults = [*self._check()]
        except (NotReadError, KeyError, IndexError, TypeError, AttributeError) as error:
            self.faults = [f"the certificate cannot be read: {type(error).__name__}: {error}"]

    def _check(self) -> Iterator[str]:
        kind = self.certificate["violates"]
        yield from self._route()
        yield from self._sources()
        if kind == "relation":
            yield from self._relation()
        elif kind == "force":
            yield from self._force()
        elif kind == "consistency":
            yield from self._consistency()
        elif "law" in self.certificate or kind == "law":
            yield from self._law()
        else:
            yield from self._value()

    # --- What all certificates with numbers share --------------------------------------------

    def _route(self) -> Iterator[str]:
        """The equations hold at the values: what is expected follows from what is given."""
        for equation in self.certificate.get("route", ()):
            if residual_of(equation, self.values) > _EXACT:
                yield f"{equation} does not hold at the values of the certificate"

    def _sources(self) -> Iterator[str]:
        """The chosen trace states the values where it is said to."""
        for name, pointer in self.certificate.get("sources", {}).items():
            stated = at(self.chosen, pointer)
            if stated is None:
                yield f"{name} is said to stand at {pointer}, where nothing stands"
            elif not self._is_near(printed(stated), self.values[name]):
                yield f"{name} is {self.values[name]:g} in SI, but {pointer} says {stated!r}"

    @staticmethod
    def _is_near(stated: Printed, si: float) -> bool:
        """Tell whether a value is what is printed, to the digits that are printed."""
        half = stated.half * factor_of(stated.unit) + _EXACT * abs(si)
        return any(
            abs(stated.si(difference=difference) - si) <= 1.01 * half
            for difference in (False, True)
        )

    def _is_said(self, trace: Mapping[str, Any], wanted: float) -> bool:
        """Tell whether a trace has a number at the pointer, to the three digits of a result.

        Where the working is kept in SI, the power of ten may differ.
        """
        shown = at(trace, self.certificate["pointer"])
        if self.certificate["pointer"].startswith("/answer"):
            shown = self._options_of(trace).get(str(shown).strip("()"), shown)
        if isinstance(shown, dict | list):
            return False
        for number in numbers_in(shown):
            if abs(number.value - wanted) <= 1.001 * _half_of_third_digit(wanted):
                return True
        if self.certificate["pointer"] != "/derivation" or not wanted:
            return False
        for number in numbers_in(shown):
            ratio = number.value / wanted
            power = round(math.log10(ratio)) if ratio > 0 else 0
            if power and abs(ratio / 10.0**power - 1) < _ROUNDED:
                return True
        return False

    def _said(self, stated: float, expected: float) -> Iterator[str]:
        """Rejected has the one number at the pointer, chosen the other one."""
        if not self._is_said(self.rejected, stated):
            yield f"rejected does not say {stated:g} at {self.certificate['pointer']}"
        if not self._is_said(self.chosen, expected):
            yield f"chosen does not say {expected:g} at {self.certificate['pointer']}"

    def _beyond_doubt(self, found: float, within: float) -> Iterator[str]:
        """The residual is what is found, to the digits of the texts, and beyond the slack."""
        self.numeric = True
        residual, slack = self.certificate["residual"], self.certificate["slack"]
        if abs(found - residual) > within + _EXACT * abs(residual):
            yield f"the residual is {found:.4g}, not {residual:.4g}"
        if not 0 < slack <= SLACK + 1e-12:
            yield f"a slack of {slack:g} is not what rounding explains, {SLACK:g}"
        if min(found, residual) <= max(slack, SLACK):
            yield f"a residual of {min(found, residual):.4g} is within the slack"

    # --- Values and laws -----------------------------------------------------------------------

    def _texts(self) -> tuple[Printed, Printed]:
        found = [printed(self.certificate[key]) for key in ("stated", "expected")]
        return found[0], found[1]

    def _value(self) -> Iterator[str]:
        stated, expected = self.certificate["stated"], self.certificate["expected"]
        if not numbers_in(stated):
            yield from self._unit()
        elif self.certificate["pointer"] == "/state_1/predicted_change" and stated == at(
            self.rejected, self.certificate["pointer"]
        ):
            yield from self._exchanged(stated, expected)
        else:
            yield from self._number()

    def _number(self) -> Iterator[str]:
        """A number stands in place of another one, which follows from what is given."""
        stated, expected = self._texts()
        yield from self._said(stated.value, expected.value)
        quantity = self.certificate["quantity"]
        right = expected.si()
        exact = self.certificate["pointer"].startswith("/state_0")
        if not exact:
            right = self.values[quantity]
            yield from self._follows(expected, right)
        if stated.unit and expected.unit and stated.unit != expected.unit:
            yield f"{self.certificate['stated']} and {self.certificate['expected']} differ in unit"
        # The residual is that of the exact values or of the printed ones.
        found = [abs(stated.si() - si) / abs(si) if si else 1.0 for si in (right, expected.si())]
        digits = 1.01 * stated.half * factor_of(stated.unit) / abs(right) if right else 0.0
        nearest = min(found, key=lambda one: abs(one - self.certificate["residual"]))
        yield from self._beyond_doubt(nearest, digits)

    def _follows(self, expected: Printed, right: float) -> Iterator[str]:
        """What is expected is the value that the equations lead to."""
        size = max(abs(right), 1e-300)
        apart = min(abs(expected.si(difference=d) - right) for d in (False, True)) / size
        if apart > _ROUNDED:
            yield f"{self.certificate['expected']} is expected, but {right:.4g} follows in SI"
        quantity = self.certificate["quantity"]
        led_to = [text.partition(" = ")[0] for text in self.certificate.get("route", ())]
        if quantity not in led_to and quantity not in self.certificate.get("sources", {}):
            yield f"nothing leads to {quantity}"

    def _law(self) -> Iterator[str]:
        """A law that does not hold stands in place of one that does, or its outcome is wrong."""
        law, broken = self.certificate["law"], self.certificate.get("broken_law")
        if residual_of(law, self.values) > _EXACT:
            yield f"{law} does not hold at the values of the certificate"
        if broken is None:
            yield from self._number()
            return
        name, _, right = law.partition(" = ")
        other, _, wrong = broken.partition(" = ")
        if name != other or name != self.certificate["quantity"]:
            yield f"{law} and {broken} do not tell the same quantity"
        true, false = value_of(right, self.values), value_of(wrong, self.values)
        yield from self._beyond_doubt(abs(false - true) / abs(true), 1e-6)
        if self.certificate["pointer"] == "/transition/equation":
            yield from self._written({"chosen": true, "rejected": false})
        if self.certificate["stated"] != broken or self.certificate["expected"] != law:
            yield "what is stated and expected are not the two laws"
        if at(self.chosen, self.certificate["pointer"]) == at(
            self.rejected, self.certificate["pointer"]
        ):
            yield f"chosen and rejected say the same at {self.certificate['pointer']}"

    def _written(self, gives: Mapping[str, float]) -> Iterator[str]:
        """The equations in the traces give what the laws of the certificate give."""
        found = {whose: value_in(self.pair[whose], self.certificate) for whose in gives}
        self.read = all(value is not None for value in found.values())
        for whose, value in found.items():
            if value is not None and abs(value - gives[whose]) > 1e-6 * abs(gives[whose]):
                yield f"the equation of {whose} gives {value:.4g}, its law {gives[whose]:.4g}"

    def _unit(self) -> Iterator[str]:
        """The number of the answer stands with another unit."""
        stated, expected = (plain(self.certificate[key]) for key in ("stated", "expected"))
        answers = [trace["answer"] for trace in (self.rejected, self.chosen)]
        wrong, right = (printed(answer["value"], answer.get("unit")) for answer in answers)
        if wrong.value != right.value:
            yield "the number of the answer is another one, too"
        if factor_of(wrong.unit) != factor_of(stated) or factor_of(right.unit) != factor_of(
            expected
        ):
            yield f"the answers are not in {stated} and {expected}"
        yield from self._follows(right, self.values[self.certificate["quantity"]])
        ratio = factor_of(stated) / factor_of(expected)
        yield from self._beyond_doubt(abs(ratio - 1), 1e-9)

    def _exchanged(self, stated: str, expected: str) -> Iterator[str]:
        """Two numbers of a sentence have changed places."""
        if expected != at(self.chosen, self.certificate["pointer"]):
            yield "what is expected is not what chosen says"
        mine, theirs = ([n.value for n in numbers_in(text)] for text in (stated, expected))
        if sorted(mine) != sorted(theirs) or mine == theirs:
            yield "the sentence has not the same numbers in another order"
        found = [abs(a - b) / abs(b) for a, b in zip(mine, theirs, strict=True) if a != b and b]
        residual = self.certificate["residual"]
        nearest = min(found, key=lambda one: abs(one - residual))
        yield from self._beyond_doubt(nearest, 2 * _ROUNDED * (1 + nearest))

    # --- Relations, forces, and what the answer is held against --------------------------------

    def _relation(self) -> Iterator[str]:
        """What is stated is listed in rejected and not in chosen, what is expected the reverse."""
        mine, theirs = (
            [f"{r['type']}({', '.join(r['args'])})" for r in trace["state_0"]["relations"]]
            for trace in (self.rejected, self.chosen)
        )
        place = int(self.certificate["pointer"].rpartition("/")[2])
        for text, own, other, whose in (
            (self.certificate["stated"], mine, theirs, "rejected"),
            (self.certificate["expected"], theirs, mine, "chosen"),
        ):
            if own[place] != text:
                yield f"{whose} does not say {text} at {self.certificate['pointer']}"
            if text in other:
                yield f"{text} stands in both traces"

    def _force(self) -> Iterator[str]:
        pointer = self.certificate["pointer"]
        if "directions" in self.certificate:
            yield from self._direction()
        elif "residual" in self.certificate:
            yield from self._size()
        elif pointer.endswith("/target"):
            for trace, key in ((self.rejected, "stated"), (self.chosen, "expected")):
                if at(trace, pointer) != self.certificate[key]:
                    yield f"{self.certificate[key]} does not stand at {pointer}"
        else:
            yield from self._listed()

    def _listed(self) -> Iterator[str]:
        """One trace lists a force that the other one does not."""
        lists = [trace["state_0"]["forces"] for trace in (self.rejected, self.chosen)]
        more, fewer = sorted(lists, key=len, reverse=True)
        rest = [force for force in more if force not in fewer]
        if len(more) != len(fewer) + 1 or len(rest) != 1:
            yield "the lists do not differ by one force"
            return
        told = f"{rest[0]['name']} on {rest[0]['target']}"
        added = len(lists[0]) > len(lists[1])
        if told not in self.certificate["stated" if added else "expected"]:
            yield f"the certificate does not speak of the {told}"
        if told in [f"{force['name']} on {force['target']}" for force in fewer]:
            yield f"both traces list a {told}"
        if added and rest[0]["name"] == "net force":
            parts = [force for force in fewer if force["target"] == rest[0]["target"]]
            if len(parts) < 2:
                yield "there are no components beside the net force"

    def _size(self) -> Iterator[str]:
        """A force has another size than the laws give it."""
        stated, expected = self._texts()
        right = value_of(self.certificate["quantity"], self.values)
        yield from self._said(stated.value, expected.value)
        if abs(expected.si() - right) > _ROUNDED * abs(right):
            yield f"{self.certificate['expected']} is expected, but {right:.4g} N follows"
        digits = 1.01 * stated.half / abs(right)
        yield from self._beyond_doubt(abs(stated.si() - right) / abs(right), digits)

    def _direction(self) -> Iterator[str]:
        """A force points another way; the words up, down and horizontal mean what they say."""
        stated, expected = self.certificate["directions"]
        pointer = self.certificate["pointer"]
        for trace, key, vector in (
            (self.rejected, "stated", stated),
            (self.chosen, "expected", expected),
        ):
            words = self.certificate[key]
            if at(trace, pointer) != words:
                yield f"{words!r} does not stand at {pointer}"
            if abs(math.hypot(*vector) - 1) > _EXACT:
                yield f"{vector} is no unit vector"
            if not _is_meant(words, vector):
                yield f"{words!r} does not mean {vector}"
        cosine = stated[0] * expected[0] + stated[1] * expected[1]
        found = 2.0 if cosine <= _OPPOSITE else 1 - cosine
        self.numeric = True
        if abs(found - self.certificate["residual"]) > 1e-9:
            yield f"the residual is {found:.4g}, not {self.certificate['residual']:.4g}"
        if found <= SLACK:
            yield "the two directions are the same"

    def _consistency(self) -> Iterator[str]:
        """The answer is not what the trace itself has found."""
        stated, expected = self.certificate["stated"], self.certificate["expected"]
        for trace, text, whose in (
            (self.rejected, stated, "rejected"),
            (self.chosen, expected, "chosen"),
        ):
            said = str(at(trace, self.certificate["pointer"]))
            if said not in (text, text[1:2], text[:3]):
                yield f"{whose} does not answer {text}"
        if _OPTION.match(expected):
            yield from self._options(stated, expected)
        right, wrong = (self.certificate.get(key) for key in ("condition", "broken_condition"))
        for condition, holds in ((right, 1.0), (wrong, 0.0)):
            if condition is not None:
                self.numeric = True
                if value_of(condition, self.values) != holds:
                    yield f"{condition} is {'not ' if holds else ''}so at the values"

    @staticmethod
    def _options_of(trace: Mapping[str, Any]) -> dict[str, str]:
        """Return the texts of the question's options by their letters."""
        question = trace["question"]
        return dict(_OPTION.findall(question[question.find("(A)") :])) if "(A)" in question else {}

    def _options(self, stated: str, expected: str) -> Iterator[str]:
        options = self._options_of(self.chosen)
        mine, right = (_OPTION.match(text) for text in (stated, expected))
        if mine is None or right is None or options.get(right[1]) != right[2]:
            yield f"{expected} is no option of the question"
            return
        own = options.get(mine[1]) == mine[2]
        whole = at(self.rejected, self.certificate["pointer"]) == stated
        if not own and not (whole and {mine[1], mine[2]} & {right[1], right[2]}):
            yield f"{stated} is no option of the question, nor does it contradict one"
        if "quantity" in self.certificate:
            self.numeric = True
            si = self.values[self.certificate["quantity"]]
            yield from self._follows(printed(right[2]), si)
            other = printed(mine[2] if mine[2] != right[2] else options[mine[1]])
            # By the size of the numbers: of two options in °C one is not the other one.
            if abs(other.value - printed(right[2]).value) <= SLACK * abs(other.value):
                yield f"{stated} is right as well"


def _half_of_third_digit(value: float) -> float:
    return 0.5 * 10.0 ** (math.floor(math.log10(abs(value))) - 2) if value else 1e-12


def _is_meant(words: str, vector: tuple[float, float]) -> bool:
    """Tell whether a phrase's words of height fit a vector, whose second part is height."""
    found = words.lower()
    if re.search(r"\b(?:straight|vertically) (?:up|upward|down|downward)\b", found):
        upright = 1.0 if re.search(r"\bup", found) else -1.0
        return abs(vector[0]) < _EXACT and abs(vector[1] - upright) < _EXACT
    if re.search(r"\bhorizontal", found):
        return abs(vector[1]) < _EXACT
    if re.search(r"\b(?:up|upward|uphill)\b", found):
        return vector[1] > 0
    if re.search(r"\b(?:down|downward|downhill)\b", found):
        return vector[1] < 0
    return True
