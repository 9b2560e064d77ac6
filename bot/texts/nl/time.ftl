### Tijd, en mensen die er niet zijn.

## Wat je typt

command-seat = plaats
    .description = Iemand voor je laten invallen, terugkomen, of je plaats overdragen
command-seat-away = weg
    .description = Een computerspeler voor je laten invallen tot je terug bent
command-seat-back = terug
    .description = Weer zelf antwoorden
command-seat-handover = overdragen
    .description = Iemand je plaats in het lopende spel aanbieden
    .person = persoon
    .person-note = Wie je plaats mag overnemen
command-clock = klok
    .description = De klok van je tafel stilzetten, laten lopen, of iedereen meer tijd geven
command-clock-pause = pauze
    .description = De klok van je tafel een tijdje stilzetten
command-clock-resume = verder
    .description = De klok van je tafel weer laten lopen
command-clock-more = meer
    .description = Meer tijd: iedereen de tijd voor deze stap nog eens geven
command-my = mijn
    .description = Je herinneringen en tips, en wie je hebt geblokkeerd
command-my-reminders = herinneringen
    .description = Kies hoe vaak je een herinnering krijgt als anderen op je wachten
    .often = hoe-vaak
    .often-note = Zoals gebruikelijk, bij correspondentie ook elke 8 uur, of nooit
    .quiet = stille-uren
    .quiet-note = Een tijdzone: van 22 tot 8 uur daar krijg je geen herinneringen

## Tempo

options-pace = Tempo
    .note = Hoelang je mag nadenken
pace = { $key ->
    [live] live, { $minutes } minuten per beurt, plus { $reserve } in totaal voor lange beurten
    [none] geen klok
   *[other] correspondentie, { $hours } uur per beurt
}
pace-short = { $key ->
    [live] { $minutes } min. per beurt{ $window ->
        [0] { "" }
       *[other] { "" }, { $window } sec. om te reageren
    }
    [none] geen klok
   *[other] correspondentie, { $hours } uur per beurt
}
options-substitutes = Invallers
    .note = Wie de plaats mag overnemen van iemand die weggaat of wegblijft
substitutes = { $key ->
    [anyone] mensen en computerspelers
   *[computers] alleen computerspelers
}

## Aan tafel

time-until = ⏳ De tijd loopt { $when } af.
time-until-each = ⏳ De tijd loopt af: { $each }
time-paused = ⏸ { $name } heeft de klok stilgezet. Die loopt { $when } verder, of zodra iemand antwoordt.
time-silence = ⏸ Er heeft al lang niemand geantwoord, dus de klok staat stil. Zodra iemand antwoordt, gaat het verder; anders wordt de tafel { $when } gesloten en telt niets.
aborted-silence = { $names } – een dag lang is niemand met dit stilgezette spel verdergegaan, daarom heb ik de tafel gesloten. Niets ervan telt.
name-away = { $name } (weg)
tenure = { $why ->
    [left] { $before } heeft de tafel verlaten; op plaats { $seat } gaat een computerspeler verder.
    [left-host] { $before } heeft de tafel verlaten; op plaats { $seat } gaat een computerspeler verder. { $host } is nu gastheer.
    [time] De tijd van { $before } is om; een computerspeler valt in.
    [away] { $before } is even weg; een computerspeler valt in.
    [back] { $name } is terug.
    [taken] { $name } heeft de plaats van { $before } overgenomen en ziet wat { $before } wist.
   *[start] { $name } heeft plaats { $seat }.
}
sat = Plaats { $seat }: { $who }
sat-from = vanaf { $round } { $name }
sat-computer = een computerspeler ({ level-name-usual })
act = { $what ->
    [pause] { $who } heeft de klok stilgezet.
    [resume] { $who } laat de klok weer lopen.
    [more] { $who } heeft iedereen de tijd voor deze stap nog eens gegeven.
    [standin] { $who } laat een computerspeler invallen voor { $about }.
    [taken_back] { $who } heeft een antwoord teruggenomen.
   *[offer] { $who } heeft de plaats van { $about } aan anderen aangeboden.
}
absence-away = { $name } is weg; een computerspeler valt in.
absence-overdue = De tijd van { $name } is om. Een computerspeler valt { $when } in; wie niet zo lang wil wachten, drukt op de knop.
absence-offered = De plaats van { $name } is vrij: wie nog niet aan deze tafel zat, kan die overnemen en met die hand verderspelen.
offer = { $person }, { offer-told }
offer-told = { $name } biedt je aan om het in dit spel over te nemen. Neem je de plaats, dan zie je de hand en speel je daarmee verder.
button-present = Ik ben terug
label-standin = Invaller voor { $name }
label-take = Plaats van { $name } overnemen

## In privéberichten

reminder = { $window ->
    [pass] ⏰ Er ontbreken nog antwoorden. De tijd loopt { $when } af; wie dan nog niet heeft geantwoord, past.
    [stand-in] ⏰ Er ontbreken nog antwoorden. De tijd loopt { $when } af; voor wie dan nog niet heeft geantwoord, valt een computerspeler in.
   *[no] ⏰ De anderen wachten op je. De tijd loopt { $when } af; daarna kan een computerspeler voor je invallen.
}
away-told = { $why ->
    [time] Je tijd was om, dus een computerspeler valt voor je in. { $offered ->
        [true] Iemand anders kan de plaats nu overnemen; tot dan blijft die van jou:
       *[false] De plaats blijft van jou:
    } druk op **{ button-present }** wanneer je wilt, of beantwoord je volgende vraag zelf.
   *[away] Een computerspeler valt voor je in. { $offered ->
        [true] Iemand anders kan de plaats nu overnemen; tot dan blijft die van jou:
       *[false] De plaats blijft van jou:
    } druk op **{ button-present }** wanneer je wilt, of beantwoord je volgende vraag zelf.
}
away-over = Een computerspeler is voor je ingevallen.
welcome = Je hebt de plaats van { $before } overgenomen (plaats { $seat }). Je ziet alles wat daar bekend is en hebt de volle tijd voor je antwoorden. Je vragen komen hier.
no-longer-yours = Deze plaats is niet meer van jou.

## De eigen herinneringen

reminders-usual = zoals gebruikelijk
reminders-often = zoals gebruikelijk, en bij correspondentie elke 8 uur
reminders-off = nooit
quiet-none = geen
quiet-hours = 22 tot 8 uur in { $zone } (daar is het nu { $now })
reminders-now = Herinneringen: **{ $often }**. Stille uren: **{ $quiet }**. Je bedenktijd verandert er niet door, en niemand anders ziet dit.

## Antwoorden

away-done = Een computerspeler valt nu voor je in. Druk op **{ button-present }** in je privéberichten of gebruik { COMMAND("seat", "back") } als je terug bent.
back-done = Welkom terug. Vanaf je volgende vraag antwoord je weer zelf.
took-seat = Je hebt plaats { $seat } overgenomen. Je vragen komen als privébericht.
handover-sure = Je plaats aan { $name } aanbieden? Je speelt verder tot die wordt overgenomen; tot dan houd je hem met { COMMAND("seat", "back") }. Daarna ben je weg: je kunt niet terugkomen, in je statistieken staat dat je deze partij hebt verlaten, en als die meetelt voor de ranglijst, word je daar laatste. Kom je terug, neem dan liever { COMMAND("seat", "away") }: dan blijft het jouw partij.
handover-done = { $name } is gevraagd. Je speelt verder tot de plaats is overgenomen; met { COMMAND("seat", "back") } houd je hem.
paused-done = De klok staat stil. Die loopt { $when } verder, of zodra iemand antwoordt, of met { COMMAND("clock", "resume") }.
resumed-done = De klok loopt weer.
moretime-done = Iedereen heeft de tijd voor deze stap nog eens.
table-done = Gedaan. Aan tafel staat nu: { $line }

refusal-away-already = Er valt al een computerspeler voor je in. { COMMAND("seat", "back") } maakt daar een eind aan.
refusal-away-alone = Je bent hier de enige: zonder jou gaat het toch niet verder.
refusal-not-away = Je bent niet weg: je antwoordt zelf.
refusal-seat-not-free = Die plaats is niet meer vrij.
refusal-sat-here = Je hebt of had al een plaats aan deze tafel; in dit spel kun je geen andere nemen.
refusal-sat-here-they = Die persoon heeft of had al een plaats aan deze tafel en kan in dit spel geen andere nemen.
refusal-computers-only = Aan deze tafel mogen alleen computerspelers een plaats overnemen; dat was voor de start afgesproken.
refusal-offer-present = { $name } is er en heeft nog tijd. Alleen de plaats van iemand die weg is, vertrokken is of te laat is, kan vrijkomen.
refusal-not-a-player = Een bot kan geen plaats nemen.
refusal-not-on-server = { $name } is niet op deze server.
refusal-no-clock = Aan deze tafel loopt geen klok.
refusal-paused-already = De klok staat al stil. { COMMAND("clock", "resume") } laat hem weer lopen.
refusal-not-paused = De klok loopt.
refusal-more-already = De tijd voor deze stap is al eens opnieuw gegeven.
refusal-not-overdue = Dat is niet meer nodig.
refusal-host-running = Dat kan alleen de gastheer; hier is dat { $host }.
refusal-stood-in = Voor { $name } antwoordt al een computerspeler.
refusal-not-late = De tijd van { $name } is nog niet om. Pas daarna kan een computerspeler invallen.
refusal-offered-already = De plaats van { $name } is al vrij.
refusal-offer-computer = { $name } is een computerspeler. Alleen de plaats van een mens kan vrijkomen.
refusal-handover-blocked = Je hebt deze persoon geblokkeerd. Gebruik eerst { COMMAND("my", "unblock") } om je plaats aan te bieden.
refusal-no-zone = Die tijdzone ken ik niet. Typ de naam van een stad en kies een van de suggesties.

## Praten voor een stemming

options-talk = Praten voor de stemming
    .note = Hoelang iedereen in een livespel praat voordat er wordt gestemd
talk-length = { $minutes ->
    [0] niet
    [1] 1 minuut
   *[other] { $minutes } minuten
}
lobby-talk = Praten voor de stemming: { $length }
talk-until = 💬 Eerst wordt er gepraat. Er wordt { $when } gestemd, of zodra iedereen zover is.
talk-stands = 💬 Eerst wordt er gepraat. De klok staat nu stil.
talk-missing = ⏰ { $names } – je stem ontbreekt nog. De tijd is { $when } om.
label-vote = Stemmen
label-ready = Klaar om te stemmen ({ $ready }/{ $number })
label-longer = { $minutes } minuten langer
awaited-talk = Iedereen praat nog; daarna wordt er gestemd.
status-running = { $game } in { $where }: { $round ->
    [0] { $phase }
   *[other] { $counted }, { $phase }
}{ $awaited ->
    [0] ; voor de stemming wordt er gepraat
   *[other] , wacht op { $names }, gevraagd { $since }
}.

refusal-back-first = Welkom terug: je plaats is weer van jou, en iedereen weet het. Geef je antwoord nog een keer.
refusal-talk-first = Eerst praat iedereen. Je kunt stemmen als de tijd om is of als iedereen zover is.
refusal-talk-over = Er wordt nu niet meer gepraat.
refusal-talk-out = Je ligt uit deze ronde: hier beslist alleen wie nog leeft.
refusal-talk-more-already = Je hebt in dit spel al één keer om meer tijd gevraagd; vaker kan niet.
refusal-talk-more-enough = Dit gesprek is al { $number } keer verlengd; vaker kan niet.
refusal-ready-already = Je hebt al gezegd dat je klaar bent.
