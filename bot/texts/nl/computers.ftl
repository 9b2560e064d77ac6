### Computerspelers: hoe goed ze spelen, en wat ze aanraden.

## Niveaus

level-name-easy = makkelijk
level-name-usual = gewoon
level-name-strong = sterk
level-note-easy = Laat het slechtste liggen en doet verder maar wat: voor een eerste spel
level-note-usual = Speelt verstandig; “{ button-computer }” voegt er zo een toe
level-note-strong = Denkt vooruit en is moeilijk te verslaan
level-hint = Computerspeler erbij: makkelijk of sterk?
level-line = Computerspelers: { $computers }
