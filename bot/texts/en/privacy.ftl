# What is kept no longer
refusal-cleared = This game ended so long ago that its moves are not kept any more. How it came out stays in { COMMAND("history") }.
refusal-put-away = This table was closed so long ago that nothing can be agreed on any more. What was secret stays secret.
