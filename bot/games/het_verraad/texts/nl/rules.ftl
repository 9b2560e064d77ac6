### The rules of Het Verraad, as a help.

## Rules help, by topic in reading order

het_verraad-rules-aim = Je koopt gebieden van een ronde stad, plaatst gebouwen en wachttorens en verzamelt punten. Maar de **Zwarte Meester** staat voor de poorten. Hij is van niemand: wie zwarte fiches heeft, verplaatst hem, en iedereen kan op elk moment overlopen.

    - **Het goede wint** als minstens één marker even hoog staat als de zwarte of hoger. Dan wint wie de meeste punten heeft.
    - **Het kwade wint** als de zwarte marker hoger staat dan alle andere. Dan wint wie de meeste zwarte fiches heeft, samen met de Zwarte Meester.

    Bouwstenen zijn het geld. Gebieden heten naar hun ring en een nummer, met de klok mee: **I** is de binnenste, **M** de middelste en **O** de buitenste ring, zoals M7.
    .title = Doel
het_verraad-rules-round = **Aan het begin** krijgt iedereen { NAME("het_verraad-bricks", $start_bricks) } en { $start_cards ->
        [one] 1 gebouwkaart
       *[other] { $start_cards } gebouwkaarten
    }; daarna kiezen jullie om de beurt, tegen de klok in, hoogstens { $start_areas ->
        [one] 1 gebied
       *[other] { $start_areas } gebieden
    }. Samen mogen de jouwe hoogstens { $start_sum } kosten, en ze mogen niet aan elkaar grenzen. Daarna zet iedereen een wachttoren op een van die gebieden.

    { "" }**Je beurt**, met de klok mee vanaf de startspeler:

    1. **Inkomsten:** neem een van de open gebouwkaarten. Gebouwen van die categorie leveren iets op, ook die van anderen.
    2. **Acties:** gebieden kopen, bouwen, het goede of het kwade versterken, handelen, in de volgorde die je wilt.
    3. **Invloed:** is je marker vooruitgegaan tot op een rood vak ({ $red }), dan krijg je een invloedkaart.
    4. **Zwarte Meester:** heb je een zwarte fiche, dan mag je hem verplaatsen en aanvallen.

    Je ziet altijd wat er kan, wat het kost en wat het verandert. *Terug* gaat een stap terug, en niemand merkt het.
    .title = Verloop
het_verraad-rules-income = Je neemt een van de open gebouwkaarten gratis in je hand, met de bouwstenen die erop liggen. Daarvoor mag je invloedkaarten spelen.

    - **Belasting:** is het een kaart van de stad, dan betaalt eerst iedereen de bouwstenen boven de { $wealth_limit } aan de bank. Wat er nu bij komt, telt niet mee.
    - **Inkomsten:** iedereen met gebouwen van die categorie krijgt bouwstenen voor **één** daarvan, dat wat het meest oplevert: de waarde, de bonus van het gebied en met de grootmacht van die categorie nog iets extra, zie *{ het_verraad-rules-powers.title }*.
    - Op elke andere open kaart: { NAME("het_verraad-bricks", $bricks_on_cards) }, voor wie die later neemt. De open plaats wordt van de stapel aangevuld.

    Zijn alle open kaarten van één categorie, dan worden ze vervangen. Is de stapel op, dan wordt de aflegstapel geschud, en als die leeg is de kaarten van beide markten.
    .title = Inkomsten
het_verraad-rules-actions = In de volgorde die je wilt, tot je stopt:

    - **Gebieden:** koop er hoogstens { $areas_per_turn } die aan de jouwe grenzen, voor hun prijs. Zie *{ het_verraad-rules-isolation.title }*.
    - **Gebouwen:** plaats hoogstens { $buildings_per_turn } kaarten uit je hand op je gebieden. Zie *{ het_verraad-rules-buildings.title }*.
    - **Wachttoren:** bouw er hoogstens { $towers_per_turn }, elk voor { NAME("het_verraad-bricks", $tower_price) }. Zie *{ het_verraad-rules-towers.title }*.
    - **Krachtfiches:** koop er hoogstens { $chips_per_turn }, wit of zwart, en ruil er hoogstens { $swaps_per_turn } om voor een zwarte. Zie *{ het_verraad-rules-chips.title }*.
    - **Pandjeshuis:** verkoop een gebouwkaart voor { $pawn_divisor ->
        [1] de waarde
        [2] de helft van de waarde, naar boven afgerond
       *[other] de waarde gedeeld door { $pawn_divisor }, naar boven afgerond
    }; koop er een die daar ligt voor { NAME("het_verraad-bricks", $redeem_price) }.
    - **Vrije Markt:** alleen met een handelsgebouw op het bord. Koop en verkoop voor de waarde. Wat je verkocht hebt, kun je in dezelfde beurt niet terugkopen.
    - **Kaarten:** koop ongezien van de stapel: gebouwkaarten voor { NAME("het_verraad-bricks", $card_price) } per stuk, invloedkaarten voor { NAME("het_verraad-bricks", $influence_price) } per stuk. Met meer dan { $influence_hand } invloedkaarten leg je er meteen een af, of je speelt er een.
    - **Invloedkaarten:** speel er zoveel je wilt. Zie *{ het_verraad-rules-influence.title }*.
    .title = Acties
het_verraad-rules-buildings = Een gebouw kost zijn waarde, { $least_value } tot { $most_value } bouwstenen, en is evenveel punten waard zolang het op jouw gebied staat. Het levert iets op wanneer iemand een kaart van die categorie neemt.

    - Eén gebouw per gebied. Een eigen gebouw mag je vervangen: de punten en de kaart ervan ben je dan kwijt.
    - Niet waar de Zwarte Meester staat.
    - De **bonus** van een gebied, hoogstens { $most_bonus }, komt bij de inkomsten.

    Staat de optie *{ het_verraad-option-zoning }* aan, dan staan gebouwen zo:
    - **{ NAME("het_verraad-category", "nijverheid") }:** { NAME("het_verraad-zone", $zone_nijverheid) }
    - **{ NAME("het_verraad-category", "stad") }:** { NAME("het_verraad-zone", $zone_stad) }
    - **{ NAME("het_verraad-category", "handel") }:** { NAME("het_verraad-zone", $zone_handel) }
    - **{ NAME("het_verraad-category", "burgerij") }:** { NAME("het_verraad-zone", $zone_burgerij) }

    { $same_cards ->
        [0] Kaarten van elke categorie: { EACH("het_verraad-how_many", "category number", $categories, $category_cards) }
       *[other] Van elke categorie zijn er { $same_cards } kaarten
    }. De goedkope liggen boven in de stapel, de dure onderin.
    .title = Gebouwen
het_verraad-rules-towers = Een wachttoren kost { NAME("het_verraad-bricks", $tower_price) } en staat op een van je gebieden, naast een gebouw of alleen, één per gebied. Er zijn er in totaal { $towers }.

    - De Zwarte Meester kan een gebied met een toren niet aanvallen, en er niet op of overheen. Alleen wie de toren bezit, kan hem er in de eigen beurt overheen laten gaan.
    - { NAME("het_verraad-influence", "brand") }, { NAME("het_verraad-influence", "overval") }, { NAME("het_verraad-influence", "infiltrant") } en { NAME("het_verraad-influence", "hekserij") } treffen in plaats daarvan de toren: die gaat terug naar de voorraad, en verder gebeurt er niets.
    - De boogschutters verdedigen: wordt een gebied van jou ernaast aangevallen, dan telt elke toren daarnaast 1 voor jou.
    - **Wordt een gebied omsingeld, dan helpt een toren niet:** hij gaat met het gebied mee.
    .title = Wachttorens
het_verraad-rules-chips = **Witte krachtfiches** versterken je als de Zwarte Meester aanvalt: elke fiche telt 1 bij de verdediging.

    { "" }**Zwarte krachtfiches** versterken hem: elke fiche brengt zijn marker 1 vooruit en telt 1 als je met hem aanvalt. Met minstens één verplaats je hem in je beurt, en als het kwade wint, kun jij de Zwarte Meester blijken te zijn. Elke fiche heeft een verborgen waarde. Waarden, en hoeveel fiches die hebben: { EACH("het_verraad-chip_value", "value number", $chip_values, $chip_counts) }. Alleen jij kent de jouwe.

    Je kasteelkaart heeft vakjes voor fiches. Witte kosten { $white_slots } bouwstenen, zwarte { $black_slots }. Je koopt hoogstens { $chips_per_turn } fiches per beurt.

    { $swaps_per_turn ->
        [one] Eén keer
       *[other] Hoogstens { $swaps_per_turn } keer
    } per beurt mag je voor { NAME("het_verraad-bricks", $swap_price) } een zwarte fiche omruilen voor een nieuwe van de stapel. Zijn marker blijft dan staan. Laat de optie *{ het_verraad-option-swap_colour }* het toe, dan mag het ook met een witte, zolang je een leeg zwart vakje hebt; die gaat terug naar de witte.
    .title = Krachtfiches
het_verraad-rules-isolation = Koop je een gebied en omsingel je daardoor een gebied ernaast, dan valt dat aan jou toe, met gebouw, toren en de punten ervan. Een gebied is **omsingeld** als al zijn buurgebieden van anderen zijn dan de eigenaar, van wie dan ook. Eén neutraal buurgebied is genoeg om dat te voorkomen.

    De Zwarte Meester doet hetzelfde als hij een gebied verovert. En ook zijn gebieden kunnen omsingeld worden.

    Invloedkaarten omsingelen nooit. Wie een gebied overneemt, heeft een ridder nodig; iedereen heeft er { $knights }.

    { "" }**Een tip:** een gebied waar nog een gebied van jou naast ligt, kan niet omsingeld worden.
    .title = Omsingelen
het_verraad-rules-master = Met minstens één zwarte fiche mag je aan het einde van je beurt de Zwarte Meester leiden.

    { "" }**Stappen:** gooi de zwarte dobbelsteen, of tel in plaats daarvan je zwarte fiches; kies dat van tevoren. Hij zet hoogstens zoveel stappen, van gebied naar gebied. De stad komt hij binnen door een van de stadspoorten (1 stap), en voor hem grenzen die aan elkaar. De weg doet er niet toe, alleen waar hij stopt. Gebieden met torens zijn voor hem gesloten; alleen je eigen torens laten hem door.

    { "" }**Aanval:** staat hij dan op een gebied van een ander, zonder toren, dan mag je één keer aanvallen: zwarte dobbelsteen + jouw zwarte fiches tegen witte dobbelsteen + de witte fiches van de verdediger + 1 voor elke toren van de verdediger ernaast.
    - **Hoger:** het gebied is van hem, met gebouw en punten, en wat daardoor omsingeld is ook.
    - **Gelijk:** de ridder verdwijnt, het gebied is neutraal. Een gebouw blijft staan; de punten zijn kwijt tot het weer van iemand is.
    - **Lager:** er gebeurt niets.

    Daarvoor en daarna mag je { NAME("het_verraad-influence", "brand") }, { NAME("het_verraad-influence", "overval") }, { NAME("het_verraad-influence", "infiltrant") }, { NAME("het_verraad-influence", "hekserij") } en { NAME("het_verraad-influence", "pionier") } voor hem spelen: wat ze opleveren, is van hem.
    .title = De Zwarte Meester
het_verraad-rules-influence = { $same_copies ->
        [0] Kaarten van elke soort: { EACH("het_verraad-copies", "influence number", $kinds, $copies) }
       *[other] Van elke soort { $same_copies } kaarten
    }, hoogstens { $influence_hand } in je hand. Je speelt ze in je beurt: bij de inkomsten, de acties en de Zwarte Meester. Ook de Zwarte Meester is een tegenstander. Heb je er na een aankoop een te veel, dan speel je er meteen een of leg je er een af; na een kaart van een rood vak leg je er een af.

    - **{ NAME("het_verraad-influence", "brand") }:** vernietig een gebouw van een tegenstander.
    - **{ NAME("het_verraad-influence", "overval") }:** neem een gebied van een tegenstander over naast een van jou, met gebouw.
    - **{ NAME("het_verraad-influence", "infiltrant") }:** neem een gebied zonder gebouw van een tegenstander over, waar dan ook.
    - **{ NAME("het_verraad-influence", "hekserij") }:** verwijder een ridder van een tegenstander. Het gebied is neutraal, een gebouw gaat terug naar de hand van de eigenaar.
    - **{ NAME("het_verraad-influence", "pionier") }:** zet een ridder op een neutraal gebied naar keuze.
    - **{ NAME("het_verraad-influence", "gif") }:** een speler legt een willekeurige gebouwkaart af en betaalt { NAME("het_verraad-bricks", $gif_bricks) }, of alles wat er is.
    - **{ NAME("het_verraad-influence", "gouden_handel") }:** verkoop een gebouwkaart voor { $factor ->
        [2] twee keer de waarde
       *[other] { $factor } keer de waarde
    }.
    - **{ NAME("het_verraad-influence", "tovenaar") }:** voordat je een gebouwkaart neemt. Bij het aanvullen zie je de bovenste { $cards_seen } kaarten, leg je er een open en de rest onder de stapel.
    - **{ NAME("het_verraad-influence", "bescherming") }** en **{ NAME("het_verraad-influence", "blokkade") }:** alleen in de beurt van anderen, zie *{ het_verraad-rules-reactions.title }*.

    Voor de Zwarte Meester kun je alleen de eerste vijf spelen.
    .title = Invloedkaarten
het_verraad-rules-reactions = Twee invloedkaarten speel je als anderen iets doen:

    - **{ NAME("het_verraad-influence", "bescherming") }** weert { NAME("het_verraad-influence", "brand") }, { NAME("het_verraad-influence", "overval") }, { NAME("het_verraad-influence", "infiltrant") }, { NAME("het_verraad-influence", "hekserij") } of { NAME("het_verraad-influence", "gif") } af als die tegen jou gericht is. Beide kaarten ben je kwijt.
    - **{ NAME("het_verraad-influence", "blokkade") }** sluit een gebied van jou, of een gebied ernaast, als iemand het wil kopen of als de Zwarte Meester erheen wil. Het blijft deze beurt gesloten. De aankoop kost niets en telt niet mee; voor de Meester wordt opnieuw gekozen.

    Iedereen die de kaart zou kunnen hebben, krijgt de vraag en antwoordt in het geheim. Te zien is alleen of er uiteindelijk een kaart wordt gespeeld, en welke. Spelen er meerdere, dan telt de eerste met de klok mee; de anderen houden hun kaart.

    { "" }*{ button-standing }* antwoordt vanaf dan voor jou, of je een kaart hebt of niet. Zo komt niemand iets te weten en gaat het spel vlot verder.
    .title = Reacties
het_verraad-rules-powers = Wie als enige het meest van iets heeft, en minstens { $powers_needed }, bezit de grootmacht en krijgt meteen de punten:

    - **{ NAME("het_verraad-category", "burgerij") }** op het bord: { $points_burgerij ->
        [one] 1 punt
       *[other] { $points_burgerij } punten
    }
    - **{ NAME("het_verraad-category", "nijverheid") }** op het bord: { $points_nijverheid ->
        [one] 1 punt
       *[other] { $points_nijverheid } punten
    }
    - **{ NAME("het_verraad-category", "handel") }** op het bord: { $points_handel ->
        [one] 1 punt
       *[other] { $points_handel } punten
    }
    - **{ NAME("het_verraad-category", "stad") }** op het bord: { $points_stad ->
        [one] 1 punt
       *[other] { $points_stad } punten
    }
    - **Witte krachtfiches:** { $points_white ->
        [one] 1 punt
       *[other] { $points_white } punten
    }
    - **Wachttorens** op het bord: { $points_towers ->
        [one] 1 punt
       *[other] { $points_towers } punten
    }
    - **Zwarte krachtfiches:** { $points_black ->
        [one] 1 punt
       *[other] { $points_black } punten
    }

    Wie gelijkkomt, krijgt die nog niet. Wie als enige voorbijgaat wel. Gaan er meer tegelijk voorbij, dan blijft die waar die is, zolang de bezitter er genoeg heeft. Wie minder dan { $powers_needed } heeft, is die kwijt; dan gaat die naar wie als enige het meeste heeft, of naar niemand. Bij gebouwen en torens doet ook de Zwarte Meester mee.

    De grootmacht van een categorie levert ook { $same_income ->
        [0] extra bouwstenen op als die categorie uitbetaalt: { EACH("het_verraad-how_many", "category number", $categories, $power_income) }
       *[other] { NAME("het_verraad-bricks", $same_income) } extra op als die categorie uitbetaalt
    }.
    .title = Grootmachten
het_verraad-rules-points = - **Gebouwen:** elk gebouw telt zijn waarde; de punten zijn voor wie het gebied bezit.
    - **Grootmachten:** zie *{ het_verraad-rules-powers.title }*.
    - **De Zwarte Meester:** de gebouwen op zijn gebieden, zijn grootmachten en 1 punt voor elke zwarte fiche die iemand ooit heeft gekocht.

    Punten veranderen meteen, vooruit en achteruit. Gebieden, torens en bouwstenen zijn op zichzelf geen punten waard.

    { "" }**Rode vakken:** staat je marker na je acties op een daarvan ({ $red }), en hoger dan aan het begin van je beurt, dan krijg je een invloedkaart.
    .title = Punten
het_verraad-rules-end = Zodra iemands marker het einde heeft bereikt, wordt de ronde afgemaakt, zodat iedereen even vaak aan de beurt is geweest. Staat de optie *{ het_verraad-option-master_ends }* aan, dan telt ook de marker van de Zwarte Meester. Wie daarna punten verliest, verandert daar niets aan.

    Het einde ligt bij { EACH("het_verraad-end", "seats points", $end_seats, $end_points) }.

    { "" }**Goed:** staat minstens één marker even hoog als de zwarte of hoger, dan wint wie de meeste punten heeft. Bij gelijkspel de meeste witte, dan de minste zwarte fiches.

    { "" }**Kwaad:** staat de zwarte marker hoger dan alle andere, dan wint wie de Zwarte Meester blijkt te zijn: met de meeste zwarte fiches. Bij gelijkspel met de hoogste som van hun waarden, dan met de meeste eigen punten.

    Wie geen gebied meer heeft, is uit de stad verdreven. Je speelt dan verder en kunt met { NAME("het_verraad-influence", "pionier") } of { NAME("het_verraad-influence", "infiltrant") } terugkeren, maar zonder gebied kun je niet winnen.
    .title = Het einde
het_verraad-rules-readings = De gepubliceerde spelregels laten soms iets open. Zo worden ze hier gelezen:

    - **Eén wachttoren per gebied.** Volgens de regels kunnen een gebouw en een toren op één gebied staan; over twee torens zeggen ze niets.
    - **De eigen torens van de Zwarte Meester laten hem door.** Alleen torens van spelers sluiten een gebied voor hem. Maar hij stopt nooit op een toren.
    - **Pandjeshuis en Vrije Markt liggen open.** Gebouw- en invloedkaarten die je koopt, komen van de gedekte stapels.
    - **{ NAME("het_verraad-influence", "bescherming") } en { NAME("het_verraad-influence", "blokkade") } zijn nooit voor je eigen beurt:** ze antwoorden op wat anderen doen.
    - **Kaarten voor de Zwarte Meester treffen nooit je eigen gebieden,** alleen die van anderen.
    - **Staat de zwarte marker even hoog als de beste speler, dan wint het goede:** het kwade moet als enige het hoogst staan.
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

## Parts of the help, with the numbers of the box that is played with

het_verraad-how_many = { NAME("het_verraad-category", $category) } { $number }
het_verraad-copies = { NAME("het_verraad-influence", $influence) } { $number }
het_verraad-chip_value = { $value } ({ $number })
het_verraad-end = { $points } punten met { $seats } spelers
het_verraad-zone = { $key ->
    [I] alleen in de binnenste ring
    [M] alleen in de middelste ring
    [O] alleen in de buitenste ring
    [IM] niet in de buitenste ring
    [IO] niet in de middelste ring
    [MO] niet in de binnenste ring
    [areas] alleen op bepaalde gebieden
    [road] alleen aan een weg
    [no_road] niet aan een weg
    [river] alleen aan een rivier
    [no_river] niet aan een rivier
    [gate] alleen bij een poort
    [no_gate] niet bij een poort
   *[anywhere] overal
}
