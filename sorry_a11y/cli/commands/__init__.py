"""The commands: their functions by subject, and the options that commands share."""
