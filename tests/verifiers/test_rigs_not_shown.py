"""What is only read, and drawn in no scene, lends its quantities to no other question."""

from wmw.core import registry
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.vocabulary.lexicon import plain

FAMILY = registry.family("optics")
READ_ONLY = {regime.name for regime in FAMILY.regimes if not regime.drawn}


def of_read_only(names):
    return {name for name in names if FAMILY.regimes_of[name] <= READ_ONLY}


def test_numbers_go_to_no_rig_that_the_words_do_not_show():
    pool = (
        "A pool is 2.4 m deep. How deep does it appear from above? Its water has an index of 1.33."
    )
    reading = read_question(pool, "optics")
    assert set(reading.givens) == {"d", "n_1"}
    assert not of_read_only((*reading.givens, *reading.targets))


def test_numbers_go_to_the_rig_that_the_words_show():
    slits = (
        "Light of wavelength 600 nm falls on two narrow slits 0.30 mm apart. A screen is 2.0 m"
        " away. What is the fringe spacing?"
    )
    reading = read_question(slits, "optics")
    assert set(reading.givens) == {"lambda_0", "d_slits", "D_screen"}
    assert "Delta_y" in reading.targets
    assert reading.regimes[0] == "double_slit"


def test_the_magnetic_constant_is_read_as_books_write_it():
    question = (
        "A solenoid with 2000 turns per metre carries 2.0 A. What is the magnetic field inside?"
        " Take μ0 = 4π × 10⁻⁷ T·m/A."
    )
    given = read_question(question, "em_induction").givens["mu_0"]
    assert abs(given.measurement.si - 1.2566e-6) < 1e-9


def test_an_abbreviation_with_points_is_one_word():
    assert plain("What e.m.f. is induced?") == plain("What EMF is induced?")
    assert plain("its r.m.s. voltage") == plain("its rms voltage")
