### Ratings: the leaderboards of a server, its settings for them, and what the lobby says beforehand.

command-leaderboard = ranglijst
    .description = Bekijk wie het op deze server het best doet in een spel
    .game = spel
    .game-note = Welk; anders het spel dat hier het laatst is gespeeld
    .season = seizoen
    .season-note = Welk; anders het lopende
leaderboard-title = Ranglijst · { $game }
leaderboard-standing = { $number } · { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
}
leaderboard-you = jij
leaderboard-somebody = *iemand*
leaderboard-page = Pagina { $page } van { $pages } · { $number } personen
leaderboard-nobody = Er staat nog niemand op de lijst: daarvoor zijn { $needed } partijen nodig die meetellen. Een partij telt mee als die wordt uitgespeeld en minstens twee mensen, op minstens de helft van de plaatsen, er van begin tot eind bij zijn. { COMMAND("join") } opent een tafel.
leaderboard-nobody-then = Voor dit seizoen kan niemand worden vermeld.
leaderboard-own-listed = Jij: plaats { $rank } · { $standing }
leaderboard-own-few = Jij: { $matches } van de { $needed } partijen. Met de { $needed }e sta je op de lijst.
leaderboard-own-idle = Jij: { $standing }. Je staat niet op de lijst, omdat je laatste partij meer dan { $days } dagen geleden is; met de volgende sta je er weer op.
leaderboard-own-private = Jij: { $standing }. Alleen jij ziet dit, want je wilt niet dat anderen je statistieken zien.
leaderboard-own-none = Jij: nog geen partij die meetelt.
leaderboard-note = Wie nieuw is, begint op { $start }. Winnen van sterke spelers levert het meest op; een overwinning die je deelt met zwakkere spelers kan een paar punten kosten. Je staat op de lijst vanaf { $needed } partijen en tot { $days } dagen na de laatste.
leaderboard-note-sides = Het getal zegt hoeveel partijen van de honderd iemand meer wint dan hier met dezelfde rollen gebruikelijk is. Je staat op de lijst vanaf { $needed } partijen en tot { $days } dagen na de laatste.
leaderboard-season-hint = Ander seizoen
season-all = alle jaren
season-quarter = { $quarter }e kwartaal van { $year }
refusal-ratings-off = Op deze server tellen partijen niet mee voor een ranglijst. Wie de server beheert, kan dat veranderen met { COMMAND("settings") }.
refusal-no-season = Dat seizoen is er hier niet. { COMMAND("leaderboard") } toont het lopende en heeft een menu met de vorige.

## The lobby

lobby-counts = telt mee voor de ranglijst
lobby-counts-not = niet voor de ranglijst
lobby-counted = Deze partij telt mee voor de ranglijst.
lobby-uncounted-alone = Telt niet mee voor de ranglijst: daarvoor moeten er minstens twee mensen meedoen.
lobby-uncounted-advice = Telt niet mee voor de ranglijst, want iedereen kan advies vragen.
lobby-uncounted-computers = Telt niet mee voor de ranglijst: daarvoor moeten er op minstens de helft van de plaatsen mensen zitten.

## Settings of a server

setting-ratings = Ranglijst
    .note = Of er een ranglijst is; uitslagen worden hoe dan ook bewaard
    .is-off = uit
    .is-on = aan
setting-season = Seizoen
    .note = Wanneer de ranglijsten opnieuw beginnen
    .is-off = geen, één ranglijst voor altijd
    .is-quarter = elk kwartaal
    .is-year = elk jaar
