"""The kit: what holds for every game, tried on the game of whoever writes it. No game is played with it."""
