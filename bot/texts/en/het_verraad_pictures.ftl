### What is written on the pictures of Het Verraad, and what they say to those who cannot see them.

## On the board

het_verraad-picture-master = Black Master
het_verraad-picture-pawnshop = Pawnshop
het_verraad-picture-market = Free market
