"""Verification: claims of a trace held against the laws, with evidence for every fault."""
