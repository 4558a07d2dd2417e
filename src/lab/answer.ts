import { no, type Result, yes } from '../engine/result.js';
import { layTable } from '../table/lay.js';
import type { Problem } from '../table/problem.js';
import { findRulebook } from '../table/shelf.js';
import { numberingAt } from './numbering.js';
import { observed } from './observe.js';
import type { LabSeat, Rollouts, TimedRollouts } from './question.js';
import { type Playing, type Remembered, rolledOut } from './roll-out.js';
import type { LabTable, Standing } from './standing.js';

/** Rules from outside are watched for two seconds at a time: so long they are asked under one watch. */
const SLICE_MS = 200;

/** The games of a request, each played as far as its actions go, as JSON. It takes its time: never where a request is waiting. */
export const playedOut = (
  { wanted, ms }: TimedRollouts,
  memory: Remembered,
  now: () => number = () => performance.now(),
): Result<string, Problem> => {
  const laid = tableFor(wanted);
  if (!laid.ok) return laid;
  const table = laid.value;
  const { book } = table;
  const playing = { table, numbering: numberingAt(book, table.laid), memory, name: nameOf(table) };
  const standings = allPlayed(playing, wanted, now() + ms, now);
  return standings.ok ? yes(book.during(() => said(playing, standings.value))) : standings;
};

const tableFor = ({ ruleset, seats, ...wanted }: Rollouts): Result<LabTable, Problem> => {
  const found = findRulebook(ruleset);
  if (!found.ok) return found;
  const book = found.value;
  const players: readonly LabSeat[] = seats ?? Array.from({ length: book.seats.min }, () => 'me');
  if (!players.includes('me')) return no(NOBODY_LEARNS);
  const laid = layTable(book, players.length, wanted);
  return laid.ok ? yes({ book, laid: laid.value, seats: players }) : laid;
};

const NOBODY_LEARNS: Problem = {
  code: 'invalid-seats',
  detail: 'Bots alone would play here, and nobody would be asked. Make at least one seat "me".',
  errors: [{ pointer: '/seats', message: 'must have at least one "me"' }],
};

const nameOf = ({ book, laid, seats }: LabTable): string =>
  JSON.stringify([book.id, book.version, laid.options, seats]);

/** All games in turn, for so long under one watch, until the time of the request is up. */
const allPlayed = (
  playing: Playing,
  { games }: Rollouts,
  deadline: number,
  now: () => number,
): Result<readonly Standing[], Problem> => {
  const standings: Standing[] = [];
  let problem: Problem | null = null;
  const steps = (function* (): Generator<void> {
    for (const [index, game] of games.entries()) {
      const played = yield* rolledOut(playing, game, index);
      if (!played.ok) {
        problem = played.problem;
        return;
      }
      standings.push(played.value);
    }
  })();
  for (let isDone = false; !isDone; ) {
    if (now() >= deadline) return no(tooMuch(standings.length, games.length));
    isDone = playing.table.book.during(() => {
      const until = Math.min(deadline, now() + SLICE_MS);
      while (now() < until) if (steps.next().done === true) return true;
      return false;
    });
  }
  return problem === null ? yes(standings) : no(problem);
};

const tooMuch = (played: number, of: number): Problem => ({
  code: 'too-much-to-play',
  detail: `In the time that one request has, ${played} of ${of} games were played. Send fewer games, shorter ones, or easier bots.`,
});

const said = ({ table, numbering }: Playing, standings: readonly Standing[]): string =>
  JSON.stringify({
    ruleset: table.book.id,
    rulesetVersion: table.book.version,
    seats: table.seats,
    actions: numbering.actions,
    games: standings.map((standing) => observed(table, standing, numbering)),
  });
