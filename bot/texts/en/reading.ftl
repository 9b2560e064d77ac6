### Boards and hands in words, for people who do not see pictures.

command-my-reading = reading
    .description = Choose whether boards and hands come to you as pictures, in words, or both
    .how = how
    .how-note = Pictures, both, or words; without it, I tell what you have chosen
reading-pictures = pictures
reading-both = pictures and words
reading-words = words
reading-is-pictures = You are shown pictures. { COMMAND("my", "reading") } gives you words, or both.
reading-is-both = You are shown pictures, and told the same in words. { COMMAND("board") } and { COMMAND("hand") } tell all, page by page. { COMMAND("my", "reading") } changes that.
reading-is-words = You are told everything in words, without pictures. { COMMAND("board") } and { COMMAND("hand") } tell all, page by page. { COMMAND("my", "reading") } changes that.
# At the end of the description of a picture that has no room for all.
reading-more = More with /{ $whole ->
    [board] { command-board }
   *[hand] { command-hand }
}.
reading-more-here = More with { $whole ->
    [board] { COMMAND("board") }
   *[hand] { COMMAND("hand") }
}.
reading-new = { $left ->
    [0] New since you looked:
    [one] New since you looked, after 1 older thing:
   *[other] New since you looked, after { $left } older things:
}
# Below a question.
reading-answer = Answer with a button or a menu, or type { COMMAND($game, $word) }.
reading-nothing-new = Nothing new since you looked.
reading-now = The board now:
reading-hand = your hand
button-reading-hand = Your hand in words
button-reading-before = Page before
button-reading-after = Next page

## Words in place of signs

sign-suit = { $key ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
sign-card = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { NAME("sign-suit", $suit) }
# So many cards of a suit.
sign-count = { $count } { $count ->
    [1] { $suit ->
        [clubs] club
        [diamonds] diamond
        [hearts] heart
       *[spades] spade
    }
   *[other] { NAME("sign-suit", $suit) }
}
# In place of an arrow.
sign-then = , then{ " " }
sign-times = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
sign-minus = minus{ " " }
# Behind the name of a computer player.
sign-computer = { " " }(computer)
# Before the newest turn.
sign-newest = Newest turn:{ " " }
# A line in place of those for which there is no room.
sign-left-out = Some of it is left out here.
# Scores at the end, in place of a cup and bold names.
sign-winners = Winners: { $winners }{ COUNT($others) ->
    [0] { "" }
   *[other] . Others: { $others }
}
sign-chosen = Chosen: { $label }
