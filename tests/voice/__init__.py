"""Tests of the voice: with a real Speech Dispatcher where there is one, and with fakes."""
