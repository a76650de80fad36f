"""From events and answers to sentences: what was said, for one listener, in one language."""
