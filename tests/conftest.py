from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Machines differ and CI is shared: nothing here is ever a matter of time.
settings.register_profile("cervelle", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("cervelle")

os.environ["CERVELLE_LANG"] = "fr"
