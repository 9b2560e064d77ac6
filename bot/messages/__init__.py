"""What Discord shows of a table: made as plain data, and brought in line with what is stored."""

from bot.messages import ids
from bot.messages.channel import deal_file, happened, lobby
from bot.messages.content import Button, Content, Entry, File, Menu, PictureOf
from bot.messages.controls import distinct, pick, picked, takes_several, were_shown
from bot.messages.prompt import answered, awaited, prompt, run_start
from bot.messages.reconcile import Messages
from bot.messages.sending import ButtonItem, MenuItem, draw, files, view
from bot.messages.story import LEFT_OUT, tell
from bot.messages.wanted import link_to_board, prompt_slot, told_length

__all__ = [
    "LEFT_OUT",
    "Button",
    "ButtonItem",
    "Content",
    "Entry",
    "File",
    "Menu",
    "MenuItem",
    "Messages",
    "PictureOf",
    "answered",
    "awaited",
    "deal_file",
    "distinct",
    "draw",
    "files",
    "happened",
    "ids",
    "link_to_board",
    "lobby",
    "pick",
    "picked",
    "prompt",
    "prompt_slot",
    "run_start",
    "takes_several",
    "tell",
    "told_length",
    "view",
    "were_shown",
]
