# Where the bot was added by a person and not by the server, and in direct messages

stats-everywhere = -# Al je partijen, op alle servers.
stats-none-everywhere = Je hebt nog op geen enkele server een partij uitgespeeld.
stats-none-everywhere-game = Je hebt nog op geen enkele server een partij { $game } uitgespeeld.
refusal-stats-elsewhere = Hier laat ik je alleen je eigen statistieken zien. Op een server die mij heeft toegevoegd, laat ik ook die van anderen zien.
refusal-not-added = Ik ben niet op deze server. Dat kan alleen op een server die mij heeft toegevoegd.
play-here = -# [Speel het op je eigen server](<{ $link }>)
