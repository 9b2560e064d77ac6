### The Traitors: what has happened, in the short lines of the channel.

the_traitors-fold-gold = Gold: { $seats } (fund { $fund })
the_traitors-fold-dagger_used = { $seat } uses a Dagger on { $named_seat }
the_traitors-fold-card_taken = { $seat }’s Dagger takes a card from { $named_seat }
the_traitors-fold-card_not_taken = { $seat }’s Dagger leaves { $named_seat } every card
the_traitors-fold-card_discarded = { $seat } discards { NAME("the_traitors-card-a", $card) }
the_traitors-fold-event_drawn = **Event { $event_number } of 8, drawn by { $seat }: { NAME("the_traitors-event", $event) }.**
the_traitors-fold-gold_scored = { $seat } +{ $gold }
the_traitors-fold-gains = Gains: { $parts }.
the_traitors-fold-standings = Gold: { $rows }
