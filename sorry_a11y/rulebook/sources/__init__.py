"""What each source says, sentence by sentence, and what became of it; for the written pages."""
