"""The physics families, one module or folder each; finding the file is the whole registration."""
