"""The way of messages to Discord: plans of calls, their turns and limits, and a look after what stands there."""
