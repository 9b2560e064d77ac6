"""Tools of the bot's operator: try a configuration, look after its data, show it on their own machine."""
