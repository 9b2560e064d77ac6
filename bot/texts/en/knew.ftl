### After a match: whose suspicions were right. Nobody’s notes are shown unless they agree.

button-knew = Who knew
knew-first = **{ $names } knew, from { $round }.**
knew-best = Best detective of those who showed their notes: **{ $names }**, { $right } of { $marked }.
knew-nobody = Of those who showed their notes, nobody knew.
knew-none = Nobody has shown notes of this game.
knew-of-computers = Nobody has shown notes, but the computer players had their suspicions:
knew-could = Nobody has shown notes. This is what could have been known:
knew-measure = -# The higher a figure, the more the others could suspect somebody, just before it came out.
knew-computers = -# How strongly the others suspected each, on average, at the end of each round or just before the truth came out. Computer players count all that they have seen, and tell nobody.
knew-blank = -# “–”: nobody else had an opinion.
knew-left-out = -# Not in the picture, for lack of room: { $number ->
    [one] round
   *[other] rounds
} { $rounds }.
# In a replay, below what happened in a step.
replay-marks = -# Notes of { $name }: { $marks }
refusal-knew-broken-off = This game was broken off, so nobody can say who knew.
refusal-knew-nothing = There is no hidden side in this game: nobody had to be found out.
refusal-knew-busy = I cannot look into it just now. Ask me again in a minute.

## Consent

knew-ask = May the others see your notes of this game? Only your marks are shown, never your text.
knew-shown = Your notes of this game are shown to all who ask.
knew-hidden = Your notes of this game stay with you. Nobody can tell that there are any.
button-notes-show = Show my notes
button-notes-always = Always on this server
button-notes-hide = Keep them to myself
button-notes-never = Never on this server

## The picture

suspicion-could = What could have been known
suspicion-round = Round
suspicion-fooled = Fooled
suspicion-scale = 0: all trust, 100: all suspect
# In the game’s words: who was on the hidden side.
hidden-side = was on the hidden side
suspicion-row = { $name }: { $cells }.{ $count ->
    [0] {""}
   *[other] { " " }Fooled: { $fooled }.
}
suspicion-cell = round { $round } { $share ->
    [-1] –
   *[other] { $share }
}{ $was ->
    [none] {""}
   *[other] { " " }({ $was })
}
