"""Tools of the person who runs the bot: try a configuration, look after its data, show it on their own machine."""
