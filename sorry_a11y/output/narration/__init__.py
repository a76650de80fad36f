"""Sentences for events and answers, for one listener, in one language."""
