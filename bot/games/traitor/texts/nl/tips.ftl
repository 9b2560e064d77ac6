### Tips on Traitor: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

traitor-tip-gift = Alleen wie beide jokers heeft, heeft hier iets te kiezen. Of er een joker is weggegeven, blijft geheim.
traitor-tip-muster = Wat je houdt, wordt je **leger**: gedekte kaarten op genummerde plaatsen. Hoeveel het er zijn, ziet iedereen, maar niet welke. Beloningen komen uit wat niemand houdt.
traitor-tip-accuse = Een **aanklacht** is een duel: de zwakste kaart sterft; zijn ze even sterk, dan wint de kaart die aanklaagt. Je moet aanklagen als je kunt, maar nooit met de joker.
traitor-tip-target = Het **nummer** is de plaats van de kaart. De joker sterft altijd als hij wordt aangeklaagd, en laat zien wie de verrader is. Elke andere aangeklaagde kaart die blijft leven, blijft open.
traitor-tip-look = *{ button-hand }* laat je zien wat je hebt gezien, zolang het nog klopt. Erover praten mag, maar kaarten laten zien niet.
traitor-tip-hide = Alleen een kaart die heeft aangeklaagd, mag weer worden gedekt. Een kaart die werd aangeklaagd, blijft open.
