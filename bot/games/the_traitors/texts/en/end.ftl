## The headline of the end

the_traitors-headline = { $rounds ->
    [1] { $side_won ->
        [traitor] The Traitors win: { $names }
        [faithful] The Faithful win: { $names }
       *[none] { $usual }
    }
   *[other] { $usual }
}

# Whoever is out is told so with the end, too.
the_traitors-end-out = { $key ->
    [seat_murdered] **You were murdered in the night.**
   *[seat_banished] **You were banished:** { $against } of { $votes } votes were against you.
}{ $gold ->
    [0] { "" }
   *[other] { " " }Your { $gold } Gold went into the fund.
}

## On the picture of the end

# A title for somebody, after the name; nobody else has it. Then how well they voted.
the_traitors-end-title = { $key ->
    [got_away] Got away with murder
    [took] Took it all
    [friend] Stabbed a friend
    [saved] Nine lives
    [witness] Saw the card
    [nose] The bloodhound
    [blind] Blind as a bat
    [turned] Could not say no
    [caught] Caught red-handed
    [scapegoat] The scapegoat
    [breakfast] Missed breakfast
    [early] Out before breakfast
   *[stayed] Part of the furniture
}
the_traitors-end-votes = { $right } of { $votes } { $votes ->
    [one] vote
   *[other] votes
} right
the_traitors-end-roles = Roles, round by round
# In place of the Gold of somebody who was out.
the_traitors-end-fate = { $key ->
    [murdered] dead
   *[banished] out
}

## Short sentences on what decided the match

the_traitors-end-round_told = { the_traitors-story-round_told }

## The film of the betrayal

the_traitors-film-deed = { $key ->
    [recruited] { $name } takes the Traitor card in secret{ $names ->
        [nobody] { "" }
       *[other] { " " }and is a Traitor, too
    }
   *[dealt] { $name } is dealt the Traitor, and tells nobody
}
# Two Traitors can name two victims, but only one attempt counts.
the_traitors-film-murder = { $others ->
    [0] By night { $names } { $count ->
        [one] names
       *[other] name
    } { $victim }. { $fate ->
        [murdered] In the morning { $victim } is dead
       *[shield] { $owner ->
            [nobody] A Shield saves { $victim }
           *[other] The Shield taken from { $owner } saves { $victim }
        }
    }
   *[other] Two Traitors strike. { $names } names { $victim }, { $rival } names { $spared }. The attempt of { $names } counts, and { $fate ->
        [murdered] { $victim } is dead
       *[shield] { $owner ->
            [nobody] a Shield stops it
           *[other] the Shield taken from { $owner } stops it
        }
    }
}
# Murders of a lone Traitor in one round.
the_traitors-film-murders = { $count ->
    [2] Two nights, two murders
    [3] Three nights, three murders
   *[other] { $count } nights, { $count } murders
}: { $name } names { $victims }
the_traitors-film-banished = { $role ->
    [traitor] { $name }, a Traitor, is banished{ $count ->
        [0] { "" }
       *[other] . { $names } had seen the card
    }{ $fellow_count ->
        [0] { "" }
       *[other] . { $fellows }, a Traitor too, voted for it
    }
   *[faithful] { $name } is banished, and was Faithful{ $count ->
        [0] { "" }
       *[other] . { $names } { $others ->
            [0] { "" }
            [one] and one other{ " " }
           *[other] and { $others } others{ " " }
        }voted for it
    }
}
the_traitors-film-shared = { $role ->
    [traitor] The round goes to the Traitors: { $names } { $count ->
        [one] takes { $share } Gold
       *[other] take { $share } Gold each
    }
   *[faithful] The round goes to the Faithful: { $share } Gold for each of them
}
# After the role of somebody.
the_traitors-film-fate = { $key ->
    [murdered] murdered
    [shield] saved
    [banished] banished
   *[passed_over] spared
}

## Turning points

the_traitors-turn-event_drawn = { $event ->
    [murder] { $seat } draws Murder: tonight the Traitors may kill.
    [banishment] { $seat } draws Banishment: somebody has to go.
   *[quiet_night] { "" }
}
the_traitors-turn-round_ended = { $reason ->
    [agreed] All agree to end the round.
   *[other] The round is over.
} Still there: { $survivor_seats }.

# What came of it, after the deed.
the_traitors-came-seat_murdered = { COUNT($by) ->
    [one] { $by } murders { $seat }
   *[other] { TOGETHER($by) } murder { $seat }
}{ $role ->
    [traitor] , a Traitor.
   *[faithful] , a Faithful.
}
the_traitors-came-shield_used = { COUNT($by) ->
    [one] { $by } tries
   *[other] { TOGETHER($by) } try
} to murder { $seat }, but a Shield holds.
the_traitors-came-seat_banished = { $seat } is banished: { $role ->
    [traitor] a Traitor.
   *[faithful] a Faithful.
}
the_traitors-came-fund_shared = The round goes to the { $role ->
    [traitor] Traitors
   *[faithful] Faithful
}: { COUNT($sharing_seats) ->
    [one] { $sharing_seats } takes { $share } Gold.
   *[other] { TOGETHER($sharing_seats) } take { $share } Gold each.
}
the_traitors-came-role_dealt = In the next round { $seat } is the Traitor.
