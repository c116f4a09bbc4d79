"""A list of forces held against the family, the words of the question and itself."""
