"""What whoever runs the bot does with it: try a configuration, look after its data, show it on their own machine."""
