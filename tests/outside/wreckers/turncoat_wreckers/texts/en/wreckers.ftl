wreckers-pitch = Keepers sail from light to light. The wreckers among you want the ships on the rocks.
    .length = 20 minutes
    .level = easy
wreckers-phase = { $key ->
    [night] Night
    [captain] The vote for the captain
    [crew] The crew
    [cards] At sea
   *[over] The end
}
wreckers-side-wins = { $key ->
    [keepers] The keepers win
   *[wreckers] The wreckers win
}
wreckers-cast-keeper = You are a keeper.
    .aim = You win with three safe voyages.
    .advice = Watch who was on board when a ship sank.
wreckers-cast-wrecker = You are a wrecker.
    .aim = You win with three wrecks.
    .advice = A ship needs a single wreck: two of you on board give each other away.
wreckers-event-light_set = A false light blinds { $seat }, who does not vote in this round.
wreckers-event-captain_chosen = { $lots ->
    [1] { $seat } is the captain by lot.
   *[0] { $seat } is the captain.
}
wreckers-event-crew_named = { $seat } sails with a crew: { $crew_seats }.
wreckers-event-voyage_ended = { $key ->
    [wreck] The ship is lost on the rocks. Safe: { $safe }, lost: { $wrecked }.
   *[safe] The ship is safe in port. Safe: { $safe }, lost: { $wrecked }.
}
wreckers-question-night = Night: where do you set the false light?
wreckers-question-captain = Who is to be the captain?
wreckers-question-crew = Who sails with you?
wreckers-question-cards = Which card do you play at sea?
wreckers-rules-aim = Three safe voyages win for the keepers, three wrecks for the wreckers. Wreckers know each other.
    .title = Aim
wreckers-rules-round = At night the wreckers blind somebody. The others vote for a captain, who picks the crew. A single wreck card sinks the ship.
    .title = A round
