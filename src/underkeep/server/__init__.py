"""A table server for every game of the registry: it knows no rule of any of them."""
