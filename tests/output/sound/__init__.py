"""Tests of the sounds: the earcons and their files, the cues, the player and the device."""
