"""What words, names and units mean: those of a family, and those that anybody uses."""
