"""The film of a match that nothing is secret of any more, as a message."""

from bot import texts
from bot.films.film import Film
from bot.messages.content import Button, Content, File
from bot.messages.ids import make
from bot.tables import Table
from bot.texts import Speaker
from engine import View


def film_message(table: Table, film: Film, end: View, language: str, *, here: bool) -> Content:
    """The film with the game, of how many pictures it is, and for who cannot see it the result.

    ``end`` is what an onlooker knows of the match at its end; ``here``: it can be shown in the channel, too.
    """
    say = texts.speaker(language)
    note = say("film-note", pictures=film.pictures, boards=film.boards, left=film.boards - film.pictures)
    title = f"### {texts.game_name(say, table.game)} · {say('button-film')}"
    buttons = (Button(say("button-show-here"), make("filmhere", table.id)),)
    file = File(f"film-{table.id}.{film.kind}", film.content, _alt(say, table, film, end))
    return Content(f"{title}\n-# {note}", (buttons,) if here else (), file=file)


def film_progress(say: Speaker, ahead: int, done: int, pictures: int) -> str:
    """How far a film is: how many are made ``ahead`` of it, or how many of its pictures are drawn."""
    if ahead:
        return say("film-waits", ahead=ahead)
    return say("film-progress", done=done, pictures=pictures) if pictures else say("film-begins")


def _alt(say: Speaker, table: Table, film: Film, end: View) -> str:
    """The game, how many pictures, who has won, and all scores."""
    told = [say("film-alt", game=texts.game_name(say, table.game), pictures=film.pictures)]
    names, result = [texts.plain(name) for name in table.names], end.result
    if result is None:
        return " ".join([*told, say("film-unfinished")])
    winners = [names[seat] for seat in result.winners]
    told.append(say("end-winners", names=", ".join(winners), number=len(winners)))
    scores = [say("film-score", name=names[seat], score=score) for seat, score in enumerate(result.scores)]
    return f"{' '.join(told)} {', '.join(scores)}."
