# What is kept no longer
refusal-cleared = This game ended so long ago that its moves are not kept any more. How it came out stays in { COMMAND("history") }.
refusal-put-away = This table was closed so long ago that nothing can be agreed on any more. What was secret stays secret.

# Who has had their data deleted
former-player = Former player
end-unproven = -# Somebody who was at this table has had their data deleted. So the file shows seed and moves only, and proves no longer that the deal was fair.
refusal-no-proof = Somebody who was at this table has had their data deleted, and with it what proved that the deal was fair.
