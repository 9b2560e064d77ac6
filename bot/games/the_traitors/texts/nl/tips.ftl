### Tips on The Traitors: one line below the first question of each kind, for those to whom the game is new.
### They say what is true in every match, so they have no variables.

the_traitors-tip-recruit = Iedereen ziet een weigering, maar die bewijst niets: een verrader die de kaart trekt, moet weigeren, en een getrouwe mag het.
the_traitors-tip-play = Goud dat je houdt, hoef je met niemand te delen als je de ronde overleeft; goud in de pot wordt gedeeld. Je hoeft niets te spelen, maar houdt nooit meer dan 3 kaarten.
the_traitors-tip-blackmail = Iedereen krijgt te horen wie je noemt, maar alleen jij ziet de hand, en vertellen mag je het niet. *{ button-hand }* laat zien wat je er nog van weet.
the_traitors-tip-take = Je hoeft geen kaart te nemen. Een dolk die je neemt, mag je meteen gebruiken, tegen wie je wilt.
the_traitors-tip-again = Je mag iedereen noemen die leeft, ook dezelfde speler nog eens. Of je bewaart de dolk voor later.
the_traitors-tip-discard = Je mag goud afleggen: het gaat in de pot. Een schild kan je alleen van een moord redden zolang je het in je hand hebt.
the_traitors-tip-murder = Niemand ziet zelfs maar wie er al heeft geantwoord. Tot het laatste antwoord kan een verrader nog iemand anders noemen.
the_traitors-tip-shield = Een gebruikt schild wordt afgelegd. Tegen een dolk en tegen verbanning helpt het niet.
the_traitors-tip-vote = Zolang er nog een andere stem ontbreekt, kun je de jouwe wijzigen. Tegen verbanning helpt geen schild.
the_traitors-tip-end = Eén *nee* is genoeg om de ronde te laten doorgaan. Zolang er nog een ander antwoord ontbreekt, kun je het jouwe wijzigen.
