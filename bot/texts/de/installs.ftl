# Where the bot was added by a person and not by the server, and in direct messages

stats-everywhere = -# Alle deine Partien, auf allen Servern.
stats-none-everywhere = Du hast noch auf keinem Server eine Partie zu Ende gespielt.
stats-none-everywhere-game = Du hast noch auf keinem Server eine Partie { $game } zu Ende gespielt.
refusal-stats-elsewhere = Hier zeige ich dir nur deine eigene Statistik. Auf einem Server, der mich hinzugefügt hat, zeige ich auch die von anderen.
refusal-not-added = Ich bin nicht auf diesem Server. Das geht nur auf einem, der mich hinzugefügt hat.
play-here = -# [Auf deinem Server spielen](<{ $link }>)

# A match played alone, with computer players

alone-play = Allein spielen: { $number ->
        [one] 1 Computer
       *[other] { $number } Computer
    }
alone-go-on = Weiter allein: { $game }
alone-where = -# { $game } · allein gegen { $number ->
        [one] 1 Computer
       *[other] { $number } Computer
    } · nur du siehst das, und es zählt nicht
alone-board = Der Spielplan
alone-end = Diese Partie beenden
alone-sure = Diese Partie beenden? Du kannst danach nicht mehr zu ihr zurück.
alone-end-now = Beenden
alone-ended = Du hast diese Partie beendet.
refusal-alone-most = Du hast innerhalb einer Stunde { $number } Partien allein begonnen und nicht zu Ende gespielt; mehr geht nicht. Warte ein wenig.
refusal-alone-stale = Das war eine frühere Frage. In der neuesten Nachricht steht die jetzige; auch { COMMAND("learn") } bringt sie zurück.
refusal-alone-over = Diese Partie ist vorbei. { COMMAND("learn") } beginnt eine neue.
refusal-alone-gone = Von dieser Partie habe ich nichts mehr. Ansehen lässt sich nur die letzte, die du allein zu Ende gespielt hast.
refusal-alone-none = Du spielst gerade keine Partie allein. Tische schließt man in ihrem Kanal; { COMMAND("learn") } beginnt eine Partie allein.
