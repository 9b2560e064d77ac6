"""The world of the sandbox: servers, channels, people, messages, and who may do what."""
