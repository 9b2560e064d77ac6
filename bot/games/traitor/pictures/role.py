"""The contents of the card that tells a seat whether it is a traitor."""

from collections.abc import Sequence

from bot.games.traitor.pictures.armies import army_name
from bot.pictures.role_card import RoleCard
from bot.texts import Speaker
from engine.traitor.view import TraitorView


def role_card(view: TraitorView, seat: int, names: Sequence[str], say: Speaker) -> RoleCard | None:
    """Return the card of the seat to which the view belongs.

    Return ``None`` before gifts are settled (J-8.2) and once the seat is eliminated.
    """
    if view.phase == "gift" or not view.armies_own:
        return None
    traitors = [own.number for own in view.armies_own if own.traitor]
    which = view.armies[traitors[0]].which if traitors else 0
    side = "traitor" if traitors else "loyal"
    return RoleCard(
        seat=seat,
        name=names[seat],
        side="red" if traitors else "blue",
        symbol="traitor" if traitors else "shield",
        emblem="joker" if traitors else "shield",
        lead=say("traitor-picture-lead", side=side, which=which, jokers=view.jokers),
        role=say("traitor-picture-role", side=side),
        aims=_betray(view, names, say) if traitors else _find(view, say),
    )


def _betray(view: TraitorView, names: Sequence[str], say: Speaker) -> tuple[tuple[str, str], ...]:
    """Tell a traitor its way to win (J-4.2), its fellow (J-8.1), and a first advice."""
    if view.fellow is None:
        second = ("joker", say("traitor-picture-secret", jokers=view.jokers))
    else:
        second = ("traitor", say("traitor-picture-with", name=army_name(view, view.fellow, names, say)))
    return ("dead", say("traitor-picture-fall", aim=view.aim)), second, ("conflict", say("traitor-picture-others-do"))


def _find(view: TraitorView, say: Speaker) -> tuple[tuple[str, str], ...]:
    """Tell all other seats their way to win (J-5.1), and how they lose."""
    return (
        ("joker", say("traitor-picture-find", jokers=view.jokers)),
        ("traitor", say("traitor-picture-then", jokers=view.jokers)),
        ("dead", say("traitor-picture-lose", aim=view.aim, jokers=view.jokers)),
    )
