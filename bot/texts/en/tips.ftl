### Tips: what is worth knowing of a question, for those to whom a game is new. Each game has its own.

command-my-tips = tips
    .description = Choose whether your first games come with tips
    .given = shown
    .given-note = Yes, or no; without it, I tell what you have chosen
tips-on = yes
tips-off = no
# Below a question, and in a match's first one how to end them.
tip = **Tip:** { $tip }
tip-off = -# { COMMAND("my", "tips") } turns tips off.
button-no-tips = No more tips
button-tips = Give me tips
tips-given = The first two times that you play a game, there is a tip below the first question of each kind. { COMMAND("my", "tips") } ends that.
tips-not-given = No more tips. { COMMAND("my", "tips") } brings them back.
