"""What everybody may see of a view."""

from msgspec.structs import replace

from engine.het_verraad.view import HetVerraadView


def as_for_all(view: HetVerraadView) -> HetVerraadView:
    """The view with those awaited whom everybody sees awaited.

    While a reaction is open, nobody but the seat itself knows whether it has answered (H-8.5).
    """
    return view if view.window is None else replace(view, asked=view.window.asked_seats)
