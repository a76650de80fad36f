"""``python -m sorry_a11y``."""

import sys

from sorry_a11y.cli import main

sys.exit(main())
