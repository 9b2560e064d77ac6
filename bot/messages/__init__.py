"""What Discord shows of a table: made as plain data, and brought in line with what is stored."""

from bot.messages import ids
from bot.messages.absence import act_line, pace_name, time_left
from bot.messages.advice import advice
from bot.messages.casting import cast, newest_casting
from bot.messages.channel import cuts, happened, lobby, log
from bot.messages.content import Button, Content, Entry, File, Menu, PictureOf
from bot.messages.controls import distinct, pick, picked, takes_several, were_shown
from bot.messages.lesson import Place, lesson_stopped, lesson_task, lessons
from bot.messages.levels import computers
from bot.messages.limiter import Limiter
from bot.messages.parts import parts_menu
from bot.messages.past import Past, history
from bot.messages.prompt import MOST_ROWS, answered, awaited, prompt
from bot.messages.reconcile import Messages
from bot.messages.replay import replay_page, shown_frame
from bot.messages.sending import Control, draw, files, view
from bot.messages.server_log import ServerLog, action_line
from bot.messages.story import LEFT_OUT, tell
from bot.messages.story_pages import story_file, story_page
from bot.messages.truth import EVERYTHING, ONLOOKER, deal_file, frame_of, story_of
from bot.messages.wanted import prompt_slot, role_slot

__all__ = [
    "EVERYTHING",
    "LEFT_OUT",
    "MOST_ROWS",
    "ONLOOKER",
    "Button",
    "Content",
    "Control",
    "Entry",
    "File",
    "Limiter",
    "Menu",
    "Messages",
    "Past",
    "PictureOf",
    "Place",
    "ServerLog",
    "act_line",
    "action_line",
    "advice",
    "answered",
    "awaited",
    "cast",
    "computers",
    "cuts",
    "deal_file",
    "distinct",
    "draw",
    "files",
    "frame_of",
    "happened",
    "history",
    "ids",
    "lesson_stopped",
    "lesson_task",
    "lessons",
    "lobby",
    "log",
    "newest_casting",
    "pace_name",
    "parts_menu",
    "pick",
    "picked",
    "prompt",
    "prompt_slot",
    "replay_page",
    "role_slot",
    "shown_frame",
    "story_file",
    "story_of",
    "story_page",
    "takes_several",
    "tell",
    "time_left",
    "view",
    "were_shown",
]
