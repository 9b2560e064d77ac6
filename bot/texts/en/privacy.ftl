# /privacy
command-privacy = privacy
    .description = What I keep about you: get it, delete it, or hide your results from others
privacy = ### What I keep about you
    - **Who you are:** your Discord id, the channel of my direct messages to you, whether you use them and whether they are closed, and at each table your name and your language.
    - **Tables:** where you sat, were invited or removed, the words with which you cut the cards, and when seats changed hands.
    - **Your answers** in every game, with their times, and your notes. They go { $answers } days after its end. A game that you play alone goes { $messages } days after your last move.
    - **Results:** how your games came out. They stay.
    - **Messages:** which of mine stand for a table. I forget that { $messages } days after its end.
    - **What you have chosen:** reminders, time zone, tips, pictures, statistics, where you are asked; whom you block, and who blocks you.
    - **What hosts and admins do**, you among them, and to whom, with the reason if they give one. It goes after { $answers } days.
    - **Not kept:** what you write to others, your picture and roles, who else is on a server. Lobbies that never start go after { $lobbies } days, all of a server { $servers } days after it has removed me.
privacy-shown = Others can see how your games came out.
privacy-not-shown = Only you see how your games came out.
privacy-operator = I am run by { $operator }.
privacy-operator-unknown = Whoever runs me has not said here who they are.
privacy-contact = Contact: { $contact }
privacy-policy = Privacy policy, with answers to common questions: <{ $url }>
privacy-terms = Terms of use: <{ $url }>
button-my-data = My data
button-forget = Delete me…
button-no-statistics = No statistics
button-statistics = Show my statistics
my-data = This is everything that I keep about you, as JSON. Of running games it has only what you may see yourself.
forget-sure = ### Delete all my data
    - You leave every table: in a running game a computer player takes your seat for good, and you cannot come back to it.
    - At tables that have ended, *{ former-player }* stands in place of your name. Games and results stay for the others, without you.
    - Your settings, blocks and results are gone. Nothing can be brought back.
    - In channels I change my messages of the last { $days } days. What others were sent by direct message, what was posted before that, and files that somebody has kept stay as they are.
    Save *{ button-my-data }* first if you want to keep anything.
button-forget-now = Delete everything
forget-title = Delete all my data
forget-field = Type “{ $word }” to confirm
forget-note = It happens at once and cannot be undone.
forget-word = delete
forgotten = Everything that I kept about you is deleted, { $when }. All that is left is this entry, which does not say whose data it was: { $entry }. If you join a table again, you start at zero.
refusal-not-confirmed = Nothing was deleted. To delete everything, type “{ $word }” into the field.

# What is kept no longer
refusal-cleared = This game ended so long ago that its moves are not kept any more. How it came out stays in { COMMAND("history") }.
refusal-put-away = This table was closed so long ago that nothing can be agreed on any more. What was secret stays secret.

# Who has had their data deleted
former-player = Former player
end-unproven = Somebody who was at this table has had their data deleted. So the file shows seed and moves only, and proves no longer that the deal was fair.
refusal-no-proof = Somebody who was at this table has had their data deleted, and with it what proved that the deal was fair.
