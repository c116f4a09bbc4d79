"""What holds in one reading: what is known at first, what follows from it, and whether it fits."""
