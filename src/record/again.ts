import { ScriptMismatch } from '../engine/chance/scripted.js';
import type { Match } from '../engine/match.js';
import { no, type Result } from '../engine/result.js';
import type { Seat } from '../engine/ruleset.js';
import { reviewerFrom } from '../engine/viewer.js';
import { canonicalJson } from '../proof/canonical-json.js';
import { returnsIn } from '../table/game/fold.js';
import type { Game } from '../table/game/game.js';
import { namesAt } from '../table/game/people.js';
import { earlyOutcome } from '../table/game/stored-outcome.js';
import { type Decision, decideAgain, decisionsIn, type Expected } from './decisions.js';
import type { Past } from './offers.js';
import { recordEvent } from './players.js';
import type { RecordEntry, RecordHead } from './record.js';
import { type Finding, type Flaw, flawAt } from './verdict.js';

export interface Again {
  readonly findings: readonly Finding[];
  readonly flaw: Flaw | null;
  /** As far as all was right. */
  readonly game: Game | null;
}

/** The head of a record whose secret was told. */
export interface ToldHead extends RecordHead {
  readonly secret: string;
}

interface Dealt {
  readonly id: string;
  readonly secret: string;
}

/** Takes every decision of the game again, one after the other, until something else comes of it than is written. */
export const decideAll = (
  { gameId: id, secret }: ToldHead,
  entries: readonly RecordEntry[],
  onDecision: (game: Game, findings: readonly Finding[]) => void = () => {},
): Again => {
  const told = entries.at(-1)?.event.secret;
  const dealt = { id, secret: typeof told === 'string' ? told : secret };
  const findings: Finding[] = [];
  let game: Game | null = null;
  // Only what is gone back to is kept.
  const wanted = new Set(returnsIn(entries));
  const boards = new Map<number, Match>();
  const past: Past = { boards, actorAt: (version) => actorOf(entries[version]) };
  for (const decision of decisionsIn(entries)) {
    const again = checkDecision(game, decision, dealt, past);
    findings.push(...again.findings);
    if (again.flaw !== null) return { findings, flaw: again.flaw, game };
    game = again.game;
    if (game !== null && game.match !== null && wanted.has(game.version))
      boards.set(game.version, game.match);
    if (game !== null) onDecision(game, again.findings);
  }
  return { findings, flaw: null, game };
};

/** Whoever acted here. The entry after a version has its number as its place in the list. */
const actorOf = (entry: RecordEntry | undefined): Seat | null =>
  entry === undefined || entry.action === null ? null : entry.seat;

const checkDecision = (before: Game | null, decision: Decision, dealt: Dealt, past: Past): Again => {
  const [first] = decision;
  const told = tried(before, decision, dealt, past);
  if (!told.ok) return { findings: [], flaw: flawAt(first.seq, told.problem), game: before };
  const { draft, draws } = told.value;
  const findings: Finding[] = [];
  for (const [index, entry] of decision.entries()) {
    const happening = draft.happenings[index];
    if (happening === undefined)
      return { findings, flaw: flawAt(entry.seq, 'nothing more came of this decision'), game: before };
    const problem = entryProblem(entry, first, expectedEvent(happening.event, entry, draft.game), draft.game);
    if (problem !== null) return { findings, flaw: flawAt(entry.seq, problem), game: before };
    const text = happening.text(reviewerFrom(first.seat), namesAt(draft.game, entry.seq));
    const { seq, event, seat } = entry;
    findings.push({ seq, type: event.type, text, seat, draws: index === 0 ? draws : 0 });
  }
  const last = decision.at(-1) ?? first;
  const next = draft.happenings[decision.length];
  const flaw =
    next === undefined ? null : flawAt(last.seq + 1, `${next.event.type} must follow, and is missing`);
  return { findings, flaw, game: { ...draft.game, version: last.seq, hash: last.hash, updatedAt: last.at } };
};

/** Rules that throw, a ruleset nobody knows, a script that does not fit: all are reasons why it cannot have happened here. */
const tried = (
  before: Game | null,
  decision: Decision,
  dealt: Dealt,
  past: Past,
): Result<Expected, string> => {
  try {
    return decideAgain(before, decision, dealt, past);
  } catch (error) {
    if (error instanceof ScriptMismatch) return no(`the script does not allow it: ${error.message}`);
    return no(`it cannot be decided again: ${error instanceof Error ? error.message : error}`);
  }
};

/** The first logs spelled outcomes another way; what is expected is then spelled likewise. */
const expectedEvent = (event: object, written: RecordEntry, { ending, seats }: Game): object => {
  const isEarly = written.event.type === 'game-ended' && !('by' in Object(written.event.outcome));
  return recordEvent(
    isEarly && ending !== null ? { ...event, outcome: earlyOutcome(ending, seats.length) } : event,
  );
};

const entryProblem = (
  entry: RecordEntry,
  first: RecordEntry,
  expected: object,
  { book }: Game,
): string | null => {
  const [written, right] = [canonicalJson(entry.event), canonicalJson(expected)];
  // Rules that play on for an older version spell some events another way now.
  if (written !== right && canonicalJson(book.asNow(entry.event)) !== right)
    return `by the rules and the luck of the game it must be ${right}, and it is ${written}`;
  const isWhole = entry.at === first.at && entry.seat === first.seat && entry.player === first.player;
  if (!isWhole) return 'it was asked for by somebody else, or at another time, than the rest of its decision';
  return null;
};
