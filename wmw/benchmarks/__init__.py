"""Measurements of wmw itself: how fast it judges, and what the time goes into."""
