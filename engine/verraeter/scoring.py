"""Strengths in the conflict, points, and the end of a match (V-6, V-7, V-8.7)."""

from engine.event import Event
from engine.kinds import known
from engine.verraeter import events as happened
from engine.verraeter.components import COLUMNS, DIPLOMATS, OFFICE_CARDS, POSITIONS, House, Landscape, other
from engine.verraeter.state import State
from engine.verraeter.view import Outcome
from engine.view import Result


def public_strengths(state: State) -> tuple[int, int]:
    """Eagle's and Rose's strength as far as everybody can see it (V-6).

    These are landscapes and cards played, and diplomats once revealed.
    """
    strength: dict[House, int] = {"eagle": 0, "rose": 0}
    for position in state.conflict or ():
        strength[state.houses[position]] += state.rows[position].value
    for house, cards in zip(state.allegiance, state.played, strict=True):
        if cards:
            strength[house] += sum(cards)
    if state.revealed:
        for house, role in zip(state.allegiance, state.roles, strict=True):
            strength[house] += DIPLOMATS.get(known(role, "which role is revealed"), 0)
    return strength["eagle"], strength["rose"]


def resolve(state: State) -> list[Event]:
    """V-6 and V-7: who wins, who scores, what is turned."""
    eagle, rose = public_strengths(state)
    winner: House | None = None if eagle == rose else "eagle" if eagle > rose else "rose"
    events: list[Event] = []
    turned, each, otherwise = None, 0, 0
    if winner and state.conflict:
        members = [seat for seat in range(state.seats) if state.allegiance[seat] == winner]
        turned = next(position for position in state.conflict if state.houses[position] != winner)
        each = stake(state, winner, state.conflict)
        traitors = [house for house, role in zip(state.allegiance, state.roles, strict=True) if role == "traitor"]
        otherwise = stake(state, winner, state.conflict, sum(1 if house != winner else -1 for house in traitors))
        for seat in members:
            events += _score(state, seat, each, "landscapes")
    resolved = happened.ConflictResolved(
        round=state.round, eagle=eagle, rose=rose, winner=winner or "none", otherwise=otherwise
    )
    for role, points in (("traitor", 1), ("strategist", 2)):  # V-7.2
        if role in state.roles:
            events += _score(state, state.roles.index(role), points, role)
    if turned is not None and winner:  # V-7.3
        state.houses[turned] = winner
        events.append(
            happened.LandscapeTurned(round=state.round, position=turned, landscape=state.kinds[turned], house=winner)
        )
    state.outcome = Outcome(eagle, rose, winner, turned, each)
    return [resolved, *events]


def stake(state: State, house: House, place: tuple[int, int], more: int = 0) -> int:
    """Return the points that each member of a house gets if it wins at a place (V-7.1, V-9 ``points_from``).

    The house counts ``more`` members than it has, or fewer.
    """
    first, second = place
    is_first = (state.houses[first] == house) == (state.options["points_from"] == "winner")
    return points_of(state.rows[first if is_first else second], state.allegiance.count(house) + more)


def points_of(row: Landscape, members: int) -> int:
    """Return the points that each of so many members of a house gets from a landscape (V-0.1)."""
    return row.points[min(members, COLUMNS) - 1] if members else 0


def change_allegiance(state: State) -> list[Event]:
    """V-5: the Traitor's holder changes over."""
    if "traitor" not in state.roles:
        return []
    seat = state.roles.index("traitor")
    state.allegiance[seat] = other(state.allegiance[seat])
    return [happened.AllegianceChanged(round=state.round, seat=seat, house=state.allegiance[seat])]


def is_over(state: State) -> str | None:
    """Why the match ends with this round, or ``None`` (V-8.6)."""
    if state.houses.count(state.houses[0]) == POSITIONS:
        return "one_house"
    return "rounds" if state.round == state.last_round else None


def finish(state: State, reason: str) -> list[Event]:
    """V-8.7: offices score, the most points win."""
    state.phase, state.asked = "over", None
    events: list[Event] = [happened.MatchEnded(round=state.round, reason=reason)]
    for seat in range(state.seats):
        points = state.offices(seat) * min(OFFICE_CARDS, len(state.hands[seat]))
        if points:
            events += _score(state, seat, points, "offices")
    most = max(state.points)
    winners = tuple(seat for seat in range(state.seats) if state.points[seat] == most)
    events += [happened.MatchWon(round=state.round, seat=seat, points=most) for seat in winners]
    state.result = Result(tuple(state.points), winners, tuple(part.copy() for part in state.parts))
    return events


def _score(state: State, seat: int, points: int, part: str) -> list[Event]:
    state.points[seat] += points
    state.parts[seat][part] += points
    return [happened.PointsScored(round=state.round, seat=seat, points=points, part=part)]
