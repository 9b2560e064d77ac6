"""The walk through a match beside other possible truths. It finds what somebody learns and must not know.

Before every answer, the facts unknown to an onlooker or a seat are replaced by other possible ones (``determinize``).
The view and the decision must be the very same.
Then an answer that looks the same is also given in the other world.
Everything told, seen and asked next must be the same, until secrets are lawfully shown.
A seat that is told nothing of an answer must see nothing of it.
The additions of a game are its ``Hooks``.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from bot.games.kit.ballots import with_votes
from bot.games.kit.hooks import Hooks, TriedAnswer, Viewer, different
from bot.games.kit.matches import State, seed_of, truth
from bot.games.kit.told import SecretLearned
from engine import Match, Record, SeededChance, View

Answers = Sequence[tuple[int, tuple[str, ...]]]
BACK = "back"


def walk(match: Match, answers: Answers, hooks: Hooks, unseen: int = 0) -> int:
    """Give the answers to the match; raise ``SecretLearned`` at the first thing that somebody learns and must not know.

    The first ``unseen`` answers are given without looking. Returned is how many times an answer was compared with one
    in another world.
    """
    compared, said = 0, tuple[str, ...]()
    seen: Mapping[Viewer, View] = {}
    for number, (seat, keys) in enumerate(answers):
        asked = dict(match.decisions)
        said = said if BACK in asked[seat].keys else ()
        if number < unseen:
            match.play(seat, keys)
        else:
            viewers: list[Viewer] = [None, *sorted({seat, *hooks.viewers(match, number)})]
            views = {viewer: seen.get(viewer) or match.view(viewer) for viewer in viewers}
            true = truth(match).copy()
            worlds = [
                (viewer, world)
                for viewer in viewers
                for world in _other_worlds(match, views[viewer], number, hooks.others(true, viewer, seat, keys), hooks)
            ]
            events = match.play(seat, keys)
            tried = TriedAnswer(
                match=match,
                number=number,
                seat=seat,
                keys=keys,
                asked=asked,
                views=views,
                now={viewer: match.view(viewer) for viewer in viewers},
                said=said,
                truth=true,
                events=events,
            )
            seen = tried.now
            _untold(tried, hooks)
            if tried.now[None].cast:
                raise SecretLearned(f"everybody is told a role that a seat alone may know, {_after(tried)}")
            compared += sum(_compared(tried, viewer, world, hooks) for viewer, world in worlds)
        said = said[:-1] if keys == (BACK,) else (*said, *keys)
    return compared


def walk_again(record: Record, hooks: Hooks, match: Match, unseen: int = 0) -> int:
    """Walk a match that has not begun through the answers of a record."""
    return walk(match, [(answer.seat, answer.keys) for answer in record.answers], hooks, unseen)


def _other_worlds(match: Match, view: View, number: int, others: Sequence[State], hooks: Hooks) -> Iterator[State]:
    """Yield other states that may be the true one for who has the view; they look and ask the same."""
    rules, viewer = match.game, view.seat
    moment = f"{_whose(viewer)} before answer {number + 1}, in the phase {view.phase}"
    for world in (rules.determinize(view, SeededChance(seed_of(f"{number} {viewer}"))), *others):
        if (there := rules.view(world, viewer)) != view:
            raise SecretLearned(f"the view depends on a secret{different(view, there)}: {moment}")
        asked = rules.decisions(world)
        all_same = hooks.hides_who_is_asked(view) or asked.keys() == match.decisions.keys()
        if not all_same or (viewer in asked) != (viewer in match.decisions):
            raise SecretLearned(f"who is asked depends on a secret: {moment}")
        if viewer is not None and viewer in asked and asked[viewer] != match.decisions[viewer]:
            what = different(match.decisions[viewer], asked[viewer])
            raise SecretLearned(f"the decision depends on a secret{what}: {moment}")
        for seat, one in match.decisions.items() if viewer is None else ():
            if one.kind in rules.public and one.choices != asked[seat].choices:
                raise SecretLearned(f"the choices of the public kind {one.kind} depend on a secret: {moment}")
        yield world


def _untold(tried: TriedAnswer, hooks: Hooks) -> None:
    """Make sure that a seat that is told nothing sees nothing.

    Make sure that nothing is told while others have still to answer the same, except to allies.
    The last of these answers shows, even if nothing is told of it.
    """
    match, seat = tried.match, tried.seat
    told = [event.kind for event in tried.events if event.seats is None or event.kind not in hooks.among_allies]
    if tried.left and told:
        raise SecretLearned(f"a single answer is told ({told[0]}): {_after(tried)}")
    after = match.decisions.get(seat)
    openly = after is not None and after.replaces is not None and not hooks.hides_who_is_asked(tried.views[None])
    if tried.closes:
        return
    for viewer, before in tried.views.items():
        if viewer != seat and not tried.told(viewer):
            asked = tuple(one for one in before.asked if one != seat or not openly)
            expected, now = replace(before, asked=asked), tried.now[viewer]
            question = viewer is None or match.decisions.get(viewer) == tried.asked.get(viewer)
            if now != expected or not question:
                what = different(expected, now)
                raise SecretLearned(f"what is not told is seen{what}: {_whose(viewer)} {_after(tried)}")


def _compared(tried: TriedAnswer, viewer: Viewer, other: State, hooks: Hooks) -> bool:
    """Return whether the answer was compared with any in the other world.

    Raise ``SecretLearned`` if the viewer can tell the two worlds apart.
    """
    found = [hooks.difference(tried, viewer, *way) for way in hooks.ways(tried, viewer, with_votes(tried, other))]
    wrong = [difference for difference in found if difference]
    if wrong and not (hooks.one_is_enough(tried) and "" in found):
        raise SecretLearned(f"{wrong[0]}: {_whose(viewer)} {_after(tried)}")
    return bool(found)


def _whose(viewer: Viewer) -> str:
    return "an onlooker" if viewer is None else f"seat {viewer}"


def _after(tried: TriedAnswer) -> str:
    return f"after answer {tried.number + 1}, of seat {tried.seat} to the question {tried.kind}"
