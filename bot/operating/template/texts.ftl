template-game = Template
template-pitch = One of you is the spy. Everybody votes at once, and the spy wins unless found.
    .length = 5 minutes
    .level = easy
template-phase = { $key ->
    [over] The spy is shown
   *[vote] The vote
}
template-event-role_dealt = { $key ->
    [spy] You are the spy.
   *[loyal] You are loyal.
}
template-story-role_dealt = { $key ->
    [spy] { $seat } is the spy.
   *[loyal] { $seat } is loyal.
}
template-event-vote_shown = { $seat } votes for { $for_seat }.
template-event-spy_shown = { $seat } was the spy. { $key ->
    [spy] The spy wins.
   *[loyal] The loyal win.
}
template-cast-loyal = You are loyal.
    .aim = You win if the spy gets the most votes.
    .advice = Talk before you vote.
template-cast-spy = You are the spy.
    .aim = You win if anybody else gets as many votes as you.
    .advice = Accuse somebody before they accuse you.
template-placing-side = { $key ->
    [spy] Spy
   *[loyal] Loyal
}
template-side-wins = { $key ->
    [spy] The spy wins
   *[loyal] The loyal win
}
template-question-vote = Who is the spy?
template-choice-vote = { $seat }
template-answer-vote = You vote for { $seat }.
template-part = { $points ->
    [0] Lost
   *[other] Won
}
template-rules-aim = One seat is the spy. Everybody votes at once. The loyal win if the spy alone has the most votes.
    .title = Aim
template-rules-round = There is a single vote. You can change your vote until everybody has voted.
    .title = A round
template-command = template
    .description = Answer in Template
template-command-vote = vote
    .description = Vote for somebody
    .answer = person
    .answer-note = Whom you take for the spy
