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
picture-unmasked = Maskers af
