### Tips on Traitor: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

traitor-tip-gift = Alleen wie beide jokers heeft, heeft hier iets te kiezen. Of er een joker is weggegeven, blijft geheim.
traitor-tip-muster = Wat je houdt, is je **leger**: hoe meer kaarten, hoe langer het leeft.
traitor-tip-accuse = Een **sterke kaart** sterft zelden, een zwakke geeft het andere leger meestal een punt. Je moet aanklagen als je kunt, maar nooit met de joker.
traitor-tip-target = Het bord heeft een rij voor elke **kleur** die een leger toonde. Een loyaal leger houdt er twee; drie zonder getrokken kaarten heeft alleen de verrader. Een aangeklaagde joker sterft altijd.
traitor-tip-look = *{ button-hand }* laat je zien wat je hebt gezien, zolang het nog klopt. Erover praten mag, maar kaarten laten zien niet.
traitor-tip-hide = Alleen een kaart die heeft aangeklaagd, mag weer worden gedekt. Een kaart die werd aangeklaagd, blijft open.
