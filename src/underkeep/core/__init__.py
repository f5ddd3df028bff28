"""The kernel: a table, decisions, events, records. It knows no game."""
