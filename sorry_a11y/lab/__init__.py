"""The lab, where bots are taught and compared: lessons, contests, the ladder."""
