"""What whoever runs the bot can see of it: instruments, the pulse of its event loop, whether it is well."""
