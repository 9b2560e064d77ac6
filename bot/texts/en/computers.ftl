### Computer players: how well they play, and what they advise.

## Levels

level-name-easy = easy
level-name-usual = usual
level-name-strong = strong
level-note-easy = Avoids the worst and takes anything else: for a first game
level-note-usual = Plays sensibly; “{ button-computer }” adds one of these
level-note-strong = Thinks ahead and is hard to beat
level-hint = Computer player of another level
level-line = Computer players: { $computers }

## Advice

button-advice = What would you do?
options-advice = Advice
    .note = Whether “{ button-advice }” stands under questions
advice-value = { $key ->
    [off] off
    [on] on, for everybody: does not count for the leaderboard
   *[usual] while only one person sits here
}
lobby-advice = Advice: under each question *{ button-advice }* asks a computer player.
advice = My advice: **{ $choices }**.
advice-won = Of 100 games that I imagine from here, you win about { $won } that way. An even share would be { $share }.
advice-next = Next best: **{ $choices }** ({ $won } of 100).
advice-close = About as good: **{ $choices }** ({ $won } of 100).
advice-suspects = I suspect **{ $name }** most: { $share } of 100.
advice-from = -# I know only what you can see yourself.

refusal-advice-over = That question is over. { COMMAND("hand") } shows what you are asked now.
refusal-advice-off = At this table I give no advice. The host chooses that under *{ button-options }* before the game.
refusal-advice-busy = I have too much to think about right now. Ask me again in a moment.
