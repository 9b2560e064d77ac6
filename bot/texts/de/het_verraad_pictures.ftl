### Was auf den Bildern von Het Verraad steht, und was sie denen sagen, die sie nicht sehen.

## Auf dem Plan

het_verraad-picture-master = Schwarzer Meister
het_verraad-picture-pawnshop = Pfandhaus
het_verraad-picture-market = Freier Markt
