"""The hall, driven by plain calls with a clock of the tests."""
