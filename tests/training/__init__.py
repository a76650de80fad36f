"""Training of the opponents that learn: ``python -m tests.training.train --help``; and contests
with the luck taken out, for `tests.benchmarks.opponents`."""
