"""Tests of the sounds: the files, the sequences, the player and the device."""
