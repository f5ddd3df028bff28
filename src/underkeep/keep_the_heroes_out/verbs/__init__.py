"""The only code that changes pieces."""
