### The bot itself: commands, lobby, channel, private answers. Players' names arrive made safe for Discord.

## Commands: the name, then what Discord shows beside it. Names are one word in small letters. Other texts name them by
## COMMAND, which people can click where Discord shows formatted text: not in here, on buttons, in menus or on pictures.

command-join = meedoen
    .description = In dit kanaal meedoen of een tafel openen
    .game = spel
    .game-note = Welk spel er aan een nieuwe tafel wordt gespeeld
    .preset = spelregels
    .preset-note = Met welke spelregels er aan een nieuwe tafel wordt gespeeld
    .guest = gast
    .guest-note = Wie je met een privébericht aan je tafel uitnodigt
command-start = start
    .description = Het spel aan de tafel van dit kanaal starten
command-leave = verlaten
    .description = Sta je plaats af; in een lopend spel neemt een computerspeler hem over
command-hand = hand
    .description = Je hand en je vraag nog eens zien, alleen voor jou
command-board = bord
    .description = Het bord nog eens zien, alleen voor jou
    .part = deel
    .part-note = Alleen dit deel van het bord, groter, met wat je daar kunt kiezen
command-status = status
    .description = Hoe het er aan deze tafel voor staat; voor beheerders ook server en bot
command-abort = afbreken
    .description = Een tafel sluiten voordat het spel is afgelopen
    .table = tafel
    .table-note = Het nummer van een tafel in een ander kanaal, uit de status
command-rules = regels
    .description = Korte uitleg van de spelregels
    .topic = onderwerp
    .topic-note = Wat je wilt weten
    .word = woord
    .word-note = Een woord van het spel of van de bot, zoals “plaats”: ik leg het uit
    .game = spel
    .game-note = Welk spel; anders dat wat hier gespeeld wordt
command-my-block = blokkeren
    .description = Iemand weghouden van de tafels waar jij zit; niemand krijgt het te horen
    .person = persoon
    .person-note = Wie; anders noem ik iedereen die je hebt geblokkeerd
command-my-unblock = deblokkeren
    .description = Iemand die je hebt geblokkeerd weer toelaten waar jij zit
    .person = persoon
    .person-note = Wie
command-settings = instellingen
    .description = Hoe tafels op deze server beginnen en wie ze beheert
    .log = logboek
    .log-note = Een kanaal waarin ik schrijf wat gastheren en beheerders doen
    .role = rol
    .role-note = Een rol waarvan de leden tafels mogen beheren
    .call = oproep
    .call-note = Een rol die “Spelers oproepen” vermeldt, in plaats van wie dat wil
command-history = geschiedenis
    .description = Bekijk de laatste partijen van iemand op deze server
    .person = persoon
    .person-note = Van wie; anders die van jezelf
    .game = spel
    .game-note = Alleen van dit spel
command-table = tafel
    .description = De tafels van deze server beheren
    .table = tafel
    .table-note = Het nummer van een tafel, uit /{ command-status }
    .seat = plaats
    .seat-note = Wiens plaats
    .reason = reden
    .reason-note = Waarom; iedereen aan tafel leest het
command-table-close = sluiten
    .description = Een tafel sluiten voordat het spel is afgelopen
command-table-pause = pauze
    .description = Zet de klok van een tafel een tijdje stil
command-table-resume = verder
    .description = Laat de klok van een tafel weer lopen
command-table-standin = invallen
    .description = Laat een computerspeler invallen voor iemand van wie de tijd om is
command-table-offer = aanbieden
    .description = Bied de plaats aan van iemand die weg is, vertrokken is of van wie de tijd om is

## Buttons

button-join = Meedoen
button-decline = Vanavond niet
button-learn = Leer het in vijf minuten
button-leave = Verlaten
button-computer = + Computer
button-more = Meer…
lobby-fill = { $number ->
    [one] Start met 1 computer
   *[other] Start met { $number } computers
}
button-no-computer = Computerspeler weg
button-options = Opties
button-start = Starten
button-rules = Spelregels
button-fair = Eerlijk geschud?
button-cut = Kaarten couperen
button-hand = Mijn hand
button-log = Verloop
button-rematch = Revanche
button-record = Verslag
button-story = Wat er gebeurde
button-replay = Herhaling
button-show-here = Hier tonen
button-to-start = Naar het begin
button-to-end = Naar het einde
button-reveal = Alles onthullen
button-first = Eerste pagina
button-back = Terug
button-next = Verder
button-last = Laatste pagina
button-change = Antwoord wijzigen
button-standing = Passen tot mijn beurt
button-again = Vraag het me weer
button-direct = Vraag me per privébericht
button-hand-over = Definitief verlaten
button-offer-seat = Mijn plaats aanbieden
button-abort = Tafel sluiten

## Lobby

lobby-about = -# { $least }–{ $most } spelers · { $length } · { $level }
lobby-free = vrij
lobby-host = gastheer
lobby-terms = Spelregels: { $options } · Tempo: { $pace } · { $language }
game-with-seats = { $game } ({ $least }–{ $most } spelers)
lobby-only = alleen op uitnodiging
lobby-only-invited = Hier doet alleen mee wie is uitgenodigd.
lobby-usual = zoals gebruikelijk
lobby-by-seats = { $option } ({ $number } spelers)
lobby-unsuitable = ⚠ { $option } (niet voor { $number } spelers)
lobby-advised = { $option } (aangeraden met { $number } spelers: { $values })
    .note = Aangeraden met { $number } spelers
lobby-fingerprint = -# Vingerafdruk van de schudbeurt: { $fingerprint }
lobby-fingerprint-open = { lobby-fingerprint } · nieuw zodra er iemand bij komt of weggaat
fair = Toen deze tafel werd geopend, heb ik een geheim getrokken. De vingerafdruk in de lobby, { $fingerprint }, staat voor dat geheim en voor alles waarmee wordt geschud: het spel en de opties, wie waar zit, en de woorden waarmee is gecoupeerd. Verandert daar iets aan, dan verandert ook de vingerafdruk. Ik schud met het geheim en de laatste vingerafdruk, en met niets anders.
    Wil je zeker weten dat niemand de kaarten heeft gekozen, **noteer dan de vingerafdruk en coupeer daarna** met *{ button-cut }*: met een woord dat niemand kan raden, en elke keer met een ander. Coupeert er na jou nog iemand, of verandert er vóór de start iets, doe het dan nog eens. Aan het einde kun je dan controleren dat niemand de kaarten heeft gekozen, tenzij je zelf samenspant met wie mij beheert. Anders moet je die vertrouwen. In de kaarten kijken zou die hoe dan ook kunnen.
    Als het spel is afgelopen, maak ik het geheim bekend in een bestand. `python -m bot verify FILE FINGERPRINT WORD` schudt daarmee opnieuw, speelt elk antwoord volgens de regels en vergelijkt het met wat je hebt genoteerd en getypt.
    Gecoupeerd: { $cuts }
fair-older = Een oudere versie van mij heeft deze tafel geopend, en ik schud zoals die heeft beloofd: met een geheim, het spel en de opties, wie waar zit, en de woorden waarmee is gecoupeerd. De lobby toont alleen de vingerafdruk van het geheim: { $fingerprint }. Aan het einde kun je controleren dat ik het geheim niet heb verwisseld, maar niet dat niemand de kaarten heeft gekozen: daarvoor moet je wie mij beheert vertrouwen. Aan een nieuwe tafel kun je ook dat controleren.
    Gecoupeerd: { $cuts }
fair-program = Het programma dat dit controleert: { $source }
fair-uncut = nog door niemand
lobby-cuts = -# Gecoupeerd: { $more ->
        [0] { "" }
       *[other] … (nog { $more }),{ " " }
    }{ $cuts }
lobby-cut-again = **Sinds er voor het laatst is gecoupeerd, is er iets veranderd**, dus is er een nieuwe vingerafdruk. Wil je zeker zijn, coupeer dan nog eens, met een ander woord.
lobby-cut-before = -# Nadat er voor het laatst was gecoupeerd, is er iets veranderd.
cut-title = Kaarten couperen
cut-field = Een woord dat niemand kan raden
cut-note = Noteer eerst de vingerafdruk: { $fingerprint }. Iedereen ziet je woord.
start-cuts = Er is gecoupeerd: { $cuts }. De vingerafdruk is { $fingerprint }. Heb je alles gezien, start dan met deze woorden.
lobby-missing = **Nog { $number } nodig.**
lobby-ready = **Klaar:** iedereen aan tafel mag op *{ button-start }* drukken.
lobby-invited = Uitgenodigd: { $names }.
lobby-started = Het spel is begonnen.
lobby-aborted = Deze tafel is gesloten voordat het spel begon.
join-opened = Je hebt een tafel voor { $game } geopend en zit op plaats 1. Anderen doen mee met { COMMAND("join") } of met de knop; computerspelers vullen lege plaatsen.
join-opened-apart = Je hebt in { $where } een tafel voor { $game } geopend en zit op plaats 1. Anderen doen daar mee met { COMMAND("join") } of met de knop.
join-invited = Uitgenodigd: { $names }.
join-seated = { $missing ->
    [0] Je zit op plaats { $seat } bij { $game }. Het spel kan beginnen: druk op *{ button-start }* of gebruik { COMMAND("start") }.
    [one] Je zit op plaats { $seat } bij { $game }. Er is nog 1 speler nodig.
   *[other] Je zit op plaats { $seat } bij { $game }. Er zijn nog { $missing } spelers nodig.
}
join-again = Je zit hier al op plaats { $seat }.
left = Je hebt de tafel verlaten.
left-closed = Je hebt de tafel verlaten. Je was de laatste, dus de tafel is nu gesloten.
leave-sure = Het spel is bezig. Als je weggaat, neemt een computerspeler je plaats met alle geheimen over, en je kunt niet terugkomen. In je statistieken staat dan dat je deze partij hebt verlaten, en als die meetelt voor de ranglijst, word je daar laatste. Kom je terug, neem dan liever { COMMAND("seat", "away") }: dan blijft het jouw partij.
hand-over-name = { $name } (computer)
handed-over = Je hebt de tafel verlaten; een computerspeler gaat voor je verder.
started = Het spel begint. Je vragen komen als privéberichten; *{ button-hand }* onder het bord laat ze ook zien.
rematch-opened = In { $where } is een nieuwe tafel met dezelfde spelregels geopend. De anderen zijn uitgenodigd.
invitation = **{ $host }** nodigt je uit voor { $game }: op { $server }, in { $where }.
invitation-here = { $names }: { $host } nodigt { $number ->
    [one] je
   *[other] jullie
} uit aan deze tafel voor { $game }.
invitation-waiting = Je hebt een plaats bij { $game } in { $where }: **{ $here } van de { $seats } zijn er.**
invitation-declined = Vanavond niet dus. Aan de tafel voor { $game } in { $where } sta je gewoon niet meer op de lijst.
invitation-taken = Je bent aangeschoven aan de tafel voor { $game } in { $where }.
lobby-dismissed = { $host } is gastheer van de tafel voor { $game } in { $where } en heeft je plaats weer vrijgemaakt. Alleen jij hoort dit. Je kunt daar weer aanschuiven als je wordt uitgenodigd; aan andere tafels ben je welkom.
invitation-over = Je uitnodiging voor { $game } in { $where } geldt niet meer.

## Options

options-title = Opties van { $game }
options-hint = Welke optie?
options-value-hint = Kies hier
options-game = Spel
options-language = Taal
    .note = Voor de lobby en alles wat in het kanaal staat
options-only = Wie er mee mag doen
    .note = Iedereen, of alleen wie je uitnodigt met /{ command-join }
    .is-off = iedereen
    .is-on = alleen wie is uitgenodigd
options-remove = Iemand verwijderen
    .note = Alleen als je iemand weer uitnodigt, kan die terugkomen
options-host = Rol van gastheer doorgeven
    .note = Daarna kiest iemand anders de opties
language-name = Nederlands

## Settings of a server

settings-title = Instellingen van deze server
settings-hint = Welke instelling?
settings-elsewhere = -# Logkanaal en rollen kies je met de opties van { COMMAND("settings") }. Wie welke opdracht in welk kanaal mag gebruiken, is een instelling van Discord: *Serverinstellingen → Integraties → Turncoat*.
setting-language = Taal van de tafels
    .note = Voor de lobby en alles wat in het kanaal staat
    .is-usual = die van de Community-server, anders die van de gastheer
setting-game = Standaardspel
    .note = Wat er wordt gespeeld als niemand een spel noemt
    .is-usual = het eerste dat wordt aangeboden
setting-games = Aangeboden spellen
    .note = Alleen deze kun je op deze server kiezen
    .is-usual = alle
setting-pace = Standaardtempo
    .note = Hoe snel er aan nieuwe tafels wordt gespeeld
    .is-live = live
    .is-post-8 = correspondentie, 8 uur per beurt
    .is-post-24 = correspondentie, 24 uur per beurt
    .is-post-48 = correspondentie, 48 uur per beurt
    .is-post-72 = correspondentie, 72 uur per beurt
    .is-none = zonder klok
setting-substitutes = Standaardinvallers
    .note = Wie aan nieuwe tafels een plaats mag overnemen
    .is-anyone = mensen en computerspelers
    .is-computers = alleen computerspelers
setting-threads = Een thread per tafel
    .note = Tafels worden in een eigen thread geopend, meerdere naast elkaar
    .is-off = nee
    .is-on = ja
setting-events = Evenementen voor afspraken
    .note = Elke afspraak staat ook bij de evenementen van de server; ik moet die mogen maken
    .is-off = nee
    .is-on = ja
setting-tables = Tafels tegelijk
    .note = Zoveel tafels mogen er op deze server open zijn
setting-role = Rol die tafels beheert
    .note = Naast wie de server mag beheren
    .is-usual = geen
setting-call = Rol die wordt opgeroepen
    .note = “Spelers oproepen” vermeldt die, in plaats van wie dat wil
    .is-usual = geen: wie dat wil
setting-log = Logkanaal
    .note = Waar ik schrijf wat gastheren en beheerders doen
    .is-usual = geen

## What hosts and admins did

action-abort = { $who } heeft tafel { $table } gesloten.
action-invite = { $who } heeft { $about } uitgenodigd aan tafel { $table }.
action-remove = { $who } heeft { $about } van tafel { $table } verwijderd.
action-host = { $who } heeft de rol van gastheer van tafel { $table } doorgegeven aan { $about }.
action-only = { $about ->
    [on] { $who } laat aan tafel { $table } alleen meedoen wie is uitgenodigd.
   *[other] { $who } laat aan tafel { $table } iedereen meedoen.
}
action-call = { $who } heeft spelers opgeroepen voor tafel { $table }.
action-pause = { $who } heeft de klok van tafel { $table } stilgezet.
action-resume = { $who } heeft de klok van tafel { $table } weer laten lopen.
action-more = { $who } heeft aan tafel { $table } meer tijd gegeven.
action-standin = { $who } heeft aan tafel { $table } een computerspeler laten invallen voor { $about }.
action-offer = { $who } heeft aan tafel { $table } de plaats van { $about } aangeboden.
action-set = { $who } heeft *{ $setting }* gewijzigd: { $value }.
action-because = { $action } Reden: { $reason }

## Blocking

blocked = { $name } kan niet meer bij jou aan tafel komen zitten en krijgt niet te horen waarom. Wie al met je aan tafel zit, blijft. { COMMAND("my", "unblock") } draait dat terug.
unblocked = { $name } kan bij jou aan tafel zitten.
blocks = Je hebt geblokkeerd: { $names }.
blocks-none = Je hebt niemand geblokkeerd.

## Prompts

prompt-where = { $game } · { $server } { $channel }
prompt-board-link = bord
prompt-pick-one = Maak een keuze
prompt-pick-several = Kies er zoveel je wilt en bevestig
prompt-pick-exactly = Kies er { $number } en bevestig
prompt-pick-up-to = Kies er hoogstens { $number } en bevestig
prompt-pick-more = Kies er nog { $number }
prompt-page = Waar zoeken?
prompt-picked = Gekozen: { $choices }.
prompt-confirm = Bevestigen: { $choices }
prompt-confirm-nothing = Bevestigen: niets
prompt-confirm-number = { $number ->
    [one] Bevestigen: 1 keuze
   *[other] Bevestigen: { $number } keuzes
}
prompt-stand-in = { $answered ->
    [true] Hier heeft een computerspeler voor je geantwoord.
   *[false] Hier antwoordt een computerspeler voor je.
}
prompt-over = Deze vraag is beantwoord.
prompt-aborted = De tafel is gesloten; je hoeft niets meer te beantwoorden.
prompt-changeable = Je kunt dit wijzigen tot iedereen heeft geantwoord.
prompt-revealing = **In het kanaal worden de stemmen omgedraaid.** Kijk eerst daar; een klik { $over ->
    [true] hierboven laat zien hoe het afliep.
   *[false] laat zien hoe het verdergaat.
}
# The person who was asked next, when the answer came.
prompt-next = -# Hierna: { $name }.
prompt-waiting = -# Anderen zijn aan zet: { COMMAND("hand") } toont wie, en sinds wanneer.
prompt-standing = Tot je volgende beurt pas je, wat anderen ook doen. *{ button-hand }* onder het bord draait dat terug.
again = Je krijgt weer vragen.
direct = Ik stuur je vragen als privébericht. Als Discord dat niet toelaat, roept het kanaal je op, net als eerst.
parts-hint = Van dichterbij bekijken
parts-hand = Terug naar je hand
nothing-label = niets

## Who learns their role or side is told it with a card; each game says which, how it wins, and what to do first

cast-advice = **Een eerste tip:** { $advice }

## Channel

round = { $rounds ->
    [0] Ronde { $round }
   *[other] Ronde { $round } van { $rounds }
}
    .within = { $rounds ->
        [0] ronde { $round }
       *[other] ronde { $round } van { $rounds }
    }
    .before = Voor de eerste ronde
    .label = Ronde
    .which = Welke ronde?
board-revealing = de stemmen worden omgedraaid
board-unmasking = de maskers gaan af
board-gathering = iedereen schuift aan
board-goes-on = gaat hieronder verder
board-awaited = { $asked ->
    [true] Gevraagd: { $names }.
   *[false] Aan de beurt: { $names }.
}{ $first ->
    [true] { " " }Beantwoord je privébericht of druk op *{ button-hand }*.
   *[false] { "" }
}
awaited = We wachten op { $names }.
awaited-of-several = { $answered } van { $number } hebben geantwoord. Het wachten is op { $names }.
awaited-you = { COUNT($others) ->
    [0] Iedereen wacht op jou.
   *[other] Het wachten is op jou en { $others }.
}
awaited-you-of-several = { $answered } van { $number } hebben geantwoord. { awaited-you }
awaited-secret = { $own ->
    [true] Jij bent gevraagd, en { $names } ook.
   *[false] Gevraagd: { $names }.
} Tot iedereen heeft geantwoord, blijft geheim wie dat al deed.
awaited-since = De laatste zet was { $since }.
awaited-nobody = Het spel is afgelopen.
nobody = niemand
restored = Ik ben teruggezet naar de stand van { $when }. Nieuwere berichten van mij tellen niet; wie moet antwoorden, is opnieuw gevraagd.
nudge = { $names }, ik kan je geen privéberichten sturen. Druk op **{ $button }** of gebruik { COMMAND("hand") }: dan zie alleen jij je vraag.
nudge-ours = { $names }, Discord laat me nu geen privéberichten openen; dat ligt niet aan je instellingen. Druk op **{ $button }** of gebruik { COMMAND("hand") }: dan zie alleen jij je vraag.
end-winners = { $number ->
    [0] Niemand wint.
    [one] { $names } wint!
   *[other] { $names } delen de overwinning!
}
end-side = { $side }: { $names }
end-own = Jouw score: { $score }
end-own-win = { COUNT($others) ->
    [0] Je wint!
   *[other] Je deelt de overwinning met { TOGETHER($others) }!
}
out-watch = Vanaf nu kijk je alleen toe: je wordt niets gevraagd. Het spel gaat verder in { $where }.
out-suspect = **Je verdenking telt nog mee:** leg die vast met { COMMAND("notes") }. Wie aan het eind de notities laat zien, kan de beste speurneus zijn.
out-slate = **Wie verdenk je?** Druk op namen: alleen jij ziet het. Als de maskers vallen, wordt de beste geest met score genoemd. Wie hier drukt, vindt dat goed.
button-slate = Mijn verdenking
# Whoever judged best of those who were out: of so many who were still in.
ghost-best = { COUNT($names) ->
    [one] Beste geest: **{ $names }**, { $right } van de { $judged } goed.
   *[other] Beste geesten: **{ $names }**, elk { $right } van de { $judged } goed.
}
aborted = { $names } – { $by } heeft deze tafel gesloten. Niets ervan telt mee.
aborted-reason = Reden: { $reason }
aborted-quiet = Aan deze tafel voor { $game } is een uur lang niets gebeurd, daarom heb ik hem gesloten. { COMMAND("join") } opent een nieuwe.
aborted-forsaken = De server { $server } heeft me een week geleden verwijderd en niet opnieuw uitgenodigd; daarom heb ik de tafel daar ({ $game }) gesloten. Niets ervan telt mee.
aborted-hidden = Wat geheim was, blijft geheim zolang niet iedereen die tot het laatst meespeelde, met onthullen instemt (tot nu toe { $agreed } van { $number }).
aborted-revealed = Iedereen die tot het laatst meespeelde, heeft ingestemd: niets is nog geheim.
agreed = Je stemt ermee in alles te onthullen. Tot nu toe { $agreed } van { $number }; pas als iedereen instemt, wordt er iets verteld.
agreed-all = Iedereen heeft ingestemd: het verhaal en het verslag zijn nu te lezen.
record = Het verslag van het spel, met alles wat geheim was.
story-page = -# Pagina { $page } van { $pages }
replay-step = Stap { $step } van { $steps }
replay-steps = Stap
replay-seen = Weergave: { $who }
replay-onlooker = publiek
replay-everything = alles, ook wat verborgen was
replay-seen-hint = Door wiens ogen?
history-title = De laatste partijen van { $name }
history-none = Van { $name } is hier geen partij te zien die is uitgespeeld.
history-hint = Een ervan terugkijken
history-with = met { $names }
history-table = Tafel { $number }
history-outcome = { $rank ->
        [1] gewonnen
       *[other] plaats { $rank } van { $seats }
    }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
story-told = Aan { $names }: { $line }
log-empty = Er is nog niets gebeurd.
rules-hint = Ander onderwerp

## Status and abort

status-shards = Shards van dit proces: { $connected } van { $own } verbonden; { $shards } in totaal.
status-no-table = In dit kanaal is geen tafel open. { COMMAND("join") } opent er een.
status-lobby = { $game } in { $where }: { $number ->
    [one] 1 plaats bezet
   *[other] { $number } plaatsen bezet
}, geopend { $since }.
status-unshown = { $game } in { $where }: **kan niet worden getoond**, omdat er iets mis is met het spel. De antwoorden blijven bewaard.
status-here = De tafel van dit kanaal.
status-server = { $number ->
    [0] **Deze server** heeft geen open tafel.
    [one] **Deze server** heeft 1 open tafel:
   *[other] **Deze server** heeft { $number } open tafels:
}
status-health = **De bot**: versie { $version } op Python { $python }, gestart { $since }, vertraging { $latency } ms, { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
}, in totaal { $tables ->
    [one] 1 open tafel
   *[other] { $tables } open tafels
}, { $invalid } geweigerde verzoeken in 10 minuten.
status-restarted = Opnieuw begonnen: { $work ->
    [alive] levensteken
    [closing] sluiten van verlaten tafels
    [cluster] samenwerken met andere processen
    [computers] computerspelers
    [deletion] wissen van gegevens
    [log] logkanalen
    [messages] berichten
    [recovery] tafels bijwerken
    [retention] wissen van wat niet langer wordt bewaard
    [servers] servers in het oog houden
    [shown] onthouden wat al wordt getoond
    [time] deadlines
    [turning] keerpunten
   *[other] { $work }
}{ $table ->
    [0] {""}
   *[other] {" "}(tafel { $table })
}, { $times ->
    [one] één keer
   *[other] { $times } keer
}, voor het laatst { $since }. De reden staat in het log.
status-paused = { $number ->
    [one] 1 tafel is gepauzeerd, omdat de server me heeft verwijderd.
   *[other] { $number } tafels zijn gepauzeerd, omdat hun servers me hebben verwijderd.
}
status-away = weg: { $names }
status-offered = vrije plaatsen: { $names }
status-actions = **Wat gastheren en beheerders het laatst deden**
abort-sure = Deze tafel sluiten? Het verslag blijft bewaard, maar niets ervan telt mee.
abort-done = De tafel is gesloten. Iedereen die eraan zat, heeft bericht gekregen.
trouble-channel-gone = Het kanaal van deze tafel bestaat niet meer. Wie de server mag beheren, kan de tafel sluiten met { COMMAND("abort") }.
trouble-no-access = Ik mag niets plaatsen in het kanaal van deze tafel: geef me daar *Kanaal bekijken*, *Berichten sturen* en *Bestanden bijvoegen*.
trouble-no-connect = Ik mag niets plaatsen in het kanaal van deze tafel: in spraak- en podiumkanalen heb ik ook *Verbinden* nodig, naast *Kanaal bekijken*, *Berichten sturen* en *Bestanden bijvoegen*.
trouble-server-gone = De server van deze tafel heeft me verwijderd. De tafel is gepauzeerd tot ik opnieuw word uitgenodigd; na 7 dagen wordt hij gesloten.
trouble-mention-me = De tafel is geopend, maar ik zit niet in deze privéthread en kan hem niet tonen: vermeld me hier één keer, dan verschijnt hij.
trouble-thread-locked = Deze thread is vergrendeld en dat mag ik niet veranderen: ontgrendel hem, of geef me *Threads beheren*.
trouble-blocked = De automatische moderatie (AutoMod) van de server houdt mijn berichten in het kanaal van deze tafel tegen: maak daar een uitzondering voor mij.
trouble-timed-out = Ik heb een time-out op deze server en mag niet schrijven: wie leden mag modereren, kan die opheffen.
trouble-delayed-channel = Discord heeft moeite met mijn berichten in het kanaal van deze tafel. Ik blijf het proberen; { COMMAND("board") } laat zien hoe het ervoor staat.
trouble-delayed-direct = Discord heeft moeite met sommige van mijn privéberichten. Ik blijf het proberen; { COMMAND("hand") } toont je vraag.
trouble-opening-paused = Discord laat me nu geen privéberichten openen. { COMMAND("hand") } toont je vraag.
permission = { $key ->
    [view_channel] Kanaal bekijken
    [read_messages] Kanaal bekijken
    [send_messages] Berichten sturen
    [send_messages_in_threads] Berichten sturen in threads
    [create_public_threads] Openbare threads maken
    [attach_files] Bestanden bijvoegen
    [connect] Verbinden
   *[other] { $key }
}

## Refusals: what is wrong, and what to do

refusal-server-only = Dat werkt alleen in een kanaal van een server.
refusal-permissions = Ik kan hier niet spelen: in dit kanaal mis ik de machtiging { $missing }. Iemand die de server beheert, kan die geven in de instellingen van het kanaal.
refusal-unknown-game = Dat spel ken ik niet. Ik ken: { $games }.
refusal-option = Die optie of waarde bestaat niet. Kies er een uit de lijst.
refusal-other-game = Hier is een tafel voor { $game } open. Doe mee zonder een spel te noemen, of gebruik een ander kanaal.
refusal-channel-taken = In dit kanaal is al een tafel. Doe mee met { COMMAND("join") }, of gebruik een ander kanaal of een thread.
refusal-no-table = In dit kanaal is geen tafel open. { COMMAND("join") } opent er een.
refusal-no-table-anywhere = Je zit niet aan een tafel waar wordt gespeeld. Gebruik { COMMAND("join") } in een kanaal van een server.
refusal-no-such-table = Die tafel bestaat niet meer.
refusal-stranger = Je zit niet aan deze tafel. Met { COMMAND("join") } krijg je een plaats: hier zolang het spel niet begonnen is, anders aan een nieuwe tafel.
refusal-running = Het spel is al bezig, dus dat kan niet meer worden veranderd.
refusal-running-join = Hier is al een spel bezig. Wacht op het volgende, of open met { COMMAND("join") } een tafel in een ander kanaal of een thread.
refusal-running-leave = Het spel is bezig. Met { COMMAND("leave") } verlaat je het, en een computerspeler neemt je plaats in.
refusal-over = Aan deze tafel is het spel voorbij. { COMMAND("join") } opent een nieuwe.
refusal-not-over = Het spel is nog niet afgelopen. Wat geheim is, wordt aan het eind verteld.
refusal-hidden = Dit spel is afgebroken. Wat geheim was, blijft geheim tot iedereen instemt die tot het laatst meespeelde (tot nu toe { $agreed } van { $number }). Dat kan met *{ button-reveal }* onder het bericht dat de tafel is gesloten.
refusal-never-told = Dit spel is afgebroken, en er zit niemand meer die met onthullen kan instemmen. Wat geheim was, blijft geheim.
refusal-full = Alle { $number } plaatsen zijn bezet. Wacht op het volgende spel, of open een tafel in een ander kanaal of een thread.
refusal-full-computers = Alle { $number } plaatsen zijn bezet, sommige door computerspelers. Iemand aan tafel kan er een weghalen onder *{ button-options }*.
refusal-too-many = Dat spel is voor hoogstens { $number } spelers, en hier zitten er al meer.
refusal-no-computer = Hier zit geen computerspeler.
refusal-host-only = Dat kan aan deze tafel alleen { $host }.
refusal-missing = { $number ->
    [one] Er is nog 1 speler nodig. Laat iemand meedoen of voeg een computerspeler toe.
   *[other] Er zijn nog { $number } spelers nodig. Laat anderen meedoen of voeg computerspelers toe.
}
refusal-roster = Er is aan tafel iets veranderd sinds je keek. Kijk wie er nu zitten en druk nog eens op *{ button-start }*.
refusal-show-here = Je mag in dit kanaal niet schrijven, dus hier wordt voor jou niets getoond.
refusal-cut-empty = Van dat woord is niets te zien. Typ er een met letters of cijfers.
refusal-cut-often = Er is al { $number } keer gecoupeerd, dat is genoeg. Start het spel.
refusal-cut-late = Terwijl je typte, is er aan deze tafel iets veranderd, dus telt je woord niet. Noteer de nieuwe vingerafdruk en coupeer nog eens, met een ander woord.
refusal-cut-known = Met dat woord is hier al gecoupeerd. Neem een ander, dat niemand kan raden.
refusal-cuts-unseen = Er is gecoupeerd. Met { COMMAND("start") } zie je de woorden, of druk op *{ button-start }* in de lobby.
refusal-unsuitable = Een optie in de lobby is niet voor { $number } spelers. De gastheer kan die onder *{ button-options }* wijzigen; of laat anderen meespelen.
refusal-not-started = Het spel is nog niet begonnen. Iemand aan tafel kan op *{ button-start }* drukken.
refusal-server-gone = De server { $server } heeft me verwijderd; deze tafel is gepauzeerd. Het gaat verder zodra iemand me opnieuw uitnodigt; na 7 dagen wordt de tafel gesloten.
refusal-not-a-member = Je bent niet meer op de server { $server } en kunt daar aan geen tafel zitten.
refusal-not-open = Deze tafel is niet open voor jou.
refusal-not-invited = Er wacht geen uitnodiging voor deze tafel op je.
refusal-removed = Je bent van deze tafel verwijderd. Doe mee aan een andere, of open ergens anders een eigen tafel met { COMMAND("join") }.
refusal-only-invited = Aan deze tafel doet alleen mee wie is uitgenodigd. Vraag om een uitnodiging, of open ergens anders een eigen tafel met { COMMAND("join") }.
refusal-own-lobby = Je hebt al een tafel waar het spel nog niet is begonnen: in { $where }. Start het, of sluit de tafel daar met { COMMAND("abort") }.
refusal-most-seats = Je zit al aan { $number } tafels, meer kan niet. Verlaat er een, of wacht tot er een is afgelopen.
refusal-most-tables = Op deze server zijn { $number } tafels open, meer laat hij niet toe. Doe aan een daarvan mee, of wacht tot er een is afgelopen.
refusal-most-opened = Je hebt in een uur { $number } tafels geopend waar niet tot het einde is gespeeld; meer kan niet. Doe bij iemand anders mee, of wacht even.
refusal-not-offered = Dat spel wordt op deze server niet aangeboden. Kies er een dat { COMMAND("join") } voorstelt.
refusal-threads = Ik kan hier geen thread openen. Geef me in dit kanaal *Openbare threads maken* en *Berichten sturen in threads*, of zet *{ setting-threads }* uit met { COMMAND("settings") }.
refusal-threads-most = Op deze server zijn zoveel threads actief als Discord toelaat. Sluit er een en probeer het nog eens.
refusal-is-bot = Dat is een bot. Kies alleen mensen.
refusal-block-self = Je kunt jezelf niet blokkeren.
refusal-block-most = Je hebt al { $number } mensen geblokkeerd, meer kan niet. { COMMAND("my", "unblock") } maakt plaats.
refusal-guest-blocked = Een van deze mensen heb je geblokkeerd. Wil je die uitnodigen, gebruik dan eerst { COMMAND("my", "unblock") }.
refusal-most-guests = Aan één tafel kun je hoogstens { $number } mensen uitnodigen.
refusal-not-here = Kies iemand anders die hier zit.
refusal-manage-server = Dat kan alleen wie de server mag beheren. Vraag het iemand die dat mag.
refusal-administer = Dat kan alleen wie de tafels van deze server beheert. Vraag het iemand die dat doet.
refusal-log-closed = In { $where } mag ik niet schrijven. Geef me daar *Kanaal bekijken* en *Berichten sturen*, en kies het nog eens.
refusal-not-asked = Je bent niet aan de beurt. Je krijgt bericht zodra er een vraag voor je is.
refusal-other-question = Er is nu een andere vraag voor je. { COMMAND("hand") } laat je vraag zien.
refusal-not-this-game = Je speelt { $game }: je vraag daar beantwoord je met { COMMAND($key, $word) }.
refusal-which-table = Aan meerdere tafels is er een vraag voor je. Kies een van de suggesties, of gebruik de opdracht in het kanaal van de tafel.
refusal-answered = Die vraag is al beantwoord. Er is niets veranderd.
refusal-stale = Dat was een eerdere vraag. { COMMAND("hand") } laat de huidige zien.
refusal-illegal-unknown = “{ $key }” kun je nu niet kiezen. Kies een van de suggesties; { COMMAND("hand") } laat ze allemaal zien.
refusal-illegal-twice = Je hebt twee keer hetzelfde gekozen.
refusal-illegal-too-few = Kies er minstens { $number }.
refusal-illegal-too-many = Kies er hoogstens { $number }.
refusal-illegal-not-a-list = Dat antwoord heb ik niet begrepen. { COMMAND("hand") } laat je vraag zien.
refusal-no-hand = Je zit hier niet aan een tafel waar wordt gespeeld. Met { COMMAND("join") } doe je mee.
refusal-no-board = In dit kanaal is nog geen spel begonnen.
refusal-no-part = Dat deel heeft het bord niet. Kies er een uit de lijst.
refusal-ambiguous = “{ $key }” kan meer dan één ding betekenen. Kies een van de suggesties.
refusal-forged = Die knop ken ik niet. Gebruik het nieuwste bericht of { COMMAND("hand") }.
refusal-other-command = Deze opdracht is net veranderd. Typ hem opnieuw.
refusal-unreadable = Aan deze tafel speelde een nieuwere versie van mij, daarom kan ik hem niet laten zien. Laat het weten aan wie de bot beheert.
refusal-game-missing = Aan deze tafel wordt “{ $game }” gespeeld, en dat spel heb ik nu niet. Wie de server beheert, kan de tafel sluiten met { COMMAND("abort") }; wie de bot beheert, kan het spel weer installeren.
refusal-abort-lobby = Alleen de gastheer, of wie de server beheert, kan deze tafel sluiten.
refusal-abort-running = Alleen iemand die de server beheert, kan een tafel sluiten waar wordt gespeeld. Vraag het een van hen. Speel je alleen tegen computerspelers, dan spelen die na { COMMAND("leave") } zonder jou door tot het einde.
cannot-be-shown = **Ik kan deze tafel niet laten zien.** Er is iets mis met mij of met dit spel. Ik blijf het proberen en geen antwoord gaat verloren. Geef dit kenmerk door aan wie de bot beheert: `{ $reference }`. { COMMAND("abort") } beëindigt de partij.
refusal-defect = Er ging bij mij iets mis; er is niets verloren. Gebeurt het weer, geef dan dit kenmerk door aan wie de bot beheert: `{ $reference }`.
refusal-away = Ik kan mijn database even niet bereiken en weet dus niet of dat gelukt is. Wat ik heb bevestigd, is niet verloren. Kijk over een minuut nog eens en doe het zo nodig opnieuw.
refusal-unwritten = Ik kon mijn database heel even niet bereiken; je antwoord is niet opgeslagen. Geef het alsjeblieft nog een keer.
