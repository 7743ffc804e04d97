"""Every address of the REST interface takes whatever its own description allows, and answers as it says."""

from __future__ import annotations

import os

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks

from stockpot.server.net.app import create_app
from tests.support.client import PATIENCE
from tests.support.server import Served

EXAMPLES = int(os.environ.get("FUZZ", "0")) // 1000 or 15


described = schemathesis.openapi.from_dict(create_app().openapi_schema.to_schema())


@described.parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
def test_the_interface_is_as_described(server: Served, case: schemathesis.Case) -> None:
    response = case.call(base_url=server.url, timeout=PATIENCE)
    case.validate_response(response, checks=[checks.not_a_server_error, checks.response_schema_conformance])
    if response.status_code >= 400:
        assert response.json()["text"], "every refusal says why"
