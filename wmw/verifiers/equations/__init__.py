"""Equations and workings, by the laws, by their numbers and by themselves."""
