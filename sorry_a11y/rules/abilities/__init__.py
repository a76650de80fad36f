"""The abilities of cards, one class in one file each: its ways, its refusals and its words."""
