### The board in words, whole.

the_traitors-reading-seat = { $name }: { $score } Gold
the_traitors-reading-perhaps = may hold the Traitor card
the_traitors-reading-rejecting = { $name } has rejected the Traitor card in this turn.
the_traitors-reading-gain = { $hand } from the hand and { $fund } from the fund
the_traitors-reading-gains = Gold by round: { $gains }
the_traitors-reading-discards = Discard pile, the oldest first: { $cards }.
the_traitors-reading-named = { $name } has blackmailed { $victim } with a Dagger in this round.
the_traitors-reading-event = { NAME("the_traitors-event", $event) }, drawn by { $name }:
the_traitors-reading-ballot = Vote { $number } about { $suspects }: { $votes }.
the_traitors-reading-tied = Most votes, tied: { $names }.
