"""Items from a seed: sampled, worded, drawn up and written down in a gold trace."""

from wmw.generators.gates import faults
from wmw.generators.items import ItemSetAsideError, admitted, generate

__all__ = ["ItemSetAsideError", "admitted", "faults", "generate"]
