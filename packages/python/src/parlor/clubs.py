"""People under one roof, what there is to do there, and who meets whom."""
from __future__ import annotations

from typing import Any, Dict, Iterator, List, Mapping, Optional, Union

from .calls import Caller, segment
from .pages import pages
from .streams import resuming
from .types import (
    Assignment,
    Classroom,
    ClassTask,
    Club,
    ClubMember,
    KitReport,
    Tournament,
    TournamentEntry,
    TournamentListed,
    TournamentRecord,
)


def club_path(id: str, rest: str = "") -> str:
    return f"/clubs/{segment(id)}{rest}"


class ClubCalls:
    _caller: Caller

    def create_club(self, name: str) -> Club:
        """A club of your own; its `code` lets others in."""
        club: Club = self._caller.json("POST", "/clubs", {"name": name})
        return club

    def clubs(self) -> List[Club]:
        """The clubs you are in, the oldest first."""
        items: List[Club] = self._caller.json("GET", "/clubs")["items"]
        return items

    def club(self, id: str) -> Club:
        club: Club = self._caller.json("GET", club_path(id))
        return club

    def join_club(self, code: str, display_name: Optional[str] = None) -> Club:
        """Comes in by its code, under a name that only its people see."""
        body = {"code": code} if display_name is None else {"code": code, "displayName": display_name}
        club: Club = self._caller.json("POST", "/clubs/join", body)
        return club

    def rename_club(self, id: str, name: str) -> Club:
        club: Club = self._caller.json("PATCH", club_path(id), {"name": name})
        return club

    def change_club_code(self, id: str) -> Club:
        """A new code, and the old one is good no more."""
        club: Club = self._caller.json("POST", club_path(id, "/code"))
        return club

    def close_club(self, id: str) -> Club:
        """Nobody comes in any more, until there is a new code."""
        club: Club = self._caller.json("DELETE", club_path(id, "/code"))
        return club

    def club_members(self, id: str) -> List[ClubMember]:
        items: List[ClubMember] = self._caller.json("GET", club_path(id, "/members"))["items"]
        return items

    def change_member(self, club_id: str, member_id: str, **changes: Any) -> ClubMember:
        """Another `displayName` or `role`; `club["you"]["id"]` is yourself."""
        path = club_path(club_id, f"/members/{segment(member_id)}")
        member: ClubMember = self._caller.json("PATCH", path, changes)
        return member

    def remove_member(self, club_id: str, member_id: str) -> ClubMember:
        """Removes somebody from a club of yours; they come back when you let them."""
        member: ClubMember = self._caller.json("DELETE", club_path(club_id, f"/members/{segment(member_id)}"))
        return member

    def leave_club(self, club: Club) -> ClubMember:
        return self.remove_member(club["id"], club["you"]["id"])

    def end_club(self, id: str) -> Club:
        """The end of a club of yours, and of all that belongs to it; finished games stay with those who played them."""
        club: Club = self._caller.json("DELETE", club_path(id))
        return club

    def assignments(self, club_id: str) -> List[Assignment]:
        """What there is to do in a club, and how far you have come."""
        items: List[Assignment] = self._caller.json("GET", club_path(club_id, "/assignments"))["items"]
        return items

    def assign(
        self, club_id: str, task: Union[ClassTask, Mapping[str, Any]], title: Optional[str] = None
    ) -> Assignment:
        """Gives a class of yours something to do; what is given twice is there once."""
        body: Dict[str, Any] = {"task": task} if title is None else {"task": task, "title": title}
        assignment: Assignment = self._caller.json("POST", club_path(club_id, "/assignments"), body)
        return assignment

    def drop_assignment(self, club_id: str, assignment_id: str) -> Assignment:
        """Takes back what a class of yours was given to do."""
        path = club_path(club_id, f"/assignments/{segment(assignment_id)}")
        assignment: Assignment = self._caller.json("DELETE", path)
        return assignment

    def report_kit(
        self, club_id: str, assignment_id: str, report: Union[KitReport, Mapping[str, Any]]
    ) -> Assignment:
        """Hands in what `parlor check-client --json` found; the latest counts."""
        path = club_path(club_id, f"/assignments/{segment(assignment_id)}/reports")
        assignment: Assignment = self._caller.json("POST", path, report)
        return assignment

    def classroom(self, club_id: str) -> Classroom:
        """How a class of yours goes: who is here, who is stuck and at what, who has done what."""
        classroom: Classroom = self._caller.json("GET", club_path(club_id, "/classroom"))
        return classroom


def tournament_path(id: str, rest: str = "") -> str:
    return f"/tournaments/{segment(id)}{rest}"


class TournamentCalls:
    _caller: Caller

    def announce_tournament(self, name: str, ruleset: str, format: str, **wanted: Any) -> Tournament:
        """
        A `round-robin`, a `swiss`, a `knock-out` or a `ladder`; it goes on by itself. `bots`, `rounds`, `equalDice`,
        `mostEntrants`, `clock`, `club` and the rest are as in the reference.
        """
        body = {"name": name, "ruleset": ruleset, "format": format, **wanted}
        tournament: Tournament = self._caller.json("POST", "/tournaments", body)
        return tournament

    def tournaments(self, **wanted: Any) -> Iterator[TournamentListed]:
        """Tournaments, newest first, page after page: `status`, `club`, `limit` of a page."""
        yield from pages(self._caller, "/tournaments", wanted)

    def tournament(self, id: str) -> Tournament:
        """Who takes part, who meets whom, and who stands where."""
        tournament: Tournament = self._caller.json("GET", tournament_path(id))
        return tournament

    def enter_tournament(self, id: str, *, salt: Optional[str] = None) -> Tournament:
        """Takes part. In each round a seat is kept for you: the inbox says so, and `take_seat` takes it."""
        body = {} if salt is None else {"salt": salt}
        tournament: Tournament = self._caller.json("POST", tournament_path(id, "/entrants"), body)
        return tournament

    def withdraw(self, tournament: Tournament, entrant: Optional[int] = None) -> Tournament:
        """Withdraws, you yourself unless the number of another entrant is named; whoever takes no part stays as they are."""
        own = (one["entrant"] for one in tournament["entrants"] if one["you"] and not one["withdrawn"])
        number = next(own, None) if entrant is None else entrant
        if number is None:
            return tournament
        left: Tournament = self._caller.json("DELETE", tournament_path(tournament["id"], f"/entrants/{number}"))
        return left

    def start_tournament(self, id: str) -> Tournament:
        """Starts one of yours with those who are there."""
        tournament: Tournament = self._caller.json("POST", tournament_path(id, "/start"))
        return tournament

    def call_off_tournament(self, id: str) -> Tournament:
        """Tables at play are played out, and no other round begins."""
        tournament: Tournament = self._caller.json("DELETE", tournament_path(id))
        return tournament

    def tournament_events(self, id: str, *, after: int = 0) -> Iterator[TournamentEntry]:
        """What happened in it, page after page."""
        yield from pages(self._caller, tournament_path(id, "/events"), {"after": after})

    def follow_tournament(self, id: str, *, after: int = 0) -> Iterator[TournamentEntry]:
        """What happens in it as it happens, until it is over. Resumes by itself when the line breaks."""
        start = str(after) if after > 0 else None
        yield from resuming(self._caller, tournament_path(id, "/events"), start, lambda entry: str(entry["seq"]))

    def tournament_record(self, id: str) -> TournamentRecord:
        """When it is over: one file that proves every pairing and result."""
        record: TournamentRecord = self._caller.json("GET", tournament_path(id, "/record"))
        return record
