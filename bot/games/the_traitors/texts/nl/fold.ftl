### The Traitors: what has happened, in the short lines of the channel.

the_traitors-fold-gold = Goud: { $seats } (pot { $fund })
the_traitors-fold-dagger_used = { $seat } chanteert { $named_seat } met een dolk
the_traitors-fold-card_taken = { $seat } neemt met een dolk een kaart van { $named_seat }
the_traitors-fold-card_not_taken = { $seat } laat { $named_seat } ondanks de dolk elke kaart
the_traitors-fold-card_discarded = { $seat } legt { NAME("the_traitors-card-a", $card) } af
the_traitors-fold-event_drawn = **Gebeurtenis { $event_number } van 8, getrokken door { $seat }: { NAME("the_traitors-event", $event) }.**
the_traitors-fold-gold_scored = { $seat } +{ $gold }
the_traitors-fold-gains = Winst: { $parts }.
the_traitors-fold-standings = Goud: { $rows }
