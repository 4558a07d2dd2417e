"""One request on a connection, and connections that are kept between requests."""
from __future__ import annotations

import http.client
import socket
import threading
import urllib.request
from typing import Dict, Mapping, NamedTuple, Optional, Tuple
from urllib.parse import urlsplit

from .errors import ConnectionFailed, TimedOut

#: What a server that went away in the meantime looks like.
GONE = (http.client.BadStatusLine, http.client.NotConnected, ConnectionError)


class Asked(NamedTuple):
    method: str
    path: str
    headers: Mapping[str, str]
    body: Optional[bytes]
    timeout: float


class Answered(NamedTuple):
    status: int
    #: By their names in lower case.
    headers: Mapping[str, str]
    body: bytes


class Wire:
    """A server, and for every thread a connection to it. Proxies of the environment are used as `urllib` would."""

    def __init__(self, base_url: str) -> None:
        parts = urlsplit(base_url.rstrip("/"))
        if parts.scheme not in ("http", "https") or parts.hostname is None:
            raise ValueError(f"{base_url!r} is no address of a server, such as http://localhost:3000")
        self.base_url = base_url.rstrip("/")
        self._is_secure = parts.scheme == "https"
        self._host, self._port = parts.hostname, parts.port or (443 if self._is_secure else 80)
        self._name = parts.netloc.rpartition("@")[2]
        self._prefix = parts.path
        self._proxy = proxy_for(parts.scheme, self._host)
        self._kept = threading.local()

    def send(self, asked: Asked) -> Answered:
        """One try. A connection that was kept and has gone meanwhile is replaced: that is no failure of anybody."""
        kept: Optional[http.client.HTTPConnection] = getattr(self._kept, "connection", None)
        if kept is not None:
            try:
                return self._exchange(kept, asked)
            except GONE:
                kept.close()
        self._kept.connection = None
        connection = self.connect(asked.timeout)
        try:
            answered = self._exchange(connection, asked)
        except BaseException as error:
            connection.close()
            raise translated(error, self.base_url) from error
        self._kept.connection = connection
        return answered

    def _exchange(self, connection: http.client.HTTPConnection, asked: Asked) -> Answered:
        set_timeout(connection, asked.timeout)
        response = self.start(connection, asked)
        body = response.read()
        return Answered(response.status, headers_of(response), body)

    def connect(self, timeout: float) -> http.client.HTTPConnection:
        host, port = self._proxy or (self._host, self._port)
        if not self._is_secure:
            return http.client.HTTPConnection(host, port, timeout=timeout)
        connection = http.client.HTTPSConnection(host, port, timeout=timeout)
        if self._proxy is not None:
            connection.set_tunnel(self._host, self._port)
        return connection

    def start(self, connection: http.client.HTTPConnection, asked: Asked) -> http.client.HTTPResponse:
        """Sends, and waits for the head of the answer."""
        is_proxied = self._proxy is not None and not self._is_secure
        target = f"{self.base_url}{asked.path}" if is_proxied else f"{self._prefix}{asked.path}"
        connection.request(asked.method, target, asked.body, {"Host": self._name, **asked.headers})
        return connection.getresponse()

    def close(self) -> None:
        """Lets go of this thread's connection."""
        kept: Optional[http.client.HTTPConnection] = getattr(self._kept, "connection", None)
        if kept is not None:
            kept.close()
        self._kept.connection = None


def headers_of(response: http.client.HTTPResponse) -> Dict[str, str]:
    return {name.lower(): value for name, value in response.getheaders()}


def set_timeout(connection: http.client.HTTPConnection, timeout: float) -> None:
    connection.timeout = timeout
    if connection.sock is not None:
        connection.sock.settimeout(timeout)


def translated(error: BaseException, base_url: str) -> BaseException:
    """What the libraries raise, as one of ours."""
    if isinstance(error, (socket.timeout, TimeoutError)):
        return TimedOut(f"No answer from {base_url} in time.")
    if isinstance(error, (OSError, http.client.HTTPException)):
        return ConnectionFailed(f"No answer from {base_url}: {error or type(error).__name__}. Is the server running?")
    return error


def proxy_for(scheme: str, host: str) -> Optional[Tuple[str, int]]:
    named = urllib.request.getproxies().get(scheme)
    if not named or urllib.request.proxy_bypass(host):
        return None
    parts = urlsplit(named if "://" in named else f"http://{named}")
    return None if parts.hostname is None else (parts.hostname, parts.port or 8080)
