"""Rewards, elimination, aims, and the end (J-2.9 to J-6)."""

from engine.event import Event
from engine.traitor import events as happened
from engine.traitor.components import FACES, LOOK_AT, aim, names, reward_at, title
from engine.traitor.state import Army, State
from engine.traitor.visibility import make_view
from engine.view import Result


def eliminate(state: State, army: Army, reason: str) -> Event:
    """Eliminate an army; the cards that the army still had leave the game unseen (J-4.1, J-3.4)."""
    cards = army.eliminate(reason)
    state.removed += cards
    state.forget(army)
    return happened.ArmyEliminated(round=state.round, seat=army.seat, army=army.which, reason=reason, number=len(cards))


def reward(state: State, army: Army) -> list[Event]:
    """Carry out the reward for the army's last point (J-3.1), and check the aims again (J-2.9)."""
    points = len(army.pile)
    earned = reward_at(len(state.armies), points)
    if earned is None:
        return []
    if earned.kind == "draw":
        return _draw(state, army, earned.number)
    if earned.kind == "look":
        number = min(LOOK_AT, len(state.unseen(army.seat)))
        if number:
            state.phase, state.looking = "look", army.number
        return [happened.LookEarned(round=state.round, seat=army.seat, army=army.which, points=points, number=number)]
    before = state.needed()
    events = [eliminate(state, army, "points")]
    return events + tell_needed(state, before) + check_aims(state)


def _draw(state: State, army: Army, most: int) -> list[Event]:
    """Draw cards for the army (J-3.2)."""
    cards, state.pile = state.pile[:most], state.pile[most:]
    number = state.round
    events: list[Event] = [
        happened.CardsDrawn(round=number, seat=army.seat, army=army.which, points=len(army.pile), number=len(cards))
    ]
    if not cards:
        return events
    army.draw(cards)
    faces = [FACES[card] for card in cards]
    events.append(
        happened.DrawnCardsSeen(
            round=number,
            seats=(army.seat,),
            seat=army.seat,
            army=army.which,
            cards=names(cards),
            ranks=tuple([one.rank for one in faces]),
            suits=tuple([one.suit for one in faces]),
        )
    )
    return events + remix(state, army)


def remix(state: State, army: Army) -> list[Event]:
    """Mix the army, with ``rehide`` ``mix`` (J-2.5, J-3.2)."""
    if state.options["rehide"] == "keep":
        return []
    number = state.mix(army)
    return [happened.ArmyMixed(round=state.round, seat=army.seat, army=army.which, number=number)]


def tell_needed(state: State, before: int | None) -> list[Event]:
    """Tell how many more cards are needed (J-8.3).

    Nothing is told if the number is not public, has not changed, or is 0, as then all is over.
    """
    number = state.needed()
    return [happened.CardsNeeded(round=state.round, number=number)] if number and number != before else []


def check_aims(state: State) -> list[Event]:
    """End the match if a side has reached its aim (J-4.2, J-5)."""
    if not any(army.traitor and (army.jokers or army.needed()) for army in state.armies):
        return _finish(state, "others")
    eliminated = [army for army in state.armies if army.eliminated]
    if len(eliminated) < aim(state.seats):
        return []
    seats = {army.seat for army in state.traitors()}
    beaten = sum(1 for army in eliminated if not army.traitor and army.seat not in seats)
    return _finish(state, "traitors") if beaten >= aim(state.seats) else []


def _finish(state: State, side: str) -> list[Event]:
    """End the match (J-5.2 and J-6); all face-down cards are turned up."""
    traitors = state.traitors()
    seats = {army.seat for army in traitors}
    winners = tuple(seat for seat in range(state.seats) if (seat in seats) == (side == "traitors"))
    parts = tuple(_parts(state, seat) for seat in range(state.seats))
    scores = tuple(max(one.values()) for one in parts)
    state.result = Result(scores, winners, parts)
    state.phase = "over"
    state.turn = state.looking = state.accusing = None
    state.accused = False
    for army in state.armies:
        for slot in army.face_down():
            state.open(army, slot)
        army.changed()
    state.rounds.append(make_view(state, None))
    number = state.round
    return [
        happened.MatchEnded(round=number, side=side, traitors=len(traitors)),
        *(happened.TraitorRevealed(round=number, seat=army.seat, army=army.which) for army in traitors),
        *(
            happened.TitleEarned(round=number, seat=seat, points=points, title=title(points))
            for seat, points in enumerate(scores)
        ),
        *(happened.MatchWon(round=number, seat=seat, points=scores[seat]) for seat in winners),
    ]


def _parts(state: State, seat: int) -> dict[str, int]:
    """Return the points by army (J-3.1)."""
    own = state.own(seat)
    if len(own) == 1:
        return {"army": len(own[0].pile)}
    return {f"army_{army.which}": len(army.pile) for army in own}
