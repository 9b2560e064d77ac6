### The Traitors. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.

the_traitors-game = The Traitors
# Below the picture of suspicions.
the_traitors-hidden-side = was verrader
# What it is, in one sentence, for the lobby.
the_traitors-pitch = Jullie vullen samen een pot met goud, maar een van jullie moordt ’s nachts: vind de verrader, of wees er een.
    .length = 30 tot 60 minuten
    .level = eenvoudig

## Names

the_traitors-card = { $key ->
    [gold] Goud
    [dagger] Dolk
    [shield] Schild
    [traitor] Verraderskaart
    [event] Gebeurtenis
   *[final_banishment] Laatste verbanning
}
# The same within a sentence: what somebody draws, takes or discards.
the_traitors-card-a = { $key ->
    [gold] goud
    [dagger] een dolk
    [shield] een schild
   *[traitor] de verraderskaart
}
the_traitors-role = { $key ->
    [traitor] Verrader
   *[faithful] Getrouw
}
the_traitors-placing-side = { the_traitors-role }
the_traitors-event = { $key ->
    [murder] Moord
    [banishment] Verbanning
    [final_banishment] Laatste verbanning
   *[quiet_night] Rustige nacht
}
the_traitors-phase = { $key ->
    [turn] { $name ->
        [none] Een beurt
       *[other] { $name } is aan de beurt
    }
    [murder] Nacht
    [vote] Verbanning
    [end] Ronde beëindigen?
    [shield] Een schild?
   *[over] Partij voorbij
}

## Options

the_traitors-option-preset = Manier van spelen
    .note = Hoe gebeurtenissen worden bepaald, en wiens moord telt als meerdere verraders toeslaan.
    .is-digital = Standaard
    .is-paper = Gebeurtenissenstapel
the_traitors-option-rounds = Rondes
    .note = Hoeveel rondes jullie spelen. Met meer spelers duurt een ronde langer.
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
    .is-5 = 5
    .is-6 = 6
    .is-7 = 7
    .is-8 = 8
the_traitors-option-revotes = Herstemmingen
    .note = Hoe vaak er bij gelijke stand opnieuw wordt gestemd voordat het lot beslist.
    .is-0 = geen, meteen het lot
    .is-1 = hoogstens 1
    .is-2 = hoogstens 2
    .is-3 = hoogstens 3
    .is-4 = hoogstens 4
    .is-5 = hoogstens 5
    .is-unlimited = tot niemand meer gelijkstaat
the_traitors-option-ask_end = Vraag naar het einde
    .note = Wanneer jullie de vraag krijgen of de ronde moet eindigen, zodra een verrader eruit ligt.
    .is-again = telkens weer
    .is-once = alleen als een verrader is verbannen of niemand is vermoord
the_traitors-option-spacing = Gebeurtenissen in de stapel
    .note = Hoe de gebeurtenissen over de stapel zijn verdeeld.
    .is-even = ruim uit elkaar
    .is-packets = ergens in hun deel

## What has happened. An empty message keeps silent.

the_traitors-event-round_started = **Ronde { $round }.** { $seat } deelt, { $first_seat } is als eerste aan de beurt.
the_traitors-event-cards_dealt = Je krijgt: { NAME("the_traitors-card", $cards) }.
the_traitors-event-role_dealt = { $role ->
    [traitor] **Jij bent de verrader.** Verder weet niemand het.
   *[faithful] **Je bent getrouw.** Iemand anders is de verrader.
}
the_traitors-event-turn_started = { "" }
the_traitors-event-card_drawn = { $seat } trekt een kaart.
the_traitors-event-own_card_drawn = Je trekt { NAME("the_traitors-card-a", $card) }.
the_traitors-event-event_drawn = **{ $seat } trekt een gebeurtenis ({ $event_number } van 8): { NAME("the_traitors-event", $event) }.** { $event ->
    [murder] Iedereen die leeft, antwoordt in het geheim: de getrouwen slapen, een verrader noemt een slachtoffer.
    [banishment] Iedereen die leeft, stemt.
   *[quiet_night] Er gebeurt niets.
}
the_traitors-event-final_banishment_drawn = **{ $seat } trekt de laatste verbanning:** er wordt nog één keer gestemd, dan eindigt de ronde.
the_traitors-event-traitor_card_rejected = **{ $seat } laat de verraderskaart zien en weigert die.** Een getrouwe mag dat, een verrader moet wel.
the_traitors-event-recruited = Je neemt de verraderskaart aan: vanaf nu **ben je een verrader.**
the_traitors-event-gold_played = { $seat } speelt goud (pot: { $fund }).
the_traitors-event-dagger_used = { $seat } gebruikt een dolk en chanteert { $named_seat }.
the_traitors-event-hand_seen = { COUNT($cards) ->
    [0] { $named_seat } heeft geen kaarten in de hand.
   *[other] { $named_seat } heeft in de hand: { NAME("the_traitors-card", $cards) }.
}
the_traitors-event-card_taken = { $seat } neemt een kaart van { $named_seat }.
the_traitors-event-card_not_taken = { $seat } neemt geen kaart van { $named_seat }.
the_traitors-event-taken_card_seen = { $seat } heeft { NAME("the_traitors-card-a", $card) } van { $named_seat } genomen; welke kaart het was, weten alleen jullie twee.
# The same, told with the answer to who has taken it.
the_traitors-outcome-taken_card_seen = Welke kaart het was, weten alleen jij en { $named_seat }.
the_traitors-event-card_discarded = { $card ->
    [gold] { $seat } legt goud af (pot: { $fund }).
   *[other] { $seat } legt { NAME("the_traitors-card-a", $card) } af.
}
the_traitors-event-victim_named = **Moord! Het slachtoffer is { $seat }.**
the_traitors-event-nobody_murdered = **Er is niemand vermoord:** er leeft geen verrader meer.
the_traitors-event-shield_used = { $seat } gebruikt een schild en blijft leven.
the_traitors-event-shield_declined = { $seat } laat een schild zien, maar gebruikt het niet.
the_traitors-event-seat_murdered = { $role ->
    [traitor] **{ $seat } ligt eruit: een verrader!**
   *[faithful] **{ $seat } ligt eruit: een getrouwe.**
} { the_traitors-laid }
the_traitors-event-vote_opened = { $ballot ->
    [1] { $final ->
        [1] **De laatste verbanning: wie is een verrader?**
       *[0] **Verbanning: wie is een verrader?**
    } Praat er hier over en stem in het geheim. Zolang er nog een andere stem ontbreekt, kun je de jouwe wijzigen. In leven en verdacht: { $suspect_seats }.
   *[other] **Stemronde { $ballot }: alleen op wie gelijkstaat.** Praat erover en stem opnieuw in het geheim. Verdacht: { $suspect_seats }. In leven: { $living_seats }.
}{ the_traitors-two-left }
# Below a vote of three.
the_traitors-two-left = { COUNT($living_seats) ->
    [3] { " " }**Daarna zijn er twee over en is de ronde voorbij:** is een van die twee een verrader, dan is de hele pot voor de verrader.
   *[other] { "" }
}
the_traitors-event-vote_shown = { $seat } stemt op { $for_seat } ({ $count ->
    [one] 1 stem
   *[other] { $count } stemmen
}).
the_traitors-event-vote_tied = **Gelijke stand: { $tied_seats }.**{ $left ->
    [0] { "" }
    [one] { " " }Bij de volgende gelijke stand beslist het lot.
    [unlimited] { " " }Jullie stemmen tot iemand de meeste stemmen heeft.
   *[other] { " " }Er zijn nog { $left } herstemmingen mogelijk.
}
the_traitors-event-lots_drawn = Het lot beslist tussen { $tied_seats }: het valt op { $seat }.
the_traitors-event-seat_banished = { the_traitors-banished-as } { the_traitors-laid }
# Parts of the same: the role that is shown; hand and Gold that are left.
the_traitors-banished-as = { $role ->
    [traitor] **{ $seat } wordt verbannen: een verrader!**
   *[faithful] **{ $seat } wordt verbannen: een getrouwe.**
}
the_traitors-laid = { the_traitors-moment-hand }.{ $gold ->
    [0] { "" }
   *[other] { " " }Het goud gaat in de pot (nu { $fund }).
}
the_traitors-event-end_opened = **Zijn alle verraders uitgeschakeld?** Iedereen die leeft, zegt of de ronde moet eindigen. Dat gebeurt alleen als iedereen ja zegt: { $living_seats }.
the_traitors-event-end_answered = { $agreed ->
    [1] Iedereen zegt ja.
   *[0] { COUNT($yes_seats) ->
        [0] { "" }
       *[other] Ja: { $yes_seats }.{ " " }
    }Nee: { $no_seats }. De ronde gaat door.
}
the_traitors-event-round_ended = { the_traitors-fold-round_ended } { COUNT($survivor_seats) ->
    [one] Overlevende: { $survivor_seats }.
   *[other] Overlevenden: { $survivor_seats }.
}
the_traitors-event-role_shown = { $role ->
    [traitor] **{ $seat } is een verrader!**
   *[faithful] { $seat } is getrouw.
}
the_traitors-event-fund_shared = { $role ->
    [traitor] { COUNT($sharing_seats) ->
        [one] { $sharing_seats } krijgt de hele pot: { $fund } goud.
       *[other] De overlevende verraders delen de pot van { $fund } goud: ieder { $share }.
    }
   *[faithful] Er heeft geen verrader overleefd. De overlevenden delen de pot van { $fund } goud: ieder { $share }.
}{ $rest ->
    [0] { "" }
   *[other] { " " }{ $rest } goud blijft over en wordt afgelegd.
}
the_traitors-event-gold_scored = { $seat } krijgt { $gold } goud ({ $hand } uit de hand, { $fund } uit de pot) en heeft nu { $score }.
the_traitors-event-match_won = **{ $seat } wint met { $gold } goud!**

## Who is out is told so alone, and what comes next

the_traitors-out-seat_murdered = { the_traitors-gone }
the_traitors-out-seat_banished = { the_traitors-gone }
the_traitors-gone = Iedereen ziet nu je hand en je rol.
    In deze ronde krijg je niets{ $last ->
        [1] { "" }, en het is de laatste.
       *[0] { "" }. In de volgende zit je met een nieuwe hand en een nieuwe rol weer aan tafel.
    }

## Who learns what it is, a role or a side, is told so alone: which, how it wins by it, and a first advice

the_traitors-cast-faithful = Je bent getrouw.
    .aim = Vul de pot en verban alle verraders. Overleeft er geen, dan delen de overlevenden de pot; anders is die voor de verraders. Wie overleeft, houdt ook zijn goud. In de stapel: 8 gebeurtenissen (moord, verbanning, rustige nacht) en een laatste stemming. Dan eindigt de ronde, of als er twee over zijn of iedereen het wil. **Je beurt:** trek een kaart, speel goud, een dolk of niets, en houd 3 kaarten.
    .advice = Onthoud wie op wie stemt, en wie er na een ruzie wordt vermoord. Trek je een schild, houd het dan: het redt je van één moord. Later kan er een tweede verrader zijn: wie de verraderskaart trekt, kan overlopen, en niemand krijgt het te horen.
    .again = Alle rollen zijn nieuw: wie de vorige ronde een verrader was, kan nu getrouw zijn. Verban elke verrader en overleef tot het einde van de ronde (twee over, iedereen wil het, of de laatste stemming): dan delen de overlevenden de pot, en ook het goud in je hand is van jou. **Advies:** onthoud wie op wie stemt, en wie er na een ruzie wordt vermoord.
the_traitors-cast-traitor = Je bent de verrader.
    .aim = Noem bij elke moord het slachtoffer en overleef de ronde: dan is de pot alleen voor de levende verraders, en ook het goud in je hand is van jou. In de stapel: 8 gebeurtenissen (moord, verbanning, rustige nacht) en een laatste stemming. Dan eindigt de ronde, of als er twee over zijn of iedereen het wil. **Je beurt:** trek een kaart, speel goud, een dolk of niets, en houd 3 kaarten.
    .advice = Praat en stem alsof je getrouw bent. Vermoord niet wie jou net heeft beschuldigd: de anderen weten dan waarom. Alleen jij kent je rol. Wie de verraderskaart trekt, kan zich bij je aansluiten, zonder dat een van jullie het te horen krijgt.
    .again = Alle rollen zijn nieuw: deze keer moord jij in de nacht, en niemand weet het. Overleef tot het einde van de ronde (twee over, iedereen wil het, of de laatste stemming): dan is de pot alleen voor de levende verraders, en ook het goud in je hand is van jou. **Advies:** praat en stem alsof je getrouw bent, en vermoord niet wie jou net heeft beschuldigd.
the_traitors-cast-recruited = Je bent nu een verrader.
    .aim = Tot het einde van de ronde noem je bij elke moord een slachtoffer. Overleef je, dan is de pot alleen voor jou en de andere levende verraders. Ook het goud in je hand is dan van jou.
    .advice = Speel en stem zoals je deed. Niemand weet dat je bent overgelopen, ook de andere verrader niet: die kan jou als slachtoffer noemen. Pas op voor dolken, die laten je kaart zien.

## Questions

the_traitors-question-recruit = Je hebt de verraderskaart getrokken. Neem je die aan?
    { $role ->
        [traitor] Je bent de verrader al, dus je kunt de kaart alleen weigeren. Voor de anderen lijkt het op elke andere weigering.
       *[faithful] Overleeft een verrader de ronde, dan krijgen alleen de verraders de pot. Wie de andere is, krijg je niet te horen.
    }
the_traitors-question-play = { $gold_only ->
        [1] Verder: er gaat één goud in de pot.
       *[0] Speel je een kaart?
    }
    Je hand: { NAME("the_traitors-card", $cards) }. { $gold_only ->
        [1] Je houdt 3 kaarten, dus er gaat één goud in de pot (nu { $fund }).
       *[0] Goud gaat in de pot (nu { $fund }){ $daggers ->
            [0] { "" }
           *[other] , een dolk laat je iemands hand zien
        }.{ COUNT($cards) ->
            [4] { " " }Je houdt 3 kaarten: speel je niets, dan kies je er een om af te leggen.
            [3] { " " }Speel je niets, dan houd je ze alle drie.
           *[other] { "" }
        }
    }
the_traitors-question-blackmail = Wie chanteer je?
    Je ziet in het geheim de hele hand en mag er één kaart uit nemen.
the_traitors-question-take = Welke kaart neem je van { $named_seat }?
    { COUNT($cards) ->
        [0] Deze hand is leeg.
       *[other] Deze hand: { NAME("the_traitors-card", $cards) }.
    } { $exposed ->
        [1] **{ $named_seat } is{ $role ->
            [traitor] { " " }ook
           *[faithful] { "" }
        } een verrader:** de verraderskaart blijft in die hand.
       *[0] De verraderskaart kun je niet nemen.
    } Iedereen krijgt te horen of je een kaart neemt; welke, weten alleen jullie twee.
the_traitors-question-again = Gebruik je de dolk van { $named_seat } meteen?
    Voordat je hebt geantwoord, krijgt niemand iets te horen.
the_traitors-question-discard = { $kinds ->
    [1] Verder: je legt een kaart af.
   *[other] Welke kaart leg je af?
}
    Je hand: { NAME("the_traitors-card", $cards) }. Je houdt 3 kaarten. Goud gaat in de pot (nu { $fund }), al het andere open op de aflegstapel.
the_traitors-question-murder = Nacht: iedereen antwoordt, zodat niemand merkt wie er moordt.
    { $role ->
        [traitor] { $fellow ->
            [seen] **{ $fellow_seats } is ook een verrader:** je hebt de kaart gezien. Overleven jullie allebei, dan delen jullie de pot; zonder { $fellow_seats } is die voor jou alleen. Noem een slachtoffer: slaan jullie allebei toe, dan telt maar één poging.
            [none] Je bent de enige **verrader** en moet een slachtoffer noemen.
            [surely] Je bent een **verrader** en moet een slachtoffer noemen; er is nog een andere verrader bij. Slaan jullie allebei toe, dan telt maar één poging.
           *[perhaps] Je bent een **verrader** en moet een slachtoffer noemen; ook een andere verrader kan erbij zijn. Slaan er meerdere toe, dan telt maar één poging.
        }
       *[faithful] Je bent **getrouw**: je kunt alleen slapen.
    } Niemand krijgt te horen wat je hebt geantwoord.{ $living ->
        [3] { " " }**Sterft er nu iemand, dan zijn er twee over en is de ronde voorbij.**
       *[other] { "" }
    }
the_traitors-question-shield = Iemand wil je vermoorden. Gebruik je je schild?
    Iedereen ziet het schild, wat je ook antwoordt. Zonder schild lig je uit de ronde.
the_traitors-question-vote = { COUNT($rival_seats) ->
    [1] Jij of { $rival_seats }: wie moet weg?
   *[0] { $final ->
        [1] De laatste verbanning: op wie stem je?
       *[0] Verbanning: op wie stem je?
    }
}
    { COUNT($rival_seats) ->
        [1] Je stem kan alleen naar { $rival_seats }: niemand stemt op zichzelf. Overtuig de anderen in het kanaal.
       *[0] { $ballot ->
            [1] Wie de meeste stemmen krijgt, ligt eruit en laat rol en hand zien.
           *[other] De vorige stemming was onbeslist, tussen { TOGETHER($suspect_seats) }. Stem opnieuw, op een van hen.
        }
    } De stemmen worden pas getoond als ze allemaal binnen zijn.{ the_traitors-two-left }
the_traitors-question-end = Moet de ronde eindigen?
    { "" }**Zegt iedereen ja,** dan is de ronde meteen voorbij: jullie laten allemaal je rol zien en houden het goud in je hand.
    { $seen ->
        [2] Er is een verrader vermoord, dus **er leeft nog een tweede:** die krijgt dan de pot van { $fund } goud.
       *[other] { $share ->
            [0] Is er geen verrader bij, dan **krijgt niemand iets uit de pot:** { $fund } goud is te weinig voor { $living }.
           *[other] Is er geen verrader bij, dan delen jullie ({ $living }) de pot van { $fund } goud: **{ $share } per persoon.**
        } Is er wel een, dan krijgen de verraders alles.
    }
    { "" }**Eén keer nee,** en jullie spelen door{ $share ->
        [0] { "" }: zo kan de pot nog groeien.
       *[other] .
    } Alle antwoorden worden tegelijk getoond.{ $seen ->
        [0] { " " }De verraderskaart is nog niet gezien: misschien heeft iemand die in de hand.
       *[other] { "" }
    }

## Choices, as on a button or in a menu

the_traitors-choice-recruit = { $key ->
    [accept] Aannemen
   *[reject] Weigeren
}
    .note = { $key ->
        [accept] Je wordt verrader en mag moorden. Niemand krijgt het te horen. De kaart blijft een van je 3.
       *[reject] Je laat de kaart zien en legt die af.
    }
the_traitors-choice-play = { $key ->
    [none] Niets spelen
   *[other] { $card ->
        [gold] Goud in de pot
       *[other] Dolk: iemands hand bekijken
    }
}
the_traitors-choice-blackmail = { $seat }
the_traitors-choice-take = { $key ->
    [none] Niets nemen
   *[other] { NAME("the_traitors-card", $card) } nemen
}
the_traitors-choice-again = { $key ->
    [none] De dolk houden
   *[other] { $seat }
}
the_traitors-choice-discard = { $card ->
    [gold] Goud in de pot
   *[other] { NAME("the_traitors-card", $card) } afleggen
}
the_traitors-choice-murder = { $key ->
    [F] Slapen
   *[other] { $seat }
}
the_traitors-choice-shield = { $key ->
    [yes] Schild gebruiken
   *[no] Niet gebruiken
}
the_traitors-choice-vote = { $only ->
    [1] Stem op { $seat }
   *[0] { $seat }
}
the_traitors-choice-end = { $key ->
    [yes] Ja
   *[no] Nee
}

## Answers, told to whom gave them

the_traitors-answer-recruit = { $key ->
    [accept] Je neemt de verraderskaart aan en bent vanaf nu een **verrader**.
   *[reject] Je weigert de verraderskaart.
}
the_traitors-answer-play = { $key ->
    [none] Je speelt niets.
   *[other] Je speelt { NAME("the_traitors-card-a", $card) }.
}
the_traitors-answer-blackmail = Je chanteert { $seat }.
the_traitors-answer-take = { $key ->
    [none] Je neemt niets van { $named_seat }.
   *[other] Je neemt { NAME("the_traitors-card-a", $card) } van { $named_seat }.
}
the_traitors-answer-again = { $key ->
    [none] Je houdt de dolk.
   *[other] Je gebruikt hem meteen en chanteert { $seat }.
}
the_traitors-answer-discard = Je legt { NAME("the_traitors-card-a", $card) } af.
the_traitors-answer-murder = { $key ->
    [F] Je slaapt.
   *[other] Je noemt { $seat } als slachtoffer.
}
the_traitors-answer-shield = { $key ->
    [yes] Je gebruikt je schild.
   *[no] Je gebruikt je schild niet.
}
the_traitors-answer-vote = Je stemt op { $seat }.
the_traitors-answer-end = { $key ->
    [yes] Je wilt de ronde beëindigen.
   *[no] Je wilt dat de ronde doorgaat.
}

## What the rules are against, told to whoever typed it

the_traitors-refusal-end = Of de ronde moet eindigen, wordt gevraagd als er een verrader is verbannen of niemand is vermoord{ $again ->
    [1] , en zodra een verrader eruit ligt, na elke andere verbanning, elke rustige nacht en een beurt waarin de verraderskaart is geweigerd.
   *[0] .
}

## Rules help, by topic in reading order

the_traitors-rules-aim = Jullie vullen samen een prijzenpot met goud. Maar een van jullie is in het geheim de **verrader**, en onderweg kan er nog iemand worden geworven.

    - De **getrouwen** willen de verraders vinden en verbannen.
    - De **verraders** moorden in de nacht en willen tot het einde van de ronde onontdekt blijven.

    Overleeft een verrader de ronde, dan delen alleen de verraders de pot; anders delen alle overlevenden hem. Het goud in je eigen hand is van jou alleen, mits je overleeft.

    Wie na de laatste ronde het meeste goud heeft, wint. Iedereen speelt voor zichzelf, elke ronde met een nieuwe rol.
    .title = Doel
the_traitors-rules-round = Elke ronde begint opnieuw met alle 60 kaarten: 40 goud, 6 dolken, 4 schilden, 8 gebeurtenissen, 1 verraderskaart en 1 laatste verbanning.

    1. Iedereen krijgt 3 kaarten: alleen goud, dolken en schilden.
    2. De verraderskaart wordt door de stapel geschud. De gebeurtenissen liggen er ongeveer gelijk over verdeeld, helemaal onderop ligt de laatste verbanning.
    3. Iedereen krijgt in het geheim een rol: één speler is de verrader, alle anderen zijn getrouw. Alleen de verraderskaart kan dat veranderen, zie *{ the_traitors-rules-recruiting.title }*.
    4. Wie links van de deler zit, is als eerste aan de beurt, daarna gaat het met de klok mee. In de volgende ronde deelt de volgende speler.

    { "" }**Iedereen weet** wie er leeft, hoeveel kaarten iedereen heeft, wat er in de pot en op de aflegstapel ligt en wie overdag een vraag al heeft beantwoord. **Geheim** zijn handkaarten, rollen en wat je ’s nachts hebt geantwoord of gestemd, tot het wordt getoond.
    .title = Een ronde
the_traitors-rules-turn = 1. **Trekken:** je trekt de bovenste kaart. Een gebeurtenis of de laatste verbanning wordt meteen uitgevoerd; gaat de ronde door, dan trek je daarna opnieuw. De verraderskaart vraagt je of je overloopt. Elke andere kaart komt in je hand.
    2. **Spelen:** je speelt één kaart of geen: goud in de pot, of een dolk. Een schild wordt hier nooit gespeeld.
    3. **Afleggen:** je legt af tot je 3 kaarten hebt. Goud gaat in de pot, al het andere open op de aflegstapel.

    Word je uitgeschakeld door een gebeurtenis die je zelf hebt getrokken, dan gaat de volgende speler verder.

    Er zijn drie gebeurtenissen:
    - **{ NAME("the_traitors-event", "murder") }**, zie *{ the_traitors-rules-murder.title }*
    - **{ NAME("the_traitors-event", "banishment") }**, zie *{ the_traitors-rules-banishment.title }*
    - **{ NAME("the_traitors-event", "quiet_night") }**: er gebeurt niets
    .title = Een beurt
the_traitors-rules-murder = Iedereen die leeft, antwoordt in het geheim, allemaal tegelijk. De getrouwen kunnen alleen slapen. Een verrader moet een slachtoffer noemen, en dat mag zelfs een andere verrader zijn. Niemand krijgt te horen wie wat heeft geantwoord en wie al heeft geantwoord.

    Noemen meerdere verraders iemand, dan telt maar één poging: bij *{ the_traitors-option-preset.is-digital }* de eerste met de klok mee, te beginnen bij wie de gebeurtenis heeft getrokken; bij *{ the_traitors-option-preset.is-paper }* beslist het toeval.

    Het slachtoffer mag een **schild** gebruiken. Het wordt in elk geval getoond, en wie het gebruikt, blijft leven. Anders ligt het slachtoffer er tot de volgende ronde uit en laat het hand en rol zien; het goud uit de hand gaat in de pot.

    Wordt er **niemand vermoord**, dan leeft er geen verrader meer. Dan krijgen jullie de vraag of de ronde moet eindigen, zie *{ the_traitors-rules-end.title }*.
    .title = Moord
the_traitors-rules-banishment = Jullie praten in het kanaal en stemmen intussen: iedereen die leeft, stemt in het geheim op iemand anders die leeft. Tot de laatste stem binnen is, kun je de jouwe nog wijzigen. Dan worden de stemmen één voor één getoond: eerst die van wie het eerst stemde, dan verder met de klok mee.

    Wie de meeste stemmen heeft, ligt er tot de volgende ronde uit en laat hand en rol zien; het goud uit de hand gaat in de pot. Een schild helpt niet.

    { "" }**Gelijke stand:** iedereen stemt opnieuw, alleen nog op wie gelijkstaat. Hoe vaak, bepaalt de optie *{ the_traitors-option-revotes }* (gewoonlijk 3); daarna beslist het lot.

    Ligt er een verrader uit, dan krijgen jullie daarna de vraag of de ronde moet eindigen, zie *{ the_traitors-rules-end.title }*. De **laatste verbanning**, de onderste kaart van de stapel, is nog één stemming; dan eindigt de ronde.
    .title = Verbanning
the_traitors-rules-recruiting = Wie de verraderskaart trekt, krijgt in het geheim de vraag: aannemen of weigeren?

    - **Aannemen:** je bent de rest van de ronde verrader. De kaart blijft in je hand, telt als een van je 3 kaarten en kan niet worden afgelegd of genomen. Voor de anderen lijkt het alsof je een gewone kaart hebt getrokken.
    - **Weigeren:** je blijft wat je bent. Iedereen ziet de kaart naar de aflegstapel gaan; een andere trek je er niet voor.

    Wie de rol van verrader heeft gekregen, kan de kaart alleen weigeren; dat lijkt op elke andere weigering.

    { "" }**Wat aannemen betekent:** vanaf dan win en verlies je als verrader. Bij elke moord noem je een slachtoffer. Overleef je, dan deel je de pot alleen met verraders, en verraders overleven vaak: aannemen loont dus meestal. Maar de getrouwen jagen op je, een dolk kan je kaart laten zien, en je krijgt niet te horen wie de andere verrader is, en die niet dat jij het bent: jullie kunnen elkaar vermoorden.
    .title = De verraderskaart
the_traitors-rules-cards = **Dolk:** je speelt hem in plaats van goud en noemt iemand anders die leeft. Je ziet in het geheim de hele hand en mag één kaart nemen, maar nooit de verraderskaart. Iedereen krijgt te horen wie je noemde en of je een kaart nam; welke, weten alleen jullie twee. Een dolk die je zo krijgt, mag je meteen gebruiken, weer tegen wie je wilt.

    Wat een dolk je heeft laten zien, mag je niet vertellen; *{ button-hand }* laat zien wat je er nog van weet.

    { "" }**Schild:** redt je één keer van een moord. Tegen dolken en verbanning helpt het niet.

    { "" }**Goud:** elke kaart is 1 waard. Wat je in je hand houdt, is van jou als je overleeft; wat in de pot zit, wordt gedeeld.
    .title = Dolk, schild, goud
the_traitors-rules-points = Aan het einde van de ronde laten alle overlevenden hun rol zien.

    - Elke overlevende krijgt het goud in de eigen hand.
    - Is er een verrader onder hen, dan delen de levende verraders de pot gelijk.
    - Anders delen alle overlevenden hem.

    Wat niet gelijk te delen is, wordt afgelegd. Wie is uitgeschakeld, krijgt in die ronde niets.
    .title = Goud
the_traitors-rules-end = **De ronde eindigt**

    - als er nog maar 2 spelers leven,
    - na de laatste verbanning,
    - of als jullie het afspreken. Alleen als iedereen die leeft ja zegt, eindigt de ronde. De antwoorden worden tegelijk getoond.

    { "" }**Jullie krijgen de vraag** nadat een verrader is verbannen, of er bij een moord niemand is vermoord. Ligt er een verrader uit, dan ook na elke andere verbanning, na elke rustige nacht en na een beurt waarin de verraderskaart is geweigerd: wat jullie hebben gehoord, kan jullie ervan overtuigd hebben dat alle verraders weg zijn. Niet na een poging tot moord, want dan leeft er nog een. Staat *{ the_traitors-option-ask_end }* op *{ the_traitors-option-ask_end.is-once }*, dan gelden alleen de eerste twee.

    { "" }**Het spel eindigt** na de laatste ronde. Wie het meeste goud heeft, wint; bij een gelijke stand wordt de overwinning gedeeld. De optie *{ the_traitors-option-rounds }* zegt hoeveel rondes er zijn, 1 tot 8. Volgens de gedrukte regels speelt het het best met 3 of 4 rondes bij 4 spelers, 2 of 3 bij 5 of 6, 1 of 2 bij 7 of 8.
    .title = Het einde
the_traitors-rules-presets = De spelregels kennen twee manieren van spelen.

    - **{ the_traitors-option-preset.is-digital }:** elke gebeurtenis is een moord, een verbanning of een rustige nacht, alle drie even waarschijnlijk. Moorden meerdere verraders, dan telt de eerste met de klok mee, te beginnen bij wie de gebeurtenis heeft getrokken.
    - **{ the_traitors-option-preset.is-paper }:** de gebeurtenissen van een ronde komen uit een geschudde stapel van 3 moorden, 3 verbanningen en 2 rustige nachten. Moorden meerdere verraders, dan bepaalt het toeval wiens poging telt.

    Wie deze bot beheert, kan andere kaarten voor die stapel of andere kansen hebben ingevoerd.
    .title = Standaard en gebeurtenissenstapel
the_traitors-rules-readings = Waar de gedrukte regels zwijgen, of iets zeggen dat hier niet kan, wordt zo gespeeld:

    - **Wie het eerst moordt** (*{ the_traitors-option-preset.is-digital }*): “only the first Traitor’s murder attempt counts”. Wie de eerste is, staat er niet. Omdat hier iedereen tegelijk antwoordt, gaat het met de klok mee vanaf wie de gebeurtenis heeft getrokken.
    - **De verraderskaart weigeren:** er wordt geen andere kaart voor getrokken.
    - **Een gelijke stand bij het stemmen:** “Repeat as necessary until you have a majority”. Om een spel te laten eindigen beslist na 3 herstemmingen het lot; de optie *{ the_traitors-option-revotes }* kent ook de gedrukte regel.
    - **Op jezelf kun je niet stemmen.**
    - **De pot delen:** “discard 1 Gold card and divide the rest”. Er wordt zoveel afgelegd dat het uitkomt.
    - **Wie evenveel goud heeft**, deelt de overwinning.
    - **Wanneer jullie een ronde kunnen beëindigen:** “if everyone believes all Traitors have been eliminated”. Jullie krijgen de vraag telkens als dat zo geworden kan zijn.
    - **De keuzestapel en de app:** hoeveel kaarten er van elke soort zijn en hoe waarschijnlijk elke gebeurtenis is, staat nergens; 3, 3 en 2, en alles even waarschijnlijk, is van ons.
    .title = Hoe onduidelijke regels gelezen worden

## How a score came about

the_traitors-part = { $key ->
    [hand] hand { $points }
   *[fund] pot { $points }
}

## Its slash command: the name in small letters, then what Discord shows beside it; and the words below it

the_traitors-command = traitors
    .description = Beantwoorden wat The Traitors je vraagt
the_traitors-command-recruit = werven
    .description = De verraderskaart aannemen of weigeren
    .answer = antwoord
    .answer-note = Aannemen of weigeren
the_traitors-command-play = spelen
    .description = In je beurt goud of een dolk spelen, of niets
    .answer = kaart
    .answer-note = Goud of een dolk uit je hand, of niets
the_traitors-command-blackmail = chanteren
    .description = Zeggen wiens hand je dolk je laat zien
    .answer = speler
    .answer-note = Iemand anders die leeft
the_traitors-command-take = nemen
    .description = Een kaart nemen uit de hand die je dolk je laat zien, of geen
    .answer = kaart
    .answer-note = Een van de kaarten die je mag nemen, of niets
the_traitors-command-discard = afleggen
    .description = Een van je vier kaarten afleggen
    .answer = kaart
    .answer-note = Welke van de vier kaarten
the_traitors-command-murder = moorden
    .description = Bij een moord in het geheim slapen of een slachtoffer noemen
    .answer = toets
    .answer-note = F voor slapen, een slachtoffer voor de verraders
the_traitors-command-shield = schild
    .description = Je schild tegen een moord gebruiken of niet
    .answer = antwoord
    .answer-note = Of je het gebruikt
the_traitors-command-vote = stemmen
    .description = In het geheim stemmen wie er wordt verbannen
    .answer = speler
    .answer-note = Iemand anders die leeft; bij een herstemming iemand die gelijkstaat
the_traitors-command-end = einde
    .description = Zeggen of de ronde moet eindigen
    .answer = antwoord
    .answer-note = Ja of nee
