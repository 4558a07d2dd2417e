import type { BotLevel } from '../engine/bot.js';
import type { Chance } from '../engine/chance/chance.js';
import { seededChance } from '../engine/chance/seeded.js';
import { RulesetFault } from '../engine/fault.js';
import type { Match, Played } from '../engine/match.js';
import type { LaidTable, Rulebook } from '../engine/rulebook.js';
import type { Outcome, Said, Seat } from '../engine/ruleset.js';
import type { LabSeat } from './question.js';

/** What all games of one request share. */
export interface LabTable {
  readonly book: Rulebook;
  readonly laid: LaidTable;
  readonly seats: readonly LabSeat[];
}

/** A game as far as it was played. It is a value, and follows from the seed and the actions alone. */
export interface Standing {
  readonly match: Match;
  /** Draws of luck so far: they name the stream of the next decision, as in a sandbox game of the same seed. */
  readonly draws: number;
  readonly events: number;
  readonly decisions: number;
}

/** So often a bot may ask whether it has time left: counted, not timed, so that the same game is always the same. */
const THOUGHTS = 200;

export const opened = (table: LabTable, seed: string): Standing =>
  decided(table, NOTHING_YET, seed, (chance) => table.laid.open(chance));

export const acted = (
  table: LabTable,
  standing: Standing,
  seed: string,
  seat: Seat,
  action: Said,
): Standing =>
  decided(table, standing, seed, (chance) => {
    const { book } = table;
    const told = standing.match.act(seat, action, chance);
    if (told.ok) return told.value;
    throw new RulesetFault(
      book.id,
      'failed',
      `${book.id} lists an action and refuses it: ${told.problem.code}`,
    );
  });

const NOTHING_YET = { draws: 0, events: 0, decisions: 0 } as const;

const decided = (
  { book: { maxEvents }, laid: { seats } }: LabTable,
  before: Omit<Standing, 'match'>,
  seed: string,
  decide: (chance: Chance) => Played,
): Standing => {
  const { pick } = seededChance(`${before.draws} ${seed}`);
  let { draws } = before;
  const counting: Chance = {
    pick(items) {
      draws++;
      return pick(items);
    },
  };
  const { match, happenings } = decide(counting);
  const events = before.events + happenings.length;
  const isTooLong = match.outcome === null && events >= maxEvents;
  return {
    match: isTooLong ? match.halted(tooLong(seats)) : match,
    draws,
    events,
    decisions: before.decisions + 1,
  };
};

/** As at a table: nobody has won. */
const tooLong = (seats: number): Outcome => ({
  ranking: [Array.from({ length: seats }, (_, seat) => seat)],
  scores: null,
  ended: 'too-long',
  by: null,
  reason: null,
});

/** The bot that is to act, if one is. Bots go before whoever asks, so that where everybody acts at once nobody waits for them. */
export const botToAct = (
  { seats }: LabTable,
  { match }: Standing,
): { readonly seat: Seat; readonly level: BotLevel } | null => {
  for (const seat of match.toAct) {
    const level = seats[seat];
    if (level !== undefined && level !== 'me') return { seat, level };
  }
  return null;
};

/** What the bot does, from what its seat may see; its luck is not the luck of the game. */
export const botActs = (
  table: LabTable,
  standing: Standing,
  seed: string,
  { seat, level }: { readonly seat: Seat; readonly level: BotLevel },
): Standing => {
  const { book, laid } = table;
  let thoughts = THOUGHTS;
  const action = book.botAnswer({
    seat,
    level,
    seats: laid.seats,
    options: laid.options,
    view: standing.match.view(seat),
    chance: seededChance(`bot ${standing.decisions} ${seed}`),
    hasTime: () => thoughts-- > 0,
  });
  return acted(table, standing, seed, seat, action);
};
