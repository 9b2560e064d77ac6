# What the narrator says at a moment that everybody knows, and what computer players say.

traitor-voice-exposed = { $wording ->
    [1] The Joker falls, and nobody laughs.
    [2] One card turns over, and so do a few opinions.
    [3] { $seat } had such an honest back.
    [4] There it is, the face behind the cards.
    [5] The fool has left the army of { $seat }.
    [6] Suddenly everybody remembers having suspected { $seat }.
    [7] A Joker never dies quietly.
    [8] The bells on the cap ring once more, on the floor.
    [9] { $seat } would like to explain. Nobody asks.
    [10] Now the hunt has a name.
    [11] It was in the cards. Face down, as usual.
   *[other] A cap with bells is a poor disguise.
}
traitor-voice-proved = { $wording ->
    [1] Two suits are a uniform. Three are a confession.
    [2] { $seat } kept a card too pretty to bury.
    [3] Red beside black: it suits nobody but { $seat }.
    [4] Some cards talk. This one has sung.
    [5] { $seat } is suddenly very interested in the ceiling.
    [6] Count them again. It does not help.
    [7] The mask slips by a single card.
    [8] Greed has a colour, and now we know which.
    [9] Heads turn, one after the other, towards { $seat }.
    [10] One card, and it told everything.
    [11] The Joker is not found yet. Its owner is.
   *[other] Nobody asked { $seat }. The cards answered anyway.
}
traitor-voice-eliminated = { $wording ->
    [1] Where the army of { $seat } stood, the table is green again.
    [2] An army leaves. The dust stays.
    [3] { $seat } may sit down now.
    [4] The tents are still warm.
    [5] It is quiet where { $seat } used to make threats.
    [6] The crows have arrived on time.
    [7] { $seat } hands in the drum.
    [8] One army less, one alibi fewer.
    [9] Somebody sweeps up the cards.
    [10] { $seat } watches from the hill now. The view is good.
    [11] The trumpeter of { $seat } is looking for work.
   *[other] One camp fire fewer tonight.
}
traitor-voice-last = { $wording ->
    [1] One card. Nobody breathes.
    [2] One more card, and the songs can be written.
    [3] A single card stands between them and supper.
    [4] It hangs on one card, as it always did.
    [5] One more card, and it is over.
    [6] One card. Even the candles lean in.
    [7] One card, and suddenly everybody is a strategist.
    [8] Even the discards are watching.
    [9] One more card, and it was easy all along.
    [10] The end has a back already, only no face.
    [11] One card. Choose as if it mattered.
   *[other] The drummers put down their sticks.
}
traitor-voice-caught = { $wording ->
    [1] You took your time.
    [2] I was going to tell you.
    [3] A Joker? I thought it was a bookmark.
    [4] It was the most amusing card I had.
    [5] You still need the others. Come and get them.
    [6] I never liked that card anyway.
    [7] Somebody had to be it.
    [8] May I keep the hat?
    [9] I practised that face for weeks.
    [10] And you were all so polite until now.
    [11] Fine. Now we can stop pretending you liked me.
   *[other] The mask was getting warm.
}
traitor-voice-caught_by = { $wording ->
    [1] I had a feeling about { $other_seat }.
    [2] Pure skill. Do not ask further.
    [3] { $other_seat } blinked.
    [4] I was aiming at the one beside it.
    [5] That is one joke fewer.
    [6] I am as surprised as you are. Less than { $other_seat }.
    [7] Curiosity. Nothing else.
    [8] I would like that card framed.
    [9] The ears of { $other_seat } had gone red.
    [10] Beginner’s luck. I am still a beginner.
    [11] My left hand did it. I was looking away.
   *[other] Put that in my memoirs.
}
traitor-voice-out = { $wording ->
    [1] I will be in my tent.
    [2] They were good cards. Most of them.
    [3] I demand a recount.
    [4] Carry on without me. You did anyway.
    [5] My army and I part as friends.
    [6] I had planned to stop there.
    [7] I was only getting started.
    [8] Wake me when you know who it was.
    [9] I shall write a sad song about it. A long one.
    [10] My last card sends its regards.
    [11] At least I know that it was not me.
   *[other] Avenge me, somebody. No hurry.
}
traitor-voice-unmasked = { $wording ->
    [1] { $seat } takes off the cap and bows.
    [2] So it was { $seat }. Of course it was { $seat }.
    [3] The smile of { $seat } was no help to anybody.
    [4] Everybody looks at { $seat }, and { $seat } looks at the cards.
    [5] { $seat } sat among you all the time.
    [6] Now count who shook the hand of { $seat }.
    [7] The fool’s cap was in the bag of { $seat }.
    [8] { $seat } may breathe again.
    [9] One of the honest faces was painted: that of { $seat }.
    [10] { $seat } puts the mask back into its box.
    [11] Whoever trusted { $seat } need not raise a hand.
   *[other] Tonight { $seat } pays for the drinks.
}
traitor-voice-last_word = { $won ->
    [1] { $wording ->
        [1] You did the work. Thank you.
        [2] I hardly had to lift a card.
        [3] Nobody ever asks the quiet ones.
        [4] Shall we play again? I can keep a secret.
        [5] I would have accused me, too.
        [6] You were lovely enemies.
        [7] Next time look at me when I laugh.
        [8] I did wonder when somebody would count.
        [9] My mother always said I had an honest face.
        [10] Keep the cards. I keep the story.
        [11] Blame the dealer.
       *[other] Long live the fool.
    }
   *[other] { $wording ->
        [1] It was fun while it was dark.
        [2] You only got lucky. Several times.
        [3] I told you I was innocent. I tell everybody.
        [4] Who gave me away? Be honest.
        [5] I was tired of smiling anyway.
        [6] Well hunted. I take it back tomorrow.
        [7] Without me you had nothing in common.
        [8] Nobody told me that you could count.
        [9] So close. Do not check how close.
        [10] I blame the hat.
        [11] Next time I shall be boring.
       *[other] Bury me with the bells.
    }
}
traitor-voice-both = { $wording ->
    [1] Clubs and spades, { $other_seat }? How very complete.
    [2] Two black suits over there. I am only counting.
    [3] { $other_seat } keeps the cards that a traitor would keep.
    [4] Black beside black. I shall remember that.
    [5] A loyal army may look like that. May.
    [6] Even the dealer raised an eyebrow.
    [7] { $other_seat }, do you have red cards at all?
   *[other] Everybody saw that, I hope.
}
traitor-voice-ace = { $wording ->
    [1] That was my best card. Was.
    [2] I had plans for that ace.
    [3] Take it. I have others. Perhaps.
    [4] It is only a card. I keep telling myself.
    [5] That ace had never lost before.
    [6] It died as it lived: on top.
    [7] And I had just polished it.
   *[other] A moment of silence, please.
}
