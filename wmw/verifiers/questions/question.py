"""Reading a question: its givens, facts fixed by words, what it asks, its options and regimes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from itertools import pairwise

from wmw.core import registry
from wmw.core.family import Family, Quantity, Regime
from wmw.core.moments import moment_of
from wmw.core.patterns import compiled, declared
from wmw.core.quantity import Measurement, Mention, find_measurements
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.work import metered, spend, uncharged
from wmw.verifiers.accounts.one_line import along_one_line
from wmw.verifiers.bodies.bearers import borne_by
from wmw.verifiers.bodies.joined_bodies import as_one
from wmw.verifiers.bodies.mates import (
    belonging,
    exchanged,
    of_later_state,
    other_names,
    told_with_states,
)
from wmw.verifiers.claims import asks_in_g
from wmw.verifiers.forces.told_forces import is_a_push, weights
from wmw.verifiers.questions.altered_of import whose_is_altered
from wmw.verifiers.questions.asked_name import asked_by_name
from wmw.verifiers.questions.asked_otherwise import asked_otherwise
from wmw.verifiers.questions.at_first import initial_in_front
from wmw.verifiers.questions.beside import NAMED, Beside, symbol_before
from wmw.verifiers.questions.down_to_zero import with_unit_at_zero
from wmw.verifiers.questions.elsewhere import regimes_elsewhere
from wmw.verifiers.questions.label_behind import with_value_behind
from wmw.verifiers.questions.labels_behind import labels_in_front
from wmw.verifiers.questions.letters_given import letters_given
from wmw.verifiers.questions.listed_apart import listed_apart
from wmw.verifiers.questions.met_in_order import met_in_order
from wmw.verifiers.questions.meters import as_measured
from wmw.verifiers.questions.options import Option, split_options
from wmw.verifiers.questions.parted_in_order import Parted, parted_in_order
from wmw.verifiers.questions.places_by_letter import places_by_name
from wmw.verifiers.questions.pushed_apart import apart_in_order
from wmw.verifiers.questions.refracted import indices_in_order
from wmw.verifiers.questions.replaced import greater_replaced, replaced_by
from wmw.verifiers.questions.reported import reported_alone
from wmw.verifiers.questions.sinusoids import in_words
from wmw.verifiers.questions.thrown_off import as_thrown
from wmw.verifiers.questions.told_of_label import told_of_another, told_of_label
from wmw.verifiers.questions.two_layers import layers_in_order
from wmw.verifiers.questions.two_liquids import liquids_in_order
from wmw.verifiers.questions.two_media import how_often, media_in_order
from wmw.verifiers.questions.two_ways import in_opposite_directions
from wmw.verifiers.questions.unit_wanted import of_unit_wanted, unit_wanted
from wmw.verifiers.questions.unlike_bodies import unlike_in_order
from wmw.verifiers.questions.unnamed import asks_how, unnamed
from wmw.verifiers.vocabulary.label_numbers import label_letters, label_numbers
from wmw.verifiers.vocabulary.lexicon import Lexicon, lexicon, plain
from wmw.verifiers.vocabulary.nouns import noun_at
from wmw.verifiers.vocabulary.phrases import is_denied
from wmw.verifiers.vocabulary.synonyms import in_common_words

_MOVES_BY = re.compile(
    r"\b(?:slid|mov|walk|step|shift|creep|crawl|come|go|climb|inch|scoot)[a-z]*(?: by| another)? $",
    re.I,
)
_TOWARD = re.compile(
    r" ?(?:towards?|closer|nearer|farther|further|away|inwards?|outwards?)\b", re.I
)
"""What is moved by a length, and is not at this distance then."""
_AXIS_ASIDE = re.compile(r"\s*\([^()\d?]{0,40}\bpositive\b[^()\d?]{0,40}\)", re.I)
"""A remark between the words that ask: "what is the velocity (right positive) of the cart"."""
_SENTENCE_END = re.compile(r"(?<=[.?!;])\s+(?=[^a-z0-9])")
_PART_END = re.compile(r"(?<=[.?!;])\s+(?=[^a-z0-9])|(?<=;)\s+")
_LATER = re.compile(r",? (?:and )?(?:later|afterwards|then)\b", re.I)
"""Where what is told goes on to a later state, be it in the same sentence."""
_ASKING = re.compile(
    r"\b(?:find|calculate|determine|compute|what|which|how|estimate|give|work out|state)\b", re.I
)
_PICKS = re.compile(
    r"(?:find|give|state|report|choose|take|enter|answer with|name) (?:only |just )?the (?:smaller"
    r"|smallest|larger|largest|lower|higher|greater|lesser|flatter|steeper|shorter|longer|earlier"
    r"|later|first|second) (?:one|of (?:the (?:two|values|times|angles)|these|those|them|both)"
    r"|value|angle|time|root|solution)\b",
    re.I,
)
"""A sentence behind one that asks for two values, which tells the one that is wanted."""
_NEGLECTED = re.compile(
    r"\b(?:neglect|ignor|disregard)\w*\b[^,.;?!]*"
    r"|\b(?:weights?|mass(?:es)?)\b(?: \w+){0,6}? (?:is|are|can be|may be|being)"
    r" (?:negligible|neglected|ignored)"
    r"|\bweights?(?: [a-z]+){0,6}? (?:neglected|ignored)\b",
    re.I,
)
_EITHER_OR = re.compile(
    r"\b(?:higher|greater|larger|bigger|more|faster|longer|lower|smaller|less|slower|shorter)"
    r",? or (?:\w+ )?(?:higher|greater|larger|bigger|more|faster|longer|lower|smaller|less|slower"
    r"|shorter)\b",
    re.I,
)
"""Two values that a question offers, neither of which it says of the scene."""
_OF_NEGLECT = re.compile(r"\b(?:neglect|ignor|disregard|neglig)")
_ALTERED = re.compile(
    r"\b(?:now|instead|new|then|after|were|becomes?"
    r"|(?:swapped|exchanged) for|replaced by|takes? (?:its|his|her|their|the other's) place"
    r"|(?:changed|increased|reduced|decreased|raised|lowered|lengthened|shortened|reset|moved|set"
    r"|turned up|grows|falls|rises|changes) to)\b"
    r"|\b(?:lengthen|shorten)(?:s|ing) (?:it|them|the \w+) to $"
    r"|\b(?:changed|increased|reduced|decreased|raised|lowered|lengthened|shortened|turned up|grows"
    r"|falls|rises|drops|changes) from (?:about )?[\d.,]{1,9} ?\S{0,9} to $",
    re.I,
)
"""Words of a new value: "is raised to 35 N", "is raised from 20 N to 35 N"."""
_THEN_ADDED = re.compile(r"\bthen (?:poured|tipped|stirred|mixed)\b", re.I)
_THEN = re.compile(r"\b(?:then|now|after that|afterwards),?(?=[^.?!]*\Z)", re.I)
_ADDED = re.compile(
    r"\b(?:is|are) (?:poured|tipped|stirred|mixed|added)(?: in| into| to| on)?\b(?!.*\binstead\b)"
)
"""What comes to what is told before, and in place of nothing."""
_LENGTHENED = re.compile(r"\b(?:lengthened|shortened) to $", re.I)
_HAD_BEEN = re.compile(r"\b(?:had been|before,? (?:it|they|this) (?:was|were))\b", re.I)
_OF_BEFORE = re.compile(
    r"\bbefore (?:the|this|that) (?:change|increase|decrease|rise|drop|reduction)\b|\boriginally\b"
    r"|\bat first\b|\bto begin with\b"
    r"|(?<!\bthan )(?<!\bas )(?<!\bwith )(?<!\bto )\bbefore\s*(?:\?|$)|\bbefore,? when\b",
    re.I,
)
"""What is asked for before anything is altered: "what was the friction before the change?"."""
_IS_FIRST = re.compile(r"\b(?:initial|original) \Z")
_INITIAL = re.compile(r"(?:initial|original) ")
_AT_FIRST = re.compile(
    r"(?: (?!(?:and|or|than|after|as|that|which|if|when|at|in|on)\b)[a-z\d]+){0,3}?"
    r" (?:(?:just |right |immediately |shortly )?before\b(?! and\b)"
    r"|(?:at first|initially|originally)(?=\Z| (?:if|when|before|given)\b))"
)
"""Words beside what is asked for that make it of the beginning, not a body "initially at rest"."""
_OF_LATER = re.compile(r"\b(?:final|new|resulting|after|later)\b")
_WHETHER = re.compile(
    r"\b(?:does|do|will|would)(?: (?!if|when|what|how)\w+){1,5}? (?:start|begin)\w*(?: to)? \w+"
    r"|\b(?:does|do|is|are|can|will|would)(?: (?!if|when|what|how|have|need|take)\w+){1,5}?"
    r" (?:budge|(?:set|sets|get|gets)(?: (?!if|when)\w+){0,2} (?:in motion|moving|sliding|going))\b"
    r"|\b(?:does|do) (?:(?:start|begin)(?: to)? \w+|budge\b)"
)
"""What is asked whether it happens: "does the trunk start to move", "will it be set in motion".

Of "does it start" plain words are "does start".
"""
_SIZE = re.compile(
    r"\bmagnitude\b|\bdeceleration\b|\b(?:at )?what distance\b"
    r"|\bhow (?:large|big|strong|far|high|tall|long|deep|fast|wide|much)\b|\bby how many\b",
    re.I,
)
"""Words that ask for a size, whatever its sign."""
_COMPARED = re.compile(r"\b(?:than|as|from|below|above)\s*$", re.I)
"""Words by which a number said before is only compared with: "higher or lower than 720 Hz"."""
_FACTOR = re.compile(r"\s*\*?\s*(?:(?:sin|cos|tan|exp|ln|log|sqrt)\b|√|[a-z]\s*(?:[-−+)^²³=]|\Z))")
"""What follows a number that is part of a formula: "0.030 sin(4.0 x - 24 t)"."""
_SIDES = re.compile(r"(?<=\d [mc]) ?× ?(?=\d)|(?<=\d [cmd]m) ?× ?(?=\d)")
_DECIMAL = re.compile(r"=\s*(?=\d+[.,]\d)")
_DIGIT = re.compile(r"\d|=")
_MU_0 = re.compile(r"\b4(?:\.0)?\s?π\s?[×x*·]\s?10(?:⁻⁷|\^?\{?-7\}?)|\b4πe-7\b", re.I)
_MU_0_SAID = "1.2566 × 10⁻⁶"
"""The magnetic constant as books write it, and as a number without π."""
_ASKED_SYMBOL = re.compile(
    r"\b(?:find|calculate|determine|compute|estimate|work out|what (?:is|must|should)"
    r"|how (?:large|big|great|strong|long|high|fast|far) (?:is|must|should|can))"
    r" (?:the (?:values?|magnitude|size) of )?"
    r"(?:the (?:smallest|least|minimum|lowest|largest|greatest|maximum|highest) )?"
    r"([A-Za-zα-ωµ](?:_?[A-Za-z0-9₀-₉ₖₛ]{1,3})?)"
    r"(?=\s*(?:[.,?;:]|\(|$|and\b|for which\b|(?:so|such) that\b|that\b|be\b))",
    re.I,
)
"""A quantity that is asked for by its symbol alone."""


_TABLE = re.compile(
    r"(?:\b(?:sin|cos|tan|cot)\s*\(?|(?:\b(?:sin|cos|tan|cot)\s*\(?[\d.]+\s*(?:°|deg\w*)?\s*\)?"
    r"|√\s*\d+|\bsqrt\(\d+\)|π|\bpi)\s*(?:=|≈|is))\s*$",
    re.I,
)
"""What stands before a number of a table that comes along: "sin 37° = 0.6", "π = 3.14"."""
_PARTS = re.compile(r"\(\s*(?:b|ii)\s*\)|(?<!\w)(?:b|ii)\)")
"""Marks of a question in several parts, any of which may be the one answered."""
_QUESTION_WORDS = frozenset(
    [
        "what",
        "which",
        "how",
        "find",
        "calculate",
        "determine",
        "compute",
        "does",
        "do",
        "will",
        "estimate",
        "give",
        "where",
        "who",
    ]
)
_BEFORE_WHERE = frozenset({"and", "or", "but", "then", "find", "determine", "state", "just"})
"""What may stand before a "where" that asks, and not "the floor where the coefficient is 0.4"."""
_TO_COMPLETE = re.compile(
    r"(?: (?:is|are|was|will|be|equals|about|approximately|equal|to|of|then))*"
)
"""What stands between what is asked for and the options that complete the sentence."""
_YES_OR_NO = frozenset({"is", "are", "does", "do", "will", "would", "can", "has", "did", "should"})
_SPEED = re.compile(r"\b(?:speeds?|fast|faster)\b", re.I)
"""What is asked for without its sign."""
_NO_QUESTION_WORD = 20
_NEXT = 2
"""How far behind the question word a name in the words of other schools may stand."""
_TOLD, _FIRST = 4, -99
"""How far behind the question word what is asked for without its noun is taken to stand.

It is too far to be meant where the family's own phrase stands right there, and the first of all
that stand so far.
"""
_SO_FAR_BELOW = re.compile(
    r" \d[\d.]{0,8} ?(?:m|cm|km|metres|meters|ft) (?:below|lower|beneath|under|down|away|off)"
    r"(?= (?:at|with) \Z| (?:at|with) an? (?:speed|velocity) of \Z)"
)
"""Where something lands, between the words of that and its speed: "hits the sea 40 m below at"."""
_OF_ITS_KIND = frozenset(
    ["with", "at", "what", "how", "fast", "speed", "velocity", "of", "is", "was"]
)
"""Words that ask for a speed, and do not tell of what moment."""
_AND_HOW = re.compile(r" and (?=(?:for )?how (?:long|far|high|fast|deep)\b)")
"""Where a question goes on with another one of its own."""
_ASKED_SPEED = re.compile(r"\b(?:fast|speeds?|velocity|velocities)\b")
_MORE = 3
"""By how many words a phrase that asks is so much longer than another that it alone is meant."""
_OTHER_SIDE = frozenset(
    {"above", "below", "exposed", "visible", "not", "protrudes", "outside", "from"}
)
"""Words by which a phrase asks for the rest of what a shorter one does, or from elsewhere."""
OF_TWO = ("difference between ", "difference of ", "sum of ", "product of ")
"""Words before what is not asked for by itself."""
_HOW_MUCH_MORE = re.compile(
    r"\bhow (?:much|many [a-z]+) (?:more|less|long|short|high|low|great|small|fast|slow|far|furth"
    r"|heavi|light|larg|bigg|soon|lat|earli|deep|warm|hott|cold|strong|weak)(?:e?r)?\b"
    r"(?! (?:of|is needed))"
)
_HOW_MUCH_MORE_IS = re.compile(
    r"\bhow much (?:longer|shorter|higher|lower|greater|larger|smaller|bigger|faster|slower"
    r"|stronger|weaker|deeper|warmer|hotter|colder) (?:(?:is|are|was|were|would|will|be) )*"
    r"(?:its |their )?$"
)
"""What asks how much more something is than another one, and not for that itself."""
_LEAST = re.compile(r"\b(?:lowest|least|smallest|first|minimum|next)\b")
_NOT_THE_LEAST = re.compile(
    r"\b(?:second|2nd|third|3rd|fourth|4th|fifth|5th|next to|next) (?:the )?$"
)
"""What stands before the least of several where another one is meant: "the second lowest"."""
_RANK = 16
"""How many characters these words take at most."""
_BEYOND = (" above ", " beyond ", " other than ", " except ")
"""Words between the least of what is asked for and what is less still."""
_PROVISO = re.compile(
    r"\b(?:smallest|least|minimum|lowest|largest|greatest|maximum|highest)(?: \w+){1,8}?"
    r" (?:for which|so that|such that|in order that)\b"
)
"""Words behind which an outcome is told, and not asked for."""
_BY_HOW = re.compile(r"\bby how (?:much|many \w+) (?:does|do|did|will|would|has|have) ")
_AND_WHICH_WAY = re.compile(
    r"\b(speed|velocity|fast) and (?:in )?(?:which|what) (?:way|direction)"
    r"(?= (?:do|does|did|will|would|is|are) )"
)
"""What is asked in the middle of another: "with what speed and in which direction does it"."""
_CHANGES = re.compile(
    r"\b(?:increase|decrease|rise|risen|drop|fall|fallen|change|grow|grown|shrink|vary|differ"
    r"|go up|go down)d?\b"
)
_SET_APART = re.compile(r"\bby how (?:much|many [a-z]+)(?! of\b) (?P<on>[^?]{0,200})\bthan\b")
"""What asks by how much one thing is more than another."""
_VELOCITY = re.compile(r"\b(?:velocity|velocities|speeds?)\b")
_CHANGE_OF = re.compile(r"\bchange (?:in|of) (?:(?:its|his|her|their|\w+ s) )?$")
_TO_ANOTHER = re.compile(
    r"\b(?:relative|with respect) to (?:the )?(?:first|second|other|[A-Z])\b(?! (?:law|frame|axis))"
)
"""What asks for the velocity that one body has as another one sees it."""
_MORE_OR_LESS = re.compile(
    r"\b(?:more|less|high|low|larg|small|great|long|short|fast|slow|deep|far|furth|heavi|light"
    r"|hott|cold|warm|cool|lat|earli|clos)(?:e?r)?\b"
)
"""What a phrase has that names such a difference itself."""
_BETWEEN = re.compile(r"\s*(?:,|and|, and|&)\s*", re.I)
_JOINED = re.compile(
    r"\s*,?\s*\(?(?:(?:at|and|under|with)\s+)?(?:an?\s+|the\s+|its\s+)?"
    r"(?:(?:pressure|temperature|volume)(?:\s+of)?\s+)?"
)
"""What stands between two numbers of one state: "2.0 L at a pressure of 300 kPa"."""
_PAIRED = re.compile(r"\s*,\s*")
"""What stands between two numbers of one body: "a 4.0 m, 25 kg beam"."""
_TAKEN = re.compile(r"\b(?:taken|moved|brought|carried|transported) (?:\w+ ){0,3}?to\b", re.I)
"""Words by which a symbol may have one value before and another one at the new place."""
_NEXT_NAMED = re.compile(
    r"(?:[,;]|\band\b)[^,;=]*=\s*\Z"
    r"|\band (?:then )?(?:narrows|widens|tapers|expands|contracts|opens) (?:down |up )?to"
    r"(?: (?:a|an|its))?(?: [a-z]+)?(?: of)?\s*\Z"
)
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
_TIMES_IN = re.compile(r"\s*times (?:in|within|during|every|per|each)\b", re.I)
"""Words behind a number of times: "12 times in 8.0 s"."""
_COUNTED = re.compile(
    r"\b(?:oscillation|vibration|revolution|rotation|turn|cycle)s\Z"
    r"|\bbeats?(?= ?/| (?:per|a|each|every)\b)"
)
_LISTED = 0.5
_RADIUS = re.compile(r"\bradi(?:us|i)\b", re.IGNORECASE)
_DIAMETER = re.compile(r"\bdiameters?\b", re.IGNORECASE)
_ACROSS = re.compile(r"\b(?:diameters?|across|wide|bore|thick)\b", re.IGNORECASE)
_ASKED, _LAST = 0.7, 0.4
_DIRECTLY = 3.5
"""What a cue close beside a number is worth at least."""
_ALIKE = re.compile(
    r"\b(?:(?:two|three|identical|equal)\s+|(?:identical|equal|each)\b[^.;?!\d]{0,40})$", re.I
)
_EACH = re.compile(r"\s*(?:\w+\s+)?each\b", re.I)
"""Words by which one number belongs to several bodies alike."""
_CLAUSE = 400
_VARIANTS = 8
"""How many bodies named by their value are put by name."""
_FAR = 0.9
"""What a cue beyond another number is worth: more than no cue, less than one beside the number."""
_SURELY_BEFORE = re.compile(
    r"\b(?:(?:changed|increased|reduced|decreased|raised|lowered|lengthened|shortened|reset|set|moved"
    r"|turned|switched|rewound) to"
    r"|(?:replaced|swapped|exchanged) (?:by|with|for)|were)"
    r"(?: an?| one of| one with| the)?[\w\s-]{0,24}$"
    r"|\b(?:lengthened|shortened|changed) from (?:about )?[\d.,]{1,9} ?\S{0,9} to $"
    r"|\b(?:lengthen|shorten)(?:s|ing) (?:it|them|the \w+) to $"
    r"|\bnow (?:\w+ ){0,3}$|\binstead (?!of\b)(?:\w+ ){0,3}$"
    r"|\b(?:then|now|next|afterwards) (?:moves|slides|shifts|crawls|edges|leans)"
    r" (?:in|out|back|inwards?|outwards?|forwards?|closer|farther)?(?:,? )?to"
    r" (?:(?:a|the) (?:point|place|spot|position) )?$",
    re.I,
)
_OF_THE_LAST = re.compile(
    r"\s*(?:(?:long|wide|high|thick|tall|deep|across)\b|in \w+\b(?=\s*[,;]|\s+and\b)"
    r"|of (?:work|heat|energy|power|charge|momentum)\b(?: (?:on|by|from|to)\b)?)"
)
_NOUN = re.compile(r"[\s-]*[a-z]+", re.I)
_SHARE = re.compile(
    r"\s*(?:of|times) (?:its|his|her|their|that|the (?:old|first|original|former))\b", re.I
)
_SURELY_AFTER = re.compile(r"\s*instead\b", re.I)
_READING, _NUMBER, _PHRASE = 200, 40, 5
"""Steps of work: a question, a number in it, a phrase that asks."""
_FAR_OUT = 100
"""How many times what a quantity can be at most a number is no value of it."""
_UPRIGHT = re.compile(r"[ -](?:high|tall)\b")
"""What makes of the number before it no distance along the ground."""
_A_MARK = re.compile(r"[ -]marks?\b")
_ARM = re.compile(r"distance of the .{1,30} from the pivot\Z")
_AT_A_LEVEL = re.compile(r" (?:above|below|higher|lower|beneath)\b")
_ACROSS = re.compile(r"\b(?:diameter|radius|width|breadth)\b")
_FROM_FOOT = re.compile(r" (?:away )?from (?:the |its )?(?:foot|base) of\b")
"""A place along a bar, which is no arm, a level, which is no breadth, and a way on the ground."""
_LEFT, _RIGHT = 80, 45
"""How far, in characters, the words beside a number are looked at."""


def _within_reach(pairs: Sequence[_Pair], mentions: Sequence[Mention]) -> list[_Pair]:
    """Return which number may be whose value, but no screen 500 nm away where a wavelength is told.

    A number far from whatever a quantity can be is none of its values if another's name stands by.
    """
    out = {
        pair for pair in pairs if pair[0] < NAMED and _is_out_of_reach(mentions[pair[1]], pair[-1])
    }
    named = {pair[1] for pair in pairs if pair not in out and pair[0] >= _FAR}
    return [pair for pair in pairs if pair not in out or pair[1] not in named]


def _is_out_of_reach(mention: Mention, quantity: Quantity) -> bool:
    unit, measured = unit_of(quantity), mention.measurement
    if measured.unit is None or not any(unit.dimension) or unit.offset or quantity.low <= 0:
        return False
    size = abs(measured.si) / unit.factor
    return size * _FAR_OUT < quantity.low or size > quantity.high * _FAR_OUT


@dataclass(frozen=True, slots=True)
class Given:
    """A value that the question states for a quantity.

    `firm` is False where only the order of mention tells equal kinds apart (two resistors), and
    `cued` is where a word or a symbol beside the number names the quantity. `rivals` are the
    other quantities that the words fit as well, of whatever regime. `with_state` is where the
    number stands with what else is told of its state, so that no name deals it out otherwise.
    """

    quantity: str
    measurement: Measurement
    firm: bool
    cued: bool = True
    rivals: frozenset[str] = frozenset()
    with_state: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """What a question says, in the terms of one family.

    `givens` hold before anything is altered; `altered` are the values that the question changes
    them to. `loose` are numbers that could not be told to belong to a quantity. `facts` are values
    fixed by words, each with the regimes it holds in. `targets` are the quantities that may be
    asked for, the likeliest first, each with how many words it stands behind the question word;
    `outcomes` are the outcomes, and `asking` the plain words of the sentences that ask.
    `regimes` are those that the words allow, the likeliest first, and `fits` how many of their
    cues stand in the text. `instead` are quantities that may be asked for where an outcome seems to
    be ("by what factor does the period change"). `spare` are regimes that the words neither tell
    nor rule out. `numberless` is a question that gives no value but that of a constant ("take
    g = 9.8 m/s²"): what else there is stands in a picture, or nowhere. `usual` are values taken for
    granted, each with the regimes it holds in, that the question neither gives nor asks for.
    `ahead` is the way of the first of two bodies that meet, where a word tells it ("east").
    `signs` are the sign conventions that it states, and those that it denies, by name.
    `nobodys` is where it alters a value of one of two bodies, and nothing tells of which.
    `compound` asks for a change, a sum or a difference that the family has no name for. `lettered`
    is one without any number, which gives letters in place of those that a picture shows.
    """

    text: str
    givens: dict[str, Given]
    altered: dict[str, Given]
    loose: tuple[Measurement, ...]
    facts: tuple[tuple[dict[str, float], tuple[str, ...]], ...]
    targets: dict[str, int]
    outcomes: tuple[str, ...]
    asking: str
    options: tuple[Option, ...]
    regimes: tuple[str, ...]
    fits: tuple[int, ...]
    magnitude_only: bool = False
    in_parts: bool = False
    instead: dict[str, int] = field(default_factory=dict)
    spare: tuple[str, ...] = ()
    numberless: bool = False
    usual: tuple[tuple[dict[str, float], tuple[str, ...]], ...] = ()
    compound: bool = False
    lettered: bool = False
    signs: dict[str, bool] = field(default_factory=dict)
    ahead: str | None = None
    nobodys: bool = False

    def facts_in(self, regime: str) -> dict[str, float]:
        """Return the values that the words fix in a regime."""
        found: dict[str, float] = {}
        for values, regimes in self.facts:
            if not regimes or regime in regimes:
                found.update(values)
        return found


_Pairs = frozenset[tuple[str, str]]
"""Quantities that are the same by a law, each with the other."""


_Pair = tuple[float, int, int, Quantity]
"""How well a number fits: score, which number, the quantity's order, the quantity itself."""


@lru_cache(maxsize=1024)
def _sentences(text: str) -> tuple[str, ...]:
    return tuple(_SENTENCE_END.split(text))


def _read_question(
    text: str, family: str, names: frozenset[str] | None = None, same: _Pairs = frozenset()
) -> Question:
    """Read a question's text with the vocabulary of a family.

    With `names`, its numbers are dealt out among these quantities only, of which some are the same.
    """
    spend(_READING + len(text))
    return _Reader(text, lexicon(family), names, same).read()


_kept_question = metered(_read_question, maxsize=512)


def read_question(text: str, family: str, regime: str | None = None) -> Question:
    """Read a question, its numbers dealt out among all quantities or those of a regime.

    Regimes with the same quantities share one reading. What a regime's laws settle by themselves is
    no number's place: where a body falls from rest, 7.7 m/s is not the speed of a throw.
    """
    if regime is None:
        return _kept_question(text, family, None, frozenset())
    return _kept_question(text, family, _open_in(family, regime), _same(family, regime))


@cache
def _open_in(family: str, regime: str) -> frozenset[str]:
    """Return the quantities of a regime that its laws alone do not give a value."""
    system = registry.system(family, regime)
    with uncharged():
        return frozenset(system.names).difference(system.solve({}).world)


@cache
def _same(family: str, regime: str) -> _Pairs:
    return frozenset(
        (one, other) for one, to in other_names(family, regime).items() for other in to
    )


def _by_sentence(text: str) -> str:
    """Return plain words in which no phrase runs on across the end of a sentence or part of one.

    "With the horizontal; the rope pulls" tells of no horizontal rope.
    """
    text = _DECIMAL.sub(" equals ", text)  # "k = 2.4 N/m" speaks of no k_2
    return " . ".join(plain(s) for s in _PART_END.split(text) if s.strip())


_RETOLD = (
    reported_alone,
    initial_in_front,
    as_thrown,
    as_measured,
    labels_in_front,
    in_opposite_directions,
    with_value_behind,
    in_words,
    as_one,
    listed_apart,
    how_often,
    media_in_order,
    indices_in_order,
    layers_in_order,
    liquids_in_order,
)
"""How a question is put in plainer words, one after the other, before it is read."""


_RIGHT_ANGLE = re.compile(r"\bright angles?\b")
"""What is no slant: a scene without one is not ruled out by the word."""
_OWN_LENGTH = re.compile(
    r"(?P<by>\bby \d[\d.]{0,6} ?[cm]?m) (?:from|beyond|past) its "
    r"(?:natural|unstretched|relaxed|own|free) length\b"
)
"""From where a spring is stretched "by 5.0 cm", which is not how long it is."""


class _Reader:
    def __init__(
        self, text: str, words: Lexicon, names: frozenset[str] | None, same: _Pairs
    ) -> None:
        told = text
        for retold in _RETOLD:
            told = retold(told)
        stem, _ = split_options(told)
        parted = parted_in_order(stem) if words.counted else Parted(stem)
        met = met_in_order(stem)
        plainly = unlike_in_order(apart_in_order(told), words.counted)
        self.stem, self.options = split_options(plainly)
        in_order = next((one.text for one in (parted, met) if one.text != stem), self.stem)
        self.stem = _OWN_LENGTH.sub(r"\g<by>", _MU_0.sub(_MU_0_SAID, in_order))
        self.ahead = parted.ahead or met.ahead
        self.stem = with_unit_at_zero(_SIDES.sub(" by ", self.stem))  # "0.80 m × 0.50 m"
        self.text = text
        self.words = words
        self.family: Family = words.family
        self.names = names
        self.same: dict[str, set[str]] = {}
        for one, other in same:
            self.same.setdefault(one, set()).add(other)
        self.plain = along_one_line(_by_sentence(self.stem))
        self._of_two = False
        self._nobodys = False
        self._words_of: dict[str, int] = {}  # characters of the phrase that asks for a quantity

    def read(self) -> Question:
        givens, altered, loose = self._values()
        if any(_OF_BEFORE.search(sentence) for sentence in self._asking_sentences(self.stem)):
            altered = {}
        regimes, spare = self._regimes
        given = set(givens) - set(altered)
        targets, outcomes, outcome_first = self._asked(self.stem, given)
        if asks_in_g(self.stem):  # the acceleration itself is no multiple of g
            pure = {n: at for n, at in targets.items() if self.family.quantity(n).unit == "1"}
            targets = pure or targets
        else:
            wanted = unit_wanted(self._asking_sentences(self.stem))
            targets = of_unit_wanted(self.words, targets, wanted, given)
        compound = self._of_two and not targets
        instead = targets if outcome_first else {}
        targets = {} if outcome_first else targets
        for variant in (*self._named_instead(givens), *places_by_name(self.stem)):
            more, _, other = self._asked(variant, given)
            more = {} if other or compound else more
            targets = {**more, **{name: at for name, at in targets.items() if name not in more}}
        return Question(
            self.text,
            givens,
            altered,
            loose,
            self._facts,
            targets,
            outcomes,
            plain(" ".join((*self._asking_sentences(self.stem), *self._nouns_of_symbols()))),
            self.options,
            tuple(name for name, _ in regimes),
            tuple(hits for _, hits in regimes),
            bool(
                _SIZE.search(self.stem)
                or any(_SPEED.search(sentence) for sentence in self._asking_sentences(self.stem))
            ),
            bool(_PARTS.search(self.stem)),
            instead,
            spare,
            all(self.family.quantity(name).choices for name in givens),
            self._usual({*givens, *altered, *targets}, loose),
            compound,
            bool(self._letters),
            self._signs,
            self.ahead,
            self._nobodys,
        )

    @property
    def _signs(self) -> dict[str, bool]:
        """Return the sign conventions of the family that the words state or deny."""
        return {
            convention.name: stated
            for convention in self.family.conventions
            for stated, patterns in ((True, convention.told), (False, convention.denied))
            if any(declared(pattern).search(self.plain) for pattern in patterns)
        }

    @cached_property
    def _facts(self) -> tuple[tuple[dict[str, float], tuple[str, ...]], ...]:
        return self.words.facts_in(self.plain)

    def _usual(
        self, spoken_of: set[str], loose: tuple[Measurement, ...]
    ) -> tuple[tuple[dict[str, float], tuple[str, ...]], ...]:
        """Return what is taken for granted, but for what the question gives or asks for."""
        return tuple(
            (values, regimes)
            for values, regimes in self.words.usual_in(self.plain)
            if not spoken_of & set(values)
            and not any(
                m.read_in(unit_of(self.family.quantity(q)))
                for q in values
                for m in loose
                if m.unit is not None
            )
        )

    @cached_property
    def _letters(self) -> tuple[frozenset[str], ...]:
        """Return what the letters may mean that a question gives in place of numbers."""
        return () if find_measurements(self.stem) else letters_given(self.stem, self.family.name)

    @cached_property
    def _regimes(self) -> tuple[tuple[tuple[str, int], ...], tuple[str, ...]]:
        """Return the regimes that the words allow, with the number of their cues, and the spare.

        Spare are those that need a cue and have none. Where no cue of any regime stands, even they
        are considered, last.
        """
        scored, uncued = [], []
        # What is neglected is no cue: "neglect the weight of the pulley"; nor is what is asked for.
        phrases = self.words.regimes
        told = _EITHER_OR.sub(" ", _NEGLECTED.sub(" ", self.stem))
        kept = along_one_line(_by_sentence(told))
        stated = set(phrases.found(kept))
        stated |= {phrase for phrase in phrases.found(self.plain) if _OF_NEGLECT.search(phrase)}
        hits: Counter[int] = Counter()
        out: set[int] = set()
        stated = {phrase for phrase in stated if not is_denied(phrase, kept)}
        asserted = set(phrases.found(_RIGHT_ANGLE.sub(" ", _WHETHER.sub(" ", self.plain))))
        asserted |= {phrase for phrase in stated if _RIGHT_ANGLE.search(phrase)}
        for phrase in stated:
            for place, rules_out in phrases.owners[phrase]:
                if not rules_out:
                    hits[place] += 1
                elif phrase in asserted:  # "does it start to move?" says of neither that it is so
                    out.add(place)
        asking = plain(" ".join(self._asking_sentences(self.stem)))
        elsewhere = regimes_elsewhere(self.family.name, asking, self.plain)
        for order, regime in enumerate(self.family.regimes):
            if order in out or regime.name in elsewhere:
                continue
            if regime.where and not any(declared(p).search(self.plain) for p in regime.where):
                continue
            if regime.needs_cue and not hits[order]:
                uncued.append((1, order, regime.name))
                continue
            known = frozenset(registry.system(self.family.name, regime.name).names)
            fitting = sum(not names.isdisjoint(known) for names in self._letters)
            scored.append((-hits[order] - fitting, order, regime.name))
        if not any(score for score, *_ in scored):
            scored, uncued = scored + uncued, []
        return (
            tuple((name, -score) for score, _, name in sorted(scored)),
            tuple(name for *_, name in uncued),
        )

    @cached_property
    def _other_breadths(self) -> frozenset[str]:
        """Return the diameters of what is told by radii alone, and the other way round."""
        radii = _RADIUS.search(self.stem) is not None
        if radii and _ACROSS.search(self.stem) is None:
            other, told = "diameter ", "radius "
        elif not radii and _DIAMETER.search(self.stem) is not None:
            other, told = "radius ", "diameter "
        else:
            return frozenset()
        meanings = {quantity.meaning for quantity in self.family.quantities}
        return frozenset(
            quantity.name
            for quantity in self.family.quantities
            if quantity.meaning.startswith(other)
            and told + quantity.meaning[len(other) :] in meanings
        )

    @cached_property
    def _not_here(self) -> frozenset[str]:
        """Return the quantities of rigs that the words do not show.

        A regime that no scene of the family shows lends its quantities to no other question. Where
        the words show such regimes best of all, those of other scenes have no part in it either.
        """
        drawn = {regime.name for regime in self.family.regimes if regime.drawn}
        told = dict(self._regimes[0])
        best = {name for name, hits in told.items() if hits == max(told.values())}
        if max(told.values(), default=0) > 0 and not best & drawn:
            drawn = set()
        shown = drawn | {name for name, hits in told.items() if hits > 0}
        if self._of_both:
            shown = {regime.name for regime in self._shown}
        regimes = self.family.regimes_of
        return frozenset(name for name in regimes if regimes[name].isdisjoint(shown))

    @cached_property
    def _shown(self) -> tuple[Regime, ...]:
        """Return the regimes that some words show."""
        told = {name for name, hits in self._regimes[0] if hits > 0}
        return tuple(regime for regime in self.family.regimes if regime.name in told)

    @cached_property
    def _of_both(self) -> frozenset[str]:
        """Return the cues that tell no body from another in any regime that the words show."""
        said = [frozenset(map(plain, regime.of_both)) for regime in self._shown]
        return frozenset.intersection(*said) if said else frozenset()

    # -- numbers ------------------------------------------------------------------------------

    def _values(self) -> tuple[dict[str, Given], dict[str, Given], tuple[Measurement, ...]]:
        mentions = find_measurements(self.stem)
        names = self.names
        told = {name for name, hits in self._regimes[0] if hits > 0}
        settled = {
            name: value
            for values, regimes in self._facts
            if not (regimes and told) or told & set(regimes)
            for name, value in values.items()
        }
        pairs: list[_Pair] = []
        repeated: set[int] = set()
        runs = self._runs(mentions)
        labels, letters = label_numbers(self.stem, mentions), label_letters(self.stem)
        wanted = self._surely_asked()
        symbols = [symbol_before(self.stem[max(0, m.start - _LEFT) : m.start]) for m in mentions]
        alone = self._alone_of_their_kind(wanted)
        wanted |= {other for name in wanted for other in self.same.get(name, ())}
        for index, mention in enumerate(mentions):
            before = mentions[index - 1].end if index else 0
            after = mentions[index + 1].start if index + 1 < len(mentions) else len(self.stem)
            if index:  # "4 m long, 3 m wide": the first adjective is the first number's
                of_last = _OF_THE_LAST.match(self.stem, before)
                before = of_last.end() if of_last else before
            begin, end = self._beside_pair(mentions, index)
            if begin < mention.start:
                before = mentions[index - 2].end if index > 1 else 0
            if end > mention.end:
                after = mentions[index + 2].start if index + 2 < len(mentions) else len(self.stem)
            left = self._sentence_tail(self.stem[max(before, begin - _LEFT) : begin])
            right = self._sentence_head(self.stem[end : min(after, end + _RIGHT)])
            next_named = _NEXT_NAMED.search(right)
            if next_named is not None and end + len(right) == after:
                right = right[: next_named.start()]  # "390 J/(kg K), c of water = 4186 J/(kg K)"
            right = _LEFT_OUT.sub(" ", _ASKS_NEXT.split(right, maxsplit=1)[0])
            counted = _COUNTED.search(self.stem, mention.start, mention.end)
            if counted is not None:  # what is counted is a word beside the number, too
                right = f"{counted[0]}{right}"
            if self._repeats(mention.measurement, settled):
                repeated.add(index)
                continue
            again = index > 0 and self._names_again(mentions, index)
            bare = mention.measurement.unit is None
            if (
                index in labels
                or (again and _COMPARED.search(left))
                or (bare and _FACTOR.match(right))
                or _TABLE.search(self.stem[max(0, mention.start - _LEFT) : mention.start])
                or (bare and mention.measurement.si == 0 and symbols[index] == "t")  # the start
            ):
                repeated.add(index)
                continue
            clause = self._sentence_tail(self.stem[max(0, mention.start - _CLAUSE) : mention.start])
            clause = _SO_FAR_BELOW.sub("", clause)
            listed = index in runs
            spend(_NUMBER + len(clause) // 4)
            twice = symbols[index] is not None and (
                symbols.count(symbols[index]) > 1 or _TAKEN.search(self.stem) is not None
            )
            near = Beside(
                self.words,
                left,
                right,
                again=twice,
                elsewhere=self._not_here,
                labels=letters,
                of_both=self._of_both,
            )
            far = Beside(self.words, clause, "", of_both=self._of_both)
            elsewhere = [Beside(self.words, "", t) for t in told_of_label(self.stem, mention.start)]
            pushed = is_a_push(self.stem, mention)
            times = bare and _TIMES_IN.match(self.stem, mention.end) is not None
            upright = _UPRIGHT.match(self.stem, mention.end) is not None
            marked = _A_MARK.match(self.stem, mention.end) is not None
            level = _AT_A_LEVEL.match(self.stem, mention.end) is not None
            from_foot = _FROM_FOOT.match(self.stem, mention.end) is not None
            for order, quantity in self._candidates(mention.measurement, near):
                if pushed and quantity.name in weights(self.family.name):
                    continue
                if times and not quantity.meaning.startswith("number of "):
                    continue
                if upright and quantity.meaning.startswith("horizontal"):
                    continue  # "from a wall 5.0 m high" tells of no distance from it
                if marked and _ARM.match(quantity.meaning):
                    continue
                if level and _ACROSS.search(quantity.meaning):
                    continue
                if from_foot and quantity.meaning.startswith("height"):
                    continue
                if names is not None and quantity.name not in names:
                    continue
                if quantity.name in self._not_here:
                    continue
                spend(1)
                score = near.score(quantity)
                if quantity.name in self._other_breadths and score < NAMED:
                    continue  # "a radius of 2 cm, the large piston one of 10 cm"
                if listed and quantity.grid is not None:
                    score = min(score, _LISTED)
                # Words further left in the sentence, beyond other numbers, tell less.
                if (
                    score < 1
                    and quantity.name not in wanted
                    and (farther := far.score(quantity)) >= 1
                ):
                    score = _FAR + farther / 1000
                elif score < 1 and quantity.name not in wanted and elsewhere:
                    told_there = max(beside.score(quantity) for beside in elsewhere)
                    score = _FAR + told_there / 1000 if told_there >= 1 else score
                if quantity.name in wanted and score < NAMED:
                    # Any other quantity that has a cue comes first; before the one thing of its
                    # kind that is asked for and has none, even those that have none.
                    last = quantity.name in alone and score < _DIRECTLY
                    score = min(score, _LAST if last else _ASKED)
                if again and score < 1:
                    continue  # "across the 6.0 Ω resistor" names a given that was told before
                if quantity.name in settled and score < NAMED:
                    continue  # "from air" fixes n_1: the numbers are for the other media
                if score > 0:
                    pairs.append((score, index, order, quantity))
        pairs = _within_reach(pairs, mentions)
        pairs.sort(key=lambda pair: (-pair[0], pair[1], pair[2]))
        best: dict[int, float] = {}
        for score, index, _, _ in pairs:
            best.setdefault(index, score)
        rivals: dict[int, int] = {}
        named_too: dict[int, set[str]] = {}
        for score, index, _, quantity in pairs:
            rivals[index] = rivals.get(index, 0) + (score == best[index])
            if score == best[index]:
                named_too.setdefault(index, set()).add(quantity.name)
        givens: dict[str, Given] = {}
        altered: dict[str, Given] = {}
        taken: set[int] = set()
        places: dict[str, int] = {}
        surely = {i for i, m in enumerate(mentions) if self._is_altered(m.start, m.end, sure=True)}
        for score, index, _, quantity in pairs:
            if index in taken or quantity.name in givens:
                continue
            if index in surely and (names is None or moment_of(quantity) != "after"):
                continue
            if any(other in givens for other in self.same.get(quantity.name, ())):
                continue  # "100 g of water ... with 300 g of water": the first mass is told
            named = (
                names is not None and score >= 1
            )  # words name this place of the regime's own, too
            if not named and self._wants_taken(pairs, index, score, best[index], givens):
                wanted_by = [places[q.name] for s, i, _, q in pairs if i == index and s == best[i]]
                start = mentions[index].start
                if not any(told_of_another(self.stem, start, mentions[i].start) for i in wanted_by):
                    continue
                rivals[index] += 1  # the words beside it do not tell which of the two it is
                for name in {q.name for s, i, _, q in pairs if i == index and s == best[i]}:
                    givens[name] = replace(givens[name], firm=False)
            measured = mentions[index].measurement.read_in(unit_of(quantity))
            assert measured is not None
            others = frozenset(named_too[index] - {quantity.name})
            firm, cued = rivals[index] == 1, score >= 1
            givens[quantity.name] = Given(quantity.name, measured, firm, cued, others)
            places[quantity.name] = index
            taken.add(index)
        for index in range(len(mentions)):
            of_it = self._replaced(mentions, index, givens, places)
            if of_it is not None and index not in taken and of_it not in altered:
                measured = mentions[index].measurement.read_in(unit_of(self.family.quantity(of_it)))
                if measured is not None:
                    altered[of_it] = Given(of_it, measured, True)
                    old = replaced_by(self.stem, mentions, index)
                    taken |= {index, *(() if old is None else (old,))}  # the old value told again
        for score, index, _, quantity in sorted(pairs, key=lambda pair: pair[3].name not in givens):
            mention = mentions[index]
            if index in taken or score < best[index] or quantity.name in altered:
                continue
            if index in surely or self._is_altered(mention.start, mention.end):
                alike = {
                    q.name: mentions[places[q.name]]
                    for s, i, _, q in pairs
                    if i == index and s == best[index] and q.body and q.name in places
                }
                if len(alike) > 1:
                    whose = whose_is_altered(self.stem, mention, alike)
                    self._nobodys |= whose is None
                    if quantity.name != whose:
                        continue
                measured = mention.measurement.read_in(unit_of(quantity))
                assert measured is not None
                altered[quantity.name] = Given(quantity.name, measured, True)
                taken.add(index)
        scores = {(index, quantity.name): score for score, index, _, quantity in pairs}
        self._put_with_its_mate(mentions, givens, places, scores)
        self._deal_to_alike(mentions, givens, rivals)
        loose = tuple(m.measurement for i, m in enumerate(mentions) if i not in taken | repeated)
        return givens, altered, loose

    def _replaced(
        self,
        mentions: tuple[Mention, ...],
        index: int,
        givens: dict[str, Given],
        places: dict[str, int],
    ) -> str | None:
        """Return the given whose old value is told beside a new one, of several the first."""
        mine = mentions[index].measurement
        told = {
            name: given.measurement.si
            for name, given in givens.items()
            if places[name] < index
            and mine.unit is not None
            and unit_of(self.family.quantity(name)).dimension == mine.unit.dimension
        }
        old = replaced_by(self.stem, mentions, index)
        greater = greater_replaced(self.stem, mentions[index]) if old is None else None
        if old is not None:
            was = mentions[old].measurement
        elif greater is not None and len(set(told.values())) == 2:
            pick = max if greater else min
            was = givens[pick(told, key=lambda name: told[name])].measurement
        else:
            return None
        found = [name for name, value in told.items() if agrees(was, value) is Agreement.EQUAL]
        return min(found, key=lambda name: places[name], default=None)

    def _beside_pair(self, mentions: tuple[Mention, ...], index: int) -> tuple[int, int]:
        """Return where the words left of a number end and those right of it begin.

        Of "a uniform 4.0 m, 25 kg beam" the words on either side belong to both numbers.
        """
        begin, end = mentions[index].start, mentions[index].end
        if index and self._are_paired(mentions[index - 1], mentions[index]):
            begin = mentions[index - 1].start
        if index + 1 < len(mentions) and self._are_paired(mentions[index], mentions[index + 1]):
            end = mentions[index + 1].end
        return begin, end

    def _are_paired(self, one: Mention, other: Mention) -> bool:
        units = one.measurement.unit, other.measurement.unit
        return (
            units[0] is not None
            and units[1] is not None
            and units[0].dimension != units[1].dimension
            and _PAIRED.fullmatch(self.stem, one.end, other.start) is not None
        )

    def _candidates(self, measured: Measurement, near: Beside) -> Iterator[tuple[int, Quantity]]:
        """Yield what a number may be a value of; of a constant that it names even without unit.

        "Take g = 9.8" gives no coefficient.
        """
        if measured.unit is None:
            constants = [q for q in self.family.quantities if q.choices and near.names(q)]
            if constants:
                yield from enumerate(constants)
                return
        for order, quantity, _ in self.words.possible(measured.unit):
            yield order, quantity

    def _surely_asked(self) -> frozenset[str]:
        """Return the quantities asked for right behind the question word."""
        targets, *_ = self._asked(self.stem, set())
        return frozenset(name for name, at in targets.items() if at <= 1)

    def _alone_of_their_kind(self, wanted: frozenset[str]) -> frozenset[str]:
        """Return those quantities that are asked for in more words than any other of their unit."""
        longest: dict[str, list[str]] = {}
        for name in sorted(wanted, key=lambda name: -self._words_of[name]):
            alike = longest.setdefault(self.family.quantity(name).unit, [name])
            if alike[0] != name and self._words_of[alike[0]] == self._words_of[name]:
                alike.append(name)
        return frozenset(names[0] for names in longest.values() if len(names) == 1)

    def _runs(self, mentions: tuple[Mention, ...]) -> set[int]:
        """Return the mentions that stand in a list of like values: "4.0 Ω, 6.0 Ω and 12 Ω".

        They belong to like quantities in order; the words beside the list tell none of them apart.
        """
        found: set[int] = set()
        for index, (one, other) in enumerate(pairwise(mentions)):
            if one.measurement.unit is None or other.measurement.unit is None:
                continue
            if one.measurement.unit.dimension != other.measurement.unit.dimension:
                continue
            if _BETWEEN.fullmatch(self.stem, one.end, other.start):
                found |= {index, index + 1}
        return found

    def _put_with_its_mate(
        self,
        mentions: tuple[Mention, ...],
        givens: dict[str, Given],
        places: dict[str, int],
        scores: dict[tuple[int, str], float],
    ) -> None:
        """Exchange two like numbers that words tell not apart and one stands with the other's."""
        breaks = [m.end() for m in _PART_END.finditer(self.stem)]
        breaks += [m.start() for m in _ASKING.finditer(self.stem)]
        breaks += [m.start() for m in _LATER.finditer(self.stem)]
        swap = exchanged(self.family.name, places, scores, mentions, breaks)
        if swap is not None:
            _exchange(givens, *swap)
        for name in told_with_states(self.family.name, places, scores, mentions, breaks) or ():
            givens[name] = replace(givens[name], with_state=True)
        joined = [
            index
            for index, (one, other) in enumerate(pairwise(mentions), start=1)
            if _JOINED.fullmatch(self.stem, one.end, other.start)
        ]
        later = (
            of_later_state(self.family.name, places, joined, self._surely_asked())
            if swap is None and joined
            else None
        )
        if later is not None and (self.names is None or later[1] in self.names):
            _exchange(givens, *later)
        owners = borne_by(self.stem, mentions) if swap is None else {}
        moves = belonging(self.family.name, places, scores, owners) if owners else ()
        move = next(iter(moves), None)
        if move is not None and (self.names is None or move[1] in self.names):
            _exchange(givens, *move)

    def _deal_to_alike(
        self, mentions: tuple[Mention, ...], givens: dict[str, Given], rivals: dict[int, int]
    ) -> None:
        """Give "two 10 Ω resistors" and "three resistors of 10 Ω each" their value one by one."""
        for index, mention in enumerate(mentions):
            before = self.stem[max(0, mention.start - 60) : mention.start]
            after = self.stem[mention.end : mention.end + 30]
            if rivals.get(index, 0) < 2 or not (_ALIKE.search(before) or _EACH.match(after)):
                continue
            own = [g for g in givens.values() if g.measurement.si == mention.measurement.si]
            for given in own:
                stem, _, number = given.quantity.rpartition("_")
                if number != "1":
                    continue
                for quantity in self.family.quantities:
                    if self.names is not None and quantity.name not in self.names:
                        continue
                    same = quantity.name.rpartition("_")[0] == stem and quantity.grid is not None
                    if same and quantity.name[-1].isdigit() and quantity.name not in givens:
                        givens[quantity.name] = Given(quantity.name, given.measurement, False)

    def _names_again(self, mentions: tuple[Mention, ...], index: int) -> bool:
        """Tell whether an asking sentence repeats a number of a sentence before it."""
        mention = mentions[index]
        start = max(
            (m.end() for m in _SENTENCE_END.finditer(self.stem, 0, mention.start)), default=0
        )
        sentence = _SENTENCE_END.split(self.stem[start:])[0]
        return sentence in self._asking_sentences(self.stem) and any(
            m.end <= start
            and m.measurement.si == mention.measurement.si
            and m.measurement.unit == mention.measurement.unit
            for m in mentions[:index]
        )

    def _repeats(self, measured: Measurement, settled: dict[str, float]) -> bool:
        """Tell whether a number says again what words have fixed ("from air", "1.00")."""
        for name, value in settled.items():
            reading = measured.read_in(unit_of(self.family.quantity(name)))
            if reading is not None and value and reading.si == value:
                return True
        return False

    @staticmethod
    def _wants_taken(
        pairs: list[_Pair],
        index: int,
        score: float,
        best: float,
        givens: dict[str, Given],
    ) -> bool:
        """Tell whether a better place for the number is taken, so that this is a second value."""
        return score < best >= 1 and all(
            quantity.name in givens for s, i, _, quantity in pairs if i == index and s == best
        )

    @staticmethod
    def _sentence_tail(text: str) -> str:
        return _sentences(text)[-1]

    @staticmethod
    def _sentence_head(text: str) -> str:
        return _sentences(text)[0]

    def _is_altered(self, start: int, end: int, *, sure: bool = False) -> bool:
        """Tell whether the words beside a number say that it is a new value."""
        left, right = self.stem[max(0, start - 60) : start], self.stem[end : end + 60]
        if _ADDED.search(self._sentence_head(right)):
            left = _THEN.sub("", left)
        right = _THEN_ADDED.sub("", right)[:30]
        if _MOVES_BY.search(left) and _TOWARD.match(right):
            return False  # "both slide 0.50 m toward the pivot"
        if _LENGTHENED.search(left) and _HAD_BEEN.search(self.stem, end):
            return False  # "is lengthened to 2.5 m; it had been 2.0 m long" tells the new one first
        if _SHARE.match(right):
            return False  # "is shortened to 81% of its length"
        if sure:
            return bool(_SURELY_BEFORE.search(left) or _SURELY_AFTER.match(right))
        return bool(_ALTERED.search(left) or _ALTERED.search(right))

    # -- what is asked ------------------------------------------------------------------------

    def _named_instead(self, givens: dict[str, Given]) -> Iterator[str]:
        """Yield the question with a body that is meant by its value called by its name.

        "the voltage across the 1.8 kΩ resistor" becomes "the voltage across the resistor R_2".
        """
        roles = {role.name: role for role in self.family.roles}
        seen: set[str] = set()
        left = _VARIANTS
        for mention in find_measurements(self.stem):
            for quantity in (self.family.quantity(name) for name in givens):
                same = mention.measurement.read_in(unit_of(quantity))
                if quantity.body not in roles or same is None or mention.measurement.unit is None:
                    continue
                if agrees(same, givens[quantity.name].measurement.si) is not Agreement.EQUAL:
                    continue
                if quantity.name not in seen:  # the first mention is the given itself
                    seen.add(quantity.name)
                    continue
                left -= 1
                if left < 0:
                    return
                noun = _NOUN.match(self.stem, mention.end)
                rest = self.stem[noun.end() if noun else mention.end :]
                yield f"{self.stem[: mention.start]}{roles[quantity.body].words[0]}{rest}"

    def _asked(self, stem: str, given: set[str]) -> tuple[dict[str, int], tuple[str, ...], bool]:
        """Return the quantities, each with its distance, and the outcomes asked for.

        The likeliest come first, and the last value tells whether an outcome is likeliest of all.

        An asking phrase counts where it stands close behind a question word ("what friction force
        acts ..."), the closest first and then the longest; what the question gives is not asked.
        """
        found: list[tuple[bool, int, int, str, bool]] = []
        by_kind: dict[str, bool] = {}
        of_two = False
        for sentence in reversed(self._asking_sentences(stem)):
            low = _AND_WHICH_WAY.sub(r"\1", plain(sentence))
            how = asks_how(low)
            completed = self.options and "?" not in sentence and not _ASKING.search(sentence)
            phrases = self._asking_phrases(low)
            outer = [
                (at, at + len(words))
                for words, at in phrases.items()
                if all(outcome for _, outcome in self.words.asking.owners[words])
            ]
            for words, at in phrases.items():
                spend(_PHRASE + len(low) // 40)
                # "Where is the speed greatest" asks for a place, not for a speed.
                if any(a <= at and at + len(words) <= b and b - a > len(words) for a, b in outer):
                    continue
                if any(_says_more(other, words) for other, start in phrases.items() if start == at):
                    continue  # "tension in the cord that holds the pulley" is not any cord's
                if any(
                    start < at < start + len(other) and _INITIAL.match(other)
                    for other, start in phrases.items()
                ):
                    continue  # "initial speed" asks for no speed of later
                least = _LEAST.match(words)
                beyond = least and low.startswith(_BEYOND, at + len(words))
                if beyond or (low[:at].endswith(_BEYOND) and _LEAST.search(low[:at])):
                    continue  # "the lowest resonant frequency above its fundamental"
                if least and _NOT_THE_LEAST.search(low, max(0, at - _RANK), at):
                    continue  # "the second lowest frequency"
                if low[:at].endswith(OF_TWO):
                    of_two = True
                    continue  # "the difference between the buoyant force and the weight"
                if _is_what_changes(low, at, at + len(words)):
                    of_two = True
                    continue  # "by how many newtons does the scale reading increase"
                if _VELOCITY.search(words) and (
                    _CHANGE_OF.search(low, 0, at) or self._is_relative(sentence, words)
                ):
                    of_two = True
                    continue  # "the change in its velocity", "the velocity of B relative to A"
                if (at, at + len(words)) in outer and _PROVISO.search(low, 0, at):
                    continue  # "the smallest force for which it does not slip"
                if words.endswith("happens") and self._to_a_quantity(low[at + len(words) :]):
                    continue  # "what happens to the friction" asks for it and no outcome
                if (
                    0 <= how < at
                    and (at, at + len(words)) in outer
                    and _asks_on(low[how:at], words)
                ):
                    continue  # "how many seconds later does it hit the sea" asks for no outcome
                behind = _behind_question_word(low, at, len(words))
                if completed and _TO_COMPLETE.fullmatch(low, at + len(words)):
                    behind = 0  # "the time of flight is (A) ... (B) ..."
                either = " or " in words and low.split()[0] in _YES_OR_NO
                first = (
                    _IS_FIRST.search(low[:at]) or _AT_FIRST.match(low, at + len(words))
                ) and not _OF_LATER.search(low, max(0, at - _RANK), at + len(words))
                asks_kind = {*words.split()} <= _OF_ITS_KIND
                for name, is_outcome in self._asked_with(words):
                    by_kind[name] = asks_kind and by_kind.get(name, True)
                    # "Does she hear a loud or a faint tone?"
                    near = -1 if is_outcome and either else behind
                    if first and not is_outcome:  # "the speed of the cart before the impact"
                        name = self.words.earlier.get(name, name)
                    found.append((name in given, near, -len(words), name, is_outcome))
            told = [
                name
                for name in self._unnamed(low)
                if name not in given and name not in self._not_asked
            ]
            told_at = _TOLD
            if len(_ASKED_SPEED.findall(low)) == 1:
                # "With what speed was it thrown": the verb tells which of all speeds it is.
                units = {self.family.quantity(n).unit for *_, n, _ in found if n in told}
                found = [
                    one
                    for one in found
                    if one[-1]
                    or one[3] in told
                    or not by_kind.get(one[3])
                    or self.family.quantity(one[3]).unit not in units
                ]
                if found and all(by_kind.get(one[3]) for one in found):
                    told_at = min(near for _, near, *_ in found)
            found += [(False, told_at, _FIRST + at, name, False) for at, name in enumerate(told)]
            if found and not _PARTS.search(stem):
                break
        of_two = of_two or (not found and any(map(_asks_a_change, self._asking_sentences(stem))))
        self._of_two = of_two
        if of_two and all(near == _TOLD for _, near, *_ in found):
            if not any(_SET_APART.search(plain(s)) for s in self._asking_sentences(stem)):
                return {}, (), False
            found = [*self._asked_in_other_words(stem, given)]
            if not found:
                return {}, (), False
        found = found or [*self._asked_by_symbol(stem)] or [*self._asked_by_name(stem, given)]
        found = found or [*self._asked_in_other_words(stem, given)]
        found.sort()
        targets: dict[str, int] = {}
        for is_given, behind, length, name, outcome in found:
            self._words_of[name] = max(-length, self._words_of.get(name, 0))
            if not outcome:
                targets.setdefault(name, behind + is_given * _NO_QUESTION_WORD)
        outcomes = tuple(dict.fromkeys(name for *_, name, outcome in found if outcome))
        outcome_first = bool(found) and (found[0][-1] or (bool(outcomes) and self._wordy_options))
        return targets, () if targets and not outcome_first else outcomes, outcome_first

    def _unnamed(self, low: str) -> Sequence[str]:
        """Return what a plain sentence asks for without its noun, each part by its own words.

        "How high does it rise and how long is it in the air" asks for no time of the rise.
        """
        parts = [[*unnamed(part, self.family.name)] for part in _AND_HOW.split(low)]
        parts = parts if all(parts) else [[*unnamed(low, self.family.name)]]
        return tuple(dict.fromkeys(name for part in parts for name in part))

    def _asked_in_other_words(
        self, stem: str, given: set[str]
    ) -> Iterator[tuple[bool, int, int, str, bool]]:
        """Yield the quantities asked for by "how many volts" or as "the lamp's resistance"."""
        for sentence in reversed(self._asking_sentences(stem)):
            for low in asked_otherwise(plain(sentence)):
                for words, at in self._asking_phrases(low).items():
                    spend(_PHRASE + len(low) // 40)
                    if low[:at].endswith(OF_TWO) or _is_what_changes(low, at, at + len(words)):
                        continue
                    behind = _behind_question_word(low, at, len(words))
                    for name, is_outcome in self._asked_with(words):
                        if not is_outcome:
                            yield name in given, behind, -len(words), name, False

    def _is_relative(self, sentence: str, words: str) -> bool:
        """Tell whether a velocity relative to another body is asked for, which no quantity is."""
        if not _TO_ANOTHER.search(sentence):
            return False
        meant = (self.family.quantity(n) for n, outcome in self._asked_with(words) if not outcome)
        return not any("relative" in quantity.meaning for quantity in meant)

    def _asked_with(self, words: str) -> list[tuple[str, bool]]:
        """Return what an asking phrase asks for, of what the words show, and whether outcomes."""
        return [
            (name, what)
            for name, what in self.words.asking.owners[words]
            if name not in self._not_asked and (what or name not in self._not_here)
        ]

    @cached_property
    def _not_asked(self) -> frozenset[str]:
        """Return what a phrase does not ask for in a question such as this one."""
        spend(len(self.plain) // 40)
        unasked = (
            *((outcome.name, outcome.unasked) for outcome in self.family.outcomes),
            *((quantity.name, quantity.unasked) for quantity in self.family.quantities),
        )
        return frozenset(
            name
            for name, patterns in unasked
            if any(declared(p).search(self.plain) for p in patterns)
        )

    def _asking_phrases(self, low: str) -> dict[str, int]:
        """Return the phrases in a plain text that ask for something that the words show."""
        found = self.words.asking.found(low)
        return {words: at for words, at in found.items() if self._asked_with(words)}

    def _to_a_quantity(self, rest: str) -> bool:
        """Tell whether "what happens" goes on to a quantity: " to size of static friction"."""
        words = rest.split(" ")
        return words[:2] == ["", "to"] and any(
            noun_at(" ".join(words[skip:]), self.family.name) for skip in range(2, 5)
        )

    @property
    def _wordy_options(self) -> bool:
        """Whether the options are all words, which answer no question for a value."""
        return bool(self.options) and not any(_DIGIT.search(o.text) for o in self.options)

    def _asked_by_symbol(self, stem: str) -> Iterator[tuple[bool, int, int, str, bool]]:
        """Yield what "find F" asks for, in the form of `_asked`."""
        for sentence in self._asking_sentences(stem):
            for match in _ASKED_SYMBOL.finditer(sentence):
                for place, name in enumerate(self.words.meaning(match[1]).quantities):
                    yield False, 1, place, name, False

    def _nouns_of_symbols(self) -> Iterator[str]:
        """Yield the noun before a letter that is asked for: "find X" where a weight X hangs."""
        for sentence in self._asking_sentences(self.stem):
            for match in _ASKED_SYMBOL.finditer(sentence):
                named = compiled(rf"([a-z]+) {re.escape(match[1])}\b").search(self.stem)
                if named is not None:
                    yield named[1]

    def _asked_by_name(
        self, stem: str, given: set[str]
    ) -> Iterator[tuple[bool, int, int, str, bool]]:
        """Yield what is asked for in no phrase of the family, in the form of `_asked`."""
        for sentence in reversed(self._asking_sentences(stem)):
            low = plain(sentence)
            common = in_common_words(low)
            for words, at in self._asking_phrases(common).items() if common != low else ():
                behind = _behind_question_word(common, at, len(words))
                for name, is_outcome in self._asked_with(words):
                    if behind <= _NEXT:
                        yield name in given, behind, -len(words), name, is_outcome
            for name in asked_by_name(low, self.family.name):
                # Where "level" is given for one place, the level of another is meant.
                if name in self._not_here:
                    continue
                if not any(told == name or told.startswith(f"{name}_") for told in given):
                    yield False, 1, 0, name, False

    @staticmethod
    def _asking_sentences(stem: str) -> list[str]:
        sentences = _SENTENCE_END.split(_AXIS_ASIDE.sub("", stem))
        asking = [s for s in sentences if "?" in s or _PICKS.match(s)]
        asking = asking or [s for s in sentences if _ASKING.search(s)]
        return asking or sentences


def _exchange(givens: dict[str, Given], one: str, other: str) -> None:
    """Give each of two quantities the number of the other, if that has one."""
    mine, theirs = givens[one], givens.get(other)
    if theirs is None:
        givens[other] = replace(givens.pop(one), quantity=other)
        return
    givens[one] = replace(mine, measurement=theirs.measurement)
    givens[other] = replace(theirs, measurement=mine.measurement)


def _asks_on(begun: str, phrase: str) -> bool:
    """Tell whether a phrase only goes on with a question that has begun before it."""
    return phrase.split(" ", 1)[0] in _YES_OR_NO and " and " not in f"{begun} "


def _says_more(phrase: str, begun: str) -> bool:
    """Tell whether an asking phrase goes on for some words, or to another side, beyond another."""
    if not phrase.startswith(f"{begun} "):
        return False
    more = phrase[len(begun) + 1 :].split()
    return len(more) >= _MORE or more[0] in _OTHER_SIDE


def asks_of_two(asking: str) -> bool:
    """Tell whether a plain question asks for what two values make together: their difference."""
    return any(words in asking for words in OF_TWO) or _HOW_MUCH_MORE.search(asking) is not None


def _asks_a_change(sentence: str) -> bool:
    by_how = _BY_HOW.search(low := plain(sentence))
    changes = by_how is not None and _CHANGES.search(low, by_how.end()) is not None
    return changes or _SET_APART.search(low) is not None


def _is_what_changes(low: str, start: int, end: int) -> bool:
    """Tell whether a phrase names what a question asks the change of, and not the change itself.

    So does one of two things of which it asks by how much the one is more than the other.
    """
    if _HOW_MUCH_MORE_IS.search(low, 0, start):
        return True  # "how much longer is the period of the long one"
    apart = _SET_APART.search(low)
    if apart is not None and apart.start("on") <= start:
        return _MORE_OR_LESS.search(low, start, end) is None
    by_how = _BY_HOW.search(low, 0, start)
    return (
        by_how is not None
        and _CHANGES.search(low, start, end) is None
        and _CHANGES.search(low, end) is not None
    )


def _behind_question_word(sentence: str, at: int, length: int) -> int:
    """Return how many words lie between the last question word and a phrase (0: it has one)."""
    phrase = sentence[at : at + length].split()
    if any(word in _QUESTION_WORDS for word in phrase):
        return 0
    before = [word for word in sentence[:at].split() if word not in ("was", "were")]
    for distance, word in enumerate(reversed(before), start=1):
        if word in _QUESTION_WORDS and (word != "where" or _asks_where(before[:-distance])):
            return distance
    return len(before) + _NO_QUESTION_WORD


def _asks_where(before: list[str]) -> bool:
    """Tell whether a "where" behind these words asks, and goes on with no place named before it."""
    return not before or before[-1] in _BEFORE_WHERE
