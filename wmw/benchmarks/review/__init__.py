"""A bank reviewed by people: a blind sample, the sheets that are filled in, and the score."""
