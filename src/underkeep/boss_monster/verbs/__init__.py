"""The verbs of the game: all that cards do to pieces. Those that can wake other cards are `async`."""
