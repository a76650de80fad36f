"""Tests of playing: what is heard, key by key, from the first line to the last."""
