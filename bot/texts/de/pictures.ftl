### Was auf den Bildern aller Spiele steht.

picture-player = Spieler { $number }
picture-waiting = Warten auf { $names }
picture-out = Ausgeschieden: { $names }.
picture-winners = { $count ->
    [one] Gewonnen!
   *[other] { $count } Sieger
}
picture-only-you = Nur du siehst das
# While the plates of the end are turned one by one.
picture-counting = Der Endstand wird aufgedeckt …

## Größe und Bewegung der Bilder

command-my-pictures = bilder
    .description = Wähle, ob deine eigenen Bilder groß sind, etwa fürs Handy, und ob sie sich bewegen
    .size = größe
    .size-note = Groß oder wie üblich; ohne Angabe sage ich dir, was gilt
    .motion = bewegung
    .motion-note = Stehend oder bewegt; ohne Angabe sage ich dir, was gilt
pictures-large = groß
pictures-usual = wie üblich
pictures-are-large = Bilder nur für dich sind jetzt groß: größere Schrift, und weniger neben deiner Hand. { COMMAND("my", "pictures") } stellt das ab.
pictures-are-usual = Bilder nur für dich sind wie üblich. { COMMAND("my", "pictures") } macht sie groß, etwa fürs Handy.
pictures-still = stehend
pictures-moving = bewegt
pictures-are-still = In Bildern nur für dich bewegt sich nichts: *{ button-film }* zeigt dir den Spielplan am Ende. { COMMAND("my", "pictures") } ändert das.
pictures-are-moving = Ein Film nur für dich bewegt sich. { COMMAND("my", "pictures") } gibt dir stattdessen ein stehendes Bild.
