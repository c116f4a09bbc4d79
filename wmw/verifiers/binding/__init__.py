"""Which quantity each name and value of a trace is in one reading, and what the letters mean."""
