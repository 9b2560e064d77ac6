### Traitor. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.

traitor-game = Traitor
# Below the picture of suspicions.
traitor-hidden-side = was verrader
# What it is, in one sentence, for the lobby.
traitor-pitch = Legers van gedekte kaarten klagen elkaar aan, en ergens daartussen staat de joker van de verrader.
    .length = 30–45 minuten, het best met 4
    .level = eenvoudig

## Names

traitor-placing-side = { $key ->
    [loyal] Loyaal
   *[traitor] Verrader
}
# Of what a turning point changed the chance.
traitor-turning-wins = { $key ->
    [loyal] de loyalen winnen
   *[traitor] { $number ->
        [one] de verrader wint
       *[other] de verraders winnen
    }
}
traitor-suit = { $key ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
traitor-suit-word = { $key ->
    [clubs] klaveren
    [diamonds] ruiten
    [hearts] harten
   *[spades] schoppen
}
# A suit with the number of its cards in the hand.
traitor-suit-of = { NAME("traitor-suit", $suit) } { NAME("traitor-suit-word", $suit) } ({ $count })
traitor-card = { $rank ->
    [joker] joker
   *[other] { NAME("traitor-rank", $rank) }{ NAME("traitor-suit", $suit) }
}
traitor-target-card = { $target_rank ->
    [joker] joker
   *[other] { NAME("traitor-rank", $target_rank) }{ NAME("traitor-suit", $target_suit) }
}
traitor-card-power = { traitor-card }{ $rank ->
    [joker] { "" }
   *[other] { " " }(kracht { $power })
}
# Whose army, and which if its owner has two.
traitor-who = { $army ->
    [0] { $seat }
   *[other] { $seat } (leger { $army })
}
traitor-target-who = { $target_army ->
    [0] { $target_seat }
   *[other] { $target_seat } (leger { $target_army })
}
# Hetzelfde, als iedereen weet dat daar een joker staat of stond.
traitor-target-army = { $target_traitor ->
    [0] { traitor-target-who }
    [1] { $target_army ->
        [0] { $target_seat }, de verrader
       *[other] { $target_seat } (leger { $target_army }, verrader)
    }
   *[2] { $target_seat }, een verrader
}
traitor-target = { $known ->
    [up] { traitor-target-who } · { traitor-fold-target-card }
    [remembered] { traitor-target-who } · { traitor-fold-target-card }{ $target_rank ->
        [joker] { "" }
       *[other] , weer gedekt
    }
    [peeked] { traitor-target-who } · { traitor-fold-target-card }, door jou gezien
   *[other] { traitor-target-who } · gedekt (nr. { $target_slot })
}{ $twin ->
    [1] , nr. { $target_slot }
   *[0] { "" }
}
traitor-phase = { $key ->
    [gift] Geschenken
    [muster] Opstelling
    [turn] Aanklagen
    [look] Kaarten bekijken
   *[over] Partij voorbij
}

## Options

traitor-option-jokers = Jokers
    .note = Twee jokers maken twee verraders die elkaar kennen; alleen met 6 tot 8 spelers.
    .is-1 = één
    .is-2 = twee
traitor-option-rehide = Weer dekken
    .note = Of een kaart die weer gedekt is, terug te vinden is.
    .is-mix = het leger wordt geschud
    .is-keep = hij blijft liggen
traitor-option-strong_twos = Sterke tweeën
    .note = Of een aangeklaagde twee de aanklagende kaart vernietigt.
    .is-off = uit
    .is-on = aan

## What has happened. An empty message keeps silent.

traitor-event-dealer_picked = { traitor-who } deelt.
traitor-event-hand_dealt = { $army ->
    [0] Je krijgt { COUNT($cards) } kaarten.
   *[other] Je leger { $army } krijgt { COUNT($cards) } kaarten.
}
traitor-event-gifts_settled = Iedereen heeft laten weten wel of geen joker weg te geven. Wat er is gezegd, blijft geheim.
traitor-event-joker_given = { $seat } heeft { $target_seat } een joker gegeven. Dat weten alleen jullie twee.
traitor-event-traitors_met = Jullie zijn de twee verraders en kennen elkaar nu: { $traitor_seats }.
traitor-event-cards_kept = { $army ->
    [0] Je houdt
   *[other] Je leger { $army } houdt
} { COUNT($cards) ->
    [one] 1 kaart
   *[other] { COUNT($cards) } kaarten
}; { COUNT($buried) ->
    [one] 1 gaat
   *[other] { COUNT($buried) } gaan
} naar de middenstapel.
traitor-event-army_mustered = { traitor-who } stelt { $number ->
    [0] geen kaarten op.
    [one] 1 kaart op.
   *[other] { $number } kaarten op.
}
traitor-event-middle_pile_made = In de middenstapel { $number ->
    [one] ligt 1 kaart.
   *[other] liggen { $number } kaarten.
}
traitor-event-round_started = **Ronde { $round }.** { traitor-who } begint.
traitor-event-army_passed = { traitor-who } kan niemand aanklagen en past: er zijn alleen jokers over.
traitor-event-card_accused = **{ traitor-who } klaagt { traitor-target-who } aan:** { traitor-fold-card } tegen { $target_rank ->
    [joker] de { traitor-target-card }
   *[other] { traitor-fold-target-card }
}. { $reason ->
    [joker] **De joker sterft!**
    [special] De bijzondere kaart verslaat de zwarte aas, die sterft.
    [two] De twee vernietigt de aanklagende kaart en blijft leven.
   *[power] { $dead ->
        [target] De aangeklaagde kaart sterft.
       *[accuser] De aanklagende kaart sterft.
    }
}{ $proved ->
    [accuser] { " " }**Te veel kleuren: { traitor-who } is betrapt!**
    [target] { " " }**Te veel kleuren: { traitor-target-who } is betrapt!**
    [both] { " " }**Te veel kleuren: { traitor-who } en { traitor-target-who } zijn betrapt!**
   *[other] { "" }
}
# The outcome of an own accusation.
traitor-outcome-card_accused = { $dead ->
    [accuser] ✗{ " " }
   *[target] { "" }
}{ traitor-fight-mine }{ $proved ->
    [accuser] { " " }**Een kleur te veel: je bent betrapt!**
    [target] { " " }**Een kleur te veel: { traitor-target-who } is betrapt!**
    [both] { " " }**Een kleur te veel: jij en { traitor-target-who } zijn betrapt!**
   *[other] { "" }
}
traitor-outcome-point_scored = { traitor-who }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
# What the accusation brought besides: to the army that has the point, or to all.
traitor-outcome-cards_drawn = { $number ->
    [0] geen nieuwe kaart, de stapel is leeg
    [one] 1 nieuwe kaart
   *[other] { $number } nieuwe kaarten
}
traitor-outcome-drawn_cards_seen = **{ EACH("traitor-card", "rank suit", $ranks, $suits) }**
traitor-outcome-look_earned = { traitor-fold-look_earned }
traitor-outcome-army_eliminated = { traitor-fold-army_eliminated }
traitor-outcome-cards_needed = { traitor-moment-needed }
traitor-event-point_scored = { traitor-who } heeft nu { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
traitor-event-army_eliminated = **{ traitor-who } is uitgeschakeld:** { $reason ->
    [cards] er is geen kaart meer over.
   *[points] dat waren te veel punten. { $number ->
        [one] 1 kaart verlaat
       *[other] { $number } kaarten verlaten
    } ongezien het spel.
}
traitor-event-traitor_exposed = **{ traitor-who } is als verrader ontmaskerd!**
traitor-event-cards_needed = { $number ->
    [one] De loyale legers winnen met nog 1 verraderskaart.
   *[other] De loyale legers winnen met nog { $number } verraderskaarten.
}
traitor-event-cards_drawn = { $number ->
    [0] Voor { $points } punten zou { traitor-who } kaarten trekken, maar de middenstapel is leeg.
    [one] Voor { $points } punten trekt { traitor-who } 1 kaart.
   *[other] Voor { $points } punten trekt { traitor-who } { $number } kaarten.
}
traitor-event-drawn_cards_seen = { $army ->
    [0] Je trekt
   *[other] Je leger { $army } trekt
} **{ EACH("traitor-card", "rank suit", $ranks, $suits) }**.
traitor-event-look_earned = { $number ->
    [0] Voor { $points } punten mag { traitor-who } kaarten van anderen bekijken, maar er ligt er geen gedekt.
    [one] Voor { $points } punten bekijkt { traitor-who } 1 kaart van anderen.
   *[other] Voor { $points } punten bekijkt { traitor-who } { $number } kaarten van anderen.
}
traitor-event-card_looked_at = { traitor-who } bekijkt nr. { $target_slot } van { traitor-target-who }.
traitor-event-card_seen = Nr. { $target_slot } van { traitor-target-who } is { $target_rank ->
    [joker] de { traitor-target-card }
   *[other] { traitor-fold-target-card }
}.
traitor-event-card_hidden = { traitor-who } dekt { traitor-card } weer.
traitor-event-card_left_open = { "" }
traitor-event-army_mixed = { "" }
traitor-event-match_ended = { $side ->
    [traitors] { $traitors ->
        [one] **De verrader heeft gewonnen!**
       *[other] **De verraders hebben gewonnen!**
    }
   *[others] { $traitors ->
        [one] **De verrader is verslagen: de anderen hebben gewonnen!**
       *[other] **De verraders zijn verslagen: de anderen hebben gewonnen!**
    }
}
traitor-event-traitor_revealed = Verrader: { traitor-who }.
traitor-event-title_earned = { $seat }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $title ->
    [inanimate_object] { "" }
   *[other] , { NAME("traitor-title", $title) }
}.
traitor-event-match_won = { $seat } wint.

## Who is out is told so alone, and what comes next

traitor-out-army_eliminated = **Je leger is uitgeschakeld:** { $reason ->
        [cards] het heeft geen kaart meer.
       *[points] het heeft te veel punten. { $number ->
            [one] De laatste kaart verdwijnt
           *[other] De { $number } kaarten verdwijnen
        } ongezien uit het spel.
    }
    Aan het einde win of verlies je toch met je kant.

## Who learns what it is, a role or a side, is told so alone: which, how it wins by it, and a first advice

traitor-cast-loyal = { $seats ->
    [2] Je bent loyaal: de andere speler heeft de joker.
   *[other] { $jokers ->
        [one] Je bent loyaal: iemand anders heeft de joker.
       *[other] Je bent loyaal: je hebt geen joker.
    }
}
    .aim = { $jokers ->
        [one] { $seats ->
            [2] Versla eerst de joker en daarna nog 3 kaarten van dat leger: dan win je. De verrader wint als allebei je legers zijn uitgeschakeld.
           *[other] Versla eerst de joker en daarna nog 3 verraderskaarten: dan winnen alle loyalen. De verrader wint als { $aim ->
                [one] 1 ander leger is uitgeschakeld, door wie dan ook.
               *[other] { $aim } andere legers zijn uitgeschakeld, door wie dan ook.
            }
        }
       *[other] Versla eerst beide jokers en daarna nog 3 kaarten van elke verrader: dan winnen alle loyalen. De verraders winnen als { $aim } andere legers zijn uitgeschakeld, door wie dan ook.
    }
    .advice = Let op de kleuren die elk leger toont. Loyale legers houden er twee; de verrader moet alle klaveren en schoppen houden. Een derde kleur, voordat een leger kaarten heeft getrokken, verraadt hem.
traitor-cast-traitor = { $army ->
    [0] { $jokers ->
        [one] Je bent de verrader.
       *[other] Je bent de enige verrader: je hebt beide jokers.
    }
   *[other] Je bent de verrader, met leger { $army }.
}
    .aim = { $seats ->
        [2] Je wint zodra beide legers van de andere speler zijn uitgeschakeld, tenzij je joker sterft en daarna nog 3 kaarten van dat leger.
       *[other] { $aim ->
            [one] Je wint zodra 1 ander leger is uitgeschakeld, door wie dan ook, tenzij je joker sterft en daarna nog 3 van je kaarten.
           *[other] Je wint zodra { $aim } andere legers zijn uitgeschakeld, door wie dan ook, tenzij { $jokers ->
                [one] je joker sterft
               *[other] beide jokers sterven
            } en daarna nog 3 van je kaarten.
        }
    }
    .advice = { $seats ->
        [2] Rode kaarten van **één** kleur naast één zwarte kleur lijken een loyaal leger. Een derde kleur kan dat leger verraden. Klaag met allebei je legers aan, zodat er geen opvalt.
       *[other] Rode kaarten van **één** kleur naast één zwarte kleur lijken een loyaal leger. Een derde kleur kan je verraden. Laat daarna de anderen tegen elkaar vechten en klaag aan zoals zij.
    }
traitor-cast-traitors = Je bent een verrader, samen met { $fellow_seat }.
    .aim = Jullie winnen allebei zodra { $aim } andere legers zijn uitgeschakeld, door wie dan ook, tenzij beide jokers sterven en na elke joker nog 3 kaarten van dat leger.
    .advice = Rode kaarten van **één** kleur naast één zwarte kleur lijken een loyaal leger. Een derde kleur kan je verraden. Klaag elkaar hoogstens voor de schijn aan en laat de anderen vechten.

## Questions

traitor-question-gift = Geef je een joker weg?
    { $jokers ->
        [2] Je hebt beide jokers. Houd ze en wees als enige verrader, of geef er een weg: dan zijn jullie samen de verraders, kennen jullie elkaar en winnen jullie samen.
        [1] Je hebt één joker en kunt die alleen houden. Als iedereen heeft geantwoord, krijg je te horen wie de andere heeft.
       *[0] Je hebt geen joker, dus er valt niets weg te geven.
    } Iedereen krijgt deze vraag, zodat niemand te weten komt wie wat heeft.
traitor-question-muster = { $army ->
    [0] Wat houd je?
   *[other] Wat houdt je leger { $army }?
}
    { $traitor ->
        [1] Je hebt { $jokers ->
            [one] { $alone ->
                [1] de joker
               *[0] een joker
            }
           *[other] beide jokers
        }: **{ $army ->
            [0] { $alone ->
                [1] je bent de verrader
               *[0] je bent een verrader
            }
           *[other] dit leger is de verrader
        }.** Alle klaveren en schoppen blijven bij je, met { $jokers ->
            [one] de joker
           *[other] de jokers
        } { COUNT($kept) } kaarten. Je mag daar hoogstens 5 rode bij houden, of geen. Ze maken je sterker, maar loyale legers hebben twee kleuren: een derde die anderen zien, verraadt je.
       *[0] Kies twee kleuren: die worden je leger. Klaveren en schoppen zijn 1 sterker, maar zien er samen uit als het leger van de verrader, net als het grootste leger.
    } Alle andere kaarten gaan naar de middenstapel.{ $decks ->
        [2] { " " }{ traitor-fold-goal-decks }
       *[1] { "" }
    }
traitor-question-accuse = { $army ->
    [0] { $needed ->
        [0] Welke van je kaarten klaagt aan?
       *[other] Nog { $needed } te gaan: welke van je kaarten jaagt op { $prey_seat }?
    }
   *[other] Welke kaart van je leger { $army } klaagt aan?
}
    { $new ->
        [1] Daarna noem je het doel: beide kaarten worden omgedraaid en de zwakste sterft. Een gedekte blijft tot dan geheim.{ $black ->
            [special] { " " }**3♣, 8♦ en { NAME("traitor-rank", "Q") }♠** verslaan een zwarte aas die ze aanklagen.
            [ace] { " " }**Let op:** 3♣, 8♦ en { NAME("traitor-rank", "Q") }♠ verslaan je zwarte aas als ze die aanklagen.
           *[none] { "" }
        }
       *[0] { "" }
    }{ COUNT($unmasking) ->
        [0] { "" }
       *[other] { " " }**Pas op: een kaart van { NAME("traitor-suit", $unmasking) } is een kleur te veel en verraadt je.**
    }
traitor-question-target = { $needed ->
        [0] Wie klaagt { traitor-fold-card } aan?
       *[other] Jacht op { $prey_seat }, nog { $needed }: wie klaagt { traitor-fold-card } aan?
    }
    { $unmasks ->
        [1] **Deze kaart is een kleur te veel: hij verraadt je.**{ " " }
       *[0] { "" }
    }{ $new ->
        [1] Bij gedekte kaarten kiest het toeval; het eerste **%** is je kans om te winnen. Bij gelijke kracht win jij. Welke kaart ook sterft, het andere leger krijgt 1 punt.
       *[0] Eerste **%**: je kans om te winnen. Bij gelijke kracht win jij.
    }{ $special ->
        [1] { " " }Deze kaart verslaat ook een zwarte aas.
       *[0] { "" }
    }
# Below the question of whom to accuse, and the button that changes it.
traitor-then-target = { $asks ->
    [true] Daarna wordt gevraagd of je hem weer dekt.
   *[false] Overleeft je kaart, dan wordt hij meteen weer gedekt.
}
    .change = { $asks ->
        [true] Meteen weer dekken
       *[false] Leeft hij nog, dan beslis ik
    }
traitor-question-look = { $number ->
    [one] Welke kaart bekijk je?
   *[other] Welke { $number } kaarten bekijk je?
}
    Je hebt { $points } punten bereikt. Iedereen krijgt te horen waar je kijkt; wat je ziet, weet alleen jij.
traitor-question-hide = Dek je { traitor-card } weer?
    { $rehide ->
        [mix] **Weer dekken** (gebruikelijk): hij wordt met je gedekte kaarten geschud en niemand weet welke het is. **Open laten:** anderen kunnen op hem mikken, of hem mijden als hij te sterk is.
       *[keep] **Weer dekken** (gebruikelijk): hij blijft nr. { $slot }, voor wie dat heeft onthouden. **Open laten:** anderen kunnen op hem mikken, of hem mijden als hij te sterk is.
    }

## Choices, as on a button or in a menu

traitor-choice-gift = { $key ->
    [keep] Niets weggeven
   *[other] { $target_seat }
}
traitor-choice-muster = { $key ->
    [clubs] { traitor-suit-of }
    [diamonds] { traitor-suit-of }
    [hearts] { traitor-suit-of }
    [spades] { traitor-suit-of }
   *[other] { traitor-card-power }
}
traitor-choice-accuse = { $unmasks ->
    [1] { traitor-fold-card } · verraadt je
   *[0] { traitor-card-power }
}{ $face ->
    [up] , open
   *[down] { "" }
}{ $twin ->
    [1] , nr. { $slot }
   *[0] { "" }
}
traitor-choice-target = { $key ->
    [back] Terug
   *[other] { traitor-target }{ $dies ->
        [target] { " " }· zeker punt
        [accuser] { " " }· de jouwe sterft
       *[none] { "" }
    }
}
# Face-down cards of an army: how likely the card wins, and how strongly the army is suspected, or its size.
traitor-seen-target = { traitor-target-army } · { $share ->
    [100] zeker
   *[other] { $share }%
} · { $doubt ->
    [0] { $seen } over
   *[other] verdenking { $doubt }%
}
# Cards that look alike.
traitor-any-accuse = { traitor-choice-accuse } ×{ $number }
traitor-group-target = { traitor-target-army }
traitor-choice-look = { traitor-target }
traitor-group-look = { traitor-target-army }
traitor-choice-hide = { $key ->
    [yes] Weer dekken
   *[no] Open laten
}

## Sets of choices, as on the button that answers with them

traitor-set-muster = { $traitor ->
    [1] { COUNT($choices) ->
        [0] Geen rode houden: samen { SUM(COUNT($kept), COUNT($choices)) } kaarten
       *[other] { COUNT($choices) } rode houden: samen { SUM(COUNT($kept), COUNT($choices)) } kaarten
    }
   *[0] { NAME("traitor-suit", $suit) } · { SUM($count) } kaarten · sterkste { MOST($strongest) }
}

## Answers, told to whom gave them

traitor-answer-gift = { $key ->
    [keep] Je geeft niets weg.
   *[other] Je geeft een joker aan { $target_seat }.
}
traitor-answer-muster = { $traitor ->
    [1] { COUNT($choices) ->
        [0] Je houdt geen rode kaarten.
       *[other] Je houdt deze rode kaarten: { $choices }.
    }
   *[0] Je houdt { $choices }.
}
traitor-answer-accuse = Je klaagt aan met { traitor-card }.
traitor-answer-target = { $key ->
    [back] Je gaat een stap terug.
   *[other] { $known ->
        [up] Met { traitor-card } klaag je { traitor-target-card } van { traitor-target-who } aan.
        [remembered] Met { traitor-card } klaag je { traitor-target-card } van { traitor-target-who } aan.
        [peeked] Met { traitor-card } klaag je { traitor-target-card } van { traitor-target-who } aan.
       *[other] Met { traitor-card } klaag je een gedekte kaart van { traitor-target-who } aan.
    }
}
traitor-answer-look = { $number ->
    [one] Je bekijkt nr. { $target_slot } van { traitor-target-who }.
   *[other] Je bekijkt { $choices }.
}
traitor-answer-hide = { $key ->
    [yes] Je dekt { traitor-card } weer.
   *[no] Je laat { traitor-card } open.
}

## Rules help, by topic in reading order

traitor-rules-aim = Iedereen heeft een leger van speelkaarten die gedekt staan. Wie de **joker** heeft gekregen, is in het geheim de verrader. Jullie klagen elkaar aan, kaart tegen kaart.

    - De **verrader** wint zodra er genoeg andere legers zijn uitgeschakeld, door wie dan ook: met 2 spelers beide legers van de ander, met 3 spelers 1, met 4 of 5 spelers 2, met 6 tot 8 spelers 3.
    - **Alle anderen** winnen samen zodra de joker dood is en daarna nog 3 kaarten van de verrader, de *verraderskaarten* (of alle die over zijn, als het er minder zijn).

    De verrader hoeft dus niet te vechten: het is genoeg dat de anderen elkaar uitschakelen. Je wint of verliest met je kant, ook als je leger er niet meer is. Punten beslissen niet, maar leveren nieuwe kaarten op.

    Praat in het kanaal, sluit bondgenootschappen en verbreek ze. Alleen kaarten mag je niet laten zien.
    .title = Doel
traitor-rules-round = Met 2 tot 4 spelers spelen jullie met 52 kaarten en een joker, met 5 tot 8 spelers met 104 kaarten en een joker.

    1. **Delen:** alle kaarten worden gedeeld; sommigen hebben dus één kaart meer.
    2. **Opstellen:** iedereen kiest tegelijk en in het geheim welke kaarten blijven, zie *{ traitor-rules-muster.title }*. De rest gaat gedekt naar de middenstapel.
    3. **Aanklagen:** het leger links van de deler begint, daarna gaat het met de klok mee. Een ronde is voorbij als elk levend leger aan de beurt is geweest.

    Met **2 spelers** heeft iedereen twee legers, die apart aan de beurt komen. Elk daarvan kan dat van de verrader zijn.

    { "" }**Iedereen weet** hoeveel kaarten een leger heeft, hoeveel punten, en welke kaarten open liggen. Elke kaart staat op een genummerde plaats; welke waar staat, weet alleen de eigenaar.
    .title = Zo gaat het
traitor-rules-muster = **Heb je de joker**, dan ben je de verrader. Je houdt de joker en al je klaveren en schoppen, en mag er hoogstens 5 van je rode kaarten bij houden.

    { "" }**Alle anderen** houden precies twee kleuren naar keuze.

    Iedereen krijgt dezelfde vraag, en niemand ziet wat je kiest. Ook een kleur waarvan je geen kaart hebt, mag je kiezen; een leger zonder kaarten is vóór de eerste beurt uitgeschakeld.

    { "" }**Een tip voor de verrader:** met vijf rode kaarten erbij is je leger sterk, maar vaak ook het grootste aan tafel, en een rode die naast klaveren en schoppen wordt gezien, verraadt je.

    { "" }**Een tip voor de anderen:** de kleuren waarvan je er het meest hebt, geven een groot leger; klaveren en schoppen zijn 1 sterker. Let op de kleuren die een leger toont: zijn het er meer dan twee zonder getrokken kaarten, dan is het van de verrader.
    .title = Opstelling
traitor-rules-accuse = In je beurt moet je aanklagen: je kiest een van je kaarten (nooit de joker) en een kaart uit het leger van iemand anders. Beide worden omgedraaid.

    - **Kracht:** harten en ruiten tellen 2 tot 14 (boer 11, vrouw 12, heer 13, aas 14), klaveren en schoppen één meer, 3 tot 15.
    - Bij gedekte kaarten kiest het toeval. Is je kaart minstens even sterk, dan sterft de aangeklaagde en is die een punt voor jou. Anders sterft de jouwe en is die een punt voor het aangeklaagde leger.
    - **3♣, 8♦ en { NAME("traitor-rank", "Q") }♠** verslaan klaveraas en schoppenaas als ze die aanklagen. In elk ander gevecht hebben ze hun gewone kracht.
    - **De joker** sterft altijd als hij wordt aangeklaagd.

    Blijft je aanklagende kaart leven, dan mag je die weer dekken; of je leger dan wordt geschud, zegt de optie *{ traitor-option-rehide }*. Een aangeklaagde kaart die blijft leven, blijft open.

    Wie alleen nog de joker heeft, past. Zonder kaarten is een leger uitgeschakeld.
    .title = Aanklagen
traitor-rules-points = Elke dode kaart is 1 punt voor het leger dat die kaart heeft verslagen. Punten leveren meteen iets op, ook in andermans beurt:

    - **3 punten:** 2 kaarten trekken
    - **6 punten:** 3 kaarten trekken
    - **10 punten:** 5 kaarten trekken
    - **15 punten:** 2 gedekte kaarten van anderen bekijken. Wat je ziet, weet alleen jij; waar je kijkt, weet iedereen.
    - **20 punten:** 5 kaarten trekken (niet met 3 spelers)
    - **25 punten:** met 2 of 4 spelers is het leger uitgeschakeld; met 5 tot 8 spelers 3 kaarten trekken
    - **35 punten:** met 5 tot 8 spelers is het leger uitgeschakeld

    Er wordt van de middenstapel getrokken zolang er kaarten liggen; de kaarten komen gedekt in je leger. Een leger dat door punten wordt uitgeschakeld, verliest ongezien alle overige kaarten; een joker daaronder geldt als dood.

    Aan het einde krijgt iedereen een titel: tot en met 3 punten { NAME("traitor-title", "inanimate_object") } (“volgende keer meer geluk”), vanaf 4 { NAME("traitor-title", "disciple") }, vanaf 8 { NAME("traitor-title", "spy") }, vanaf 14 { NAME("traitor-title", "guardian") }, vanaf 19 { NAME("traitor-title", "expert") }, vanaf 25 { NAME("traitor-title", "god") } (“je moet vals hebben gespeeld!”).
    .title = Punten
traitor-rules-traitor = De verrader weet het; alle anderen zoeken de joker. Omdat alle anderen samen winnen, zijn ze bondgenoten, maar ze kunnen van niemand zeker zijn.

    Wordt de joker aangeklaagd, dan sterft hij, gaat als punt naar het aanklagende leger en ontmaskert de verrader. Vanaf dan moeten er nog 3 verraderskaarten sterven, of alle die over zijn als het er minder zijn. Ook kaarten die de verrader bij het aanklagen verliest, tellen mee. Tot dan kan de verrader nog winnen.

    Een leger is uitgeschakeld als het geen kaart meer heeft (een joker is een kaart) of te veel punten. Wie dat heeft gedaan, maakt niet uit.
    .title = De verrader
traitor-rules-end = Het spel eindigt zodra een kant zijn doel heeft bereikt.

    { "" }**De verrader** wint zodra er zoveel andere legers zijn uitgeschakeld: met 3 spelers 1, met 4 of 5 spelers 2, met 6 tot 8 spelers 3, met 2 spelers beide legers van de ander.

    { "" }**De anderen** winnen zodra de joker en daarna nog 3 verraderskaarten (of alle die over zijn) dood zijn. Wordt de enige verrader door punten uitgeschakeld, dan winnen ze meteen.

    Aan de winnende kant wint iedereen, uitgeschakeld of niet. Het laatste punt telt, maar levert niets meer op.
    .title = Het einde
traitor-rules-jokers = Met 6 tot 8 spelers kun je met **twee jokers** spelen.

    - Vóór het opstellen krijgt iedereen de vraag of er een joker wordt weggegeven. Alleen wie er twee heeft, heeft iets te kiezen; geschenken blijven geheim.
    - Twee legers met een joker zijn beide verrader. Ze kennen elkaar en winnen samen zodra 3 legers van anderen zijn uitgeschakeld.
    - De anderen moeten beide jokers vinden en daarna van elk van die legers nog 3 kaarten (of alle die over zijn). Had één leger beide jokers, dan nog 3 na de tweede.
    - Hoeveel kaarten er nog nodig zijn, ziet iedereen zodra de laatste joker in een gevecht is gestorven.
    .title = Twee jokers
traitor-rules-options = - **{ traitor-option-jokers }:** één, of met 6 tot 8 spelers twee, zie *{ traitor-rules-jokers.title }*.
    - **{ traitor-option-rehide }:** wat er gebeurt als een aanklagende kaart weer wordt gedekt. Ofwel wisselen alle gedekte kaarten van zijn leger willekeurig van plaats, zodat niemand weet welke het was; dat doen ze ook als er kaarten worden getrokken. Ofwel blijft hij liggen, en kan iedereen dat onthouden.
    - **{ traitor-option-strong_twos }:** staat dit aan, dan vernietigt een aangeklaagde twee de aanklagende kaart en blijft leven; niet tegen een andere twee, en niet bij een ontmaskerde verrader met hoogstens drie kaarten.

    Gewoonlijk: één joker, het leger wordt geschud, geen sterke tweeën. Vanaf 6 spelers worden twee jokers aangeraden: “To make the game more interesting you may want to add two jokers.” Een verrader die onder zo velen alleen is, wint zelden.
    .title = Opties
traitor-rules-readings = Waar de gepubliceerde regels zwijgen of onduidelijk zijn, wordt zo gespeeld:

    - **20 punten:** de vijf kaarten die er met 4 spelers zijn, zijn er ook met 5 tot 8; met 6 tot 8 spelers gelden de beloningen voor 5.
    - **“look at 2 of any of your opponents’ cards”:** je noemt ze allebei tegelijk.
    - **“must destroy 3 more of his cards”:** het aantal staat vast als de joker sterft, ook als de verrader later kaarten trekt. Kaarten die de verrader bij het aanklagen verliest, tellen mee.
    - **“you are eliminated”** door punten: de kaarten die over zijn, verlaten het spel ongezien.
    - **Twee jokers:** nog 3 kaarten van elk leger dat er een had; de twee verraders “know they are allies” en winnen samen.
    - **Sterke tweeën:** “if you attack with a 2” is de twee van wie aanklaagt; “one of the traitor’s last three cards” geldt voor een ontmaskerde verrader: anders zou een gevecht vertellen wie het is.
    - **Weer dekken** mag alleen wie aanklaagt. Een aangeklaagde kaart die blijft leven, blijft open.
    - **2 spelers** spelen om de beloningen voor 4 legers.
    .title = Hoe onduidelijke regels gelezen worden

## How a score came about

traitor-part = { $key ->
    [army] { "" }
    [army_1] leger 1: { $points }
   *[army_2] leger 2: { $points }
}

## Its slash command: the name in small letters, then what Discord shows beside it; and the words below it

traitor-command = traitor
    .description = Beantwoorden wat Traitor je vraagt
traitor-command-gift = schenken
    .description = Een joker weggeven of niet
    .answer = speler
    .answer-note = Wie hem krijgt, of niemand
traitor-command-muster = opstellen
    .description = Kiezen welke kaarten je leger houdt
    .answer = kaarten
    .answer-note = Twee kleuren; met een joker hoogstens 5 rode kaarten of niets
traitor-command-accuse = aanklagen
    .description = Aanklagen: eerst met welke kaart, dan wie
    .answer = kaart
    .answer-note = Een van je kaarten, dan een van iemand anders
traitor-command-look = bekijken
    .description = Gedekte kaarten van anderen bekijken
    .answer = kaarten
    .answer-note = Zoveel kaarten als je mag bekijken
traitor-command-hide = verbergen
    .description = Je aanklagende kaart weer dekken of open laten
    .answer = antwoord
    .answer-note = Of je de kaart dekt
# In a person’s notes.
traitor-mark-suspect = Verrader?
