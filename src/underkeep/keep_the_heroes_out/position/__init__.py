"""A table written down, and set up again."""
