"""Who is who: which body a name, a number or a text is about."""
