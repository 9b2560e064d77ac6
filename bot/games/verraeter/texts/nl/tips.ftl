### Tips on Verräter: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

verraeter-tip-farm = Onder elk landschap past maar één gebouw. Het blijft daar liggen en blijft van jou, ook als het andere huis het landschap verovert.
verraeter-tip-conflict = Iedereen die voor het winnende huis vecht, krijgt punten: met hoe minder jullie zijn, hoe meer ieder krijgt.
verraeter-tip-role = De rollen die je doorgeeft, ziet de volgende speler, die er een van mag nemen. Een van de zes is opzijgelegd, en niemand heeft die gezien.
verraeter-tip-supply = Gespeelde kaarten worden daarna afgelegd, gewonnen of verloren. Je hoeft er ook geen te spelen.
verraeter-tip-building = Aan het einde van het spel is elk van je kantoren zoveel punten waard als je voorraadkaarten in je hand hebt; hoogstens 3 kaarten tellen.
verraeter-tip-building_from = Er is nog niets gebeurd: *Terug* gaat een stap terug, en niemand merkt dat.
verraeter-tip-building_to = Van wie het landschap is, maakt alleen voor hoeven uit. Kantoren tellen overal, waar ze ook liggen.
verraeter-tip-discard = Je hoeft niets af te leggen: wat niet in je hand past, wordt dan niet getrokken.
