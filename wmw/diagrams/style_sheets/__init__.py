"""One style to a file; each declares `STYLE`, and adding a file is the whole registration."""
