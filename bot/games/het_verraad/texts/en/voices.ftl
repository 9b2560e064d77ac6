# What the narrator says at a moment that everybody knows, and what computer players say.

het_verraad-voice-gate = { $wording ->
    [1] The Black Master is in the city. He wiped his boots.
    [2] The gate was open. It always is, for somebody.
    [3] Shutters close around { $area }.
    [4] He knows the way. Somebody has shown him.
    [5] The dogs of the city go home early.
    [6] Black cloak, good manners, no luggage.
    [7] The watch salutes first and looks later.
    [8] Somebody has sold him a map.
    [9] Rents around { $area } are falling.
    [10] He asks for nothing. He has it in writing.
    [11] The bells ring, a little late.
   *[other] Tonight the bakers lock up their bread.
}
het_verraad-voice-fall = { $wording ->
    [1] { $area } has new curtains. Black ones.
    [2] The deed of { $area } was signed in a hurry.
    [3] { $seat } sees { $area } from the outside now.
    [4] The neighbours of { $area } saw nothing. They never do.
    [5] The keys of { $area } change hands. They are cold.
    [6] One more lantern goes out.
    [7] { $area } pays its rent elsewhere from today.
    [8] The city has become smaller for { $seat }.
    [9] He did not even knock.
    [10] At { $area } the black paint is still wet.
    [11] { $seat } gets a receipt.
    [12] Black flags are cheap. { $area } flies one now.
    [13] A door that stood open for years is shut.
    [14] { $seat } left { $area } by the back door.
    [15] The rats were told first.
   *[other] The map makers reach for the black ink.
}
het_verraad-voice-last = { $wording ->
    [1] The last round. The mortar must dry by itself.
    [2] Whoever still has bricks has no more time for plans.
    [3] The city will be measured tonight.
    [4] Last orders for towers.
    [5] Whatever stands tomorrow counts. The rest was a sketch.
    [6] The tax collector is packing.
    [7] One more turn, and it was all part of the design.
    [8] Now good and evil are added up.
    [9] The scaffolds come down, finished or not.
    [10] Spend your bricks. Tomorrow they are only stones.
    [11] Soon this will be called the old town.
   *[other] Even the Black Master counts his change.
}
het_verraad-voice-lost = { $wording ->
    [1] I had just painted { $area }.
    [2] Keep { $area }. The roof leaks.
    [3] I know where you live. It used to be mine.
    [4] You will hear from my mason.
    [5] { $area } was insured. I think.
    [6] The key is under the mat.
    [7] That was my favourite corner.
    [8] I was moving out anyway. Slowly.
    [9] Mind the third stair.
    [10] Whoever gets { $area } also gets my mother-in-law.
    [11] Did I mention the flooding?
    [12] I shall tell my grandchildren about { $area }.
    [13] Take it. I have the better view from here.
   *[other] I drew the plans once. I can draw others.
}
het_verraad-voice-held = { $wording ->
    [1] Was that all?
    [2] { $area } stays where it is.
    [3] Good walls. I recommend them.
    [4] Come again when it rains. It is nicer then.
    [5] My knight did not even get up.
    [6] Please close the gate behind you.
    [7] We were just having soup.
    [8] The moat is deeper than it looks.
    [9] { $area } has survived worse guests.
    [10] You may leave the ladder. We are short of firewood.
    [11] I had not even locked the door.
    [12] Next time ring the bell of { $area }, like everybody else.
    [13] My cook could have stopped that.
   *[other] Try the neighbours.
}
het_verraad-voice-took = { $wording ->
    [1] Thank you, { $other_seat }. I will look after { $area }.
    [2] { $area } suits me.
    [3] { $other_seat } was hardly using it.
    [4] I call it an investment.
    [5] I always wanted something with a view.
    [6] Do not take it personally, { $other_seat }. I took { $area } instead.
    [7] { $area } looked lonely.
    [8] I was in the neighbourhood.
    [9] { $area } asked for me by name.
    [10] It matches the rest of my street.
    [11] You may visit, { $other_seat }. On Sundays.
    [12] The rent goes up tomorrow.
    [13] I only wanted to borrow some sugar.
   *[other] Nice place. Needs work.
}
