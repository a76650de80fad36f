"""What a player does: settings, the screens of a session, menus."""
