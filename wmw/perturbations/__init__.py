"""Gold traces broken in one typed way each, with a certificate of what is violated."""

from wmw.perturbations.edit import Edit, Manner
from wmw.perturbations.edits import registry
from wmw.perturbations.perturb import NotApplicableError, UnknownEditError, perturb

__all__ = ["Edit", "Manner", "NotApplicableError", "UnknownEditError", "perturb", "registry"]
