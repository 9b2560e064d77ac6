# Where the bot was added by a person and not by the server, and in direct messages

stats-everywhere = -# Alle deine Partien, auf allen Servern.
stats-none-everywhere = Du hast noch auf keinem Server eine Partie zu Ende gespielt.
stats-none-everywhere-game = Du hast noch auf keinem Server eine Partie { $game } zu Ende gespielt.
refusal-stats-elsewhere = Hier zeige ich dir nur deine eigene Statistik. Auf einem Server, der mich hinzugefügt hat, zeige ich auch die von anderen.
refusal-not-added = Ich bin nicht auf diesem Server. Das geht nur auf einem, der mich hinzugefügt hat.
play-here = -# [Auf deinem Server spielen](<{ $link }>)
