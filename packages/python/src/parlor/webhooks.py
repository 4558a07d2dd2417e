"""Calls of the server to a bot: whether one really came from there."""
from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import time
from typing import Mapping, Optional, Union

#: An older call may be one that somebody has recorded.
TOLERANCE = 300.0


def verify_webhook(
    secret: str, headers: Mapping[str, str], body: Union[str, bytes], now: Optional[float] = None
) -> bool:
    """
    Whether the server that knows `secret` made this call (Standard Webhooks): HMAC-SHA256 over the id, the time and the
    body as it came, before any parsing. While a secret is being changed there are two signatures, and one is enough.
    """
    by_name = {name.lower(): value for name, value in headers.items()}
    sent_id, sent_at = by_name.get("webhook-id", ""), by_name.get("webhook-timestamp", "")
    given = by_name.get("webhook-signature", "").split(" ")
    moment = time.time() if now is None else now
    if not sent_at.isdigit() or abs(moment - int(sent_at)) > TOLERANCE:
        return False
    raw = body.encode() if isinstance(body, str) else body
    try:
        key = base64.b64decode(secret[len("whsec_") :] if secret.startswith("whsec_") else secret, validate=True)
    except binascii.Error:
        raise ValueError('The secret should read "whsec_…", exactly as the server gave it.') from None
    digest = hmac.new(key, f"{sent_id}.{sent_at}.".encode() + raw, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    return any(hmac.compare_digest(one.encode(), expected.encode()) for one in given)
