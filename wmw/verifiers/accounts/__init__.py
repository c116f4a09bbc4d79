"""What effect, change and answer say in words, held against one another."""
