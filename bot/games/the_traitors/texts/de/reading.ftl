### The board in words, whole.

the_traitors-reading-seat = { $name }: { $score } Gold
the_traitors-reading-perhaps = hat vielleicht die Verräterkarte
the_traitors-reading-rejecting = { $name } hat in diesem Zug die Verräterkarte abgelehnt.
the_traitors-reading-gain = { $hand } aus der Hand und { $fund } aus dem Topf
the_traitors-reading-gains = Gold nach Runden: { $gains }
the_traitors-reading-discards = Ablagestapel, die älteste Karte zuerst: { $cards }.
the_traitors-reading-named = { $name } hat in dieser Runde { $victim } mit einem Dolch erpresst.
the_traitors-reading-event = { NAME("the_traitors-event", $event) }, gezogen von { $name }:
the_traitors-reading-ballot = Wahlgang { $number } über { $suspects }: { $votes }.
the_traitors-reading-tied = Gleich viele Stimmen: { $names }.
