### What is written on the pictures of every game.

picture-player = Player { $number }
picture-waiting = Waiting for { $names }
picture-out = Out: { $names }.
picture-winners = { $count ->
    [one] The winner
   *[other] { $count } winners
}
picture-only-you = Only you see this
# While the plates of the end are turned one by one.
picture-counting = The last scores are being told …
picture-unmasked = Masks off
