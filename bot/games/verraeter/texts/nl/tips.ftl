### Tips on Verräter: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

verraeter-tip-farm = Twijfel je? Neem een landschap van je eigen huis naast nog een: het wordt minder vaak aangevallen. Onder elk past maar één gebouw; het blijft van jou, ook als het andere huis het landschap verovert.
verraeter-tip-conflict = Het meest levert een plek op waar je huis voorstaat en er weinig voor vechten. Jij kiest tot iemand anders de Strateeg houdt.
verraeter-tip-role = Tot de onthulling ziet niemand jouw rol, maar de volgende speler ziet de rollen die je doorgeeft. Een van de zes ligt ongezien opzij.
verraeter-tip-supply = Kies alle kaarten die je speelt en druk dan op de knop eronder. Wat je speelt, ben je kwijt, gewonnen of verloren; wat je houdt, vecht later mee en maakt kantoren meer waard.
verraeter-tip-building = Een hoeve levert alleen kaarten op zolang er rondes volgen. Kantoren tellen pas aan het eind en kunnen wachten.
verraeter-tip-building_from = Er is nog niets gebeurd: *Terug* gaat een stap terug, en niemand merkt het.
verraeter-tip-building_to = Van wie het landschap is, maakt alleen voor hoeven uit. Kantoren tellen overal, waar ze ook liggen.
verraeter-tip-discard = Je hoeft niets af te leggen: wat niet in je hand past, wordt dan niet getrokken.
