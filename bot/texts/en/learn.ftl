### Lessons: what every one of them says. What a game teaches stands in its own file.

command-learn = learn
    .description = A private lesson: learn a game in five minutes
    .game = game
    .game-note = Which game; without it, the one played here
lobby-learn = Learn
button-show = Show me
button-stop = Stop
button-go-on = Go on
lesson-how = -# You make every move yourself, in a real deal that only you see. Nothing counts, and nobody waits for you.
lesson-games = Another game
lesson-where = -# { $game } · { $chapter } · { $number } of { $tasks }
lesson-wrong = **Not quite.** { $hint }
lesson-stopped = You have stopped here. *{ button-go-on }* brings you back to the same place.
lesson-next = Next: { $chapter }
lesson-back = [**Back to your table**]({ $link }), where { $game } is played.
lesson-play = { $number ->
    [one] Play now: 1 computer
   *[other] Play now: { $number } computers
}
play-began = The game begins in { $where }. Your questions come as direct messages.
play-elsewhere = Tables are in the channels of a server. Go to one and use { COMMAND("join") }: a button there starts { $game } with computers at once.
lesson-over = **Well done: that is how { $game } is played.** The rest is in { COMMAND("rules") }.
# At a lesson’s end. $lasts: whether sides last for a round or a match.
lesson-could = { $lasts ->
    [round] In
   *[match] From
} { $round }{ $lasts ->
    [round] {""}
   *[match] { " " }on
} it could have been known: **{ $name }** { $was }. In your place, a computer player would have suspected { $name } most: { $share } of 100.
lesson-could-you = { $lasts ->
    [round] In
   *[match] From
} { $round }{ $lasts ->
    [round] {""}
   *[match] { " " }on
} you could have been found out: in { $name }’s place, a computer player would have suspected you most: { $share } of 100.
refusal-no-lesson = There is no lesson for this game. { COMMAND("rules") } explains it.
refusal-lesson-changed = This lesson has been changed meanwhile. { COMMAND("learn") } begins it again.
