"""What a question asks for, by a quantity's plain name: "find the normal reaction of the road".

For questions in which none of a family's asking phrases stands. The words of other schools are put
into the common ones, and a name counts only right behind the question word: "find the ratio of the
tensions" and "find the change of the speed" ask for neither a tension nor a speed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.verifiers.vocabulary.nouns import noun_at
from wmw.verifiers.vocabulary.synonyms import in_common_words

_ASKS = re.compile(
    r"(?:^|\b)(?:find|calculate|determine|compute|estimate|work out|state|give|obtain|deduce"
    r"|evaluate|what(?: will| would| must| does)?(?: is| are| was| be)?"
    r"|how (?:large|big|great|strong))"
    r"(?: (?:is|be|value of|magnitude of|size of|numerical value of|resulting|corresponding))*"
    r" "
)


def asked_by_name(sentence: str, family: str) -> Iterator[str]:
    """Yield the one quantity whose name stands right behind a question word of a plain sentence."""
    for match in _ASKS.finditer(sentence):
        for text in (sentence, in_common_words(sentence[match.end() :])):
            rest = text[match.end() :] if text is sentence else text
            noun = noun_at(rest, family)
            if noun is not None and len(noun[1]) == 1:
                yield noun[1][0]
                return
