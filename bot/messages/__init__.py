"""What Discord shows of a table: made as plain data, and brought in line with what is stored."""

from bot.messages import ids
from bot.messages.absence import act_line, pace_name, reminder, time_left
from bot.messages.advice import advice
from bot.messages.casting import cast, newest_casting
from bot.messages.channel import happened, lobby, log
from bot.messages.content import BOARD_TO_COME, Button, Content, Entry, File, Menu, with_button
from bot.messages.controls import distinct, pick, picked, takes_several, were_shown
from bot.messages.cutting import fair, record, start_cuts
from bot.messages.drawing import Drawing
from bot.messages.ending import own_end
from bot.messages.film import film_message, film_progress
from bot.messages.leaderboard import leaderboard, on_page, season_name, shown_leaderboard
from bot.messages.lesson import Place, lesson_stopped, lesson_task, lessons
from bot.messages.levels import computers
from bot.messages.limiter import Limiter
from bot.messages.marks import Marks
from bot.messages.news import own_news
from bot.messages.parts import parts_menu
from bot.messages.past import Past, history
from bot.messages.prompt import answered, awaited, is_drawn, prompt
from bot.messages.reconcile import Messages
from bot.messages.replay import replay_page, shown_frame
from bot.messages.sending import Control, files, view
from bot.messages.server_log import ServerLog, action_line
from bot.messages.statistics import no_statistics, own_statistics, statistics
from bot.messages.story import LEFT_OUT, tell
from bot.messages.story_pages import story_file, story_page
from bot.messages.truth import EVERYTHING, ONLOOKER, deal_file, eyes, film_order, frame_of, story_of
from bot.messages.wanted import prompt_slot, role_slot

__all__ = [
    "BOARD_TO_COME",
    "EVERYTHING",
    "LEFT_OUT",
    "ONLOOKER",
    "Button",
    "Content",
    "Control",
    "Drawing",
    "Entry",
    "File",
    "Limiter",
    "Marks",
    "Menu",
    "Messages",
    "Past",
    "Place",
    "ServerLog",
    "act_line",
    "action_line",
    "advice",
    "answered",
    "awaited",
    "cast",
    "computers",
    "deal_file",
    "distinct",
    "eyes",
    "fair",
    "files",
    "film_message",
    "film_order",
    "film_progress",
    "frame_of",
    "happened",
    "history",
    "ids",
    "is_drawn",
    "leaderboard",
    "lesson_stopped",
    "lesson_task",
    "lessons",
    "lobby",
    "log",
    "newest_casting",
    "no_statistics",
    "on_page",
    "own_end",
    "own_news",
    "own_statistics",
    "pace_name",
    "parts_menu",
    "pick",
    "picked",
    "prompt",
    "prompt_slot",
    "record",
    "reminder",
    "replay_page",
    "role_slot",
    "season_name",
    "shown_frame",
    "shown_leaderboard",
    "start_cuts",
    "statistics",
    "story_file",
    "story_of",
    "story_page",
    "takes_several",
    "tell",
    "time_left",
    "view",
    "were_shown",
    "with_button",
]
