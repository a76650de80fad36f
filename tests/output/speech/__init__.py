"""Speech: with a real Speech Dispatcher where there is one, with fakes, and in whole games."""
