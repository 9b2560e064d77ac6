### Tijd, en mensen die er niet zijn.

## Wat je typt

command-away = weg
    .description = Laat een computerspeler je vervangen tot je terug bent
command-back = terug
    .description = Antwoord weer zelf
command-handover = overdragen
    .description = Bied iemand je plaats in het lopende spel aan
    .person = persoon
    .person-note = Wie je plaats mag overnemen
command-pause = pauze
    .description = Zet de klok van je tafel een tijdje stil
command-resume = verder
    .description = Laat de klok van je tafel weer lopen
command-moretime = meertijd
    .description = Geef iedereen de tijd voor deze stap nog eens

## Tempo

options-pace = Tempo
    .note = Hoelang je mag nadenken
pace = { $key ->
    [live] live, { $minutes } minuten per beurt, { $reserve } in reserve
    [none] geen klok
   *[other] per post, { $hours } uur per beurt
}
options-substitutes = Vervanging
    .note = Wie de plaats mag overnemen van iemand die weggaat of wegblijft
substitutes = { $key ->
    [anyone] mensen en computerspelers
   *[computers] alleen computerspelers
}

## Aan tafel

time-until = ⏳ De tijd is { $when } om.
time-until-each = ⏳ De tijd is om: { $each }
time-paused = ⏸ { $name } heeft de klok stilgezet. Die loopt { $when } verder, of zodra iemand antwoordt.
time-silence = ⏸ Er heeft al lang niemand geantwoord, dus de klok staat stil. Zodra iemand antwoordt gaat het verder; anders wordt de tafel { $when } gesloten en telt niets.
aborted-silence = { $names } — een dag lang is niemand met dit stilgezette spel verdergegaan, dus heb ik de tafel gesloten. Niets ervan telt.
name-away = { $name } (weg)
tenure = { $why ->
    [left] { $before } heeft de tafel verlaten; op plaats { $seat } gaat een computerspeler verder.
    [left-host] { $before } heeft de tafel verlaten; op plaats { $seat } gaat een computerspeler verder. { $host } is nu gastheer.
    [time] De tijd van { $before } is om; een computerspeler valt in.
    [away] { $before } is even weg; een computerspeler valt in.
    [back] { $name } is terug.
    [taken] { $name } heeft de plaats van { $before } overgenomen en ziet wat die wist.
   *[start] { $name } heeft plaats { $seat }.
}
absence-away = { $name } is weg; een computerspeler valt in.
absence-overdue = De tijd van { $name } is om. Wie niet wil wachten, kan een computerspeler laten invallen; vanzelf gebeurt dat { $when }.
absence-offered = De plaats van { $name } is vrij: wie hier nog niet zat, kan die overnemen en met die hand verder spelen.
offer = { $person }, { $name } biedt je de eigen plaats in dit spel aan. Als je die neemt, zie je de hand en speel je daar verder.
button-present = Ik ben terug
label-stand-in = Laat iemand invallen voor { $name }
label-take = Neem de plaats van { $name }

## In privéberichten

reminder = { $window ->
    [true] ⏰ Er ontbreken nog antwoorden. De tijd is { $when } om; wie dan niet heeft geantwoord, past.
   *[false] ⏰ De anderen wachten op je. De tijd is { $when } om; daarna kan een computerspeler voor je invallen.
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
welcome = Je hebt de plaats van { $before } overgenomen (plaats { $seat }). Je ziet wat die nu weet en hebt de volle tijd voor je antwoorden. Je vragen komen hier.
no-longer-yours = Deze plaats is niet meer van jou.

## Antwoorden

away-done = Een computerspeler valt nu voor je in. Druk op **{ button-present }** in je privéberichten of gebruik { COMMAND("back") } als je terug bent.
back-done = Welkom terug. Vanaf je volgende vraag antwoord je weer zelf.
took-seat = Je hebt plaats { $seat } overgenomen. Je vragen komen als privébericht.
handover-done = { $name } is gevraagd. Je speelt verder tot de plaats is overgenomen.
paused-done = De klok staat stil. Die loopt { $when } verder, of zodra iemand antwoordt, of met { COMMAND("resume") }.
resumed-done = De klok loopt weer.
moretime-done = Iedereen heeft de tijd voor deze stap nog eens.

refusal-away-already = Er valt al een computerspeler voor je in. { COMMAND("back") } maakt daar een eind aan.
refusal-away-alone = Je bent hier de enige: zonder jou gaat het toch niet verder.
refusal-not-away = Je bent niet weg: je antwoordt zelf.
refusal-seat-not-free = Die plaats is niet meer vrij.
refusal-sat-here = Je zit of zat aan deze tafel; in dit spel kun je geen andere plaats nemen.
refusal-sat-here-they = Die persoon zit of zat aan deze tafel en kan in dit spel geen andere plaats nemen.
refusal-computers-only = Aan deze tafel mogen alleen computerspelers een plaats overnemen; dat was voor de start afgesproken.
refusal-offer-present = { $name } is er. Alleen de plaats van iemand die weg is, kan vrijkomen.
refusal-not-a-player = Een bot kan geen plaats nemen.
refusal-no-clock = Aan deze tafel loopt geen klok.
refusal-paused-already = De klok staat al stil. { COMMAND("resume") } laat hem weer lopen.
refusal-not-paused = De klok loopt.
refusal-more-already = De tijd voor deze stap is al eens opnieuw gegeven.
refusal-not-overdue = Dat is niet meer nodig.
refusal-host-running = Dat kan alleen de gastheer; hier is dat { $host }.
