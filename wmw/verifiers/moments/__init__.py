"""Before and after: what comes first, and values that belong to another moment."""
