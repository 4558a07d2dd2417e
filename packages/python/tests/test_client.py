"""The client against a server that stumbles. Whole games with a real one are in against_server.py."""
from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable, List, Tuple

from parlor import Client, ConnectionFailed, Exchange, ParlorError, ParlorProblem, Patience, TimedOut, UnexpectedAnswer
from parlor import verify_webhook

HURRY = Patience(attempts=3, first_pause=0.001, longest_pause=1)
PROBLEM = {"type": "/problems/x", "title": "X", "instance": "/", "requestId": "r"}


class Stumbling(BaseHTTPRequestHandler):
    """Does what the test says, one step for each request; the last step is done again and again."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        server: Any = self.server
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        server.heard.append((self.command, self.path, dict(self.headers), body))
        step = server.steps.pop(0) if len(server.steps) > 1 else server.steps[0]
        step(self)

    do_POST = do_DELETE = do_PUT = do_GET

    def log_message(self, *_: Any) -> None:
        pass


Step = Callable[[Stumbling], None]


def say(status: int, body: Any, **headers: str) -> Step:
    text = body if isinstance(body, bytes) else json.dumps(body).encode()

    def step(handler: Stumbling) -> None:
        handler.send_response(status)
        for name, value in headers.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.send_header("Content-Length", str(len(text)))
        handler.end_headers()
        handler.wfile.write(text)

    return step


def problem(status: int, code: str, **more: Any) -> Any:
    return {**PROBLEM, "status": status, "code": code, "detail": f"It is {code}.", **more}


def hang_up(handler: Stumbling) -> None:
    handler.close_connection = True
    handler.connection.close()


def lines(*said: Any) -> Step:
    """A stream that breaks off after these lines."""

    def step(handler: Stumbling) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", "application/x-ndjson")
        handler.send_header("Connection", "close")
        handler.end_headers()
        for line in said:
            handler.wfile.write((line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n"))
        handler.close_connection = True

    return step


class ClientTest(unittest.TestCase):
    def client(self, *steps: Step, **settings: Any) -> Client:
        server: Any = ThreadingHTTPServer(("127.0.0.1", 0), Stumbling)
        self.server = server
        self.server.daemon_threads = True
        self.server.steps, self.server.heard = list(steps), []
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        client = Client(f"http://127.0.0.1:{self.server.server_port}", "t", **{"patience": HURRY, **settings})
        self.addCleanup(client.close)
        return client

    @property
    def heard(self) -> List[Tuple[str, str, Any, bytes]]:
        return self.server.heard  # type: ignore[no-any-return]

    def test_a_write_is_tried_again_under_the_same_key(self) -> None:
        me = self.client(hang_up, say(503, problem(503, "unavailable"), Retry_After="0"), say(201, {"id": "g_1"}))
        self.assertEqual(me.create_game("pig")["id"], "g_1")
        keys = [headers["Idempotency-Key"] for _, _, headers, _ in self.heard]
        self.assertEqual(len(keys), 3)
        self.assertEqual(len(set(keys)), 1)
        self.assertEqual(json.loads(self.heard[-1][3]), {"ruleset": "pig"})

    def test_a_connection_that_was_kept_and_has_gone_is_no_failure(self) -> None:
        told: List[Exchange] = []
        me = self.client(say(200, {"id": "p"}), hang_up, say(200, {"id": "q"}), on_exchange=told.append)
        self.assertEqual(me.me()["id"], "p")
        self.assertEqual(me.me()["id"], "q")
        self.assertEqual([exchange.status for exchange in told], [200, 200])

    def test_one_client_serves_many_at_once_asyncio_too(self) -> None:
        everybody = threading.Barrier(4, timeout=60)

        def together(handler: Stumbling) -> None:
            everybody.wait()
            say(200, {"id": handler.path})(handler)

        me = self.client(together)

        def look(number: int) -> Any:
            with me:  # lets go of this thread's connection
                return me.game(f"g_{number}")

        async def ask() -> List[Any]:
            return await asyncio.gather(*(asyncio.to_thread(look, number) for number in range(4)))

        self.assertEqual([game["id"] for game in asyncio.run(ask())], [f"/games/g_{number}" for number in range(4)])

    def test_a_no_is_raised_at_once_with_all_it_said(self) -> None:
        legal = [{"action": {"type": "roll"}, "label": "Roll"}]
        me = self.client(say(422, problem(422, "column-full", legal=legal)))
        with self.assertRaises(ParlorProblem) as caught:
            me.act("g_1", {"type": "place", "column": 1})
        self.assertEqual((caught.exception.code, caught.exception.status), ("column-full", 422))
        self.assertEqual(caught.exception.legal, legal)
        self.assertEqual(str(caught.exception), "It is column-full.")
        self.assertEqual(len(self.heard), 1)

    def test_a_server_that_wants_a_longer_pause_than_ours_is_handed_on(self) -> None:
        me = self.client(say(429, problem(429, "too-many-requests"), Retry_After="3600"))
        with self.assertRaises(ParlorProblem) as caught:
            me.me()
        self.assertEqual(caught.exception.retry_after, 3600)
        self.assertEqual(len(self.heard), 1)

    def test_what_is_no_parlor_is_said_to_be_none(self) -> None:
        for step in (say(404, b"<html>"), say(200, b"<html>"), say(404, {"error": "x"})):
            with self.assertRaises(UnexpectedAnswer):
                self.client(step).me()

    def test_every_failure_is_one_of_the_family(self) -> None:
        with self.assertRaises(ConnectionFailed):
            self.client(hang_up).me()
        self.assertEqual(len(self.heard), 3)
        silent = threading.Event()
        self.addCleanup(silent.set)
        with self.assertRaises(TimedOut):
            self.client(lambda _: void(silent.wait(5)), timeout=0.05).me()
        for error in (ConnectionFailed, TimedOut, ParlorProblem, UnexpectedAnswer):
            self.assertTrue(issubclass(error, ParlorError))

    def test_a_stream_resumes_after_the_last_number_it_has(self) -> None:
        events = [{"seq": number, "text": str(number)} for number in (1, 2, 3)]
        me = self.client(
            lines(events[0], b"\n", events[1], b'{"seq": 3, "te'),
            say(503, problem(503, "unavailable"), Retry_After="0"),
            lines({"end": "restart"}),
            lines(events[2], {"end": "game-over"}),
        )
        self.assertEqual([entry["seq"] for entry in me.follow("g_1")], [1, 2, 3])
        self.assertEqual([headers.get("Last-Event-ID") for _, _, headers, _ in self.heard], [None, "2", "2", "2"])

    def test_a_stream_of_a_game_that_is_told_ends(self) -> None:
        self.assertEqual(list(self.client(say(204, b"")).follow("g_1", after=9)), [])

    def test_a_stream_that_is_refused_says_why(self) -> None:
        with self.assertRaises(ParlorProblem):
            list(self.client(say(404, problem(404, "unknown-game"))).follow("g_1"))

    def test_pages_follow_each_other(self) -> None:
        me = self.client(say(200, {"items": [1, 2], "nextCursor": "c d"}), say(200, {"items": [3], "nextCursor": None}))
        self.assertEqual(list(me.games(ruleset="pig", openSeats=True)), [1, 2, 3])
        self.assertEqual(self.heard[0][1], "/games?ruleset=pig&openSeats=true")
        self.assertEqual(self.heard[1][1], "/games?ruleset=pig&openSeats=true&cursor=c+d")

    def test_nothing_new_is_the_same_object(self) -> None:
        game: Any = {"id": "g_1", "version": 7}
        self.assertIs(self.client(say(304, b"")).refresh(game), game)
        self.assertEqual(self.heard[0][2]["If-None-Match"], '"7"')

    def test_an_address_that_is_none_is_refused(self) -> None:
        with self.assertRaises(ValueError):
            Client("localhost:3000")


def void(_: object) -> None:
    pass


class WebhookTest(unittest.TestCase):
    SECRET = "whsec_" + base64.b64encode(b"k" * 24).decode()

    def headers(self, body: bytes, at: int = 1000) -> Any:
        digest = hmac.new(b"k" * 24, f"msg_1.{at}.".encode() + body, hashlib.sha256).digest()
        signature = "v1," + base64.b64encode(digest).decode()
        return {"Webhook-Id": "msg_1", "Webhook-Timestamp": str(at), "Webhook-Signature": f"v1,AAAA {signature}"}

    def test_only_what_was_signed_and_is_fresh_is_believed(self) -> None:
        headers = self.headers(b"{}")
        self.assertTrue(verify_webhook(self.SECRET, headers, b"{}", now=1100))
        self.assertTrue(verify_webhook(self.SECRET, headers, "{}", now=1100))
        self.assertFalse(verify_webhook(self.SECRET, headers, b"{ }", now=1100))
        self.assertFalse(verify_webhook(self.SECRET, headers, b"{}", now=2000))
        self.assertFalse(verify_webhook(self.SECRET, {}, b"{}", now=1100))
        with self.assertRaises(ValueError):
            verify_webhook("whsec_~", headers, b"{}", now=1100)


if __name__ == "__main__":
    unittest.main()
