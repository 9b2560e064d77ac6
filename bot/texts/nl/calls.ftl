### Oproepen: wie opgeroepen wil worden, en spelers oproepen in de lobby.

command-my-notify = oproep
    .description = Laat je oproepen als een tafel op deze server mensen tekortkomt
    .wish = wens
    .wish-note = Of ik je oproep; zonder keuze zeg ik wat je hebt gekozen
    .game = spel
    .game-note = Alleen voor dit spel; zonder keuze voor elk spel
    .since = van
    .since-note = Pas vanaf dit uur van de dag roep ik je op, in jouw tijdzone
    .until = tot
    .until-note = Vanaf dit uur van de dag roep ik je niet meer op
menu-invite = Aan mijn tafel uitnodigen
menu-stats = Statistieken
menu-replay = Dit spel bekijken
notify-wish-on = roep me op
notify-wish-off = roep me niet op
notify-on = **Op deze server roep ik je op als een tafel mensen tekortkomt:**
notify-off = Op deze server roep ik je voor geen enkele tafel op.
notify-all = elk spel
notify-gone = een spel dat er nu niet is
notify-line = - { $game }
notify-line-hours = - { $game }, van { $since } tot { $until } uur in { $zone }
notify-line-lost = - { $game }, maar nu niet: je hebt uren gekozen, en je tijdzone ontbreekt. { COMMAND("my", "reminders") } stelt die in.
notify-terms = -# Hooguit drie keer per dag, nooit terwijl je aan een tafel zit, en { $quiet ->
    [yes] nooit in je stille uren.
   *[no] ook ’s nachts: { COMMAND("my", "reminders") } stelt stille uren in.
} Niemand anders ziet dit.
notify-ended = Op deze server roep ik je niet meer op. { COMMAND("my", "notify") } draait dat terug.
button-notify-on = Roep me op voor elk spel
button-notify-off = Roep me niet meer op
button-call = Spelers oproepen
button-uncall = Roep me niet meer op
summons = { $names }: deze tafel voor **{ $game }** komt mensen tekort. Wie speelt mee?
called = { $number ->
    [one] Ik heb 1 speler opgeroepen.
   *[other] Ik heb { $number } spelers opgeroepen.
}
called-role = Ik heb { $role } opgeroepen.
menu-invited = { $name } is uitgenodigd aan je tafel in { $where }.

refusal-no-own-lobby = Je hebt hier geen tafel waar het spel nog niet is begonnen. Open er een met { COMMAND("join") }, en nodig dan uit.
refusal-sits-there = Die persoon zit al aan je tafel in { $where }.
refusal-no-end-there = Onder dat bericht valt niets te bekijken. Kies er een waarin ik vertel hoe een spel is afgelopen.
refusal-call-nobody = Nu kan niemand worden opgeroepen die dat wil. Met { COMMAND("my", "notify") } laat je je oproepen.
refusal-call-once = Voor deze tafel zijn al spelers opgeroepen: dat kan maar één keer per tafel.
refusal-call-often = Je hebt op één dag { $number } keer spelers opgeroepen, meer kan niet. Nodig liever iemand uit met { COMMAND("join") }.
refusal-call-busy = Op deze server zijn net voor veel tafels spelers opgeroepen. Probeer het over een uur nog eens, of nodig iemand uit met { COMMAND("join") }.
refusal-call-private = Deze thread is privé, dus roep ik hier niemand op. Nodig mensen uit met { COMMAND("join") }.
refusal-call-role = Ik mag { $role } niet vermelden. Wie de server beheert, kan iedereen die rol laten vermelden, of mij *@everyone, @here en alle rollen vermelden* geven.
refusal-call-zone = Ik ken je tijdzone niet. Kies die met { COMMAND("my", "reminders") } en noem de uren dan nog eens.
refusal-call-hours = Van en tot zijn hetzelfde uur, zo zou ik je nooit oproepen. Noem twee verschillende uren, of geen.
