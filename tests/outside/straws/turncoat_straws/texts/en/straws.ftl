straws-game = Straws
straws-phase = { $key ->
    [over] All straws are shown
   *[decide] Keep or change
}
straws-event-straw_drawn = You draw a straw of { $length }.
straws-event-straw_kept = { $key ->
    [keep] { $seat } keeps the straw.
   *[change] { $seat } takes another straw.
}
straws-event-straw_shown = { $seat } holds { $length }.
straws-question-decide = Your straw has a length of { $length }. Do you keep it?
straws-choice-decide = { $key ->
    [keep] Keep it
   *[change] Take another one
}
straws-answer-decide = { $key ->
    [keep] You keep your straw.
   *[change] You take another straw.
}
straws-tip-decide = You are asked once.
straws-word-straw = What you hold; the longest one wins.
    .word = Straw
    .topic = aim
straws-part = { $points } long
straws-alt = { $seat }: { $length }
straws-rules-aim = Hold the longest straw at the end. Each may change theirs once, without knowing the others.
    .title = Aim
straws-command = straws
    .description = Answer in Straws
straws-command-straw = straw
    .description = Keep your straw or take another one
    .answer = choice
    .answer-note = Keep it, or take another one
