"""Nouns that every part shares; no physics family is known here."""
