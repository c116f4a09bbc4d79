"""What a question gives, fixes, changes and asks, by its own words."""
