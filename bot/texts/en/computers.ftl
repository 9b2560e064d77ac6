### Computer players: how well they play, and what they advise.

## Levels

level-name-easy = easy
level-name-usual = usual
level-name-strong = strong
level-note-easy = Avoids the worst and takes anything else: for a first game
level-note-usual = Plays sensibly; “{ button-computer }” adds one of these
level-note-strong = Thinks ahead and is hard to beat
level-hint = Add a computer player: easy or strong?
level-line = Computer players: { $computers }
