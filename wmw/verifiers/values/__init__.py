"""Numbers that a question or a picture gives, and what state 0 has of them."""
