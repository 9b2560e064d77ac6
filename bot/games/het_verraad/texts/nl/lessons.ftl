### What the lessons of Het Verraad say: of every task its words, and a hint after a wrong answer.

het_verraad-lessons = Je bouwt aan een ronde stad, gebied voor gebied. Gebouwen leveren punten en bouwstenen op; met z’n tweeën gaat de race om 50 punten. Buiten wacht de Zwarte Meester, die van niemand is. Drie korte hoofdstukken vertellen één verhaal.
het_verraad-lesson-1 = 1. Land en inkomsten
    .end = 5 bouwstenen voor de Herberg, en er lagen er 3 op de kaart: je hebt er 11. Zo begint elke beurt: neem wat jou iets oplevert, en kijk wat het de anderen oplevert. Elke categorie betaalt voor maar één gebouw, dat met de meeste inkomsten.
het_verraad-lesson-1-ring = Voor de eerste beurt kies je gratis gebieden: hoogstens drie, die samen hoogstens 10 kosten en niet aan elkaar grenzen. De binnenste zijn het duurst.
    → Begin in de **binnenste ring**.
    .hint = Kies *Binnenste ring*.
het_verraad-lesson-1-area = Het gaat om de **bonus**: telkens als een gebouw op dit gebied inkomsten oplevert, komt die erbij. En Handel kun je alleen aan een weg plaatsen.
    → Kies een gebied met **prijs 7** dat **bonus 3** en een weg heeft.
    .hint = I0 en I5 hebben dat allemaal. I3 ook, maar dat kost 8 van je 10.
het_verraad-lesson-1-second = Van je 10 zijn er nog 3 over.
    → Kies een gebied met **prijs 3** en een bonus.
    .hint = Wat 3 kost, heeft bonus 1. Goedkopere gebieden hebben er geen.
het_verraad-lesson-1-tower = Een van je gebieden krijgt een **wachttoren**. Die houdt de Zwarte Meester tegen.
    → Bescherm het gebied dat je **meer** waard is.
    .hint = Dat met bonus 3.
het_verraad-lesson-1-take = Je eerste beurt begint met een gebouwkaart. Die is gratis, en iedereen met gebouwen van die **categorie** krijgt meteen inkomsten. Jij hebt er nog geen; Aiko heeft een Botermarkt geplaatst (Handel).
    → Neem de kaart met de **hoogste waarde**.
    .hint = De Herberg heeft waarde 2 en levert nu niemand iets op.
het_verraad-lesson-1-build = Nu komen je acties, in de volgorde die je wilt en zolang je bouwstenen hebt. Een gebouw kost zijn waarde in bouwstenen en levert evenveel punten op.
    → **Plaats** een gebouw.
    .hint = Kies *Bouwen*.
het_verraad-lesson-1-card = Niet alles mag overal staan: Nijverheid niet in de binnenste ring, Stad niet aan een rivier, Handel alleen aan een weg. Burgerij mag overal staan.
    → Plaats de **Herberg**.
    .hint = Het is de kaart van de Burgerij.
het_verraad-lesson-1-site = Als inkomsten levert een gebouw zijn waarde op plus de bonus van het gebied.
    → Plaats de Herberg waar die **5** oplevert.
    .hint = 2 voor de Herberg en bonus 3 is 5.
het_verraad-lesson-1-done = Je eerste 2 punten. De andere 3 bouwstenen bewaar je voor iets groters.
    → **Beëindig** je acties.
    .hint = Kies *Beurt beëindigen*, helemaal onderaan.
het_verraad-lesson-1-income = Op een kaart die niemand neemt, verzamelen zich bouwstenen. En welke je ook neemt, de categorie betaalt: kijk wat er bij elke kaart staat.
    → Neem de kaart die **jou iets oplevert**.
    .hint = De Plaggenhut is een kaart van de Burgerij, net als je Herberg.
het_verraad-lesson-2 = 2. Kopen en bouwen
    .end = Daar zijn **zwarte** krachtfiches dus voor! Elk daarvan is een punt voor de Zwarte Meester, en wie er een heeft, mag hem leiden. Aiko bracht hem door een poort naar M11 en viel aan: 5 en een fiche tegen 2, je eigen fiche en de wachttoren ernaast. M11 is nu van hem, met de Smidse en de punten ervan. Nu ben jij aan de beurt.
het_verraad-lesson-2-buy = Hier gaan we verder, met I5 en M2. Je hebt 11 bouwstenen en wilt groeien. Gebieden die van niemand zijn en naast de jouwe liggen, kun je kopen voor hun prijs, twee per beurt.
    → **Koop** een gebied.
    .hint = Kies *Gebied kopen*.
het_verraad-lesson-2-area = M11 ligt naast I5: je wachttoren daar helpt het te verdedigen. Het heeft bonus 2.
    → Koop **M11** voor 5 bouwstenen.
    .hint = M11 moet je hebben. M10 heeft dezelfde bonus, maar kost meer.
het_verraad-lesson-2-build = Een leeg gebied levert niets op.
    → **Plaats** er een gebouw op.
    .hint = Kies *Bouwen*.
het_verraad-lesson-2-card = Je mag per beurt twee kaarten plaatsen, als je ze kunt betalen. Elke kaart is zoveel waard als erop staat.
    → Neem die met **waarde 2**.
    .hint = De Smidse (Nijverheid 2) is het meest waard.
het_verraad-lesson-2-site = 2 punten krijg je op elk gebied. Alleen de inkomsten verschillen.
    → Plaats de Smidse waar die het **meest** oplevert.
    .hint = Op M11 levert de Smidse 4 op: 2, en bonus 2.
het_verraad-lesson-2-white = Jij hebt 4 punten, Aiko 6. Witte krachtfiches verdedigen al je gebieden als de Zwarte Meester aanvalt; elke volgende kost meer.
    → Koop een **witte krachtfiche**.
    .hint = Kies *Witte fiche*, voor 3 bouwstenen.
het_verraad-lesson-2-done = Dat moet genoeg zijn. Of toch niet?
    → **Beëindig** je acties en kijk wat Aiko doet.
    .hint = Kies *Beurt beëindigen*.
het_verraad-lesson-3 = 3. De Zwarte Meester
    .end = 6 tegen 3, en het gebied is van hem, met het gebouw en 2 punten van Aiko. Maar pas op: heeft hij aan het einde meer punten dan iedereen, dan wint het kwade, en daarmee wie de meeste zwarte krachtfiches heeft. Hoeveel hij mag krijgen, bepaal jij. Dat is het verraad in dit spel.
het_verraad-lesson-3-influence = Een paar rondes later. De Zwarte Meester heeft nog meer van je afgenomen, en Aiko staat voor met 11 tegen 2. Maar je hebt 15 bouwstenen gespaard. Invloedkaarten keren het tij; je krijgt er een op een rood vak van het puntenspoor, of ongezien voor 5 bouwstenen.
    → Koop een **invloedkaart**.
    .hint = Kies *Invloedkaart kopen*.
het_verraad-lesson-3-play = Uitgerekend de Infiltrant! Je mag hem meteen spelen.
    → **Speel** hem.
    .hint = Kies *Invloedkaart spelen*.
het_verraad-lesson-3-card = Daarmee neem je een gebied van een tegenstander over waar geen gebouw op staat, waar dan ook.
    → Speel de **Infiltrant**.
    .hint = Je hebt alleen deze kaart.
het_verraad-lesson-3-victim = Er is maar één zo’n gebied. Een wachttoren zou de klap opvangen.
    → Neem **O11** van Aiko over.
    .hint = Kies O11.
het_verraad-lesson-3-black = Het is van jou. En nu wraak: wie een zwarte krachtfiche heeft, mag aan het einde van de beurt de Zwarte Meester leiden. Elke fiche levert hem ook een punt op.
    → Koop een **zwarte krachtfiche**.
    .hint = Kies *Zwarte fiche*, voor 3 bouwstenen.
het_verraad-lesson-3-done = Wat je fiche waard is, weet alleen jij. Dat telt als het kwade wint en meerdere spelers het even trouw hebben gediend.
    → **Beëindig** je acties: dan is hij aan zet.
    .hint = Kies *Naar de Zwarte Meester*.
het_verraad-lesson-3-roll = Hij gaat zo ver als de dobbelsteen zegt, of zoveel stappen als jij zwarte krachtfiches hebt.
    → **Gooi** de dobbelsteen.
    .hint = Met je fiches is het 1 stap. Slechter dan dat is de dobbelsteen nooit.
het_verraad-lesson-3-ring = Een 5, dat is ver genoeg. Wachttorens van anderen houden hem tegen; Aiko heeft er op O9 en M4.
    → Zoek een prooi in de **buitenste ring**.
    .hint = Kies *Buitenste ring*.
het_verraad-lesson-3-to = → Leid hem naar een gebied van **Aiko** dat hij kan aanvallen.
    .hint = O6 en O7 zijn van Aiko en hebben geen wachttoren.
het_verraad-lesson-3-attack = De zwarte dobbelsteen en je zwarte krachtfiches staan tegenover de witte dobbelsteen, de witte krachtfiches van Aiko en elke wachttoren van Aiko naast het gebied.
    → **Val aan!**
    .hint = Kies *Aiko aanvallen*.
