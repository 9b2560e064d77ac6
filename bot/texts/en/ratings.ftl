### Ratings: the leaderboards of a server, its settings for them, and what the lobby says beforehand.

command-leaderboard = leaderboard
    .description = See who does best in a game on this server
    .game = game
    .game-note = Which one; usually the one that was played last here
    .season = season
    .season-note = Which one; usually the present one
leaderboard-title = Leaderboard · { $game }
leaderboard-standing = { $number } · { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
leaderboard-you = you
leaderboard-somebody = *somebody*
leaderboard-page = Page { $page } of { $pages } · { $number } people
leaderboard-nobody = Nobody is listed yet: it takes { $needed } matches that count. A match counts if it is played to its end and at least two people, in at least half of the seats, stay in it throughout. { COMMAND("join") } opens a table.
leaderboard-nobody-then = Nobody can be listed for this season.
leaderboard-own-listed = You: place { $rank } · { $standing }
leaderboard-own-few = You: { $matches } of { $needed } matches. With the { $needed }th you are on the list.
leaderboard-own-idle = You: { $standing }. You are off the list, because your last match is more than { $days } days ago; your next one brings you back.
leaderboard-own-private = You: { $standing }. Only you see this, for you have chosen that nobody sees your statistics.
leaderboard-own-none = You: no match that counts yet.
leaderboard-note = New players begin at { $start }. Wins against strong players bring the most; a win shared with weaker ones can cost a few points. A place on the list takes { $needed } matches, and lasts until { $days } days after the last one.
leaderboard-note-sides = The number says how many more matches in a hundred somebody wins than is usual here with the same roles. A place on the list takes { $needed } matches, and lasts until { $days } days after the last one.
leaderboard-season-hint = Another season
season-all = all years
season-quarter = { $quarter ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $quarter }th
} quarter of { $year }
refusal-ratings-off = Matches are not rated on this server. Who manages it can change that with { COMMAND("settings") }.
refusal-no-season = There is no such season here. { COMMAND("leaderboard") } shows the present one, and has a menu of those that are over.

## The lobby

lobby-counts = counts for the leaderboard
lobby-counts-not = not for the leaderboard
lobby-counted = This match counts for the leaderboard.
lobby-uncounted-alone = Does not count for the leaderboard: that takes at least two people.
lobby-uncounted-advice = Does not count for the leaderboard: everybody can ask for advice.
lobby-uncounted-computers = Does not count for the leaderboard: people must have at least half of the seats.

## Settings of a server

setting-ratings = Ratings
    .note = Whether there is a leaderboard; results are kept all the same
    .is-off = off
    .is-on = on
setting-season = Season
    .note = When the leaderboards start again
    .is-off = none, one leaderboard for ever
    .is-quarter = each quarter
    .is-year = each year
