### The Traitors: what has happened, in the short lines of the channel.

the_traitors-fold-gold = Gold: { $seats } (Topf { $fund })
the_traitors-fold-dagger_used = { $seat } erpresst { $named_seat } mit einem Dolch
the_traitors-fold-card_taken = { $seat } nimmt mit dem Dolch eine Karte von { $named_seat }
the_traitors-fold-card_not_taken = { $seat } lässt { $named_seat } trotz Dolch alle Karten
the_traitors-fold-card_discarded = { $seat } legt { NAME("the_traitors-card-a", $card) } ab
the_traitors-fold-event_drawn = **Ereignis { $event_number } von 8, gezogen von { $seat }: { NAME("the_traitors-event", $event) }.**
the_traitors-fold-gold_scored = { $seat } +{ $gold }
the_traitors-fold-gains = Gewinn: { $parts }.
the_traitors-fold-standings = Gold: { $rows }
