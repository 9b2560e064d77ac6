### The glossary: the words of the bot itself. Each says what it means; .word is the word.

bot-word-table = A match in a channel or thread: its lobby, the people and computer players at it, and all that is played there. A channel has one open table at a time.
    .word = Table
bot-word-lobby = The message of a table before its game begins. There people take seats, and the host chooses game, options and pace.
    .word = Lobby
bot-word-seat = A place at a table, for a person or a computer player. It goes on with its hand and its secrets, whoever answers for it.
    .word = Seat
bot-word-host = The person who opened the table. They choose its options and whom to invite. If they leave, somebody else becomes the host.
    .word = Host
bot-word-guest = Somebody whom the host has invited to the table.
    .word = Guest
bot-word-option = A choice of rules that the host makes in the lobby, before the game begins.
    .word = Option
bot-word-preset = A whole set of rules under one name. It sets all other options, and each of them can still be changed.
    .word = Preset
bot-word-pace = How long people may think: live, by post, or without a clock. It is agreed on in the lobby.
    .word = Pace
bot-word-reserve = Time that you can use up once in a game, when the time for a step is over. Nobody gets it back.
    .word = Reserve
bot-word-computer = A program that plays a seat. It gets what a person in that seat would see, and nothing else.
    .word = Computer player
bot-word-level = How well a computer player plays: easy, usual or strong. The person who adds one in the lobby chooses it; a stand-in is a usual one.
    .word = Level
bot-word-advice = What a computer player would do in your place. *{ button-advice }* under a question asks for it, where the host allows that; only you see the answer.
    .word = Advice
bot-word-stand_in = A computer player that answers for somebody who is away or whose time is up. The seat stays theirs.
    .word = Stand-in
bot-word-question = What the game wants to know from you. It comes as a direct message and is answered with buttons, a menu or a command.
    .word = Question
bot-word-hand = What you hold, with all that you alone may see. *{ button-hand }* shows it to you.
    .word = Hand
bot-word-notes = What you think of the others, for yourself alone: whom you suspect, and a text. { COMMAND("notes") } shows them. You can change them until the game is over.
    .word = Notes
bot-word-board = The picture in the channel with all that everybody may know. Each round has its own.
    .word = Board
bot-word-story = The whole course of a game that is over, told with nothing hidden.
    .word = Story
bot-word-record = A file with everything that makes up a game: rules, options, chance and all answers. It can be played again and checked.
    .word = Record
bot-word-fingerprint = A number in the lobby that stands for my secret and for all else that the deal is made of. If you note it, you can check at the end whether any of it was changed. *{ button-fair }* in the lobby explains it.
    .word = Fingerprint
bot-word-tip = A line below a question, while a game is new to you, that says what is worth knowing about it.
    .word = Tip
bot-word-cut = A word that somebody at the table adds to the deal before the start. If you cut last, and noted the fingerprint before, you can check at the end that nobody chose the cards. *{ button-cut }* in the lobby does it.
    .word = Cut
bot-word-replay = A game that is over, shown to you step by step: the board, the hands, and what happened. *{ button-replay }* begins it.
    .word = Replay
bot-word-remark = What a computer player says with its vote, or when it is accused. It is made of what everybody knows, so it gives no role away.
    .word = Remark
bot-word-lesson = A part of a game that you play alone to learn it, with every move explained. { COMMAND("learn") } begins one; only you see it.
    .word = Lesson
bot-word-rating = A number that says how well somebody does in a game on this server. It follows from the results of the matches that count; { COMMAND("leaderboard") } lists it. Winning alone never lowers it, sharing a win with weaker players can a little.
    .word = Rating
bot-word-season = A quarter or a year, as the server has chosen. Then the leaderboards start again; those that are over can still be looked at.
    .word = Season

## Answers

word-more = More: { $topic }
word-more-of = More: { $topic } ({ $game })
refusal-no-word = I do not know the word “{ $word }”. { $near ->
    [none] Type a part of a word, and choose one of the suggestions.
   *[other] Did you mean { $near }?
}
