"""Files from strangers: read with suspicion, refused with a line number, written so that they read back the same."""
