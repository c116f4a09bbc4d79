"""Items from a seed: sampled, worded, drawn up and written down in a gold trace."""

from wmw.generators.gates import faults
from wmw.generators.items import ItemSetAsideError, admitted, generate
from wmw.generators.orders import has_order, order_question

__all__ = ["ItemSetAsideError", "admitted", "faults", "generate", "has_order", "order_question"]
