"""Names in a declaration: one name may be that of two quantities that meet in no regime."""

from dataclasses import replace

import pytest

from wmw.core import registry
from wmw.core.declaration import check
from wmw.core.errors import DeclarationError

FAMILY = registry.family("optics")


def named(quantity, alias):
    """Return the family with one more alias for one of its quantities."""
    return replace(
        FAMILY,
        quantities=tuple(
            replace(q, aliases=(*q.aliases, alias)) if q.name == quantity else q
            for q in FAMILY.quantities
        ),
    )


def test_quantities_that_never_meet_may_share_a_name():
    check(named("d_slits", "thickness"))


def test_quantities_of_one_regime_may_not_share_a_name():
    with pytest.raises(DeclarationError, match="already belongs"):
        check(named("d_slits", "fringe_spacing"))


def test_a_name_of_several_is_no_alias_of_what_stands_beside_them():
    with pytest.raises(DeclarationError, match="already an alias"):
        check(named("theta_c", "theta"))
