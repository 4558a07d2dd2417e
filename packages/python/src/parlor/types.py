# Written by `npm run openapi` from openapi/openapi.json: do not edit.
"""The shapes of the API, as the server documents them. Fields that are not listed may come: ignore them."""
from __future__ import annotations

from typing import Any, Dict, List, Literal, TypedDict, Union

class CantStopRoll(TypedDict):
    """Roll the four dice, to begin a turn or to push your luck."""
    type: Literal["roll"]


class CantStopAdvance(TypedDict):
    """Advance in the columns of a pairing: both sums, twice the same for a double, or one where only one can be used. Any order."""
    type: Literal["advance"]
    columns: List[int]


class CantStopStop(TypedDict):
    """End the turn and put your markers where the runners stand."""
    type: Literal["stop"]


DastanMove = TypedDict("DastanMove", {
    "type": "Literal[\"move\"]",
    "choice": "int",
    "from": "int",
    "to": "int",
})


class DastanTakeOffer(TypedDict):
    """Swap an option of your queue for the one on offer."""
    type: Literal["take-offer"]
    position: int


class DastanPass(TypedDict):
    """Give the turn over because no piece can move."""
    type: Literal["pass"]


class FrustrationRoll(TypedDict):
    """Roll and let the piece walk."""
    type: Literal["roll"]


class FrustrationKeep(TypedDict):
    """Leave the roll as it came and end the turn."""
    type: Literal["keep"]


class FrustrationUndo(TypedDict):
    """Spend an undo: put all pieces back and roll again."""
    type: Literal["undo"]


class _JackarooPlay(TypedDict):
    type: Literal["play"]
    card: str


class JackarooPlay(_JackarooPlay, total=False):
    """Play a card; how many marbles are named decides what it does."""
    marbles: List[str]
    split: float


class JackarooDiscard(TypedDict):
    """Throw a card away without effect."""
    type: Literal["discard"]
    card: str


class KnucklebonesPlace(TypedDict):
    """Put the die into one of your columns, counted from 0."""
    type: Literal["place"]
    column: int


class _TurnCallData(TypedDict):
    seat: int
    game: Game


class TurnCallData(_TurnCallData, total=False):
    refused: RefusedAnswer


class TurnCall(TypedDict):
    type: Literal["your-turn"]
    timestamp: str
    data: TurnCallData


class CantStopGameForkOf(TypedDict):
    gameId: str
    version: int


class _CantStopGameLinks(TypedDict):
    self: str
    actions: str
    rehearsals: str
    events: str
    seats: str
    board: str
    picture: str
    forks: str
    offers: str
    claims: str
    ruleset: str


class CantStopGameLinks(_CantStopGameLinks, total=False):
    odds: str
    record: str
    review: str
    rematch: str


class CantStopGame(TypedDict):
    id: str
    ruleset: Literal["cant-stop"]
    rulesetVersion: int
    options: Dict[str, Any]
    visibility: Literal["public", "link", "private", "club"]
    sandbox: bool
    chance: Literal["fair", "board", "script", "seed"]
    forkOf: Union[CantStopGameForkOf, None]
    rematchOf: Union[str, None]
    club: Union[str, None]
    rated: bool
    status: Literal["waiting", "playing", "over"]
    version: int
    createdAt: str
    updatedAt: str
    seats: List[Seat]
    toAct: List[int]
    outcome: Union[Outcome, None]
    code: Union[str, None]
    tournament: Union[str, None]
    hosting: bool
    commitment: str
    odds: bool
    whenLeft: Literal["bot", "end"]
    chaos: Union[Chaos, None]
    maySit: bool
    view: Union[CantStopView, None]
    legal: List[CantStopChoice]
    clock: Union[Clock, None]
    offer: Union[Offer, None]
    claimableAt: Union[str, None]
    rematch: Union[str, None]
    links: CantStopGameLinks


class _Seat(TypedDict):
    seat: int
    kind: Literal["player", "bot", "open"]
    name: Union[str, None]
    you: bool


class Seat(_Seat, total=False):
    level: Literal["easy", "medium", "hard"]
    reserved: Literal["invitation", "player"]
    keptFor: str
    invitation: str
    away: Literal[True]
    standsInFor: str


class Outcome(TypedDict):
    """How the game ended: always all of these fields."""
    ranking: List[List[int]]
    scores: Union[List[float], None]
    ended: Literal["finished", "resigned", "abandoned", "too-long", "out-of-time", "absent", "agreed"]
    by: Union[int, None]
    reason: Union[str, None]


class Chaos(TypedDict):
    """How the server misbehaves towards those who play this sandbox, on purpose: the share of answers that are lost, how long others are held back, the share of lines of streams that come twice, whether it acts as if it restarted, and the seed that all of it follows from."""
    drop: float
    delayMs: List[int]
    duplicate: float
    restart: bool
    seed: str


class CantStopViewBust(TypedDict):
    seat: int
    dice: List[int]


class CantStopView(TypedDict):
    """The board as everybody sees it."""
    phase: Literal["to-roll", "to-choose", "to-decide", "midway", "over"]
    seatToAct: Union[int, None]
    concluded: Union[Outcome, None]
    dice: Union[List[int], None]
    advances: List[List[int]]
    bust: Union[CantStopViewBust, None]
    canStop: bool
    freeRunners: int
    columns: List[CantStopColumn]
    scores: List[int]
    columnsToWin: int
    occupiedSpaces: Literal["share", "jump", "must-roll"]


class CantStopColumn(TypedDict):
    """One column of the board."""
    column: int
    length: int
    owner: Union[int, None]
    markers: List[int]
    runner: int


class CantStopChoice(TypedDict):
    """An action that would be accepted, with a few words for a button."""
    action: CantStopAction
    label: str


class Clock(TypedDict):
    perTurnSeconds: int
    bankSeconds: int
    whenOut: Literal["forfeit", "bot"]
    deadlineAt: Union[str, None]
    bankMs: List[int]
    stopped: bool


class Offer(TypedDict):
    number: int
    type: Literal["draw", "takeback", "stop-clock"]
    by: int
    to: Union[int, None]
    waitingFor: List[int]


class DastanGame(TypedDict):
    id: str
    ruleset: Literal["dastan"]
    rulesetVersion: int
    options: Dict[str, Any]
    visibility: Literal["public", "link", "private", "club"]
    sandbox: bool
    chance: Literal["fair", "board", "script", "seed"]
    forkOf: Union[CantStopGameForkOf, None]
    rematchOf: Union[str, None]
    club: Union[str, None]
    rated: bool
    status: Literal["waiting", "playing", "over"]
    version: int
    createdAt: str
    updatedAt: str
    seats: List[Seat]
    toAct: List[int]
    outcome: Union[Outcome, None]
    code: Union[str, None]
    tournament: Union[str, None]
    hosting: bool
    commitment: str
    odds: bool
    whenLeft: Literal["bot", "end"]
    chaos: Union[Chaos, None]
    maySit: bool
    view: Union[DastanView, None]
    legal: List[DastanChoice]
    clock: Union[Clock, None]
    offer: Union[Offer, None]
    claimableAt: Union[str, None]
    rematch: Union[str, None]
    links: CantStopGameLinks


class DastanViewPiecesItem(TypedDict):
    square: int
    seat: int
    kind: Literal["piece", "mirza"]


DastanViewLastMove = TypedDict("DastanViewLastMove", {
    "from": "int",
    "to": "int",
})


class DastanView(TypedDict):
    """The board, both queues and the offer: nothing is hidden."""
    phase: Literal["to-move", "midway", "over"]
    seatToAct: Union[int, None]
    ended: Union[Literal["kotla-entered", "mirza-captured", "stalemate", "turn-limit"], None]
    concluded: Union[Outcome, None]
    rows: int
    columns: int
    pieces: List[DastanViewPiecesItem]
    kotlas: List[int]
    scores: List[int]
    queues: List[List[Literal["jazair", "chowkidar", "cuirassier", "ryott", "faujdar", "faris", "sarukh", "tibblecross"]]]
    movePrices: List[int]
    offer: Literal["jazair", "chowkidar", "cuirassier", "ryott", "faujdar", "faris", "sarukh", "tibblecross"]
    offerPrices: List[int]
    offerList: List[Literal["jazair", "chowkidar", "cuirassier", "ryott", "faujdar", "faris", "sarukh", "tibblecross"]]
    offersTaken: int
    offersPerTurn: Union[int, None]
    turnsPlayed: int
    passes: int
    maxTurns: Union[int, None]
    illegalMove: Literal["reject", "forfeit"]
    lastMove: Union[DastanViewLastMove, None]


class DastanChoice(TypedDict):
    """An action that would be accepted, with a few words for a button."""
    action: DastanAction
    label: str


class FrustrationGame(TypedDict):
    id: str
    ruleset: Literal["frustration"]
    rulesetVersion: int
    options: Dict[str, Any]
    visibility: Literal["public", "link", "private", "club"]
    sandbox: bool
    chance: Literal["fair", "board", "script", "seed"]
    forkOf: Union[CantStopGameForkOf, None]
    rematchOf: Union[str, None]
    club: Union[str, None]
    rated: bool
    status: Literal["waiting", "playing", "over"]
    version: int
    createdAt: str
    updatedAt: str
    seats: List[Seat]
    toAct: List[int]
    outcome: Union[Outcome, None]
    code: Union[str, None]
    tournament: Union[str, None]
    hosting: bool
    commitment: str
    odds: bool
    whenLeft: Literal["bot", "end"]
    chaos: Union[Chaos, None]
    maySit: bool
    view: Union[FrustrationView, None]
    legal: List[FrustrationChoice]
    clock: Union[Clock, None]
    offer: Union[Offer, None]
    claimableAt: Union[str, None]
    rematch: Union[str, None]
    links: CantStopGameLinks


class FrustrationView(TypedDict):
    phase: Literal["to-roll", "to-decide", "midway", "over"]
    seatToAct: Union[int, None]
    outcome: Union[Literal["won", "stalemate"], None]
    winner: Union[int, None]
    concluded: Union[Outcome, None]
    bodyLength: int
    tailLength: int
    diceCount: int
    lastRoll: Union[FrustrationLastRoll, None]
    pieces: List[FrustrationPiece]
    turns: List[int]
    totalTurns: int
    undosLeft: List[int]


FrustrationLastRoll = TypedDict("FrustrationLastRoll", {
    "seat": "int",
    "dice": "List[int]",
    "total": "int",
    "from": "FrustrationPlace",
    "before": "List[int]",
})


class FrustrationPlace(TypedDict):
    """Where a piece stands."""
    index: int
    position: int
    label: str


class FrustrationPiece(TypedDict):
    colour: Literal["red", "blue", "green", "yellow"]
    index: int
    position: int
    label: str
    zone: Literal["home", "body", "tail", "end"]
    square: str
    home: int


class FrustrationChoice(TypedDict):
    """An action that would be accepted, with a few words for a button."""
    action: FrustrationAction
    label: str


class JackarooGame(TypedDict):
    id: str
    ruleset: Literal["jackaroo"]
    rulesetVersion: int
    options: Dict[str, Any]
    visibility: Literal["public", "link", "private", "club"]
    sandbox: bool
    chance: Literal["fair", "board", "script", "seed"]
    forkOf: Union[CantStopGameForkOf, None]
    rematchOf: Union[str, None]
    club: Union[str, None]
    rated: bool
    status: Literal["waiting", "playing", "over"]
    version: int
    createdAt: str
    updatedAt: str
    seats: List[Seat]
    toAct: List[int]
    outcome: Union[Outcome, None]
    code: Union[str, None]
    tournament: Union[str, None]
    hosting: bool
    commitment: str
    odds: bool
    whenLeft: Literal["bot", "end"]
    chaos: Union[Chaos, None]
    maySit: bool
    view: Union[JackarooView, None]
    legal: List[JackarooChoice]
    clock: Union[Clock, None]
    offer: Union[Offer, None]
    claimableAt: Union[str, None]
    rematch: Union[str, None]
    links: CantStopGameLinks


class JackarooView(TypedDict):
    phase: Literal["to-play", "midway", "over"]
    you: Union[int, None]
    seatToAct: Union[int, None]
    roundNumber: int
    turnNumber: int
    winner: Union[int, None]
    concluded: Union[Outcome, None]
    colours: List[Literal["red", "green", "blue", "yellow"]]
    quarters: List[JackarooQuarter]
    marbles: List[JackarooMarble]
    hands: List[JackarooPile]
    deck: JackarooPile
    firePit: List[str]
    traps: JackarooTraps


class JackarooQuarter(TypedDict):
    """Where a seat's marbles start, and where they turn in."""
    base: int
    entry: int


class JackarooMarble(TypedDict):
    """A marble and where it is."""
    marble: str
    seat: int
    at: Union[JackarooHome, JackarooOnTrack, JackarooInSafeZone]


class JackarooHome(TypedDict):
    """Not on the board."""
    zone: Literal["home"]


class JackarooOnTrack(TypedDict):
    """On a cell of the ring, which all seats share."""
    zone: Literal["track"]
    cell: int


class JackarooInSafeZone(TypedDict):
    """In its own seat's safe zone; 3 is the far end."""
    zone: Literal["safe"]
    cell: int


class JackarooPile(TypedDict):
    """Cards that lie face down for some."""
    count: int
    cards: Union[List[str], None]


class JackarooTraps(TypedDict):
    """The traps of the track."""
    count: int
    cells: Union[List[int], None]


class JackarooChoice(TypedDict):
    """An action that would be accepted, with a few words for a button."""
    action: JackarooAction
    label: str


class KnucklebonesGame(TypedDict):
    id: str
    ruleset: Literal["knucklebones"]
    rulesetVersion: int
    options: Dict[str, Any]
    visibility: Literal["public", "link", "private", "club"]
    sandbox: bool
    chance: Literal["fair", "board", "script", "seed"]
    forkOf: Union[CantStopGameForkOf, None]
    rematchOf: Union[str, None]
    club: Union[str, None]
    rated: bool
    status: Literal["waiting", "playing", "over"]
    version: int
    createdAt: str
    updatedAt: str
    seats: List[Seat]
    toAct: List[int]
    outcome: Union[Outcome, None]
    code: Union[str, None]
    tournament: Union[str, None]
    hosting: bool
    commitment: str
    odds: bool
    whenLeft: Literal["bot", "end"]
    chaos: Union[Chaos, None]
    maySit: bool
    view: Union[KnucklebonesView, None]
    legal: List[KnucklebonesChoice]
    clock: Union[Clock, None]
    offer: Union[Offer, None]
    claimableAt: Union[str, None]
    rematch: Union[str, None]
    links: CantStopGameLinks


class KnucklebonesView(TypedDict):
    phase: Literal["to-place", "midway", "over"]
    seatToAct: Union[int, None]
    die: Union[int, None]
    concluded: Union[Outcome, None]
    width: int
    height: int
    boards: List[List[List[int]]]
    columnScores: List[List[int]]
    scores: List[int]


class KnucklebonesChoice(TypedDict):
    """An action that would be accepted, with a few words for a button."""
    action: KnucklebonesAction
    label: str


class RefusedAnswerErrorsItem(TypedDict):
    pointer: str
    message: str


class RefusedAnswerScript(TypedDict):
    """The entry of the script that cannot be drawn, and what could be. Told to whoever wrote the script and nobody else."""
    entry: int
    wanted: Union[str, float, None]
    possible: List[Union[str, float]]


class _RefusedAnswer(TypedDict):
    code: str
    detail: str


class RefusedAnswer(_RefusedAnswer, total=False):
    """Why the action you answered with a moment ago was refused."""
    errors: List[RefusedAnswerErrorsItem]
    legal: List[Choice]
    version: int
    games: List[str]
    script: RefusedAnswerScript
    rule: str
    ruleSays: str
    title: str


class Choice(TypedDict):
    """An action that would be accepted, with a few words for a button."""
    action: Action
    label: str


class ClockCallData(TypedDict):
    seat: int
    deadlineAt: str
    game: Game


class ClockCall(TypedDict):
    type: Literal["clock-low"]
    timestamp: str
    data: ClockCallData


class OfferCallData(TypedDict):
    seat: int
    by: int
    number: int
    offer: Literal["draw", "takeback", "stop-clock"]
    game: Game


class OfferCall(TypedDict):
    type: Literal["offer-made"]
    timestamp: str
    data: OfferCallData


class InvitationCallData(TypedDict):
    seat: int
    game: Game


class InvitationCall(TypedDict):
    type: Literal["invited"]
    timestamp: str
    data: InvitationCallData


class RematchCallData(TypedDict):
    seat: int
    rematchOf: str
    game: Game


class RematchCall(TypedDict):
    type: Literal["rematch"]
    timestamp: str
    data: RematchCallData


class Shelf(TypedDict):
    items: List[ListedRuleset]


class ListedRulesetSeats(TypedDict):
    min: int
    max: int


class ListedRulesetLinks(TypedDict):
    self: str


class ListedRuleset(TypedDict):
    id: Literal["cant-stop", "dastan", "frustration", "jackaroo", "knucklebones"]
    name: str
    about: str
    version: int
    seats: ListedRulesetSeats
    hidesSomething: bool
    patienceMinutes: int
    bots: List[Literal["easy", "medium", "hard"]]
    languages: List[Literal["en", "de"]]
    links: ListedRulesetLinks


class _Problem(TypedDict):
    type: str
    title: str
    status: int
    code: str
    detail: str
    instance: str
    requestId: str


class Problem(_Problem, total=False):
    """RFC 9457. Every error looks like this."""
    errors: List[RefusedAnswerErrorsItem]
    legal: List[Choice]
    version: int
    games: List[str]
    script: RefusedAnswerScript
    rule: str
    ruleSays: str


class RulesetPresetsItem(TypedDict):
    id: str
    name: str
    about: str
    options: Dict[str, Any]


class RulesetRefusalsItem(TypedDict):
    code: str
    title: str
    section: str
    says: str


class RulesetSchemas(TypedDict):
    """JSON Schema, draft 2020-12."""
    options: JsonSchema
    action: JsonSchema
    event: JsonSchema
    view: JsonSchema


class RulesetPositionsItemActionsItem(TypedDict):
    type: str


class RulesetPositionsItemLinks(TypedDict):
    picture: str


class RulesetPositionsItem(TypedDict):
    id: str
    section: str
    caption: str
    script: List[Union[str, float]]
    actions: List[RulesetPositionsItemActionsItem]
    links: RulesetPositionsItemLinks


class Ruleset(TypedDict):
    id: Literal["cant-stop", "dastan", "frustration", "jackaroo", "knucklebones"]
    name: str
    about: str
    version: int
    seats: ListedRulesetSeats
    hidesSomething: bool
    patienceMinutes: int
    bots: List[Literal["easy", "medium", "hard"]]
    languages: List[Literal["en", "de"]]
    presets: List[RulesetPresetsItem]
    refusals: List[RulesetRefusalsItem]
    schemas: RulesetSchemas
    positions: List[RulesetPositionsItem]
    rules: str


class NewPlayer(TypedDict):
    id: str
    name: str
    createdAt: str
    token: str


class NewPlayerRequest(TypedDict):
    name: str


class Player(TypedDict):
    id: str
    name: str
    createdAt: str


class Forgotten(TypedDict):
    id: str
    forgottenAt: str
    left: int
    waiting: int
    note: str


class TokenList(TypedDict):
    items: List[Token]


class Token(TypedDict):
    id: str
    label: str
    scope: Literal["play", "watch"]
    createdOn: str
    lastUsedOn: Union[str, None]
    current: bool


class NewToken(TypedDict):
    id: str
    label: str
    scope: Literal["play", "watch"]
    createdOn: str
    lastUsedOn: Union[str, None]
    current: bool
    playerId: str
    token: str


class _WantedToken(TypedDict):
    label: str


class WantedToken(_WantedToken, total=False):
    scope: Literal["play", "watch"]


class RevokedToken(TypedDict):
    id: str
    label: str
    scope: Literal["play", "watch"]
    createdOn: str
    lastUsedOn: Union[str, None]
    current: bool
    left: int
    note: str


class DeviceLink(TypedDict):
    code: str
    scope: Literal["play", "watch"]
    expiresAt: str


class WantedLink(TypedDict, total=False):
    scope: Literal["play", "watch"]


class _CodeToExchange(TypedDict):
    code: str


class CodeToExchange(_CodeToExchange, total=False):
    label: str


class MatchedNotice(TypedDict):
    """You were looking for an opponent (`POST /seeks`), and here is the game."""
    type: Literal["matched"]
    id: str
    gameId: str
    ruleset: Literal["cant-stop", "dastan", "frustration", "jackaroo", "knucklebones"]
    version: int
    sandbox: bool


class GameStartedNotice(TypedDict):
    type: Literal["game-started"]
    id: str
    gameId: str
    ruleset: Literal["cant-stop", "dastan", "frustration", "jackaroo", "knucklebones"]
    version: int
    sandbox: bool


class YourTurnNotice(TypedDict):
    type: Literal["your-turn"]
    id: str
    gameId: str
    ruleset: Literal["cant-stop", "dastan", "frustration", "jackaroo", "knucklebones"]
    version: int
    sandbox: bool
    seat: int
    legal: List[Choice]
    deadlineAt: Union[str, None]


class ClockLowNotice(TypedDict):
    """Your time is nearly out."""
    type: Literal["clock-low"]
    id: str
    gameId: str
    ruleset: Literal["cant-stop", "dastan", "frustration", "jackaroo", "knucklebones"]
    version: int
    sandbox: bool
    seat: int
    deadlineAt: str


class OfferMadeNotice(TypedDict):
    """Somebody offers something, and your answer is awaited."""
    type: Literal["offer-made"]
    id: str
    gameId: str
    ruleset: Literal["cant-stop", "dastan", "frustration", "jackaroo", "knucklebones"]
    version: int
    sandbox: bool
    seat: int
    by: int
    number: int
    offer: Literal["draw", "takeback", "stop-clock"]


class SeatTakenNotice(TypedDict):
    """Somebody sat down at a table of yours."""
    type: Literal["seat-taken"]
    id: str
    gameId: str
    ruleset: Literal["cant-stop", "dastan", "frustration", "jackaroo", "knucklebones"]
    version: int
    sandbox: bool
    seat: int
    name: str


class InvitedNotice(TypedDict):
    """A seat is kept for you: `POST /games/{id}/seats` takes it."""
    type: Literal["invited"]
    id: str
    gameId: str
    ruleset: Literal["cant-stop", "dastan", "frustration", "jackaroo", "knucklebones"]
    version: int
    sandbox: bool
    seat: int


class RematchNotice(TypedDict):
    """A game of yours is to be played again, and a seat is kept for you."""
    type: Literal["rematch"]
    id: str
    gameId: str
    ruleset: Literal["cant-stop", "dastan", "frustration", "jackaroo", "knucklebones"]
    version: int
    sandbox: bool
    seat: int
    rematchOf: str


class GameEndedNotice(TypedDict):
    type: Literal["game-ended"]
    id: str
    gameId: str
    ruleset: Literal["cant-stop", "dastan", "frustration", "jackaroo", "knucklebones"]
    version: int
    sandbox: bool
    outcome: Union[Outcome, None]


class LookAgainNotice(TypedDict):
    """More has happened since then than can be told. What follows is what is open now."""
    type: Literal["look-again"]
    id: str
    since: str


class Ticket(TypedDict):
    ticket: str
    expiresAt: str


class Webhook(TypedDict):
    url: str
    rulesets: Union[List[str], None]
    notices: List[Literal["your-turn", "clock-low", "offer-made", "invited", "rematch"]]
    status: Literal["active", "paused", "disabled"]
    reason: Union[str, None]
    reasonCode: Union[str, None]
    since: Union[str, None]
    failures: int
    pausedUntil: Union[str, None]
    createdAt: str


class NewWebhook(TypedDict):
    url: str
    rulesets: Union[List[str], None]
    notices: List[Literal["your-turn", "clock-low", "offer-made", "invited", "rematch"]]
    status: Literal["active", "paused", "disabled"]
    reason: Union[str, None]
    reasonCode: Union[str, None]
    since: Union[str, None]
    failures: int
    pausedUntil: Union[str, None]
    createdAt: str
    secret: str


class _WantedWebhook(TypedDict):
    url: str


class WantedWebhook(_WantedWebhook, total=False):
    rulesets: List[str]
    notices: List[Literal["your-turn", "clock-low", "offer-made", "invited", "rematch"]]


class NewWebhookSecret(TypedDict):
    secret: str
    previousUntil: str


class WebhookDeliveryPage(TypedDict):
    items: List[WebhookDelivery]
    nextCursor: Union[str, None]


class WebhookDelivery(TypedDict):
    id: str
    type: Literal["your-turn", "clock-low", "offer-made", "invited", "rematch"]
    gameId: str
    version: int
    seat: int
    status: Literal["open", "answered", "acknowledged", "passed", "dropped"]
    createdAt: str
    nextAttemptAt: Union[str, None]
    attempts: List[WebhookAttempt]


class WebhookAttempt(TypedDict):
    at: str
    ms: int
    status: Union[int, None]
    code: str
    why: Union[str, None]


class _NewCantStopGameSeatsItem(TypedDict):
    player: Literal["me"]


class NewCantStopGameSeatsItem(_NewCantStopGameSeatsItem, total=False):
    salt: str


class NewCantStopGameSeatsItem1(TypedDict):
    open: Literal[True]


class NewCantStopGameSeatsItem2(TypedDict):
    invite: Literal[True]


class NewCantStopGameSeatsItem3(TypedDict):
    bot: Literal["easy", "medium", "hard"]


class _NewCantStopGameChance(TypedDict):
    script: List[Union[str, float]]


class NewCantStopGameChance(_NewCantStopGameChance, total=False):
    whenSpent: Literal["refuse", "random"]


class NewCantStopGameChance1(TypedDict):
    seed: str


class NewCantStopGameChaos(TypedDict, total=False):
    """In a sandbox the server misbehaves towards those who play this game, on purpose and within what it promises, so that a client can learn to bear it. Never three times in a row without a fourth that goes well."""
    drop: float
    delayMs: List[int]
    duplicate: float
    restart: bool
    seed: str


class _NewCantStopGameClock(TypedDict):
    perTurnSeconds: int


class NewCantStopGameClock(_NewCantStopGameClock, total=False):
    """How long a turn may take. Left out, as long as one likes."""
    bankSeconds: int
    whenOut: Literal["forfeit", "bot"]


class _NewCantStopGame(TypedDict):
    ruleset: Literal["cant-stop"]


class NewCantStopGame(_NewCantStopGame, total=False):
    preset: Literal["classic", "quick", "leapfrog", "no-resting", "long"]
    options: CantStopOptions
    seats: List[Union[NewCantStopGameSeatsItem, NewCantStopGameSeatsItem1, NewCantStopGameSeatsItem2, NewCantStopGameSeatsItem3]]
    pace: int
    visibility: Literal["public", "link", "private"]
    club: str
    rated: bool
    chance: Union[NewCantStopGameChance, NewCantStopGameChance1]
    chaos: NewCantStopGameChaos
    clock: NewCantStopGameClock
    whenLeft: Literal["bot", "end"]
    odds: bool


class CantStopOptions(TypedDict, total=False):
    columnsToWin: int
    occupiedSpaces: Literal["share", "jump", "must-roll"]


class _NewDastanGame(TypedDict):
    ruleset: Literal["dastan"]


class NewDastanGame(_NewDastanGame, total=False):
    preset: Literal["classic", "forfeit", "quick", "grand"]
    options: DastanOptions
    seats: List[Union[NewCantStopGameSeatsItem, NewCantStopGameSeatsItem1, NewCantStopGameSeatsItem2, NewCantStopGameSeatsItem3]]
    pace: int
    visibility: Literal["public", "link", "private"]
    club: str
    rated: bool
    chance: Union[NewCantStopGameChance, NewCantStopGameChance1]
    chaos: NewCantStopGameChaos
    clock: NewCantStopGameClock
    whenLeft: Literal["bot", "end"]
    odds: bool


class DastanOptions(TypedDict, total=False):
    rows: int
    columns: int
    pieces: int
    illegalMove: Literal["reject", "forfeit"]
    offersPerTurn: Union[int, None]
    extraMoveOptions: List[Literal["faris", "sarukh", "tibblecross"]]
    maxTurns: Union[int, None]


class _NewFrustrationGame(TypedDict):
    ruleset: Literal["frustration"]


class NewFrustrationGame(_NewFrustrationGame, total=False):
    preset: Literal["basic", "classic", "strict", "grand", "second-chance"]
    options: FrustrationOptions
    seats: List[Union[NewCantStopGameSeatsItem, NewCantStopGameSeatsItem1, NewCantStopGameSeatsItem2, NewCantStopGameSeatsItem3]]
    pace: int
    visibility: Literal["public", "link", "private"]
    club: str
    rated: bool
    chance: Union[NewCantStopGameChance, NewCantStopGameChance1]
    chaos: NewCantStopGameChaos
    clock: NewCantStopGameClock
    whenLeft: Literal["bot", "end"]
    odds: bool


class FrustrationOptions(TypedDict, total=False):
    board: Literal["small", "large"]
    dice: int
    endRule: Literal["overshoot", "bounce", "forfeit"]
    hitRule: Literal["ignore", "send-home", "forfeit"]
    undos: int


class _NewJackarooGame(TypedDict):
    ruleset: Literal["jackaroo"]


class NewJackarooGame(_NewJackarooGame, total=False):
    preset: Literal["classic", "open-traps", "short"]
    options: JackarooOptions
    seats: List[Union[NewCantStopGameSeatsItem, NewCantStopGameSeatsItem1, NewCantStopGameSeatsItem2, NewCantStopGameSeatsItem3]]
    pace: int
    visibility: Literal["public", "link", "private"]
    club: str
    rated: bool
    chance: Union[NewCantStopGameChance, NewCantStopGameChance1]
    chaos: NewCantStopGameChaos
    clock: NewCantStopGameClock
    whenLeft: Literal["bot", "end"]
    odds: bool


class JackarooOptions(TypedDict, total=False):
    colours: Union[Literal["random"], List[Literal["red", "green", "blue", "yellow"]]]
    discardRule: Literal["unplayable-card", "only-if-stuck", "any"]
    traps: int
    trapsVisible: bool
    maxRounds: Union[int, None]


class _NewKnucklebonesGame(TypedDict):
    ruleset: Literal["knucklebones"]


class NewKnucklebonesGame(_NewKnucklebonesGame, total=False):
    preset: Literal["classic", "quick", "grand"]
    options: KnucklebonesOptions
    seats: List[Union[NewCantStopGameSeatsItem, NewCantStopGameSeatsItem1, NewCantStopGameSeatsItem2, NewCantStopGameSeatsItem3]]
    pace: int
    visibility: Literal["public", "link", "private"]
    club: str
    rated: bool
    chance: Union[NewCantStopGameChance, NewCantStopGameChance1]
    chaos: NewCantStopGameChaos
    clock: NewCantStopGameClock
    whenLeft: Literal["bot", "end"]
    odds: bool


class KnucklebonesOptions(TypedDict, total=False):
    width: int
    height: int


class GamePage(TypedDict):
    items: List[ListedGame]
    nextCursor: Union[str, None]


class ListedGame(TypedDict):
    id: str
    ruleset: Literal["cant-stop", "dastan", "frustration", "jackaroo", "knucklebones"]
    rulesetVersion: int
    options: Dict[str, Any]
    visibility: Literal["public", "link", "private", "club"]
    sandbox: bool
    chance: Literal["fair", "board", "script", "seed"]
    forkOf: Union[CantStopGameForkOf, None]
    rematchOf: Union[str, None]
    club: Union[str, None]
    rated: bool
    status: Literal["waiting", "playing", "over"]
    version: int
    createdAt: str
    updatedAt: str
    seats: List[Seat]
    toAct: List[int]
    outcome: Union[Outcome, None]
    links: ListedRulesetLinks


class _CodeToJoin(TypedDict):
    code: str


class CodeToJoin(_CodeToJoin, total=False):
    salt: str


class TableChange(TypedDict):
    start: Literal[True]


class WantedSeat(TypedDict, total=False):
    seat: int
    salt: str
    invite: str


class Choices(TypedDict):
    version: int
    toAct: List[int]
    legal: List[Choice]


class _Acted(TypedDict):
    version: int
    events: List[LogEntry]


class Acted(_Acted, total=False):
    """What came of an action. With `Prefer: return=minimal` the game is left out."""
    game: Game


class _LogEntry(TypedDict):
    seq: int
    at: str
    by: Union[int, None]
    text: str
    event: GameEvent


class LogEntry(_LogEntry, total=False):
    """An event as you may see it, with its number and a sentence."""
    narration: str


class _GameCreatedSeatsItem(TypedDict):
    kind: Literal["player"]
    name: str


class GameCreatedSeatsItem(_GameCreatedSeatsItem, total=False):
    salt: str


class _GameCreatedSeatsItem1(TypedDict):
    kind: Literal["bot"]
    level: Literal["easy", "medium", "hard"]
    name: str


class GameCreatedSeatsItem1(_GameCreatedSeatsItem1, total=False):
    standsInFor: str


class _GameCreatedSeatsItem2(TypedDict):
    kind: Literal["open"]


class GameCreatedSeatsItem2(_GameCreatedSeatsItem2, total=False):
    invite: Literal[True]
    name: str


class GameCreatedForkOf(TypedDict):
    """The game and the event that a fork begins from."""
    gameId: str
    version: int


class GameCreatedClock(TypedDict):
    """How long a turn may take; left out, as long as one likes."""
    perTurnSeconds: int
    bankSeconds: int
    whenOut: Literal["forfeit", "bot"]


class _GameCreated(TypedDict):
    type: Literal["game-created"]
    ruleset: str
    rulesetVersion: int
    options: Dict[str, Any]
    visibility: Literal["public", "link", "private", "club"]
    seats: List[Union[GameCreatedSeatsItem, GameCreatedSeatsItem1, GameCreatedSeatsItem2]]
    commitment: str


class GameCreated(_GameCreated, total=False):
    """The table was laid."""
    pace: int
    chance: Literal["script", "seed"]
    odds: bool
    forkOf: GameCreatedForkOf
    whenLeft: Literal["bot", "end"]
    clock: GameCreatedClock
    rematchOf: str
    club: str
    board: str
    tournament: str
    matched: Literal[True]
    rated: Literal[True]
    chaos: Chaos


class _SeatTaken(TypedDict):
    type: Literal["seat-taken"]
    seat: int
    name: str


class SeatTaken(_SeatTaken, total=False):
    """Somebody sat down."""
    salt: str


class SeatLeft(TypedDict):
    """Somebody left before the start, or before their first turn was over: the seat is open."""
    type: Literal["seat-left"]
    seat: int


class GameStarted(TypedDict):
    """Every seat is taken: play begins."""
    type: Literal["game-started"]


class SeatResigned(TypedDict):
    """Somebody gave up."""
    type: Literal["seat-resigned"]
    seat: int


class GameClosed(TypedDict):
    """The table was closed: by whoever laid it (`host`), or because nobody came (`idle`)."""
    type: Literal["game-closed"]
    why: Literal["host", "idle"]


class _LuckDrawn(TypedDict):
    type: Literal["luck-drawn"]
    draws: int


class LuckDrawn(_LuckDrawn, total=False):
    """So many draws of a sandbox’s given luck are used; or, with a `seat`, of what a board has for that seat."""
    seat: int


class GameEnded(TypedDict):
    """The game is over; `secret` is what the commitment promised. It is null on a board that other tables share: theirs is told when all are done, in the record."""
    type: Literal["game-ended"]
    outcome: Outcome
    secret: Union[str, None]


class BotTookOver(TypedDict):
    """A bot plays on for whoever sat there. The seat can be taken over by a person, and by nobody sooner than its own player."""
    type: Literal["bot-took-over"]
    seat: int
    level: Literal["easy", "medium", "hard"]
    name: str


class ClockRanOut(TypedDict):
    """A seat had no time left: a bot plays the rest of its turn, or it counts as left."""
    type: Literal["clock-ran-out"]
    seat: int


class TimeGivenBack(TypedDict):
    """The house was closed: nobody’s time ran in these hours."""
    type: Literal["time-given-back"]
    closedAt: str
    openedAt: str


class _OfferMade(TypedDict):
    type: Literal["offer-made"]
    seat: int
    offer: Literal["draw", "takeback", "stop-clock"]


class OfferMade(_OfferMade, total=False):
    """Somebody offers something; the next move makes it void."""
    to: int


class OfferAccepted(TypedDict):
    """Somebody agrees to the offer of this number."""
    type: Literal["offer-accepted"]
    seat: int
    number: int


class OfferDeclined(TypedDict):
    """Somebody does not agree: the offer is void."""
    type: Literal["offer-declined"]
    seat: int
    number: int


class TakenBack(TypedDict):
    """The board is as it was at version `to`. The log only grows: what came after it stays written, and luck drawn from now on is new luck."""
    type: Literal["taken-back"]
    to: int


class _SeatClaimed(TypedDict):
    type: Literal["seat-claimed"]
    seat: int
    claim: Literal["bot", "end"]


class SeatClaimed(_SeatClaimed, total=False):
    """Nobody was seen in this seat for a while: the others claimed it, or the host called in a bot. A bot plays on, or the game ends."""
    level: Literal["easy", "medium", "hard"]


class ClockStopped(TypedDict):
    """Everybody agreed to play on without a clock."""
    type: Literal["clock-stopped"]


class SeatGiven(TypedDict):
    """Whoever laid the table gave an open seat to a bot."""
    type: Literal["seat-given"]
    seat: int
    level: Literal["easy", "medium", "hard"]
    name: str


class _SeatOpened(TypedDict):
    type: Literal["seat-opened"]
    seat: int


class SeatOpened(_SeatOpened, total=False):
    """Whoever laid the table opened a seat; with `invite`, for whoever has its invitation."""
    invite: Literal[True]


class SeatCleared(TypedDict):
    """Whoever laid the table sent a guest away: the seat is open."""
    type: Literal["seat-cleared"]
    seat: int


class SeatsDropped(TypedDict):
    """Whoever laid the table starts it without these seats, which nobody took. The others move up: seats are numbered from 0 without a gap."""
    type: Literal["seats-dropped"]
    dropped: List[int]


class CantStopRolled(TypedDict):
    """The four dice, in the order they fell."""
    type: Literal["rolled"]
    seat: int
    dice: List[int]


class CantStopBustedLostItem(TypedDict):
    column: int
    steps: int


class CantStopBusted(TypedDict):
    """Nothing could move: what the runners climbed this turn is lost."""
    type: Literal["busted"]
    seat: int
    dice: List[int]
    lost: List[CantStopBustedLostItem]


CantStopAdvancedMovesItem = TypedDict("CantStopAdvancedMovesItem", {
    "column": "int",
    "from": "int",
    "to": "int",
})


class CantStopAdvanced(TypedDict):
    """Runners climbed, by ascending column; `from` 0 is below the first space."""
    type: Literal["advanced"]
    seat: int
    moves: List[CantStopAdvancedMovesItem]


class CantStopStoppedBankedItem(TypedDict):
    column: int
    space: int


class CantStopStopped(TypedDict):
    """Markers took the place of the runners; columns topped are claimed and cleared of other markers."""
    type: Literal["stopped"]
    seat: int
    banked: List[CantStopStoppedBankedItem]
    claimed: List[int]


class CantStopTurnPassed(TypedDict):
    """This seat is on turn now."""
    type: Literal["turn-passed"]
    seat: int


class CantStopWon(TypedDict):
    """This seat owns enough columns: all of them, ascending."""
    type: Literal["won"]
    seat: int
    columns: List[int]


DastanMoved = TypedDict("DastanMoved", {
    "type": "Literal[\"moved\"]",
    "seat": "int",
    "piece": "Literal[\"piece\", \"mirza\"]",
    "choice": "int",
    "option": "Literal[\"jazair\", \"chowkidar\", \"cuirassier\", \"ryott\", \"faujdar\", \"faris\", \"sarukh\", \"tibblecross\"]",
    "from": "int",
    "to": "int",
    "captured": "Union[Literal[\"piece\", \"mirza\"], None]",
    "kotla": "Union[int, None]",
    "price": "int",
    "kotlaPoints": "int",
    "capturePoints": "int",
    "score": "int",
})


class DastanOfferTaken(TypedDict):
    """An option of a queue was swapped for the offer."""
    type: Literal["offer-taken"]
    seat: int
    position: int
    replaced: Literal["jazair", "chowkidar", "cuirassier", "ryott", "faujdar", "faris", "sarukh", "tibblecross"]
    taken: Literal["jazair", "chowkidar", "cuirassier", "ryott", "faujdar", "faris", "sarukh", "tibblecross"]
    price: int
    offer: Literal["jazair", "chowkidar", "cuirassier", "ryott", "faujdar", "faris", "sarukh", "tibblecross"]
    score: int


DastanTurnForfeited = TypedDict("DastanTurnForfeited", {
    "type": "Literal[\"turn-forfeited\"]",
    "seat": "int",
    "choice": "int",
    "option": "Literal[\"jazair\", \"chowkidar\", \"cuirassier\", \"ryott\", \"faujdar\", \"faris\", \"sarukh\", \"tibblecross\"]",
    "from": "int",
    "to": "int",
})


class DastanPassed(TypedDict):
    """A player who cannot move gave the turn over."""
    type: Literal["passed"]
    seat: int


class FrustrationRolled(TypedDict):
    """A player rolled, for the own turn of this number."""
    type: Literal["rolled"]
    seat: int
    turnNumber: int
    dice: List[int]
    total: int


class FrustrationOvershot(TypedDict):
    """The roll leads past END."""
    type: Literal["overshot"]
    seat: int
    by: int


FrustrationMoved = TypedDict("FrustrationMoved", {
    "type": "Literal[\"moved\"]",
    "seat": "int",
    "from": "FrustrationPlace",
    "to": "FrustrationPlace",
})


class FrustrationRemained(TypedDict):
    """The turn is forfeited and the piece stays."""
    type: Literal["remained"]
    seat: int
    at: FrustrationPlace
    reason: Literal["overshot", "hit"]


class FrustrationHit(TypedDict):
    """Somebody stands on the destination."""
    type: Literal["hit"]
    seat: int
    victim: int
    position: int
    effect: Literal["ignored", "sent-home", "already-home", "forfeited"]


FrustrationWentHome = TypedDict("FrustrationWentHome", {
    "type": "Literal[\"went-home\"]",
    "seat": "int",
    "from": "FrustrationPlace",
    "to": "FrustrationPlace",
})


class FrustrationWon(TypedDict):
    """A piece is on END."""
    type: Literal["won"]
    seat: int
    turns: int
    totalTurns: int


class FrustrationKept(TypedDict):
    """The player left the roll as it came."""
    type: Literal["kept"]
    seat: int


class FrustrationUndone(TypedDict):
    """A roll was taken back, with all it did."""
    type: Literal["undone"]
    seat: int
    turnNumber: int
    undosLeft: int
    restored: List[FrustrationRestored]


FrustrationRestored = TypedDict("FrustrationRestored", {
    "seat": "int",
    "from": "FrustrationPlace",
    "to": "FrustrationPlace",
})


class FrustrationStalemated(TypedDict):
    """Nobody can reach END any more."""
    type: Literal["stalemated"]
    totalTurns: int


class JackarooColoursAssigned(TypedDict):
    """Each seat has its colour, by seat."""
    type: Literal["colours-assigned"]
    colours: List[Literal["red", "green", "blue", "yellow"]]


class JackarooRoundStarted(TypedDict):
    """A round begins with a deal; seat 0 is first."""
    type: Literal["round-started"]
    roundNumber: int


class JackarooDeckRefilled(TypedDict):
    """All cards of the fire pit, so many, went back into the deck."""
    type: Literal["deck-refilled"]
    count: int


class JackarooCardPlayed(TypedDict):
    """A card went face up on the fire pit; what it did follows."""
    type: Literal["card-played"]
    seat: int
    card: str


class JackarooCardDiscarded(TypedDict):
    """A card was thrown on the fire pit without effect."""
    type: Literal["card-discarded"]
    seat: int
    card: str


class JackarooMarbleFielded(TypedDict):
    """A marble came from home to its base."""
    type: Literal["marble-fielded"]
    seat: int
    marble: str
    cell: int


JackarooMarbleMoved = TypedDict("JackarooMarbleMoved", {
    "type": "Literal[\"marble-moved\"]",
    "seat": "int",
    "marble": "str",
    "steps": "int",
    "from": "Union[JackarooHome, JackarooOnTrack, JackarooInSafeZone]",
    "to": "Union[JackarooHome, JackarooOnTrack, JackarooInSafeZone]",
})


class JackarooMarblesSwapped(TypedDict):
    """Two marbles changed places."""
    type: Literal["marbles-swapped"]
    seat: int
    marble: str
    cell: int
    other: str
    otherCell: int


class JackarooMarbleSaved(TypedDict):
    """A marble went from the track straight into its safe zone."""
    type: Literal["marble-saved"]
    seat: int
    marble: str
    cell: int
    safeCell: int


class JackarooMarbleSentHome(TypedDict):
    """A marble of this seat left the cell for home."""
    type: Literal["marble-sent-home"]
    seat: int
    marble: str
    cell: int
    cause: Literal["landing", "king", "fielding", "burner", "trap"]


class JackarooTrapSprung(TypedDict):
    """A marble of this seat landed on a trap; the cell is none any more."""
    type: Literal["trap-sprung"]
    seat: int
    marble: str
    cell: int


class JackarooCardTaken(TypedDict):
    """A card of the victim's hand went face up on the fire pit, under the card that took it."""
    type: Literal["card-taken"]
    seat: int
    victim: int
    card: str


class JackarooTurnSkipped(TypedDict):
    """A seat that lost a card missed its turn."""
    type: Literal["turn-skipped"]
    seat: int


class JackarooTurnPassed(TypedDict):
    """It is the turn of this seat."""
    type: Literal["turn-passed"]
    turnNumber: int
    seat: int


class JackarooWon(TypedDict):
    """All four marbles of this seat are safe."""
    type: Literal["won"]
    seat: int


class JackarooRoundLimitReached(TypedDict):
    """The last round is over and nobody has won."""
    type: Literal["round-limit-reached"]
    roundNumber: int


class _JackarooTrapsPlacedSeen(TypedDict):
    type: Literal["traps-placed"]
    count: int


class JackarooTrapsPlacedSeen(_JackarooTrapsPlacedSeen, total=False):
    """The first traps were placed."""
    cells: List[int]


class _JackarooTrapPlacedSeen(TypedDict):
    type: Literal["trap-placed"]


class JackarooTrapPlacedSeen(_JackarooTrapPlacedSeen, total=False):
    """A new trap was placed somewhere."""
    cell: int


class _JackarooCardsDealtSeen(TypedDict):
    type: Literal["cards-dealt"]
    seat: int
    count: int


class JackarooCardsDealtSeen(_JackarooCardsDealtSeen, total=False):
    """A seat got a new hand."""
    cards: List[str]


class KnucklebonesRolled(TypedDict):
    """A turn begins with a die."""
    type: Literal["rolled"]
    seat: int
    face: int


class KnucklebonesPlaced(TypedDict):
    """A die was put into a column."""
    type: Literal["placed"]
    seat: int
    column: int
    slot: int
    face: int


class KnucklebonesDestroyed(TypedDict):
    """Equal dice of this seat in the facing column are gone."""
    type: Literal["destroyed"]
    seat: int
    column: int
    face: int
    count: int


class Rehearsal(TypedDict):
    """What is certain about an action that was not done."""
    accepted: Literal[True]
    version: int
    certain: List[ForeseenEvent]
    dependsOnLuck: bool
    endsGame: Literal["yes", "no", "perhaps"]


class ForeseenEvent(TypedDict):
    """An event that is sure to come, as far as it is sure."""
    text: str
    event: RulesetPositionsItemActionsItem
    uncertain: List[str]


class NewOffer(TypedDict):
    type: Literal["draw", "takeback", "stop-clock"]


class NewAnswer(TypedDict):
    answer: Literal["accept", "decline"]


class _NewClaim(TypedDict):
    type: Literal["bot", "end"]


class NewClaim(_NewClaim, total=False):
    seat: int


class Odds(TypedDict):
    """What may come of each legal action, and how likely it is."""
    version: int
    toAct: List[int]
    odds: List[ActionOdds]


class ActionOdds(TypedDict):
    action: Action
    label: str
    basis: OddsBasis
    outcomes: List[LikelyOutcome]


class ExactOdds(TypedDict):
    """Counted through every way the luck can fall."""
    kind: Literal["exact"]
    ways: int


class SampledOdds(TypedDict):
    """Estimated: there are too many ways to count."""
    kind: Literal["sampled"]
    samples: int
    confidence: float


class _LikelyOutcome(TypedDict):
    what: str
    text: str
    chance: float


class LikelyOutcome(_LikelyOutcome, total=False):
    of: List[int]
    between: List[float]


class EventPage(TypedDict):
    items: List[LogEntry]
    nextCursor: Union[str, None]


class _GameRecord(TypedDict):
    format: Literal["parlor-record"]
    formatVersion: Union[Literal[1], Literal[2]]
    gameId: str
    ruleset: str
    rulesetVersion: int
    options: Dict[str, Any]
    seats: List[Dict[str, Any]]
    outcome: Outcome
    commitment: str
    secret: Union[str, None]
    entries: List[RecordEntry]


class GameRecord(_GameRecord, total=False):
    """A finished game in one file. `npx parlor verify record.json` checks it without a server."""
    names: List[RecordName]


class RecordName(TypedDict):
    named: str
    name: str
    salt: str


class RecordEntry(TypedDict):
    seq: int
    at: str
    seat: Union[int, None]
    player: Union[str, None]
    action: Union[Dict[str, Any], None]
    event: RulesetPositionsItemActionsItem
    hash: str


class Review(TypedDict):
    """A game looked back at."""
    gameId: str
    version: int
    status: Literal["under-way", "whole"]
    of: int
    judged: int
    skipped: int
    decisions: List[ReviewedDecision]
    curve: List[CurvePoint]
    turningPoints: List[TurningPoint]


class ReviewedDecisionBest(TypedDict):
    """What the hard bot would have done, from what this seat knew then."""
    action: Action
    label: str
    worth: Union[Worth, None]


class ReviewedDecision(TypedDict):
    version: int
    seat: int
    taken: ReviewedChoice
    best: ReviewedDecisionBest
    loss: float
    choices: List[ReviewedChoice]


class ReviewedChoice(TypedDict):
    action: Action
    label: str
    worth: Union[Worth, None]


class Worth(TypedDict):
    """What a choice was worth to whoever had it."""
    chance: float
    between: List[float]
    by: Literal["hard-bot", "games"]
    games: int


class CurvePoint(TypedDict):
    version: int
    chances: List[float]


class TurningPoint(TypedDict):
    version: int
    seat: int
    kind: Literal["choice", "swing"]
    change: float
    text: str


class NewFork(TypedDict, total=False):
    at: int
    seats: List[Union[NewCantStopGameSeatsItem, NewCantStopGameSeatsItem1, NewCantStopGameSeatsItem2, NewCantStopGameSeatsItem3]]
    visibility: Literal["public", "private"]
    chance: Union[NewCantStopGameChance, NewCantStopGameChance1]


class ClubLinks(TypedDict):
    self: str
    members: str


class Club(TypedDict):
    id: str
    name: str
    code: Union[str, None]
    people: int
    you: ClubMember
    createdAt: str
    links: ClubLinks


class ClubMember(TypedDict):
    id: str
    displayName: str
    role: Literal["owner", "helper", "member", "removed"]
    you: bool
    joinedAt: str


class NewClub(TypedDict):
    name: str


class ClubList(TypedDict):
    items: List[Club]


class _CodeOfClub(TypedDict):
    code: str


class CodeOfClub(_CodeOfClub, total=False):
    displayName: str


class ClubMemberList(TypedDict):
    items: List[ClubMember]


class MemberChanges(TypedDict, total=False):
    displayName: str
    role: Literal["owner", "helper", "member"]


class TournamentClock(TypedDict):
    perTurnSeconds: int
    bankSeconds: int


class TournamentLinks(TypedDict):
    self: str
    entrants: str
    events: str
    record: str


class Tournament(TypedDict):
    id: str
    name: str
    club: Union[str, None]
    status: Literal["open", "running", "over"]
    version: int
    format: Literal["round-robin", "swiss", "knock-out", "ladder"]
    ruleset: str
    options: Dict[str, Any]
    equalDice: bool
    rounds: List[Round]
    roundCount: Union[int, None]
    mostEntrants: int
    commitment: str
    seed: Union[str, None]
    clock: TournamentClock
    showUpSeconds: int
    startsAt: Union[str, None]
    roundEverySeconds: int
    pace: Union[int, None]
    calledOff: bool
    organiser: bool
    createdAt: str
    tieBreaks: List[Literal["buchholz-cut-1", "buchholz", "sonneborn-berger", "direct-encounter", "wins"]]
    entrants: List[Entrant]
    standings: List[Standing]
    ended: Union[Literal["finished", "called-off", "no-pairing", "too-few"], None]
    links: TournamentLinks


class RoundTablesItem(TypedDict):
    table: int
    seats: List[int]
    gameId: str
    points: Union[List[float], None]
    how: Union[Literal["played", "no-show", "no-result"], None]


class RoundByesItem(TypedDict):
    entrant: int
    points: float


class Round(TypedDict):
    round: int
    over: bool
    board: Union[str, None]
    boardSecret: Union[str, None]
    tables: List[RoundTablesItem]
    byes: List[RoundByesItem]


class Entrant(TypedDict):
    entrant: int
    name: str
    kind: Literal["player", "bot"]
    level: Union[Literal["easy", "medium", "hard"], None]
    you: bool
    withdrawn: bool


class StandingTieBreaksItem(TypedDict):
    name: Literal["buchholz-cut-1", "buchholz", "sonneborn-berger", "direct-encounter", "wins"]
    value: float


class Standing(TypedDict):
    """Where somebody stands. Nobody shares a rank: the lot decides at last."""
    rank: int
    entrant: int
    points: float
    played: int
    tieBreaks: List[StandingTieBreaksItem]


class NewTournamentBotsItem(TypedDict):
    level: Literal["easy", "medium", "hard"]
    count: int


class NewTournamentClock(TypedDict, total=False):
    """What a turn may take. Whoever has no time left has lost. Left out, a day for each turn."""
    perTurnSeconds: int
    bankSeconds: int


class _NewTournament(TypedDict):
    name: str
    ruleset: str
    format: Literal["round-robin", "swiss", "knock-out", "ladder"]


class NewTournament(_NewTournament, total=False):
    preset: str
    options: Dict[str, Any]
    rounds: int
    equalDice: bool
    mostEntrants: int
    bots: List[NewTournamentBotsItem]
    clock: NewTournamentClock
    showUpSeconds: int
    startsAt: str
    roundEverySeconds: int
    pace: int
    club: str


class TournamentList(TypedDict):
    items: List[TournamentListed]
    nextCursor: Union[str, None]


class TournamentListed(TypedDict):
    id: str
    name: str
    club: Union[str, None]
    status: Literal["open", "running", "over"]
    format: Literal["round-robin", "swiss", "knock-out", "ladder"]
    ruleset: str
    entrants: int
    mostEntrants: int
    startsAt: Union[str, None]
    winner: Union[str, None]
    createdAt: str
    links: ListedRulesetLinks


class NewEntrant(TypedDict, total=False):
    salt: str


class TournamentEvents(TypedDict):
    items: List[TournamentEntry]
    nextCursor: Union[str, None]


class TournamentEntry(TypedDict):
    """Something that happened in a tournament."""
    seq: int
    at: str
    text: str
    event: Union[TournamentCreated, EntrantJoined, EntrantWithdrew, TournamentStarted, RoundStarted, ResultKnown, RoundEnded, CalledOff, TournamentEnded]


class TournamentCreatedClock(TypedDict):
    perTurnSeconds: int
    bankSeconds: int


class TournamentCreated(TypedDict):
    """The tournament was announced."""
    type: Literal["tournament-created"]
    format: Literal["round-robin", "swiss", "knock-out", "ladder"]
    ruleset: str
    options: Dict[str, Any]
    equalDice: bool
    rounds: Union[int, None]
    mostEntrants: int
    clock: TournamentCreatedClock
    showUpSeconds: int
    startsAt: Union[str, None]
    roundEverySeconds: int
    pace: Union[int, None]
    commitment: str


class _EntrantJoined(TypedDict):
    type: Literal["entrant-joined"]
    entrant: int
    kind: Literal["player", "bot"]


class EntrantJoined(_EntrantJoined, total=False):
    """Somebody takes part."""
    level: Literal["easy", "medium", "hard"]
    player: str
    salt: str


class EntrantWithdrew(TypedDict):
    """Somebody takes part no more."""
    type: Literal["entrant-withdrew"]
    entrant: int


class TournamentStarted(TypedDict):
    """Nobody else comes in, but to a ladder; lots were drawn."""
    type: Literal["tournament-started"]
    order: List[int]


class RoundStartedTablesItem(TypedDict):
    table: int
    seats: List[int]
    gameId: str


class RoundStartedByesItem(TypedDict):
    entrant: int
    points: Union[Literal[0], Literal[1]]


class RoundStarted(TypedDict):
    """Who meets whom, and in which seats."""
    type: Literal["round-started"]
    round: int
    board: Union[str, None]
    boardCommitment: Union[str, None]
    tables: List[RoundStartedTablesItem]
    byes: List[RoundStartedByesItem]


class ResultKnown(TypedDict):
    """A table is done."""
    type: Literal["result-known"]
    round: int
    table: int
    points: List[float]
    how: Literal["played", "no-show", "no-result"]
    gameHash: str


class RoundEnded(TypedDict):
    """Every table of the round is done."""
    type: Literal["round-ended"]
    round: int
    boardSecret: Union[str, None]


class CalledOff(TypedDict):
    """No other round begins: it ends when the tables at play are done."""
    type: Literal["called-off"]


class TournamentEnded(TypedDict):
    """It is over."""
    type: Literal["tournament-ended"]
    why: Literal["finished", "called-off", "no-pairing", "too-few"]
    ranking: List[int]
    seed: str


class TournamentRecordEntrantsItem(TypedDict):
    entrant: int
    name: str


class TournamentRecordEntriesItem(TypedDict):
    seq: int
    at: str
    event: Union[TournamentCreated, EntrantJoined, EntrantWithdrew, TournamentStarted, RoundStarted, ResultKnown, RoundEnded, CalledOff, TournamentEnded]
    hash: str


class TournamentRecord(TypedDict):
    """A tournament in one file. `npx parlor verify tournament.json` checks it without a server."""
    format: Literal["parlor-tournament"]
    formatVersion: Literal[1]
    tournamentId: str
    name: str
    entrants: List[TournamentRecordEntrantsItem]
    entries: List[TournamentRecordEntriesItem]


class LeaderboardListItemsItemLinks(TypedDict):
    self: str
    csv: str


class LeaderboardListItemsItem(TypedDict):
    ruleset: str
    club: Union[str, None]
    rated: int
    links: LeaderboardListItemsItemLinks


class LeaderboardList(TypedDict):
    items: List[LeaderboardListItemsItem]


class Leaderboard(TypedDict):
    items: List[LeaderboardRow]
    nextCursor: Union[str, None]


class LeaderboardRowInterval(TypedDict):
    """Nineteen times of twenty the true strength is in here."""
    low: int
    high: int


class LeaderboardRow(TypedDict):
    rank: int
    kind: Literal["player", "bot"]
    name: str
    level: Union[Literal["easy", "medium", "hard"], None]
    you: bool
    rating: int
    deviation: int
    score: int
    interval: LeaderboardRowInterval
    games: int
    damped: int
    fromAbove: Union[Literal["separable", "not-yet-separable"], None]


class OwnRatings(TypedDict):
    items: List[OwnRating]


class OwnRatingRecentItem(TypedDict):
    gameId: str
    endedAt: str
    rating: int
    change: int
    weight: float
    damped: bool


class OwnRating(TypedDict):
    ruleset: str
    club: Union[str, None]
    rating: int
    deviation: int
    score: int
    interval: LeaderboardRowInterval
    games: int
    damped: int
    changedAt: str
    recent: List[OwnRatingRecentItem]


class SeekBot(TypedDict):
    level: Literal["easy", "medium", "hard"]
    afterSeconds: int


class _SeekLinks(TypedDict):
    self: str


class SeekLinks(_SeekLinks, total=False):
    game: str


class Seek(TypedDict):
    id: str
    ruleset: str
    club: Union[str, None]
    options: Dict[str, Any]
    seats: int
    rated: bool
    clock: Union[GameCreatedClock, None]
    bot: Union[SeekBot, None]
    status: Literal["waiting", "matched", "cancelled"]
    gameId: Union[str, None]
    why: Union[Literal["taken-back", "nobody-looked", "token-revoked", "left-club", "no-table"], None]
    createdAt: str
    links: SeekLinks


class _NewSeekBot(TypedDict):
    level: Literal["easy", "medium", "hard"]


class NewSeekBot(_NewSeekBot, total=False):
    """Who plays when nobody came for so long; left out, you wait for people."""
    afterSeconds: int


class _NewSeek(TypedDict):
    ruleset: str


class NewSeek(_NewSeek, total=False):
    preset: str
    options: Dict[str, Any]
    seats: int
    rated: bool
    clock: NewCantStopGameClock
    club: str
    bot: NewSeekBot


class SeekList(TypedDict):
    items: List[Seek]


class ClassroomRefusalsItem(TypedDict):
    code: str
    times: int
    members: int


class ClassroomGames(TypedDict):
    """Of the club; of those that are over the newest 2,000."""
    waiting: int
    playing: int
    over: int


class ClassroomAssignmentsItem(TypedDict):
    id: str
    title: str
    task: ClassTask
    createdAt: str
    done: int
    of: int


class Classroom(TypedDict):
    """A class as its teachers see it. No hand and no action is in it."""
    clubId: str
    members: List[Pupil]
    refusals: List[ClassroomRefusalsItem]
    games: ClassroomGames
    assignments: List[ClassroomAssignmentsItem]


class PupilLastAction(TypedDict):
    at: str
    gameId: str


class PupilRefusalsItem(TypedDict):
    code: str
    times: int


class PupilProgressItem(TypedDict):
    assignment: str
    count: int
    of: int
    isDone: bool


class Pupil(TypedDict):
    id: str
    displayName: str
    role: Literal["owner", "helper", "member"]
    here: bool
    lastSeenAt: Union[str, None]
    playing: int
    toAct: int
    waiting: int
    finished: int
    won: int
    lastAction: Union[PupilLastAction, None]
    refusals: List[PupilRefusalsItem]
    progress: List[PupilProgressItem]


class _BeatTask(TypedDict):
    type: Literal["beat"]
    ruleset: str
    bot: Literal["easy", "medium", "hard"]


class BeatTask(_BeatTask, total=False):
    """Win so many games of the club against a bot. Sandboxes do not count."""
    times: int


class _CurlTask(TypedDict):
    type: Literal["curl"]


class CurlTask(_CurlTask, total=False):
    """Play a game of the club to its end with every action sent by a program that calls itself curl. It is what `User-Agent` says: the server knows no more."""
    ruleset: str


class _ChaosTask(TypedDict):
    type: Literal["chaos"]


class ChaosTask(_ChaosTask, total=False):
    """Play a sandbox of the club with `chaos` to its end."""
    ruleset: str


class _ClientKitTask(TypedDict):
    type: Literal["client-kit"]


class ClientKitTask(_ClientKitTask, total=False):
    """Have `parlor check-client` give so many points. It runs at the desk of whoever does it, and is reported by them: the server has their word for it."""
    score: int


class AssignmentYou(TypedDict):
    """How far you have come, by games begun after it was given."""
    count: int
    of: int
    isDone: bool


class Assignment(TypedDict):
    id: str
    title: str
    task: ClassTask
    createdAt: str
    you: AssignmentYou


class _NewAssignment(TypedDict):
    task: ClassTask


class NewAssignment(_NewAssignment, total=False):
    title: str


class AssignmentList(TypedDict):
    items: List[Assignment]


class _KitReport(TypedDict):
    passed: int
    checks: int
    score: int


class KitReport(_KitReport, total=False):
    """As `parlor check-client --json` writes it."""
    scenarios: List[Any]


class Rollouts(TypedDict):
    """Games as far as they were played, in the order they were sent."""
    ruleset: str
    rulesetVersion: int
    seats: List[Literal["me", "easy", "medium", "hard"]]
    actions: Union[List[Action], None]
    games: List[Rollout]


class RolloutObservation(TypedDict):
    """What that seat may see: the view of the ruleset. Of a game that is over, everything."""


class Rollout(TypedDict):
    seat: Union[int, None]
    observation: RolloutObservation
    legal: List[int]
    mask: Union[List[int], None]
    choices: Union[List[Action], None]
    done: bool
    rewards: List[float]
    outcome: Union[Outcome, None]


class _RolloutsWanted(TypedDict):
    ruleset: str
    games: List[RolloutWanted]


class RolloutsWanted(_RolloutsWanted, total=False):
    preset: str
    options: RolloutObservation
    seats: List[Literal["me", "easy", "medium", "hard"]]


class RolloutWanted(TypedDict):
    seed: str
    actions: List[int]


class Greeting(TypedDict):
    name: str
    about: str
    next: str
    links: Dict[str, str]


class ProblemKinds(TypedDict):
    items: List[ProblemKind]


class ProblemKindRulesItem(TypedDict):
    ruleset: str
    rule: str
    says: str


class _ProblemKind(TypedDict):
    code: str
    status: int
    title: str
    about: str


class ProblemKind(_ProblemKind, total=False):
    rulesets: List[str]
    rules: List[ProblemKindRulesItem]


class Guides(TypedDict):
    items: List[ListedGuide]


class ListedGuide(TypedDict):
    name: str
    title: str
    links: ListedRulesetLinks


class Health(TypedDict):
    status: Literal["ok"]


Action = Union["CantStopAction", "DastanAction", "FrustrationAction", "JackarooAction", "KnucklebonesAction"]
CantStopAction = Union["CantStopRoll", "CantStopAdvance", "CantStopStop"]
DastanAction = Union["DastanMove", "DastanTakeOffer", "DastanPass"]
FrustrationAction = Union["FrustrationRoll", "FrustrationKeep", "FrustrationUndo"]
JackarooAction = Union["JackarooPlay", "JackarooDiscard"]
KnucklebonesAction = KnucklebonesPlace
Game = Union["CantStopGame", "DastanGame", "FrustrationGame", "JackarooGame", "KnucklebonesGame"]
JsonSchema = Dict[str, "Any"]
Notice = Union["MatchedNotice", "GameStartedNotice", "YourTurnNotice", "ClockLowNotice", "OfferMadeNotice", "SeatTakenNotice", "InvitedNotice", "RematchNotice", "GameEndedNotice", "LookAgainNotice"]
NewGame = Union["NewCantStopGame", "NewDastanGame", "NewFrustrationGame", "NewJackarooGame", "NewKnucklebonesGame"]
SeatChange = Union["NewCantStopGameSeatsItem3", "NewCantStopGameSeatsItem1", "NewCantStopGameSeatsItem2"]
GameEvent = Union["TableEvent", "CantStopEvent", "DastanEvent", "FrustrationEvent", "JackarooEvent", "KnucklebonesEvent"]
TableEvent = Union["GameCreated", "SeatTaken", "SeatLeft", "GameStarted", "SeatResigned", "GameClosed", "LuckDrawn", "GameEnded", "BotTookOver", "ClockRanOut", "TimeGivenBack", "OfferMade", "OfferAccepted", "OfferDeclined", "TakenBack", "SeatClaimed", "ClockStopped", "SeatGiven", "SeatOpened", "SeatCleared", "SeatsDropped"]
CantStopEvent = Union["CantStopRolled", "CantStopBusted", "CantStopAdvanced", "CantStopStopped", "CantStopTurnPassed", "CantStopWon"]
DastanEvent = Union["DastanMoved", "DastanOfferTaken", "DastanTurnForfeited", "DastanPassed"]
FrustrationEvent = Union["FrustrationRolled", "FrustrationOvershot", "FrustrationMoved", "FrustrationRemained", "FrustrationHit", "FrustrationWentHome", "FrustrationWon", "FrustrationKept", "FrustrationUndone", "FrustrationStalemated"]
JackarooEvent = Union["JackarooColoursAssigned", "JackarooRoundStarted", "JackarooDeckRefilled", "JackarooCardPlayed", "JackarooCardDiscarded", "JackarooMarbleFielded", "JackarooMarbleMoved", "JackarooMarblesSwapped", "JackarooMarbleSaved", "JackarooMarbleSentHome", "JackarooTrapSprung", "JackarooCardTaken", "JackarooTurnSkipped", "JackarooTurnPassed", "JackarooWon", "JackarooRoundLimitReached", "JackarooTrapsPlacedSeen", "JackarooTrapPlacedSeen", "JackarooCardsDealtSeen"]
KnucklebonesEvent = Union["KnucklebonesRolled", "KnucklebonesPlaced", "KnucklebonesDestroyed"]
OddsBasis = Union["ExactOdds", "SampledOdds"]
ClassTask = Union["BeatTask", "CurlTask", "ChaosTask", "ClientKitTask"]
