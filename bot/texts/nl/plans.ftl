### Tables that are planned for a time.

## What people type

command-plan = plannen
    .description = Plan een tafel: iedereen zegt of die komt, en de tafel gaat vanzelf open
    .when = wanneer
    .when-note = Zoals je het zou zeggen: vrijdag half negen, morgen 20 uur, over 2 uur, 27-11 19:00
    .game = spel
    .game-note = Welk spel jullie willen spelen
    .seats = plaatsen
    .seats-note = Voor hoeveel mensen; anders voor zoveel als het spel toelaat
    .zone = tijdzone
    .zone-note = Je tijdzone, één keer: ik onthoud hem

## The plan

button-plan-in = Ik doe mee
button-plan-out = Deze keer niet
button-plan-cancel = Afzeggen
button-plan-here = Ik ben er
button-plan-half = 30 minuten later
button-plan-day = Morgen dezelfde tijd
button-plan-close = Afzeggen
plan-seats-taken = { $missing ->
    [0] **{ $number } van { $most } plaatsen bezet.** Dat is genoeg; meer mag ook.
    [one] **{ $number } van { $most } plaatsen bezet.** Er is nog 1 nodig, vanaf { $least } kunnen jullie spelen.
   *[other] **{ $number } van { $most } plaatsen bezet.** Er zijn er nog { $missing } nodig, vanaf { $least } kunnen jullie spelen.
}
plan-is-full = **Vol:** alle { $number } plaatsen zijn bezet. Zegt iemand af, dan komt er een vrij.
plan-opened = De tafel is open.
plan-closed = Deze afspraak is niet doorgegaan.
plan-moved-on = ~~{ $game }~~ Verzet naar { $when }.

## Het evenement in de lijst van de server

event-name = { $game }, { $place }
event-text = { $host } plant een tafel { $game }. Wil je meedoen, druk dan in { $where } onder de afspraak op *{ button-plan-in }*. De tafel gaat daar vanzelf open.
event-number = Plan { $number }
event-none = { $why ->
    [permission] De afspraak staat niet bij de evenementen van de server: ik mis de machtiging *Evenementen maken*.
    [full] De afspraak staat niet bij de evenementen van de server: meer laat Discord er niet toe.
   *[refused] De afspraak staat niet bij de evenementen van de server: Discord nam het evenement niet aan.
} Met de knoppen kan iedereen gewoon meedoen.
refusal-events = Ik mag hier geen evenementen maken. Wie de server beheert, kan me *Evenementen maken* geven of *{ setting-events }* uitzetten met { COMMAND("settings") }.

## Calls

plan-moved = { $names } – { $game } is verzet naar { $when }. Jullie houden je plaats; komt de nieuwe tijd niet uit, zeg dat dan onder de afspraak.
plan-reminder = { $names } – { $game } begint { $soon }. Kom je nog?
plan-now = { $names } – het is tijd voor { $game }! Met *{ button-plan-here }* zit je aan tafel. Het spel begint vanzelf zodra iedereen er is, of om { $start } met wie er dan zijn, als dat er genoeg zijn.
plan-late = -# Dit komt laat: ik was er op die tijd niet.
plan-busy = In dit kanaal is nog een andere tafel, of de server heeft er al zoveel als hij toelaat. Zodra er plaats is, gaat die van jullie hier vanzelf open. Of sluit de andere met { COMMAND("abort") }.
plan-too-few = { $names } – er zijn te weinig mensen voor { $game }. Zodra het er genoeg zijn, begint het. Wat zal ik doen? Zegt niemand iets, dan zeg ik over 30 minuten af.
plan-cancelled = { $names } – { $by } heeft afgezegd: { $game }, { $when }.
plan-ended = Voor { $game } kwamen te weinig mensen, dus heb ik afgezegd. Met { COMMAND("plan") } spreek je opnieuw af.
plan-missed = Op de afgesproken tijd voor { $game } ({ $when }) was ik urenlang weg, dus heb ik afgezegd. Met { COMMAND("plan") } spreek je opnieuw af.
lobby-coming = Er komen nog: { $names }.

## Answers

plan-made = Afgesproken: { $game }, { $when }. Je hebt de eerste plaats. { $first ->
    [call] Als het zover is, roep ik iedereen op die meedoet.
   *[remind] Een kwartier van tevoren vraag ik iedereen die meedoet of die komt.
}
plan-you-are-in = Je doet mee: { $game }, { $when }.
plan-you-are-out = Je komt niet. Je plaats is vrij voor iemand anders.
plan-you-are-here = Mooi. Zodra de tafel opengaat, zit je eraan.
plan-you-sit = Je zit aan tafel.
plan-was-moved = Verzet naar { $when }.
plan-cancel-sure = Afzeggen? Iedereen die meedoet, krijgt bericht.
plan-in-line = { $game } in { $where }, { $when }: { $number ->
    [one] er komt er 1
   *[other] er komen er { $number }
}.
# A pattern of Babel: day of the week, day, month, hour and minute.
plan-time-pattern = EEEE d MMMM, HH:mm
plan-not-yet = { $why ->
    [zone] Eerst je tijdzone: typ je stad in de optie “tijdzone”
    [hour] En hoe laat?
    [past] Dat is al geweest
    [near] Dat is te kort dag
    [far] Dat is te ver weg
    [gap] Dan wordt de klok verzet: kies een andere tijd
    [twice] Dan wordt de klok verzet: kies een andere tijd
   *[unknown] Dat begrijp ik niet. Bijvoorbeeld: vrijdag half negen
}
status-plans = **Afgesproken:**

## Refusals

refusal-plan-over = Deze afspraak is voorbij, of is verzet.
refusal-plan-early = Het is nog niet zover. Een kwartier van tevoren vraag ik wie er is.
refusal-plan-unopened = Deze tafel is nog niet open. Het moet tijd zijn, en iemand moet op *{ button-plan-here }* drukken.
refusal-plan-full = Alle { $number } plaatsen zijn bezet. Zegt iemand af, dan komt er een vrij: kijk later nog eens.
refusal-plan-host = Dat kan alleen de gastheer van de afspraak.
refusal-plan-seats = Dat spel is voor { $least } tot { $most } spelers.
refusal-most-plans = Je hebt op deze server al { $number } afspraken, meer kan niet. Zeg er een af, of wacht tot die voorbij is.
refusal-most-plans-here = Op deze server zijn al { $number } afspraken, meer kan niet. Kom bij een daarvan, of wacht tot er een voorbij is.
refusal-most-coming = Je doet al mee aan { $number } afspraken, meer kan niet. Zeg er eerst een af.
refusal-when-unknown = Die tijd begrijp ik niet. Typ hem zo: *vrijdag 20:30*, *morgen 20 uur*, *vrijdag half negen*, *over 2 uur*, *27-11 19:00*, *2026-11-27 19:00*.
refusal-when-hour = En hoe laat? Typ er een tijd bij: *vrijdag 20:30*.
refusal-when-past = { $when } is al geweest. Kies een tijd die nog komt, zoals *morgen 20:00*.
refusal-when-near = Dat is over minder dan { $minutes } minuten. Open de tafel meteen met { COMMAND("join") }.
refusal-when-far = { $when } is te ver weg. Afspreken kan tot { $days } dagen vooruit.
refusal-when-gap = { $when } bestaat niet: dan gaat de klok vooruit. Kies een vroegere of latere tijd.
refusal-when-twice = { $when } komt twee keer voor: dan gaat de klok terug. Kies een vroegere of latere tijd.
refusal-when-zone = Je tijdzone ken ik nog niet. Typ je stad in de optie *{ command-plan.zone }* en kies een van de suggesties: ik onthoud hem.
