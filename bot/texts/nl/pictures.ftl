### Wat op de afbeeldingen van elk spel staat.

picture-player = Speler { $number }
picture-waiting = Wachten op { $names }
picture-out = Uitgeschakeld: { $names }.
picture-winners = { $count ->
    [one] Gewonnen!
   *[other] { $count } winnaars
}
picture-only-you = Alleen jij ziet dit
# While the plates of the end are turned one by one.
picture-counting = De eindstand wordt onthuld …

## Grootte en beweging van afbeeldingen

command-my-pictures = afbeeldingen
    .description = Kies of je eigen afbeeldingen groot zijn, zoals voor een telefoon, en of ze bewegen
    .size = grootte
    .size-note = Groot of gewoon; anders zeg ik wat je hebt gekozen
    .motion = beweging
    .motion-note = Stilstaand of bewegend; anders zeg ik wat je hebt gekozen
pictures-large = groot
pictures-usual = gewoon
pictures-are-large = Afbeeldingen voor jou alleen zijn nu groot: grotere letters, en minder naast je hand. { COMMAND("my", "pictures") } zet dat uit.
pictures-are-usual = Afbeeldingen voor jou alleen zijn gewoon van grootte. { COMMAND("my", "pictures") } maakt ze groot, voor op je telefoon.
pictures-still = stilstaand
pictures-moving = bewegend
pictures-are-still = In afbeeldingen voor jou alleen beweegt niets: *{ button-film }* laat je het bord aan het eind zien. { COMMAND("my", "pictures") } verandert dat.
pictures-are-moving = Een film voor jou alleen beweegt. { COMMAND("my", "pictures") } geeft je een stilstaand beeld.
