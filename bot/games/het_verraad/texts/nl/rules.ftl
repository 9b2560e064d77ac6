### The rules of Het Verraad, as a help.

## Rules help, by topic in reading order

het_verraad-rules-aim = Je koopt gebieden van een ronde stad, plaatst gebouwen en wachttorens en verzamelt punten. Maar de **Zwarte Meester** staat voor de poorten. Hij is van niemand: wie zwarte fiches heeft, verplaatst hem, en iedereen kan op elk moment overlopen.

    - **Het goede wint** als minstens één marker even hoog staat als de zwarte of hoger. Dan wint wie de meeste punten heeft.
    - **Het kwade wint** als de zwarte marker hoger staat dan alle andere. Dan wint wie de meeste zwarte fiches heeft, samen met de Zwarte Meester.

    Bouwstenen zijn het geld. Gebieden heten naar hun ring en een nummer, met de klok mee: **I** is de binnenste, **M** de middelste en **O** de buitenste ring, zoals M7.
    .title = Doel
het_verraad-rules-round = **Aan het begin** krijgt iedereen 5 bouwstenen en 3 gebouwkaarten; daarna kiezen jullie om de beurt, tegen de klok in, hoogstens 3 gebieden. Samen mogen die van jou hoogstens 10 kosten, en ze mogen niet aan elkaar grenzen. Daarna zet iedereen een wachttoren op een van die gebieden.

    { "" }**Je beurt**, met de klok mee vanaf de startspeler:

    1. **Inkomsten:** neem een van drie open gebouwkaarten. Gebouwen van die categorie leveren iets op, ook die van anderen.
    2. **Acties:** gebieden kopen, bouwen, het goede of het kwade versterken, handelen, in willekeurige volgorde.
    3. **Invloed:** is je marker vooruitgegaan tot op een rood vak (5, 10, 15 …), dan krijg je een invloedkaart.
    4. **Zwarte Meester:** heb je een zwarte fiche, dan mag je hem verplaatsen en aanvallen.

    Je ziet altijd wat er kan, wat het kost en wat het verandert. *Terug* gaat een stap terug, en niemand merkt dat.
    .title = Verloop
het_verraad-rules-income = Je neemt een van de drie open gebouwkaarten gratis in je hand, met de bouwstenen die erop liggen. Daarvoor mag je invloedkaarten spelen.

    - **Belasting:** is het een kaart van de stad, dan betaalt eerst iedereen de bouwstenen boven de 5 aan de bank. Wat er nu bij komt, telt niet mee.
    - **Inkomsten:** iedereen met gebouwen van die categorie krijgt bouwstenen voor **één** daarvan, dat wat het meest oplevert: de waarde, de bonus van het gebied en met de grootmacht van die categorie 1 extra.
    - Op de twee andere kaarten komt elk 1 bouwsteen, voor wie ze later neemt. De open plaats wordt van de stapel aangevuld.

    Zijn alle drie de open kaarten van één categorie, dan worden ze vervangen. Is de stapel op, dan wordt de aflegstapel geschud, en als die leeg is de kaarten van beide markten.
    .title = Inkomsten
het_verraad-rules-actions = In willekeurige volgorde, tot je stopt:

    - **Gebieden:** koop er hoogstens 2 die aan de jouwe grenzen, voor hun prijs. Zie *{ het_verraad-rules-isolation.title }*.
    - **Gebouwen:** plaats hoogstens 2 kaarten uit je hand op je gebieden. Zie *{ het_verraad-rules-buildings.title }*.
    - **Wachttoren:** bouw er 1, voor 5 bouwstenen. Zie *{ het_verraad-rules-towers.title }*.
    - **Krachtfiches:** koop er hoogstens 2, wit of zwart, en ruil er 1 om voor een zwarte. Zie *{ het_verraad-rules-chips.title }*.
    - **Pandjeshuis:** verkoop een gebouwkaart voor de helft van de waarde, naar boven afgerond; koop er een die daar ligt voor 5 bouwstenen.
    - **Vrije Markt:** alleen met een handelsgebouw op het bord. Koop en verkoop voor de waarde. Wat je verkocht hebt, kun je in dezelfde beurt niet terugkopen.
    - **Kaarten:** koop gebouw- of invloedkaarten, ongezien van de stapel, voor 5 bouwstenen per stuk. Met een derde invloedkaart leg je meteen een van de drie af, of je speelt er een.
    - **Invloedkaarten:** speel er zoveel je wilt. Zie *{ het_verraad-rules-influence.title }*.
    .title = Acties
het_verraad-rules-buildings = Een gebouw kost zijn waarde, 1 tot 5 bouwstenen, en is evenveel punten waard zolang het op jouw gebied staat. Het levert iets op wanneer iemand een kaart van die categorie neemt.

    - Eén gebouw per gebied. Een eigen gebouw mag je vervangen: de punten en de kaart ervan ben je dan kwijt.
    - Niet waar de Zwarte Meester staat.
    - De **bonus** van een gebied, hoogstens 3, komt bij de inkomsten.

    Staat de optie *{ het_verraad-option-zoning }* aan, dan mogen gebouwen van de categorie
    - **{ NAME("het_verraad-category", "nijverheid") }** niet in de binnenste ring staan,
    - **{ NAME("het_verraad-category", "stad") }** niet aan een rivier,
    - **{ NAME("het_verraad-category", "handel") }** alleen aan een weg,
    - **{ NAME("het_verraad-category", "burgerij") }** overal.

    Van elke categorie zijn er 17 kaarten. De goedkope liggen boven in de stapel, de dure onderin.
    .title = Gebouwen
het_verraad-rules-towers = Een wachttoren kost 5 bouwstenen en staat op een van je gebieden, naast een gebouw of alleen, één per gebied. Er zijn er in totaal 12.

    - De Zwarte Meester kan een gebied met een toren niet aanvallen, en er niet op of overheen. Alleen wie de toren bezit, kan hem er in de eigen beurt overheen laten gaan.
    - { NAME("het_verraad-influence", "brand") }, { NAME("het_verraad-influence", "overval") }, { NAME("het_verraad-influence", "infiltrant") } en { NAME("het_verraad-influence", "hekserij") } treffen in plaats daarvan de toren: die gaat terug naar de voorraad, en verder gebeurt er niets.
    - De boogschutters verdedigen: wordt een gebied van jou ernaast aangevallen, dan telt elke toren daarnaast 1 voor jou.
    - **Tegen isolement helpt een toren niet:** hij gaat met het gebied mee.
    .title = Wachttorens
het_verraad-rules-chips = **Witte krachtfiches** versterken je als de Zwarte Meester aanvalt: elke fiche telt 1 bij de verdediging.

    { "" }**Zwarte krachtfiches** versterken hem: elke fiche brengt zijn marker 1 vooruit en telt 1 als je met hem aanvalt. Met minstens één verplaats je hem in je beurt, en als het kwade wint, kun jij de Zwarte Meester blijken te zijn. Elke heeft een verborgen waarde: 1 (12 fiches), 2 (9), 3 (6) of 4 (3). Alleen jij kent die van jou.

    Je kasteelkaart heeft voor elke kleur 6 vakjes. Ze kosten 3, 4, 5, 6, 7 en 8 bouwstenen; je koopt hoogstens 2 fiches per beurt.

    Eén keer per beurt mag je voor 5 bouwstenen een zwarte fiche omruilen voor een nieuwe van de stapel. Zijn marker blijft dan staan. Laat de optie *{ het_verraad-option-swap_colour }* het toe, dan mag het ook met een witte, zolang je een leeg zwart vakje hebt; die gaat terug naar de witte.
    .title = Krachtfiches
het_verraad-rules-isolation = Koop je een gebied en omsingel je daardoor een gebied ernaast, dan valt dat aan jou toe, met gebouw, toren en de punten ervan. Een gebied is **omsingeld** als al zijn buurgebieden van anderen zijn dan van zijn eigenaar, wie dan ook. Eén neutraal buurgebied is genoeg om dat te voorkomen.

    De Zwarte Meester doet hetzelfde als hij een gebied verovert. En ook zijn gebieden kunnen omsingeld worden.

    Invloedkaarten isoleren nooit. Wie een gebied overneemt, heeft een ridder nodig; iedereen heeft er 25.

    { "" }**Een tip:** een gebied waar nog een gebied van jou naast ligt, kan niet geïsoleerd worden.
    .title = Isolement
het_verraad-rules-master = Met minstens één zwarte fiche mag je aan het einde van je beurt de Zwarte Meester leiden.

    { "" }**Stappen:** gooi de zwarte dobbelsteen, of tel in plaats daarvan je zwarte fiches; kies dat van tevoren. Hij zet hoogstens zoveel stappen, van gebied naar gebied. De stad komt hij binnen door een van de drie stadspoorten (1 stap), en voor hem grenzen die aan elkaar. De weg doet er niet toe, alleen waar hij stopt. Gebieden met torens zijn voor hem gesloten; alleen je eigen torens laten hem door.

    { "" }**Aanval:** staat hij dan op een gebied van een ander, zonder toren, dan mag je één keer aanvallen: zwarte dobbelsteen + jouw zwarte fiches tegen witte dobbelsteen + de witte fiches van de verdediger + 1 voor elke toren van de verdediger ernaast.
    - **Hoger:** het gebied is van hem, met gebouw en punten, en wat daardoor omsingeld is ook.
    - **Gelijk:** de ridder verdwijnt, het gebied is neutraal. Een gebouw blijft staan; de punten zijn kwijt tot het weer van iemand is.
    - **Lager:** er gebeurt niets.

    Daarvoor en daarna mag je { NAME("het_verraad-influence", "brand") }, { NAME("het_verraad-influence", "overval") }, { NAME("het_verraad-influence", "infiltrant") }, { NAME("het_verraad-influence", "hekserij") } en { NAME("het_verraad-influence", "pionier") } voor hem spelen: wat ze opleveren, is van hem.
    .title = De Zwarte Meester
het_verraad-rules-influence = Van elke soort 3 kaarten, hoogstens 2 in je hand. Je speelt ze in je beurt: bij de inkomsten, de acties en de Zwarte Meester. Ook de Zwarte Meester is een tegenstander. Heb je er na een aankoop een te veel, dan speel je er meteen een of leg je er een af; na een kaart van een rood vak leg je er een af.

    - **{ NAME("het_verraad-influence", "brand") }:** vernietig een gebouw van een tegenstander.
    - **{ NAME("het_verraad-influence", "overval") }:** neem een gebied van een tegenstander over naast een van jou, met gebouw.
    - **{ NAME("het_verraad-influence", "infiltrant") }:** neem een gebied zonder gebouw van een tegenstander over, waar dan ook.
    - **{ NAME("het_verraad-influence", "hekserij") }:** verwijder een ridder van een tegenstander. Het gebied is neutraal, een gebouw gaat terug naar de hand van de eigenaar.
    - **{ NAME("het_verraad-influence", "pionier") }:** zet een ridder op een neutraal gebied naar keuze.
    - **{ NAME("het_verraad-influence", "gif") }:** een speler legt een willekeurige gebouwkaart af en betaalt 3 bouwstenen, of alles wat er is.
    - **{ NAME("het_verraad-influence", "gouden_handel") }:** verkoop een gebouwkaart voor twee keer de waarde.
    - **{ NAME("het_verraad-influence", "tovenaar") }:** voordat je een gebouwkaart neemt. Bij het aanvullen zie je de bovenste twee kaarten, legt er een open en de andere onder de stapel.
    - **{ NAME("het_verraad-influence", "bescherming") }** en **{ NAME("het_verraad-influence", "blokkade") }:** alleen in de beurt van anderen, zie *{ het_verraad-rules-reactions.title }*.

    Voor de Zwarte Meester kun je alleen de eerste vijf spelen.
    .title = Invloedkaarten
het_verraad-rules-reactions = Twee invloedkaarten speel je als anderen iets doen:

    - **{ NAME("het_verraad-influence", "bescherming") }** weert { NAME("het_verraad-influence", "brand") }, { NAME("het_verraad-influence", "overval") }, { NAME("het_verraad-influence", "infiltrant") }, { NAME("het_verraad-influence", "hekserij") } of { NAME("het_verraad-influence", "gif") } af als die tegen jou gericht is. Beide kaarten ben je kwijt.
    - **{ NAME("het_verraad-influence", "blokkade") }** sluit een gebied van jou, of een gebied ernaast, als iemand het wil kopen of als de Zwarte Meester erheen wil. Het blijft deze beurt gesloten. De aankoop kost niets en telt niet mee; voor de Meester wordt opnieuw gekozen.

    Iedereen die de kaart zou kunnen hebben, krijgt de vraag en antwoordt in het geheim. Te zien is alleen of er uiteindelijk een kaart wordt gespeeld, en welke. Spelen er meerdere, dan telt de eerste met de klok mee; de anderen houden hun kaart.

    { "" }*{ button-standing }* antwoordt vanaf dan voor jou, of je een kaart hebt of niet. Zo komt niemand iets te weten en gaat het spel vlot verder.
    .title = Reacties
het_verraad-rules-powers = Wie als enige het meest van iets heeft, en minstens 3, bezit de grootmacht en krijgt meteen de punten:

    - **{ NAME("het_verraad-category", "burgerij") }** op het bord: 1 punt
    - **{ NAME("het_verraad-category", "nijverheid") }** op het bord: 2 punten
    - **{ NAME("het_verraad-category", "handel") }** op het bord: 3 punten
    - **{ NAME("het_verraad-category", "stad") }** op het bord: 4 punten
    - **Witte krachtfiches:** 5 punten
    - **Wachttorens** op het bord: 4 punten
    - **Zwarte krachtfiches:** 3 punten

    Wie gelijkkomt, krijgt ze nog niet. Wie als enige voorbijgaat wel. Gaan er meer tegelijk voorbij, dan blijft ze waar ze is, zolang de bezitter er genoeg heeft. Wie minder dan 3 heeft, is ze kwijt; dan krijgt wie als enige het meeste heeft haar, of niemand. Bij gebouwen en torens doet ook de Zwarte Meester mee.

    De grootmacht van een categorie levert ook 1 bouwsteen extra op als die categorie uitbetaalt.
    .title = Grootmachten
het_verraad-rules-points = - **Gebouwen:** elk gebouw telt zijn waarde; de punten zijn voor wie het gebied bezit.
    - **Grootmachten:** zie *{ het_verraad-rules-powers.title }*.
    - **De Zwarte Meester:** de gebouwen op zijn gebieden, zijn grootmachten en 1 punt voor elke zwarte fiche die iemand ooit heeft gekocht.

    Punten veranderen meteen, vooruit en achteruit. Gebieden, torens en bouwstenen zijn op zichzelf geen punten waard.

    { "" }**Rode vakken:** staat je marker na je acties op 5, 10, 15 …, en hoger dan aan het begin van je beurt, dan krijg je een invloedkaart.
    .title = Punten
het_verraad-rules-end = Zodra iemands marker met 2 spelers 50 punten heeft bereikt, met 3 spelers 35, met 4 spelers 30 of met 5 spelers 25, wordt de ronde afgemaakt, zodat iedereen even vaak aan de beurt is geweest. Staat de optie *{ het_verraad-option-master_ends }* aan, dan telt ook de marker van de Zwarte Meester. Wie daarna punten verliest, verandert daar niets aan.

    { "" }**Goed:** staat minstens één marker even hoog als de zwarte of hoger, dan winnen de meeste punten. Bij gelijkspel de meeste witte, dan de minste zwarte fiches.

    { "" }**Kwaad:** staat de zwarte marker hoger dan alle andere, dan wint wie de Zwarte Meester blijkt te zijn: met de meeste zwarte fiches. Bij gelijkspel met de hoogste som van hun waarden, dan met de meeste eigen punten.

    Wie geen gebied meer heeft, is uit de stad verdreven. Je speelt dan verder en kunt met { NAME("het_verraad-influence", "pionier") } of { NAME("het_verraad-influence", "infiltrant") } terugkeren, maar zonder gebied kun je niet winnen.
    .title = Het einde
het_verraad-rules-readings = De gepubliceerde spelregels laten soms iets open. Zo worden ze hier gelezen:

    - **Eén wachttoren per gebied.** Volgens de regels kunnen een gebouw en een toren op één gebied staan; over twee torens zeggen ze niets.
    - **De eigen torens van de Zwarte Meester laten hem door.** Alleen torens van spelers sluiten een gebied voor hem. Maar hij stopt nooit op een toren.
    - **Pandjeshuis en Vrije Markt liggen open.** Gebouw- en invloedkaarten die je koopt, komen van de gedekte stapels.
    - **{ NAME("het_verraad-influence", "bescherming") } en { NAME("het_verraad-influence", "blokkade") } zijn nooit voor je eigen beurt:** ze antwoorden op wat anderen doen.
    - **Kaarten voor de Zwarte Meester treffen nooit je eigen gebieden,** alleen die van anderen.
    - **Staat de zwarte marker even hoog als de beste speler, dan wint het goede:** het kwade moet alleen het hoogst staan.
    - **Wint het kwade en heeft niemand zowel een zwarte fiche als een gebied, dan wint niemand.**
    - **Ook de marker van de Zwarte Meester beëindigt het spel,** met de optie *{ het_verraad-option-master_ends }*. De regels zeggen “zodra één van de spelers … heeft behaald”, en noemen hem een apart type speler.
    - **De laatste gebouwkaart beëindigt het spel,** met de optie *{ het_verraad-option-deck_ends }*. Wat er zonder kaarten gebeurt, zeggen de regels niet.
    .title = Waar de regels open zijn
het_verraad-rules-options = - **{ het_verraad-option-zoning }:** of gebouwen van sommige categorieën alleen mogen staan waar ze thuishoren, zie *{ het_verraad-rules-buildings.title }*.
    - **{ het_verraad-option-deck_ends }:** of het spel eindigt met de ronde waarin er geen kaart meer is om de open kaarten aan te vullen. Staat dit uit, dan liggen er minder open.
    - **{ het_verraad-option-master_ends }:** of ook de marker van de Zwarte Meester het spel beëindigt.
    - **{ het_verraad-option-third }:** wat er gebeurt als je een invloedkaart koopt en er dan een te veel hebt: je speelt er een of legt er een af, of je kunt alleen afleggen.
    - **{ het_verraad-option-swap_colour }:** of je in een beurt alleen een zwarte krachtfiche kunt omruilen, of ook een witte.

    Gebruikelijk is: de eerste drie aan, de derde invloedkaart mag worden gespeeld, en alleen zwarte fiches worden omgeruild.

    De gepubliceerde spelregels zijn die van een uitbreiding. De stad, de kaarten en sommige getallen van het basisspel zijn nagemaakt; wie de bot beheert en het spel bezit, kan de echte invullen. Wat invloedkaarten doen, staat in het programma: alleen hun aantal en de getallen erin kunnen worden ingevuld.
    .title = Opties
