"""`python -m underkeep` is `underkeep`."""

import sys

from underkeep.cli import main

sys.exit(main())
