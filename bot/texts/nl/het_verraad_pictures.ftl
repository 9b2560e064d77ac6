### Wat er op de afbeeldingen van Het Verraad staat, en wat ze zeggen tegen wie ze niet ziet.

## Op het bord

het_verraad-picture-master = Zwarte Meester
het_verraad-picture-pawnshop = Pandjeshuis
het_verraad-picture-market = Vrije Markt
