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

## The size and motion of pictures

command-my-pictures = pictures
    .description = Choose whether your own pictures are large, as for a phone, and whether they move
    .size = size
    .size-note = Large or usual; without it, I tell what you have chosen
    .motion = motion
    .motion-note = Still or moving; without it, I tell what you have chosen
pictures-large = large
pictures-usual = usual
pictures-are-large = Pictures for you alone are large now: bigger letters, and less beside your hand. { COMMAND("my", "pictures") } ends that.
pictures-are-usual = Pictures for you alone have their usual size. { COMMAND("my", "pictures") } makes them large, for phones.
pictures-still = still
pictures-moving = moving
pictures-are-still = In pictures for you alone nothing moves: *{ button-film }* shows you the board at the end. { COMMAND("my", "pictures") } changes that.
pictures-are-moving = A film for you alone moves. { COMMAND("my", "pictures") } gives you a still picture instead.
