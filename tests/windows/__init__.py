"""The game on a Windows Python: under Wine, made from Debian and the package index alone."""
