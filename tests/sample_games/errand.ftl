errand-zoom = Ring { $key }
errand-phase = { $key }
errand-event-area_wanted = { $seat } wants { $area } for { $price }.
errand-event-area_bought = { $seat } owns { $area }.
errand-event-purchase_stopped = { $seat } keeps { $buyer_seat } from { $area }.
errand-event-coin_sent = { $seat } sends a coin to { $to_seat }.
errand-event-turn_ended = { $seat } has finished.
errand-question-act = What do you do with { $coins } coins?
errand-choice-act = { $key ->
    [buy] Buy an area: { $count } possible, from { $price }
    [send] Send a coin
   *[done] End my turn
}
errand-answer-act = { $key ->
    [done] You end your turn.
    [send] You send a coin.
   *[buy] You buy an area.
}
errand-question-buy_ring = In which ring?
errand-choice-buy_ring = { $key ->
    [back] Back
   *[other] Ring { $key }
}
errand-answer-buy_ring = You look at ring { $key }.
errand-question-buy = Which area?
errand-choice-buy = { $key ->
    [back] Back
   *[other] Area { $key }
}
errand-group-buy = Ring { $key }
errand-answer-buy = You want { $area } for { $price }.
errand-question-send = To whom?
errand-choice-send = { $key ->
    [back] Back
   *[other] { $seat }
}
errand-answer-send = You send it to { $seat }.
errand-question-react = { $seat } wants { $area }. Do you stop it?
errand-choice-react = { $key ->
    [shield] Raise my shield
   *[pass] Let it pass
}
errand-answer-react = { $key ->
    [shield] You raise your shield.
   *[pass] You let it pass.
}
errand-refusal-no_shield = You have no shield to raise.
errand-refusal-no_area = There is no area { $key }.
errand-refusal-taken = { $key } belongs to { $owner_seat }.
errand-refusal-too_dear = { $key } costs { $price }, and you have { $coins }.
errand-part = { $points } areas
errand-rules-aim = Own areas.
