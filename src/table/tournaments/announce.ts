import { hash } from 'node:crypto';
import type { BotLevel } from '../../engine/bot.js';
import { no, type Result, yes } from '../../engine/result.js';
import { commitmentTo } from '../../proof/fair-chance.js';
import type { EntrantRow, Tournaments } from '../../store/tournaments.js';
import { chained, logStart } from '../../tournaments/chain.js';
import type { EntrantJoined, Format, TournamentEvent, TournamentRules } from '../../tournaments/event.js';
import type { Command } from '../commit/command.js';
import { idFrom, newId, newSecret } from '../id.js';
import { isoTime } from '../iso-time.js';
import { layTable, type WantedOptions } from '../lay.js';
import type { Problem } from '../problem.js';
import { findRulebook } from '../shelf.js';
import { rowOf } from './log.js';
import * as say from './tournament-problems.js';

/** A tournament as somebody wishes for it; what is left out has its default. */
export interface WantedTournament extends WantedOptions {
  readonly name: string;
  readonly ruleset: string;
  readonly format: Format;
  readonly rounds?: number | undefined;
  readonly equalDice: boolean;
  readonly mostEntrants?: number | undefined;
  /** Bots of the house that take part, so many of each level. */
  readonly bots: readonly { readonly level: BotLevel; readonly count: number }[];
  readonly clock: { readonly perTurnSeconds: number; readonly bankSeconds: number };
  readonly showUpSeconds: number;
  readonly startsAt?: string | undefined;
  readonly roundEverySeconds?: number | undefined;
  readonly pace?: number | undefined;
  readonly club?: string | undefined;
}

/** Between two, at every table. */
const SEATS = 2;
/** A ladder never ends, so it takes its time. */
const LADDER_EVERY_SECONDS = 3_600;

const rulesFor = (wanted: WantedTournament, seed: string): Result<TournamentRules, Problem> => {
  const found = findRulebook(wanted.ruleset);
  if (!found.ok) return found;
  const { format, equalDice, rounds, clock, showUpSeconds, startsAt, pace } = wanted;
  const { min, max } = found.value.seats;
  if (min > SEATS || max < SEATS)
    return no(
      say.misfit(
        '/ruleset',
        'must be one that two can play',
        `At every table of a tournament two meet, and ${found.value.name} is not played by two.`,
      ),
    );
  const laid = layTable(found.value, SEATS, wanted);
  if (!laid.ok) return laid;
  const most = format === 'round-robin' ? say.MOST_IN_ROBIN : say.MOST_ENTRANTS;
  const { mostEntrants = most } = wanted;
  const objection = misfitOf(wanted, mostEntrants, most);
  if (objection !== null) return no(objection);
  return yes({
    format,
    ruleset: found.value.id,
    options: { ...laid.value.options },
    equalDice,
    rounds: rounds ?? null,
    mostEntrants,
    commitment: commitmentTo(seed),
    clock,
    showUpSeconds,
    startsAt: startsAt === undefined ? null : isoTime(Date.parse(startsAt)),
    roundEverySeconds: wanted.roundEverySeconds ?? (format === 'ladder' ? LADDER_EVERY_SECONDS : 0),
    pace: pace ?? null,
  });
};

const misfitOf = (wanted: WantedTournament, mostEntrants: number, most: number): Problem | null => {
  const { format, rounds, equalDice, roundEverySeconds = LADDER_EVERY_SECONDS, bots } = wanted;
  if (mostEntrants > most)
    return say.misfit(
      '/mostEntrants',
      `must be at most ${most}`,
      `A ${format} takes at most ${most} entrants.`,
    );
  if (bots.reduce((sum, { count }) => sum + count, 0) > mostEntrants)
    return say.misfit(
      '/bots',
      `must be at most ${mostEntrants}`,
      'More bots are wished for than the tournament takes entrants.',
    );
  if (rounds !== undefined && format !== 'swiss')
    return say.misfit(
      '/rounds',
      'must be left out',
      'Only a Swiss tournament has as many rounds as one likes; of the others it follows from the entrants.',
    );
  if (format !== 'ladder') return null;
  if (equalDice)
    return say.misfit(
      '/equalDice',
      'must be false on a ladder',
      'A ladder has no end at which its luck could be told, so its tables share none.',
    );
  return roundEverySeconds < LADDER_EVERY_SECONDS
    ? say.misfit(
        '/roundEverySeconds',
        `must be at least ${LADDER_EVERY_SECONDS} on a ladder`,
        'A ladder never ends, so a round of it begins once an hour at most.',
      )
    : null;
};

/** Puts it in the book, with its bots. Null when it is there already, by the same request. */
export const announced = async (
  store: Tournaments,
  { player, wanted, key }: Command<WantedTournament>,
  now: number,
): Promise<Result<{ readonly tournamentId: string; readonly isReplay: boolean }, Problem>> => {
  const tournamentId = key === undefined ? newId('tn') : idFrom('tn', `${player.id} ${key.key}`);
  const requestHash = key?.requestHash ?? null;
  const before = await store.find(tournamentId);
  if (before !== null)
    return before.requestHash === requestHash ? yes({ tournamentId, isReplay: true }) : no(say.KEY_REUSED);
  const seed = newSecret();
  const rules = rulesFor(wanted, seed);
  if (!rules.ok) return rules;
  const bots = botsOf(tournamentId, wanted.bots);
  const events: TournamentEvent[] = [
    { type: 'tournament-created', ...rules.value },
    ...bots.map(({ event }) => event),
  ];
  const at = isoTime(now);
  const isNew = await store.add(
    {
      tournamentId,
      name: wanted.name,
      host: player.id,
      club: wanted.club ?? null,
      seed,
      requestHash,
      lookAt: new Date(now),
      createdAt: new Date(at),
    },
    chained(logStart(tournamentId), at, events).map((entry) => rowOf(tournamentId, entry)),
    bots.map(({ row }) => row),
    say.MOST_HOSTED,
  );
  if (isNew) return yes({ tournamentId, isReplay: false });
  return (await store.find(tournamentId)) === null
    ? no(say.TOO_MANY_HOSTED)
    : yes({ tournamentId, isReplay: true });
};

/** "Easy bot 1", "Easy bot 2": numbered where there are several. */
const botsOf = (
  tournamentId: string,
  wanted: WantedTournament['bots'],
): readonly { readonly event: EntrantJoined; readonly row: EntrantRow }[] =>
  wanted
    .flatMap(({ level, count }) => {
      const name = `${level.charAt(0).toUpperCase()}${level.slice(1)} bot`;
      return Array.from({ length: count }, (_, at) => ({
        level,
        name: count === 1 ? name : `${name} ${at + 1}`,
      }));
    })
    .map(({ level, name }, index) => ({
      event: { type: 'entrant-joined', entrant: index + 1, kind: 'bot', level },
      row: { tournamentId, entrant: index + 1, playerId: null, name },
    }));

/** What a player is called in the log of a tournament. */
export const playerInTournament = (tournamentId: string, playerId: string): string =>
  hash('sha256', `${tournamentId} ${playerId}`, 'hex');
