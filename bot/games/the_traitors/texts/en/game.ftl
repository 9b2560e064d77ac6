### The Traitors. Variables are the facts of its events, decisions and choices; $key is what a name is asked for.

the_traitors-game = The Traitors
# Below the picture of suspicions.
the_traitors-hidden-side = was a Traitor
# What it is, in one sentence, for the lobby.
the_traitors-pitch = You fill a pot of gold together, but one of you murders at night: find the Traitor, or be one.
    .length = 30 to 60 minutes
    .level = easy

## Names

the_traitors-card = { $key ->
    [gold] Gold
    [dagger] Dagger
    [shield] Shield
    [traitor] Traitor card
    [event] Event
   *[final_banishment] Final Banishment
}
# The same within a sentence: what somebody draws, takes or discards.
the_traitors-card-a = { $key ->
    [gold] Gold
    [dagger] a Dagger
    [shield] a Shield
   *[traitor] the Traitor card
}
the_traitors-role = { $key ->
    [traitor] Traitor
   *[faithful] Faithful
}
the_traitors-placing-side = { the_traitors-role }
the_traitors-event = { $key ->
    [murder] Murder
    [banishment] Banishment
    [final_banishment] Final Banishment
   *[quiet_night] Quiet Night
}
the_traitors-phase = { $key ->
    [turn] { $name ->
        [none] A turn
       *[other] { $name }’s turn
    }
    [murder] Night
    [vote] Banishment
    [end] End the round?
    [shield] A Shield?
   *[over] Match over
}

## Options

the_traitors-option-preset = Way of playing
    .note = How events are picked, and whose murder counts when several Traitors strike.
    .is-digital = Standard
    .is-paper = Event deck
the_traitors-option-rounds = Rounds
    .note = How many rounds you play. The more of you there are, the longer a round is.
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
    .is-5 = 5
    .is-6 = 6
    .is-7 = 7
    .is-8 = 8
the_traitors-option-revotes = Revotes
    .note = How often a tied vote is repeated before the tied players draw lots.
    .is-0 = none, lots at once
    .is-1 = at most 1
    .is-2 = at most 2
    .is-3 = at most 3
    .is-4 = at most 4
    .is-5 = at most 5
    .is-unlimited = until nobody is tied
the_traitors-option-ask_end = Asking about the end
    .note = When you are asked whether to end the round, once a Traitor is out.
    .is-again = again and again
    .is-once = only after a Traitor was banished or nobody was murdered
the_traitors-option-spacing = Events in the deck
    .note = How the Events are spread over the deck.
    .is-even = well apart
    .is-packets = anywhere in their part

## What has happened. An empty message keeps silent.

the_traitors-event-round_started = **Round { $round }.** { $seat } deals, { $first_seat } has the first turn.
the_traitors-event-cards_dealt = You are dealt: { NAME("the_traitors-card", $cards) }.
the_traitors-event-role_dealt = { $role ->
    [traitor] **You are the Traitor.** Nobody else knows.
   *[faithful] **You are Faithful.** Somebody else is the Traitor.
}
the_traitors-event-turn_started = { "" }
the_traitors-event-card_drawn = { $seat } draws a card.
the_traitors-event-own_card_drawn = You draw { NAME("the_traitors-card-a", $card) }.
the_traitors-event-event_drawn = **{ $seat } draws an Event ({ $event_number } of 8): { NAME("the_traitors-event", $event) }.** { $event ->
    [murder] Everybody alive answers in secret: the Faithful sleep, a Traitor names a victim.
    [banishment] Everybody alive votes.
   *[quiet_night] Nothing happens.
}
the_traitors-event-final_banishment_drawn = **{ $seat } draws the Final Banishment:** one last vote, then the round ends.
the_traitors-event-traitor_card_rejected = **{ $seat } shows the Traitor card and rejects it.** A Faithful may, a Traitor must.
the_traitors-event-recruited = You accept the Traitor card: from now on **you are a Traitor.**
the_traitors-event-gold_played = { $seat } plays Gold (fund: { $fund }).
the_traitors-event-dagger_used = { $seat } uses a Dagger to blackmail { $named_seat }.
the_traitors-event-hand_seen = { COUNT($cards) ->
    [0] { $named_seat } holds no cards.
   *[other] { $named_seat } holds: { NAME("the_traitors-card", $cards) }.
}
the_traitors-event-card_taken = { $seat } takes a card from { $named_seat }.
the_traitors-event-card_not_taken = { $seat } takes no card from { $named_seat }.
the_traitors-event-taken_card_seen = { $seat } has taken { NAME("the_traitors-card-a", $card) } from { $named_seat }; only the two of you know which card.
# The same, told with the answer to who has taken it.
the_traitors-outcome-taken_card_seen = Only you and { $named_seat } know which card.
the_traitors-event-card_discarded = { $card ->
    [gold] { $seat } discards Gold (fund: { $fund }).
   *[other] { $seat } discards { NAME("the_traitors-card-a", $card) }.
}
the_traitors-event-victim_named = **Murder! The victim is { $seat }.**
the_traitors-event-nobody_murdered = **Nobody was murdered:** no Traitor is left alive.
the_traitors-event-shield_used = { $seat } uses a Shield and lives.
the_traitors-event-shield_declined = { $seat } shows a Shield, but does not use it.
the_traitors-event-seat_murdered = { $role ->
    [traitor] **{ $seat } is out: a Traitor!**
   *[faithful] **{ $seat } is out: a Faithful.**
} { the_traitors-laid }
the_traitors-event-vote_opened = { $ballot ->
    [1] { $final ->
        [1] **The final banishment: who is a Traitor?**
       *[0] **Banishment: who is a Traitor?**
    } Talk about it here, and vote in secret. As long as another vote is missing, you can change yours. Alive and suspect: { $suspect_seats }.
   *[other] **Vote { $ballot }: only for those who are tied.** Talk, and vote again in secret. Suspect: { $suspect_seats }. Alive: { $living_seats }.
}{ the_traitors-two-left }
# Below a vote of three.
the_traitors-two-left = { COUNT($living_seats) ->
    [3] { " " }**Then two are left, and the round is over:** if one of them is a Traitor, the whole fund goes to the Traitor.
   *[other] { "" }
}
the_traitors-event-vote_shown = { $seat } votes for { $for_seat } ({ $count ->
    [one] 1 vote
   *[other] { $count } votes
}).
the_traitors-event-vote_tied = **A tie: { $tied_seats }.**{ $left ->
    [0] { "" }
    [one] { " " }Another tie will be settled by lot.
    [unlimited] { " " }You vote until one of them has the most votes.
   *[other] { " " }{ $left } revotes are left.
}
the_traitors-event-lots_drawn = { $tied_seats } draw lots: it falls on { $seat }.
the_traitors-event-seat_banished = { the_traitors-banished-as } { the_traitors-laid }
# Parts of the same: the role that is shown; hand and Gold that are left.
the_traitors-banished-as = { $role ->
    [traitor] **{ $seat } is banished: a Traitor!**
   *[faithful] **{ $seat } is banished: a Faithful.**
}
the_traitors-laid = { the_traitors-moment-hand }.{ $gold ->
    [0] { "" }
   *[other] { " " }The Gold goes into the fund (now { $fund }).
}
the_traitors-event-end_opened = **Are all Traitors gone?** Everybody alive says whether the round should end. It ends only if all say yes: { $living_seats }.
the_traitors-event-end_answered = { $agreed ->
    [1] All say yes.
   *[0] { COUNT($yes_seats) ->
        [0] { "" }
       *[other] Yes: { $yes_seats }.{ " " }
    }No: { $no_seats }. The round goes on.
}
the_traitors-event-round_ended = { the_traitors-fold-round_ended } { COUNT($survivor_seats) ->
    [one] Survivor: { $survivor_seats }.
   *[other] Survivors: { $survivor_seats }.
}
the_traitors-event-role_shown = { $role ->
    [traitor] **{ $seat } is a Traitor!**
   *[faithful] { $seat } is Faithful.
}
the_traitors-event-fund_shared = { $role ->
    [traitor] { COUNT($sharing_seats) ->
        [one] { $sharing_seats } takes the whole fund: { $fund } Gold.
       *[other] The surviving Traitors share the fund of { $fund } Gold: { $share } each.
    }
   *[faithful] No Traitor has survived. The survivors share the fund of { $fund } Gold: { $share } each.
}{ $rest ->
    [0] { "" }
    [one] { " " }1 Gold is left over and discarded.
   *[other] { " " }{ $rest } Gold are left over and discarded.
}
the_traitors-event-gold_scored = { $seat } gains { $gold } Gold ({ $hand } in hand, { $fund } from the fund) and has { $score }.
the_traitors-event-match_won = **{ $seat } wins with { $gold } Gold!**

## Who is out is told so alone, and what comes next

the_traitors-out-seat_murdered = { the_traitors-gone }
the_traitors-out-seat_banished = { the_traitors-gone }
the_traitors-gone = Everybody sees your hand and your role now.
    You gain nothing in this round{ $last ->
        [1] { "" }, and it is the last one.
       *[0] { "" }. In the next one you are back at the table with a new hand and a new role.
    }

## Who learns what it is, a role or a side, is told so alone: which, how it wins by it, and a first advice

the_traitors-cast-faithful = You are Faithful.
    .aim = Fill the prize fund and banish every Traitor. If none survives the round, the survivors share the fund; otherwise the Traitors take it all. Survivors keep the Gold in their hands, too. In the deck are 8 Events (murder, banishment, quiet night) and a last vote: with that the round ends, or when two are left or all agree. **Your turn:** draw a card, play Gold, a Dagger or nothing, and keep 3 cards.
    .advice = Remember who votes for whom, and who is murdered after an argument. Keep a Shield when you draw one: it saves you from one murder. There may be a second Traitor later: whoever draws the Traitor card can change sides, and nobody is told.
    .again = All roles are new: the Traitor of the last round may be Faithful now. Banish every Traitor, and survive until the round ends (two left, all agree, or the last vote): then the survivors share the fund, and the Gold in your hand is yours as well. **Advice:** Remember who votes for whom, and who is murdered after an argument.
the_traitors-cast-traitor = You are the Traitor.
    .aim = Name the victim of each murder, and survive until the round ends: then the fund is for the living Traitors alone, and the Gold in your hand is yours as well. In the deck are 8 Events (murder, banishment, quiet night) and a last vote: with that the round ends, or when two are left or all agree. **Your turn:** draw a card, play Gold, a Dagger or nothing, and keep 3 cards.
    .advice = Talk and vote as a Faithful would. Do not murder whoever has just accused you: the others would know why. Nobody but you knows your role. Whoever draws the Traitor card may join you, and neither of you is told.
    .again = All roles are new: this time you murder by night, and nobody knows. Survive until the round ends (two left, all agree, or the last vote): then the fund is for the living Traitors alone, and the Gold in your hand is yours as well. **Advice:** Talk and vote as a Faithful would, and do not murder whoever has just accused you.
the_traitors-cast-recruited = You are a Traitor now.
    .aim = From now until the round ends you name a victim at each murder. If you survive, the fund is for you and the other living Traitors alone. The Gold in your hand is yours as well.
    .advice = Play and vote as you did before. Nobody knows that you have changed sides, not even the other Traitor, who may name you as a victim. Beware of Daggers: they show your card.

## Questions

the_traitors-question-recruit = You have drawn the Traitor card. Do you accept it?
    { $role ->
        [traitor] You are the Traitor already, so you can only reject it. To the others it looks like anybody’s rejection.
       *[faithful] If a Traitor survives the round, the Traitors alone share the fund. You would not be told who the other one is.
    }
the_traitors-question-play = { $gold_only ->
        [1] Go on: one Gold goes into the fund.
       *[0] Do you play a card?
    }
    You hold: { NAME("the_traitors-card", $cards) }. { $gold_only ->
        [1] You keep 3 cards, so one Gold goes into the fund (now { $fund }).
       *[0] Gold goes into the fund (now { $fund }){ $daggers ->
            [0] { "" }
           *[other] ; a Dagger shows you somebody’s hand
        }.{ COUNT($cards) ->
            [4] { " " }You keep 3 cards: if you play nothing, you choose one to discard.
            [3] { " " }If you play nothing, you keep all three.
           *[other] { "" }
        }
    }
the_traitors-question-blackmail = Whom do you blackmail?
    You see that whole hand, in secret, and may take one card of it.
the_traitors-question-take = Which card do you take from { $named_seat }?
    { COUNT($cards) ->
        [0] This hand is empty.
       *[other] This hand: { NAME("the_traitors-card", $cards) }.
    } { $exposed ->
        [1] **{ $named_seat } is a Traitor{ $role ->
            [traitor] , too
           *[faithful] { "" }
        }:** the Traitor card stays in that hand.
       *[0] The Traitor card cannot be taken.
    } Everybody learns whether you take a card; which one, only the two of you.
the_traitors-question-again = Do you use the Dagger from { $named_seat } at once?
    Nobody is told anything until you have answered.
the_traitors-question-discard = { $kinds ->
    [1] Go on: you discard one card.
   *[other] Which card do you discard?
}
    You hold: { NAME("the_traitors-card", $cards) }. You keep 3 cards. Gold goes into the fund (now { $fund }), anything else onto the open discard pile.
the_traitors-question-murder = Night: everybody answers, so that nobody can tell who murders.
    { $role ->
        [traitor] { $fellow ->
            [seen] **{ $fellow_seats } is a Traitor, too:** you have seen the card. If you both survive, you share the fund; without { $fellow_seats } it is yours alone. Name a victim: if you both strike, only one attempt counts.
            [none] You are the only **Traitor** and must name a victim.
            [surely] You are a **Traitor** and must name a victim; another Traitor is among them. If you both strike, only one attempt counts.
           *[perhaps] You are a **Traitor** and must name a victim; another Traitor may be among them. If several Traitors strike, only one attempt counts.
        }
       *[faithful] You are **Faithful**: all you can do is sleep.
    } Nobody learns what you have answered.{ $living ->
        [3] { " " }**If somebody dies now, only two are left, and the round is over.**
       *[other] { "" }
    }
the_traitors-question-shield = You are to be murdered. Do you use your Shield?
    Everybody sees the Shield, whatever you answer. Without it you are out of the round.
the_traitors-question-vote = { COUNT($rival_seats) ->
    [1] You or { $rival_seats }: who has to go?
   *[0] { $final ->
        [1] The final banishment: whom do you vote for?
       *[0] Banishment: whom do you vote for?
    }
}
    { COUNT($rival_seats) ->
        [1] Only { $rival_seats } can be voted for: nobody votes for themselves. Persuade the others in the channel.
       *[0] { $ballot ->
            [1] Whoever has the most votes is out and shows role and hand.
           *[other] The last vote was a tie between { TOGETHER($suspect_seats) }. Vote again, for one of them.
        }
    } All votes are shown once the last one is in.{ the_traitors-two-left }
the_traitors-question-end = Should the round end?
    { "" }**If all say yes,** it ends at once: you all show your roles, and keep the Gold in your hands.
    { $seen ->
        [2] A Traitor was murdered, so **another Traitor is still alive** and takes the fund of { $fund } Gold.
       *[other] { $share ->
            [0] Without a Traitor **nobody gets any of the fund:** { $fund } Gold cannot be shared by { $living }.
           *[other] Without a Traitor the { $living } of you share the fund of { $fund } Gold: **{ $share } each.**
        } With one, the Traitors take it all.
    }
    { "" }**A single no,** and you play on{ $share ->
        [0] { "" }: the fund can still grow.
       *[other] .
    } All answers are shown together.{ $seen ->
        [0] { " " }The Traitor card has not been seen: somebody may hold it.
       *[other] { "" }
    }

## Choices, as on a button or in a menu

the_traitors-choice-recruit = { $key ->
    [accept] Accept
   *[reject] Reject
}
    .note = { $key ->
        [accept] You become a Traitor and may murder. Nobody is told. The card stays one of your 3.
       *[reject] You show the card and discard it.
    }
the_traitors-choice-play = { $key ->
    [none] Play nothing
   *[other] { $card ->
        [gold] Gold into the fund
       *[other] Dagger: look at a hand
    }
}
the_traitors-choice-blackmail = { $seat }
the_traitors-choice-take = { $key ->
    [none] Take nothing
   *[other] Take { NAME("the_traitors-card-a", $card) }
}
the_traitors-choice-again = { $key ->
    [none] Keep the Dagger
   *[other] { $seat }
}
the_traitors-choice-discard = { $card ->
    [gold] Gold into the fund
   *[other] Discard { NAME("the_traitors-card-a", $card) }
}
the_traitors-choice-murder = { $key ->
    [F] Sleep
   *[other] { $seat }
}
the_traitors-choice-shield = { $key ->
    [yes] Use the Shield
   *[no] Do not use it
}
the_traitors-choice-vote = { $only ->
    [1] Vote for { $seat }
   *[0] { $seat }
}
the_traitors-choice-end = { $key ->
    [yes] Yes
   *[no] No
}

## Answers, told to whom gave them

the_traitors-answer-recruit = { $key ->
    [accept] You accept the Traitor card and are a **Traitor** from now on.
   *[reject] You reject the Traitor card.
}
the_traitors-answer-play = { $key ->
    [none] You play nothing.
   *[other] You play { NAME("the_traitors-card-a", $card) }.
}
the_traitors-answer-blackmail = You blackmail { $seat }.
the_traitors-answer-take = { $key ->
    [none] You take nothing from { $named_seat }.
   *[other] You take { NAME("the_traitors-card-a", $card) } from { $named_seat }.
}
the_traitors-answer-again = { $key ->
    [none] You keep the Dagger.
   *[other] You use it at once and blackmail { $seat }.
}
the_traitors-answer-discard = You discard { NAME("the_traitors-card-a", $card) }.
the_traitors-answer-murder = { $key ->
    [F] You sleep.
   *[other] You name { $seat } as the victim.
}
the_traitors-answer-shield = { $key ->
    [yes] You use your Shield.
   *[no] You do not use your Shield.
}
the_traitors-answer-vote = You vote for { $seat }.
the_traitors-answer-end = { $key ->
    [yes] You want to end the round.
   *[no] You want the round to go on.
}

## What the rules are against, told to whoever typed it

the_traitors-refusal-end = You are asked whether to end the round when a Traitor was banished or nobody was murdered{ $again ->
    [1] , and once a Traitor is out after every other banishment, every Quiet Night and a turn in which the Traitor card was rejected.
   *[0] .
}

## Rules help, by topic in reading order

the_traitors-rules-aim = You all fill one prize fund with Gold. But one of you is the **Traitor**, in secret, and another may be recruited on the way.

    - The **Faithful** want to find the Traitors and banish them.
    - The **Traitors** murder by night and want to stay undetected until the round ends.

    If a Traitor survives the round, the Traitors alone share the fund; if none does, all survivors share it. Gold in your own hand is yours alone if you survive.

    Whoever has the most Gold after the last round wins. Everybody plays for themselves, in every round with a new role.
    .title = Aim
the_traitors-rules-round = Each round begins again with all 60 cards: 40 Gold, 6 Daggers, 4 Shields, 8 Events, 1 Traitor card and 1 Final Banishment.

    1. Everybody gets 3 cards: only Gold, Daggers and Shields.
    2. The Traitor card is shuffled into the deck. The Events lie in it at fairly regular intervals; the Final Banishment is the last card.
    3. Everybody gets a role in secret: one is the Traitor, all others are Faithful. A role can change only by the Traitor card, see *{ the_traitors-rules-recruiting.title }*.
    4. The player left of the dealer has the first turn, then it goes round clockwise. In the next round the next player deals.

    { "" }**Everybody knows** who is alive, how many cards each player holds, the fund, the discard pile and who has answered a question by day. **Secret** are hands, roles and what you have answered by night or voted until it is shown.
    .title = A round
the_traitors-rules-turn = 1. **Draw** the top card. An Event or the Final Banishment is carried out at once; if the round goes on, you then draw again. The Traitor card asks you whether you change sides. Any other card joins your hand.
    2. **Play** one card, or none: Gold onto the prize fund, or a Dagger. A Shield is never played here.
    3. **Discard** down to 3 cards. Gold goes into the fund, anything else onto the open discard pile.

    If you are eliminated by an Event that you drew, the next player goes on.

    There are three Events:
    - **{ NAME("the_traitors-event", "murder") }**, see *{ the_traitors-rules-murder.title }*
    - **{ NAME("the_traitors-event", "banishment") }**, see *{ the_traitors-rules-banishment.title }*
    - **{ NAME("the_traitors-event", "quiet_night") }**: nothing happens
    .title = A turn
the_traitors-rules-murder = Everybody alive answers in secret, all at the same time. The Faithful can only sleep. A Traitor must name a victim, who may even be another Traitor. Nobody learns who has answered what, nor who has answered already.

    If several Traitors name somebody, only one attempt counts: with *{ the_traitors-option-preset.is-digital }* the first one clockwise from whoever drew the Event, with *{ the_traitors-option-preset.is-paper }* one drawn by chance.

    A victim who holds a **Shield** must show it, and lives if it is used. Otherwise the victim is out until the next round, shows hand and role, and the Gold in that hand goes into the fund.

    If **nobody is murdered**, no Traitor is alive any more. Then you are asked whether to end the round, see *{ the_traitors-rules-end.title }*.
    .title = Murder
the_traitors-rules-banishment = You talk in the channel and vote at the same time: everybody alive votes in secret for somebody else who is alive. You can change your vote until the last one is in. Then the votes are shown one by one, beginning with whoever voted first and going clockwise.

    Whoever has the most votes is out until the next round, shows hand and role, and the Gold in that hand goes into the fund. A Shield does not help.

    { "" }**A tie:** everybody votes again, only for those who are tied. How often is set by the option *{ the_traitors-option-revotes }* (usually 3); after that the tied players draw lots.

    Once a Traitor is out you are asked afterwards whether to end the round, see *{ the_traitors-rules-end.title }*. The **Final Banishment**, the last card of the deck, is one more vote; then the round ends.
    .title = Banishment
the_traitors-rules-recruiting = If you draw the Traitor card, you are asked in secret: accept or reject?

    - **Accept:** you are a Traitor for the rest of the round. The card stays in your hand, counts as one of your 3 cards, and can be neither discarded nor taken. To the others your turn looks as if you had drawn any card.
    - **Reject:** you stay as you are. Everybody sees the card go onto the discard pile; you draw no other for it.

    The dealt Traitor can only reject it, which looks like any other rejection.

    { "" }**What accepting means:** from now on you win and lose as a Traitor. You name a victim at every murder. If you survive, you share the fund with the Traitors alone, and Traitors survive often, so accepting usually pays. But the Faithful are after you, a Dagger can show your card, and you are not told who the other Traitor is, nor is the other told about you: you may murder each other.
    .title = The Traitor card
the_traitors-rules-cards = **Dagger:** instead of Gold you play it and name another player who is alive. You see that whole hand, in secret, and may take one card, but never the Traitor card. Everybody learns whom you named and whether you took a card; which card, only the two of you. A Dagger that you take that way may be used at once, again on anybody.

    You must not tell what a Dagger has shown you; *{ button-hand }* shows you what you still know of it.

    { "" }**Shield:** saves you from a murder, once. It helps against neither Daggers nor banishment.

    { "" }**Gold:** each card is worth 1. What you keep in your hand is yours, if you survive; what lies in the fund is shared.
    .title = Dagger, Shield, Gold
the_traitors-rules-points = When the round ends, all survivors show their roles.

    - Each survivor scores the Gold in their hand.
    - If any survivor is a Traitor, the living Traitors share the prize fund equally.
    - Otherwise all survivors share it.

    What cannot be shared equally is discarded. Eliminated players score nothing in that round.
    .title = Gold
the_traitors-rules-end = **The round ends**

    - when only 2 players are alive,
    - after the Final Banishment,
    - or when you agree on it. Only if all who are alive say yes does the round end. The answers are shown together.

    { "" }**You are asked** after a Traitor was banished, and after a murder in which nobody was murdered. Once a Traitor is out also after every other banishment, after every Quiet Night, and after a turn in which the Traitor card was rejected: what you have learned may have made you sure that all Traitors are gone. Not after an attempt at murder, for then one is alive. With *{ the_traitors-option-ask_end }* on *{ the_traitors-option-ask_end.is-once }* only the first two count.

    { "" }**The game ends** after the last round. Most Gold wins; those who are level share the win. The option *{ the_traitors-option-rounds }* says how many rounds there are, 1 to 8. For best results the printed rules advise 3 or 4 with 4 players, 2 or 3 with 5 or 6, 1 or 2 with 7 or 8.
    .title = The end
the_traitors-rules-presets = The rules know two ways of playing.

    - **{ the_traitors-option-preset.is-digital }:** each Event is Murder, Banishment or Quiet Night, all equally likely. If several Traitors murder, the first one clockwise counts, beginning with whoever drew the Event.
    - **{ the_traitors-option-preset.is-paper }:** the Events of a round come from a shuffled deck of 3 Murders, 3 Banishments and 2 Quiet Nights. If several Traitors murder, chance decides which attempt counts.

    Whoever runs this bot may have entered other cards of that deck, or other odds.
    .title = Standard and Event deck
the_traitors-rules-readings = Where the printed rules are silent, or say something that cannot be done here, this is how it is played:

    - **Who murders first** (*{ the_traitors-option-preset.is-digital }*): “only the first Traitor’s murder attempt counts”. Who is first is not said. As all answer at once here, it goes clockwise from whoever drew the Event.
    - **Rejecting the Traitor card:** no other card is drawn for it.
    - **A tied vote:** “Repeat as necessary until you have a majority”. So that a game ends, lots are drawn after 3 revotes; the option *{ the_traitors-option-revotes }* also has the printed rule.
    - **You cannot vote for yourself.**
    - **Sharing the fund:** “discard 1 Gold card and divide the rest”. As many are discarded as it takes to divide it.
    - **Equal scores** share the win.
    - **When you may agree to end a round:** “if everyone believes all Traitors have been eliminated”. You are asked whenever that may have become so.
    - **The selector deck and the app:** how many cards of each kind there are, and how likely each event is, is not printed; 3, 3 and 2, and all equally likely, are ours.
    .title = How unclear rules are read

## How a score came about

the_traitors-part = { $key ->
    [hand] hand { $points }
   *[fund] fund { $points }
}

## Its slash command: the name in small letters, then what Discord shows beside it; and the words below it

the_traitors-command = traitors
    .description = Answer what The Traitors asks you
the_traitors-command-recruit = recruit
    .description = Accept or reject the Traitor card
    .answer = answer
    .answer-note = Accept or reject
the_traitors-command-play = play
    .description = Play Gold or a Dagger in your turn, or nothing
    .answer = card
    .answer-note = Gold or a Dagger of your hand, or nothing
the_traitors-command-blackmail = blackmail
    .description = Name whose hand your Dagger shows you
    .answer = player
    .answer-note = Another player who is alive
the_traitors-command-take = take
    .description = Take a card from the hand that your Dagger shows you, or none
    .answer = card
    .answer-note = One of the cards that you may take, or nothing
the_traitors-command-discard = discard
    .description = Discard the fourth card of your hand
    .answer = card
    .answer-note = One of your four cards
the_traitors-command-murder = murder
    .description = Sleep, or name a victim at a murder, in secret
    .answer = key
    .answer-note = F to sleep if you are Faithful, a victim if you are a Traitor
the_traitors-command-shield = shield
    .description = Use your Shield against a murder, or do not
    .answer = answer
    .answer-note = Whether you use it
the_traitors-command-vote = vote
    .description = Vote for whom to banish, in secret
    .answer = player
    .answer-note = Another player who is alive, in a revote one of the tied
the_traitors-command-end = end
    .description = Say whether the round should end
    .answer = answer
    .answer-note = Yes or no
