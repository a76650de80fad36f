"""The rules in words: pages, reference cards, documents."""
