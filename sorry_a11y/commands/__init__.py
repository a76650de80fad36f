"""What the command line opens: one file a command, and the options that commands share."""
