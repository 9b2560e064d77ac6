### The board in words, whole.

the_traitors-reading-seat = { $name }: { $score } goud
the_traitors-reading-perhaps = heeft misschien de verraderskaart
the_traitors-reading-rejecting = { $name } heeft in deze beurt de verraderskaart geweigerd.
the_traitors-reading-gain = { $hand } uit de hand en { $fund } uit de pot
the_traitors-reading-gains = Goud per ronde: { $gains }
the_traitors-reading-discards = Aflegstapel, de oudste kaart eerst: { $cards }.
the_traitors-reading-named = { $name } heeft in deze ronde { $victim } met een dolk gechanteerd.
the_traitors-reading-event = { NAME("the_traitors-event", $event) }, getrokken door { $name }:
the_traitors-reading-ballot = Stemronde { $number } over { $suspects }: { $votes }.
the_traitors-reading-tied = Evenveel stemmen: { $names }.
