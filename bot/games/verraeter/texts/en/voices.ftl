# What the narrator says at a moment that everybody knows, and what computer players say.

verraeter-voice-change = { $wording ->
    [1] Somewhere a banner is being turned inside out.
    [2] { $seat } has always liked the other flag better.
    [3] The oath lasted exactly as long as it was useful.
    [4] { $fate ->
        [vain] { $seat } was on the way to the winners, and met them coming back.
       *[won] { $seat } was never lost, only on the way.
    }
    [5] { $fate ->
        [vain] One door closes. The other one was painted on.
       *[won] One door closes, another one pays better.
    }
    [6] The sentries on both sides salute { $seat } now.
    [7] Loyalty is a matter of the wind.
    [8] { $seat } takes the shortest road: straight across the field.
    [9] One coat, two colours.
    [10] { $seat } will tell this quite differently one day.
    [11] { $fate ->
        [vain] { $seat } has paid for the others’ feast.
       *[won] { $seat } had been packed for days.
    }
   *[other] A clear conscience. Hardly used.
}
verraeter-voice-last = { $wording ->
    [1] The last round. Now everybody finds out whose friend they were.
    [2] Twelve landscapes, and one more quarrel.
    [3] One more round. Old debts are payable today.
    [4] The candles are short, the memories long.
    [5] Whoever still holds cards has run out of excuses.
    [6] Promises expire tonight.
    [7] From here on nobody can be paid back.
    [8] Cards saved for later: it is later.
    [9] The chroniclers sharpen their pens.
    [10] They count their friends once more, to be sure.
    [11] Tomorrow there will be peace, for want of cards.
   *[other] The end is near, and everybody claims to have planned it.
}
verraeter-voice-changed = { $wording ->
    [1] Nothing personal. I can count.
    [2] I only wanted to see it from the other side.
    [3] { $left ->
        [0] Anybody can lose alone.
       *[other] I like my allies fresh.
    }
    [4] You would have done it, too. Admit it.
    [5] My heart was always here. Since just now.
    [6] I did say I would fight. I did not say for whom.
    [7] Keep my chair warm, I may be back.
   *[other] The view is better from over here.
}
verraeter-voice-betrayed = { $wording ->
    [1] I shared my bread with { $other_seat }.
    [2] { $other_seat } and I had an understanding. I was the one who misunderstood.
    [3] I have written it down, { $other_seat }. In ink.
    [4] And I carried the banner for { $other_seat }.
    [5] Well played, { $other_seat }. I say it through my teeth.
    [6] I should have counted the knives.
    [7] Next time I stand behind { $other_seat }, not in front.
   *[other] I was told it would be somebody else.
}
