"""The rules as texts to read: pages and reference cards."""
