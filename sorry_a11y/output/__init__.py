"""What a player hears and reads: sentences, rule books as texts, sounds and speech."""
