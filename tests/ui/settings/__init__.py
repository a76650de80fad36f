"""The settings: their file, and how they are told and changed."""
