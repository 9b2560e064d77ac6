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
reading-nothing-new = Nothing new since you looked.
reading-now = The board now:
reading-hand = your hand
button-reading-hand = Your hand in words
button-reading-before = Page before
button-reading-after = Next page
