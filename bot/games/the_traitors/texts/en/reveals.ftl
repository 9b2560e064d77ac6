### The Traitors: a vote is revealed, on its picture.

the_traitors-reveal-banished = { $lots ->
    [1] The lot falls on { $name }
   *[0] { $name } is banished
}: { $role ->
    [traitor] a Traitor!
   *[faithful] a Faithful.
}
the_traitors-reveal-ballot = Vote { $number }
the_traitors-reveal-end = { $agreed ->
    [1] All say yes: the round is over.
   *[0] The round goes on.
}
the_traitors-reveal-answer = { $key ->
    [yes] Yes
   *[no] No
}

## The end of a round: everybody is unmasked

the_traitors-masks-heading = Round { $round }
the_traitors-masks-turning = The masks are coming off …
# Below the sums: what each is made of, and the rest.
the_traitors-masks-sums = Hand + share of the fund{ $count ->
    [0] { "" }
   *[other] { " " }· { $count } Gold left over
}
the_traitors-masks-shared = { $role ->
    [traitor] { $count ->
        [one] { $name } takes the fund: { $fund } Gold
       *[other] Traitors share the fund: { $share } Gold each
    }
   *[faithful] { $share ->
        [0] No Traitor left, but the fund is too small to share
       *[other] No Traitor left: { $share } Gold for each
    }
}
