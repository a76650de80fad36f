"""The doors for programs: positions settled for whoever asks, and games played by the thousand."""
