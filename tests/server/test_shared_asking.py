"""The tests of questions and absence once more, over PostgreSQL."""

from __future__ import annotations

import pytest

from tests.harness.databases import needs_postgres
from tests.server.test_asking import *  # noqa: F403

from .test_shared_lobby import database, far, journal  # noqa: F401

pytestmark = [pytest.mark.long, needs_postgres()]
