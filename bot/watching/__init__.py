"""What whoever runs the bot can see of it: instruments, and whether it is well."""
