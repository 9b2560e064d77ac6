### Tips on Het Verraad: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

het_verraad-tip-claim = Neutral areas around it are room to grow. An area between those of others may be surrounded, and lost.
het_verraad-tip-claim_ring = The letter is the ring, the number counts clockwise. A building pays the bonus of its area on top.
het_verraad-tip-first_tower = Later on towers cost bricks. If an area is surrounded, they are no help.
het_verraad-tip-take = The bricks on the card are yours as well. Each card that you leave gets one more.
het_verraad-tip-act = Whoever gets ahead of all in a kind (buildings of a category, towers, chips of a colour), with enough of it, gains its great power: more points, kept if others only draw level.
het_verraad-tip-buy = An area that has a neighbour of your own cannot be surrounded.
het_verraad-tip-build = It can pay whenever anybody takes a card of its category, not only when you do.
het_verraad-tip-build_on = Income, before and after, is the value and the bonus of your best building of the category. What you replace is gone.
het_verraad-tip-tower = If an area is surrounded, a tower is no help.
het_verraad-tip-swap = The Black Master’s marker stays where it is. The values count only if evil wins and several have most black chips.
het_verraad-tip-pawn = The pawnshop pays only part of the value, rounded up. The card then lies open there, and others may buy it.
het_verraad-tip-sell = The card then lies open there. Others with a trade building may buy it.
het_verraad-tip-redeem = In the pawnshop all cards cost the same, whatever their value.
het_verraad-tip-market = You may trade here because you have a trade building on an area of yours.
het_verraad-tip-play = The card is spent even if somebody wards it off.
het_verraad-tip-brand = The area stays with its owner. Only the building and its points go.
het_verraad-tip-overval = A building there comes along with its points. Influence cards never surround an area.
het_verraad-tip-infiltrant = The area may be anywhere, but must have no building. Influence cards never surround an area.
het_verraad-tip-hekserij = The area becomes neutral: anybody with an area next to it can buy it then.
het_verraad-tip-pionier = Any neutral area will do, however far away. If a building without an owner stands there, its points come along.
het_verraad-tip-gif = Chance picks the building card, not you. A player who holds none only pays.
het_verraad-tip-gouden_handel = You sell a card of your hand. Buildings that stand on the board cannot be sold.
het_verraad-tip-tovenaar = You have taken your card already: the one that you lay open is there for others first.
het_verraad-tip-discard = Discarded influence cards become the new deck when that has run out.
het_verraad-tip-master = You need not move him, nor attack.
het_verraad-tip-master_to = Only where he stops matters. For him gates are next to each other.
het_verraad-tip-protect = You are asked because you might hold the card. If you pass, nobody learns whether you do.
het_verraad-tip-block = All who might hold the card are asked.
