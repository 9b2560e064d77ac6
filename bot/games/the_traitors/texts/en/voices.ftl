# What the narrator says at a moment that everybody knows, and what computer players say.

the_traitors-voice-dusk = { $wording ->
    [1] The candles go out one by one. Somebody is counting.
    [2] Good night. For most of you.
    [3] The castle sleeps. Not all of it.
    [4] A floorboard creaks, as floorboards do on such nights.
    [5] The doors are locked. It has never helped.
    [6] The clock strikes twelve and takes its time.
    [7] They all wish each other a good night. Not all mean it.
    [8] Somewhere a cloak is taken from its hook.
    [9] The dogs do not bark. They know the footsteps.
    [10] Sleep well, and mind the stairs.
    [11] Tonight the portraits look the other way.
   *[other] It is quiet. A little too politely so.
}
the_traitors-voice-dawn_victim = { $wording ->
    [1] There is one cup too many at breakfast.
    [2] The porridge is good. The company has thinned.
    [3] { $seat } will not be needing the egg.
    [4] Coffee is served, with suspicion.
    [5] Nobody wants to sit on that chair.
    [6] The cook lays one place fewer, without being asked.
    [7] Everybody looks sad. Somebody has practised.
    [8] { $seat } had plans for today.
    [9] A fine morning, strictly speaking.
    [10] The toast lands butter side down. Nobody laughs.
    [11] There is more marmalade for everybody.
   *[other] The clock is right. The number of guests is not.
}
the_traitors-voice-dawn_saved = { $wording ->
    [1] { $seat } comes to breakfast. Somebody chokes on the toast.
    [2] All present. Somebody had reckoned with fewer.
    [3] A dent in the shield, jam on the bread.
    [4] Good morning, all of you. Still.
    [5] { $seat } hums on the stairs, rather loudly.
    [6] Nobody is missing. Somebody takes it badly.
    [7] The undertaker was only passing, as he says.
    [8] { $seat } sleeps lightly. It pays.
    [9] Somewhere a dagger is put back, quietly.
    [10] A bad night for murder, a good one for the armourer.
    [11] Everybody congratulates { $seat }, some more slowly than others.
   *[other] The chair stays warm.
}
the_traitors-voice-final = { $wording ->
    [1] The last card. Now somebody has to be guilty.
    [2] One more vote, then there is only the bill.
    [3] The Gold has been counted. So have you.
    [4] Whoever meant to say something should say it now.
    [5] The carriage waits. It has fewer seats than guests.
    [6] One last name. Choose it as if it were yours.
    [7] The fund is full, the table is not.
    [8] Masks are to be returned at the door.
    [9] The portraits lean forward.
    [10] Last chance to be right.
    [11] After this vote everybody will have known it.
   *[other] Even the candles are leaning in.
}
the_traitors-voice-murdered = { $wording ->
    [1] I had only just understood it all.
    [2] Tell the cook that it was not the soup.
    [3] So I was right about somebody.
    [4] My books go to the library.
    [5] Somebody had a reason. Look for it.
    [6] I leave you my suspicions.
    [7] It was draughty here anyway.
   *[other] Ask who slept well.
}
the_traitors-voice-banished_faithful = { $wording ->
    [1] Told you.
    [2] I hope it was worth it.
    [3] Well done. One fewer to murder.
    [4] I will be watching. Somebody should.
    [5] You will think of me tonight.
    [6] Keep the Gold warm.
    [7] Now look at who is not surprised.
   *[other] On that evidence I would have voted for me, too.
}
the_traitors-voice-banished_traitor = { $wording ->
    [1] It was fun while it lasted. For me.
    [2] You took your time.
    [3] I have never slept better than here.
    [4] May I at least finish my breakfast?
    [5] Somebody had to do it.
    [6] I regret nothing. Well, the first one.
    [7] You will miss the excitement.
   *[other] Guilty. And you were all so nice about it.
}
the_traitors-voice-quiet = { $wording ->
    [1] Everybody sleeps, even those who had other plans.
    [2] Somewhere an owl is disappointed.
    [3] Not a scream all night. How dull.
    [4] The dagger stays in its drawer.
    [5] Somebody snores. That is called an alibi.
    [6] The dogs sleep, and so does the bad conscience.
    [7] Nobody dies. Nobody says thank you.
    [8] Steps on the stairs: only the cat.
    [9] The night watch plays cards, and loses.
    [10] Murder has the evening off.
    [11] The moon looks in and finds nothing.
   *[other] A night for the innocent. Both of them.
}
the_traitors-voice-out = { $wording ->
    [1] The suitcase was packed quickly.
    [2] { $seat } waves from the carriage. Nobody waves back.
    [3] The door falls shut. It is a heavy door.
    [4] First applause, then silence.
    [5] The portraits look away.
    [6] Somebody claps. Somebody else has stopped.
    [7] One bed stays empty.
    [8] They all knew it, they say now.
    [9] { $seat } bows. A fine performance, either way.
    [10] The carriage can be heard on the gravel for a long time.
    [11] One name less to remember.
   *[other] The council rises. Nobody looks at anybody.
}
