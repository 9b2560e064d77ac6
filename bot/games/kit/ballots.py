"""Ballots in other worlds: the open answers that bring about what a viewer is told when the last answer is in.

A viewer does not know the open answers of others. So a world in which others have answered something else says nothing
of a leak, unless it is brought in line first.
"""

from collections.abc import Iterator, Mapping, Sequence

from bot.games.kit.hooks import TriedAnswer, Viewer
from bot.games.kit.matches import State
from engine import Keys


def with_votes(tried: TriedAnswer, world: State) -> State:
    """Return the world with the true open answers, if the last answer shows them all."""
    return _answered(tried, world, dict(tried.truth.answers)) if _tells(tried) == "votes" else world


def in_line(tried: TriedAnswer, viewer: Viewer, world: State) -> Iterator[tuple[State, Keys]]:
    """Yield the world with open answers that may bring about the same when the last answer is in, and that answer.

    There is none if the world cannot be the true one after that answer. A question that tells all votes, or is not put
    to several seats, leaves the world as it is.
    """
    tells = _tells(tried)
    if tells not in ("keys", "choice"):
        yield world, tried.keys
        return
    possible = {seat: _keys(tried, world, seat) for seat in world.put_to}
    if set(tried.truth.unanswered) - {tried.seat}:  # not the last one, and perhaps it is a secret who has answered
        own = world.answers
        answers = {seat: own[seat] if seat in own else possible[seat][0] for seat in tried.truth.answers}
        yield _answered(tried, world, answers), tried.keys
        return
    known = getattr(tried.views[viewer], "answers", {}) if viewer is not None else {}
    true = {**tried.truth.answers, tried.seat: tried.keys}
    for seat in {*known, viewer} & true.keys():
        possible[seat] = (true[seat],) if true[seat] in possible[seat] else ()
    for answers in _same_keys(possible, true) if tells == "keys" else _same_choice(possible, _chosen(tried)):
        keys = answers.pop(tried.seat)
        yield _answered(tried, world, answers), keys


def _answered(tried: TriedAnswer, world: State, answers: dict[int, Keys]) -> State:
    """Return the world with these open answers."""
    other = world.copy()
    other.answers = answers
    other.questions = tried.match.game.ask(other)
    return other


def _tells(tried: TriedAnswer) -> str:
    return tried.match.game.kinds[tried.kind].tells


def _keys(tried: TriedAnswer, world: State, seat: int) -> tuple[Keys, ...]:
    """Return the answers that a seat could give in the world."""
    return tuple((choice.key,) for choice in tried.match.game.kinds[tried.kind].choices(world, seat))


def _same_keys(possible: Mapping[int, tuple[Keys, ...]], true: Mapping[int, Keys]) -> Iterator[dict[int, Keys]]:
    """Yield a way to give the same answers, each by whoever could give it; none if there is no way."""
    seats, left = sorted(possible, key=lambda seat: len(possible[seat])), sorted(true.values())

    def given(number: int) -> dict[int, Keys] | None:
        if number == len(seats):
            return {}
        for keys in dict.fromkeys(possible[seats[number]]):
            if keys in left:
                left.remove(keys)
                if (rest := given(number + 1)) is not None:
                    return {seats[number]: keys, **rest}
                left.append(keys)
        return None

    found = given(0)
    if found is not None:
        yield found


def _same_choice(possible: Mapping[int, tuple[Keys, ...]], chosen: Sequence[Keys]) -> Iterator[dict[int, Keys]]:
    """Yield ways in which all who have a choice take what was chosen; none if somebody cannot."""
    free = [keys for keys in possible.values() if len(keys) > 1]
    for one in chosen:
        if all(possible.values()) and all(one in keys for keys in free):
            yield {seat: one if one in keys else keys[0] for seat, keys in possible.items()}


def _chosen(tried: TriedAnswer) -> list[Keys]:
    """Return the answers that bring about the same, if all who have a choice give them in the true world."""
    truth = tried.truth
    possible = {seat: _keys(tried, truth, seat) for seat in truth.put_to}
    found = []
    for one in sorted({*truth.answers.values(), tried.keys}):
        answers = {seat: one if one in keys else keys[0] for seat, keys in possible.items()}
        last = answers.pop(tried.seat)
        if tuple(tried.match.game.play(_answered(tried, truth, answers), tried.seat, last)) == tried.events:
            found.append(one)
    return found
