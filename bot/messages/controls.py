"""A decision as buttons and menus, for any game.

One of up to 5 choices is taken by a button, one of more by a menu, several by a menu and a button to confirm. More than
25 choices are turned over like pages. What has been picked but not confirmed travels in the ``custom_id``, as a mask
with a bit per choice.
"""

from bot import texts
from bot.messages.content import Button, Entry, Menu, Row
from bot.messages.ids import make
from bot.texts import Speaker
from engine import Choice, Decision

BUTTONS = 5
PAGE = 25
BACK = "back"
"""The key of the choice that takes the answer before it back."""
QUIET = (BACK, "decline", "pass", "done")
"""Keys whose buttons stand back behind the others."""


def controls(
    say: Speaker, game: str, decision: Decision, table: int, step: int, page: int = 0, mask: int = 0
) -> tuple[Row, ...]:
    """The rows under a question that was put at ``step``.

    ``mask`` are the choices picked so far, ``page`` is the page shown.
    """
    if (decision.least, decision.most) == (1, 1):
        if are_buttons(decision):
            return (tuple(_button(say, game, decision, choice, table, step) for choice in decision.choices),)
        return (_menu(say, game, decision, table, step, page, 0), *_pages(say, decision, table, step, page, 0))
    confirm = Button(
        label=_confirm_label(say, game, decision, mask),
        custom_id=make("confirm", table, step, mask),
        style="success",
        disabled=not decision.least <= mask.bit_count() <= decision.most,
    )
    return (
        _menu(say, game, decision, table, step, page, mask),
        *_pages(say, decision, table, step, page, mask),
        (confirm,),
    )


def are_buttons(decision: Decision) -> bool:
    """Whether the choices are shown as buttons: one of few is taken."""
    return (decision.least, decision.most) == (1, 1) and len(decision.choices) <= BUTTONS


def picked(decision: Decision, mask: int) -> tuple[str, ...]:
    """The keys of the choices in a mask."""
    return tuple(key for bit, key in enumerate(decision.keys) if mask >> bit & 1)


def pick(decision: Decision, page: int, mask: int, keys: list[str]) -> int:
    """The mask after the choices of one page were picked anew."""
    for bit, key in list(enumerate(decision.keys))[page * PAGE : (page + 1) * PAGE]:
        mask = mask | 1 << bit if key in keys else mask & ~(1 << bit)
    return mask


def were_shown(decision: Decision, page: int, mask: int) -> bool:
    """Whether the decision has such a page and such choices: an id can be made up."""
    choices = len(decision.choices)
    return 0 <= page * PAGE < max(1, choices) and 0 <= mask < 1 << choices


def _button(say: Speaker, game: str, decision: Decision, choice: Choice, table: int, step: int) -> Button:
    return Button(
        label=texts.choice_label(say, game, decision.kind, choice),
        custom_id=make("answer", table, step, choice.key),
        style="secondary" if choice.key in QUIET else "primary",
    )


def _menu(say: Speaker, game: str, decision: Decision, table: int, step: int, page: int, mask: int) -> Menu:
    start = page * PAGE
    shown = decision.choices[start : start + PAGE]
    several = (decision.least, decision.most) != (1, 1)
    return Menu(
        custom_id=make("menu", table, step, page, mask),
        hint=say("prompt-pick-several" if several else "prompt-pick-one"),
        entries=tuple(
            Entry(
                label=texts.choice_label(say, game, decision.kind, choice),
                value=choice.key,
                note=texts.choice_note(say, game, decision.kind, choice),
                chosen=bool(mask >> bit & 1),
            )
            for bit, choice in enumerate(shown, start)
        ),
        least=0 if several else 1,
        most=min(decision.most, len(shown)) if several else 1,
    )


def _pages(say: Speaker, decision: Decision, table: int, step: int, page: int, mask: int) -> tuple[Row, ...]:
    last = (len(decision.choices) - 1) // PAGE
    if last == 0:
        return ()
    return (
        (
            Button(say("prompt-page-back"), make("page", table, step, page - 1, mask, "b"), disabled=page == 0),
            Button(say("prompt-page-on"), make("page", table, step, page + 1, mask, "n"), disabled=page == last),
        ),
    )


def _confirm_label(say: Speaker, game: str, decision: Decision, mask: int) -> str:
    keys = picked(decision, mask)
    if not keys:
        return say("prompt-confirm-nothing")
    labels = [texts.choice_label(say, game, decision.kind, one) for one in decision.choices if one.key in keys]
    label = say("prompt-confirm", choices=", ".join(labels))
    return label if len(label) <= 80 else say("prompt-confirm-number", number=len(keys))
