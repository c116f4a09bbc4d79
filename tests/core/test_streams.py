"""Random streams: the same for the same names, whoever draws from them."""

from __future__ import annotations

from wmw.core.streams import Voice, permuted, pick, stream


def drawn(draws, count):
    return [draws.random() for _ in range(count)]


def test_a_voice_draws_what_a_stream_of_its_names_does():
    voice = Voice("gold", 7, "lever")
    assert drawn(voice("answer"), 5) == drawn(stream("gold", 7, "lever", "answer"), 5)
    assert drawn(voice("name", "m"), 5) != drawn(voice("answer"), 5)


def test_who_asks_again_hears_it_from_the_start():
    voice = Voice("gold", 7)
    expected = drawn(stream("gold", 7, "answer"), 6)
    assert drawn(voice("answer"), 2) == expected[:2]
    assert drawn(voice("answer"), 6) == expected
    one, other = voice("answer"), voice("answer")
    assert [draws.random() for _ in range(3) for draws in (one, other)] == [
        number for number in expected[:3] for _ in range(2)
    ]


def test_choices_are_those_of_the_stream():
    voice = Voice("gold", 7)
    options = [*range(20)]
    for _ in range(2):
        assert pick(voice("a"), options) == pick(stream("gold", 7, "a"), options)
        assert permuted(voice("a"), options) == permuted(stream("gold", 7, "a"), options)
