"""A check of preference pairs that uses nothing of the package that wrote them."""
