"""What stands on the card of a role of The Traitors."""

from collections.abc import Sequence

from bot.games.the_traitors.pictures.cards import ROLE_PICTOGRAMS
from bot.pictures.role_card import RoleCard
from bot.texts import Speaker
from engine.the_traitors.view import TheTraitorsView

_AIMS = {
    "traitor": (("dagger", "murder"), ("hood", "hide"), ("chest", "survive")),
    "faithful": (("look", "watch"), ("vote", "banish"), ("chest", "share")),
}
_EMBLEMS = {"traitor": "dagger", "faithful": "shield"}


def role_card(view: TheTraitorsView, seat: int, names: Sequence[str], say: Speaker) -> RoleCard | None:
    """The card of the role that the seat, whose view this is, was dealt or recruited to; nothing once it is out."""
    if view.role is None:
        return None
    role = "traitor" if view.recruited else view.role
    return RoleCard(
        seat=seat,
        name=names[seat],
        side="red" if role == "traitor" else "blue",
        symbol=ROLE_PICTOGRAMS[role],
        emblem=_EMBLEMS[role],
        lead=say("the_traitors-picture-you-are", key="recruited" if view.recruited else role),
        role=say("the_traitors-role", key=role),
        aims=tuple((symbol, say("the_traitors-picture-aims", key=key)) for symbol, key in _AIMS[role]),
    )
