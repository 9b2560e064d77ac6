"""Hindsight at the end of a lesson: a line about who could have been known, and from which round on."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot import texts
from bot.texts import Speaker
from engine.insight import Insight

SURE = 0.625
"""A suspicion is told if it is so likely: five to three."""


class Clue(NamedTuple):
    """The suspicion of a ``witness`` who could have known the ``suspect`` since a round."""

    witness: int
    suspect: int
    since: int
    share: float


def hindsight(say: Speaker, game: str, names: Sequence[str], insight: Insight, learner: int) -> list[str]:
    """Return in a line whom the learner could have known, or else who could have known the learner.

    There is no line if no suspicion was sure.
    """
    clue = max(_clues(insight, learner), key=lambda one: (one.witness == learner, one.share), default=None)
    if clue is None:
        return []
    key = "lesson-could" if clue.witness == learner else "lesson-could-you"
    suspect = insight.subjects[clue.suspect]
    name = texts.safe(names[suspect.seat if clue.witness == learner else clue.witness])
    return [
        say(
            key,
            name=texts.subject_name(say, game, name, suspect.part) if clue.witness == learner else name,
            was=texts.hidden_side(say, game),
            lasts="round" if insight.by_round else "match",
            round=texts.round_within(say, game, clue.since),
            share=round(100 * clue.share),
        )
    ]


def _clues(insight: Insight, learner: int) -> Iterator[Clue]:
    """Yield sure and right suspicions that the learner had or met with.

    If a hidden side lasts for a match, only the last unbroken row of rounds counts.
    """
    for witness, rounds in enumerate(insight.suspicions):
        found: list[Clue] = []
        for number, shares in rounds.items():
            clue = _clue(insight, learner, witness, number) if shares else None
            if shares and not insight.by_round and (clue is None or clue.suspect not in (one.suspect for one in found)):
                found = []
            found += [clue] if clue is not None else []
        yield from found if insight.by_round else found[:1]


def _clue(insight: Insight, learner: int, witness: int, number: int) -> Clue | None:
    """Return the strongest suspicion of a witness in a round, if sure, right, and known to the learner now."""
    shares = insight.suspicions[witness][number]
    suspect = max(shares, key=lambda one: shares[one])
    involved = learner in (witness, insight.subjects[suspect].seat)
    if not involved or shares[suspect] < SURE or suspect not in insight.members[number]:
        return None
    last = [one for one in insight.glances[learner] if one.round == number or not insight.by_round][-1]
    return None if suspect in last.unknown else Clue(witness, suspect, number, shares[suspect])
