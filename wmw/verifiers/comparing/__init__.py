"""Questions that compare things or states, and questions of how quantities hang together."""
