# Where the bot was added by a person and not by the server, and in direct messages

stats-everywhere = -# Al je partijen, op alle servers.
stats-none-everywhere = Je hebt nog op geen enkele server een partij uitgespeeld.
stats-none-everywhere-game = Je hebt nog op geen enkele server een partij { $game } uitgespeeld.
refusal-stats-elsewhere = Hier laat ik je alleen je eigen statistieken zien. Op een server die mij heeft toegevoegd, laat ik ook die van anderen zien.
refusal-not-added = Ik ben niet op deze server. Dat kan alleen op een server die mij heeft toegevoegd.
play-here = -# [Speel het op je eigen server](<{ $link }>)

# A match played alone, with computer players

alone-play = Alleen spelen: { $number ->
        [one] 1 computer
       *[other] { $number } computers
    }
alone-go-on = Verder alleen: { $game }
alone-where = -# { $game } · alleen tegen { $number ->
        [one] 1 computer
       *[other] { $number } computers
    } · alleen jij ziet dit, en het telt niet mee
alone-board = Het bord
alone-end = Deze partij beëindigen
alone-sure = Deze partij beëindigen? Je kunt er daarna niet meer naar terug.
alone-end-now = Beëindigen
alone-ended = Je hebt deze partij beëindigd.
refusal-alone-most = Je bent binnen een uur { $number } partijen alleen begonnen die je niet hebt uitgespeeld; meer kan niet. Wacht even.
refusal-alone-stale = Dat was een eerdere vraag. In het nieuwste bericht staat de huidige; ook { COMMAND("learn") } brengt die terug.
refusal-alone-over = Deze partij is afgelopen. { COMMAND("learn") } begint een nieuwe.
refusal-alone-gone = Van deze partij heb ik niets meer. Alleen de laatste die je in je eentje hebt uitgespeeld, kun je terugkijken.
refusal-alone-none = Je speelt nu geen partij alleen. Tafels sluit je in hun kanaal; { COMMAND("learn") } begint een partij alleen.
