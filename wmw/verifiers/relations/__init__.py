"""Who is on, above, in, tied to or wired to what, by the words of a question and the own list."""
