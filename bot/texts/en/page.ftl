### The page of a match that is over.

button-page = Page
bot-word-page = A game that is over as a page for the browser, step by step through everybody’s eyes. *{ button-page }* gives you the link, or the page as a file.
    .word = Page

## Beside a link or a file

page-link = **[{ $game } as a page](<{ $link }>)**
    -# Whoever has this link sees the page, and with it everybody’s secrets. The page ends when the game’s answers are deleted, or the data of anybody who sat there.
page-file = Open this file in a browser. It needs no network.
    -# Whoever has the file sees everybody’s secrets.
page-begins = The page is being made …
page-progress = Page: { $done } of { $steps } steps
page-queues = Pages are made one at a time. Before yours: { $ahead }

## The page itself

page-play = Play
page-pause = Pause
page-keys = Space: play and pause. ← and →: turn pages. Home and End: to the start and the end.

## Told in the browser

page-waiting = The page is being made
page-making = It opens by itself in a moment.
page-waits = It opens by itself. Pages before this one: { $ahead }
page-gone = The link is not whole, or the game has been deleted.
    .title = There is no page here
page-often = You have asked many times. Please wait for half a minute.
    .title = One moment
page-busy = Several pages are being made. This one opens by itself.
    .title = The page is waiting its turn
page-failed = The page could not be made. Try again in a few minutes.
    .title = That did not work

## Refusals

refusal-page-busy = Several pages are being made already. Ask me again in a few minutes; *{ button-replay }* shows this game step by step meanwhile.
refusal-page-failed = I could not make this page. Ask me again in a few minutes; *{ button-replay }* shows this game step by step meanwhile.
