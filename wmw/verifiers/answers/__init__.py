"""What the laws give for what is asked, and what the answer says."""
