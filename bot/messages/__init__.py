"""The messages that Discord shows of a table.

They are made as plain data, and brought in line with what is stored.
"""

from bot.messages.absence import act_line, pace_name, reminder, time_left
from bot.messages.board import log
from bot.messages.content import NEWEST_BOARD, Button, Content, Entry, File, Menu, Row, with_button
from bot.messages.controls import HAND, notes_buttons, parts_menu
from bot.messages.deal import fair, fair_end, record, start_cuts
from bot.messages.ending import own_end
from bot.messages.gathering.invitation import guest_message
from bot.messages.gathering.lobby import computers, levels, lobby, terms
from bot.messages.layout import distinct, group_with, meant, pick, picked, takes_several, were_shown
from bot.messages.news import cast, newest_casting, newest_ousting, ousted, own_news, role_slot
from bot.messages.notes import notes_shown
from bot.messages.prompt import answered, hand_of, is_drawn, prompt, prompt_slot
from bot.messages.telling import LEFT_OUT, awaited
from bot.messages.truth import deal_file, eyes
from bot.messages.votes import LAST_VOTES, has_votes, votes, votes_button
from bot.messages.words.contents import as_read, has_signs, is_cut
from bot.messages.words.pages import board_in_words, hand_in_words

__all__ = [
    "HAND",
    "LAST_VOTES",
    "LEFT_OUT",
    "NEWEST_BOARD",
    "Button",
    "Content",
    "Entry",
    "File",
    "Menu",
    "Row",
    "act_line",
    "answered",
    "as_read",
    "awaited",
    "board_in_words",
    "cast",
    "computers",
    "deal_file",
    "distinct",
    "eyes",
    "fair",
    "fair_end",
    "group_with",
    "guest_message",
    "hand_in_words",
    "hand_of",
    "has_signs",
    "has_votes",
    "is_cut",
    "is_drawn",
    "levels",
    "lobby",
    "log",
    "meant",
    "newest_casting",
    "newest_ousting",
    "notes_buttons",
    "notes_shown",
    "ousted",
    "own_end",
    "own_news",
    "pace_name",
    "parts_menu",
    "pick",
    "picked",
    "prompt",
    "prompt_slot",
    "record",
    "reminder",
    "role_slot",
    "start_cuts",
    "takes_several",
    "terms",
    "time_left",
    "votes",
    "votes_button",
    "were_shown",
    "with_button",
]
