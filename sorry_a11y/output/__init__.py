"""Where sentences and sounds go: lines of a terminal, a voice, earcons."""
