"""The rules as texts to read: pages, reference cards, and the paragraphs of docs/rules."""
