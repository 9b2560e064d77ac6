### Tips on Het Verraad: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

het_verraad-tip-claim = Neutrale gebieden eromheen zijn ruimte om te groeien. Een gebied tussen die van anderen kan omsingeld worden, en dan ben je het kwijt.
het_verraad-tip-claim_ring = De letter is de ring, het nummer telt met de klok mee. Een gebouw betaalt de bonus van het gebied erbij.
het_verraad-tip-first_tower = Later kosten wachttorens bouwstenen. Wordt een gebied omsingeld, dan helpen ze niet.
het_verraad-tip-take = De bouwstenen op de kaart zijn ook van jou. Op elke kaart die je laat liggen, komt er een bij.
het_verraad-tip-act = Wie van een soort (gebouwen van een categorie, wachttorens, krachtfiches van een kleur) genoeg en meer dan alle anderen heeft, krijgt die grootmacht: meer punten. Bij gelijke stand houd je die.
het_verraad-tip-buy = Een gebied waar nog een gebied van jou naast ligt, kan niet omsingeld worden.
het_verraad-tip-build = Het kan uitbetalen wanneer wie dan ook een kaart van die categorie neemt, niet alleen jij.
het_verraad-tip-build_on = De inkomsten, voor en na, zijn de waarde en de bonus van je beste gebouw van die categorie. Wat je vervangt, ben je kwijt.
het_verraad-tip-tower = Wordt een gebied omsingeld, dan helpt een toren niet.
het_verraad-tip-swap = De marker van de Zwarte Meester blijft staan. De waarden tellen alleen als het kwade wint en meerdere spelers de meeste zwarte fiches hebben.
het_verraad-tip-pawn = Het Pandjeshuis betaalt maar een deel van de waarde, naar boven afgerond. De kaart ligt daar dan open, en anderen kunnen die kopen.
het_verraad-tip-sell = De kaart ligt daar dan open. Anderen met een handelsgebouw kunnen die kopen.
het_verraad-tip-redeem = In het Pandjeshuis kosten alle kaarten evenveel, wat ze ook waard zijn.
het_verraad-tip-market = Je mag hier handelen omdat er op een gebied van jou een handelsgebouw staat.
het_verraad-tip-play = De kaart ben je kwijt, ook als iemand die afweert.
het_verraad-tip-brand = Van wie het gebied is, verandert niet. Alleen het gebouw en zijn punten verdwijnen.
het_verraad-tip-overval = Een gebouw daar komt mee, met zijn punten. Invloedkaarten omsingelen nooit.
het_verraad-tip-infiltrant = Het gebied mag overal liggen, als er maar geen gebouw staat. Invloedkaarten omsingelen nooit.
het_verraad-tip-hekserij = Het gebied wordt neutraal: iedereen met een gebied ernaast kan het dan kopen.
het_verraad-tip-pionier = Elk neutraal gebied mag, hoe ver weg ook. Staat er een gebouw dat van niemand is, dan komen de punten ervan mee.
het_verraad-tip-gif = Welke gebouwkaart verdwijnt, bepaalt het toeval, niet jij. Wie er geen heeft, betaalt alleen.
het_verraad-tip-gouden_handel = Je verkoopt een kaart uit je hand. Gebouwen op het bord kun je niet verkopen.
het_verraad-tip-tovenaar = Je eigen kaart heb je al genomen: de kaart die je openlegt, is eerst voor anderen.
het_verraad-tip-discard = Van afgelegde invloedkaarten wordt de nieuwe stapel gemaakt als de oude op is.
het_verraad-tip-master = Je hoeft hem niet te verplaatsen en ook niet te laten aanvallen.
het_verraad-tip-master_to = Alleen waar hij stopt, telt. Stadspoorten grenzen voor hem aan elkaar.
het_verraad-tip-protect = Je krijgt deze vraag omdat je de kaart zou kunnen hebben. Pas je, dan komt niemand te weten of je die hebt.
het_verraad-tip-block = Iedereen die de kaart zou kunnen hebben, krijgt deze vraag.
