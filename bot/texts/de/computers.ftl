### Computerspieler: wie gut sie spielen, und was sie raten.

## Stärken

level-name-easy = leicht
level-name-usual = normal
level-name-strong = stark
level-note-easy = Meidet das Schlechteste und nimmt sonst irgendwas: fürs erste Spiel
level-note-usual = Spielt vernünftig; „{ button-computer }“ bringt einen von diesen
level-note-strong = Denkt voraus und ist schwer zu schlagen
level-hint = Computerspieler dazu: leicht oder stark?
level-line = Computerspieler: { $computers }
