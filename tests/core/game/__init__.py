"""The table's menus and advice."""
