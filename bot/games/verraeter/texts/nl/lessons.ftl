### What the lessons of Verräter say: of every task its words, and a hint after a wrong answer.

verraeter-lessons = Twee huizen, de Adelaar en de Roos, vechten om twaalf landschappen. Je vecht voor een ervan – tot het loont om over te lopen. Wie de meeste punten heeft, wint, en iedereen speelt voor zichzelf.
verraeter-lesson-1 = Je eerste drie rondes
    .end = Je bent op het juiste moment overgelopen: jij hebt 16 punten, Bram 15, Aiko 6. Vanaf nu vecht je samen met Aiko voor de Roos, tot er weer iemand verrader wordt.
        Zo gaat het acht of negen rondes door. Aan het einde tellen ook kantoren.
verraeter-lesson-1-estate = Jij en Bram vechten voor de Adelaar, Aiko als enige voor de Roos. Dat hoeft niet zo te blijven.
    Eerst legt iedereen een **hoeve** onder een landschap. Telkens als het huis van dat landschap een ronde wint, levert die een voorraadkaart op.
    → Leg de jouwe onder een landschap van de **Adelaar**. De heide is Brams favoriet; laat die liggen.
    .hint = Je hoeve moet iets opleveren als je eigen huis wint: kies een landschap waar Adelaar bij staat, maar niet de heide.
verraeter-lesson-1-conflict = Elke ronde vechten twee naburige landschappen van verschillende huizen. Jij hebt de strategiekaart, dus jij kiest welke. Elk landschap telt mee met zijn getal.
    → Zoek de grens waar de Adelaar het **verst voorligt**.
    .hint = Vergelijk de getallen: bij Dorp 10 tegen Woud 7 ligt de Adelaar 3 voor. Meer is het nergens.
verraeter-lesson-1-diplomat = Iedereen houdt in het geheim één rol en geeft de andere door. Een voorsprong van 3 is weinig.
    → Houd de rol die je huis de **meeste kracht** geeft.
    .hint = Diplomaat 5 telt bij de onthulling voor 5 mee, en tot dan weet niemand het.
verraeter-lesson-1-cards = Ook voorraadkaarten zijn kracht, maar wat je speelt, ben je kwijt. Je verborgen 5 helpt al.
    → Speel alleen je **laagste** kaart.
    .hint = Kies alleen de 3, dan *Speel 3*.
verraeter-lesson-1-builder = Dat was op het nippertje! Zonder jouw 5 was het 16 tegen 16 geweest, en gelijkspel levert geen punten op. Iedereen die voor het winnende huis vecht, krijgt punten: hoe minder het er zijn, hoe meer ieder krijgt.
    Nieuwe ronde, nieuwe rollen. → Houd de rol waarmee je na het conflict mag **bouwen**.
    .hint = Bouwen doet de Bouwmeester.
verraeter-lesson-1-save = Jij speelt als laatste. De Adelaar staat op 26, de Roos op 18 – en misschien komt er nog een verborgen Diplomaat bij: hoogstens 5.
    → Je wint **zonder ook maar één kaart**, dus houd ze allemaal. Mocht Bram de Verrader zijn, dan redden ze je ook niet.
    .hint = Zelfs met Diplomaat 5 komt de Roos maar tot 23. Druk op *Niets spelen*.
verraeter-lesson-1-build = 26 tegen 23: daar was de Diplomaat. Nu mag je één ding bouwen. Een **kantoor** levert aan het einde van het spel punten op, een **hoeve** in veel rondes kaarten.
    → Het spel is nog maar net begonnen: leg een **hoeve**.
    .hint = In het begin heb je het meest aan een hoeve: *Hoeve leggen*.
verraeter-lesson-1-site = Na het bouwen worden er voorraadkaarten getrokken, en de Adelaar heeft gewonnen.
    → Leg de hoeve onder een landschap van de **Adelaar**, dan levert die meteen iets op.
    .hint = Kies een landschap waar Adelaar bij staat.
verraeter-lesson-1-traitor = Jij hebt 11 punten, Bram heeft er 13. Zolang jullie samen winnen, haal je Bram nooit in.
    → Het is tijd om **over te lopen**.
    .hint = Bij de onthulling gaat de Verrader naar het andere huis en neemt de gespeelde kaarten mee.
verraeter-lesson-1-betray = Je kaarten tellen straks voor de **Roos**, die op 5 staat. De Adelaar staat op 10, en Bram koos vóór jou, en toch kwamen beide Diplomaten bij jou: hij heeft er geen.
    → Speel kaarten ter waarde van **6 of 7**: genoeg om te winnen, en de rest houd je.
    .hint = 5 en 6 is 11, één meer dan de Adelaar. Neem bijvoorbeeld 2 en 4.
