"""The kit: what holds for every game, tried on the game of its author. No game is played with it."""
