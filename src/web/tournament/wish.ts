import type { ListedRuleset, NewTournament } from '../../client/types.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';

export const FORMATS = ['swiss', 'round-robin', 'knock-out', 'ladder'] as const;
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export const TIMES = ['quick', 'evening', 'days'] as const;

type Level = (typeof LEVELS)[number];

/** What was chosen on the form. */
export interface TournamentWish {
  readonly name: string;
  readonly ruleset: string;
  readonly format: (typeof FORMATS)[number];
  readonly bots: Readonly<Record<Level, number>>;
  readonly time: (typeof TIMES)[number];
  /** Starts by itself with so many; null when somebody is to say so. */
  readonly most: number | null;
  readonly equalDice: boolean;
}

/** At every table two meet. */
export const forTwo = (shelf: readonly ListedRuleset[]): readonly ListedRuleset[] =>
  shelf.filter(({ seats }) => seats.min <= 2 && seats.max >= 2);

export const usualWish = ([first]: readonly ListedRuleset[]): TournamentWish => ({
  name: words.form.usualName,
  ruleset: first?.id ?? '',
  format: 'swiss',
  bots: { easy: 3, medium: 0, hard: 0 },
  time: 'evening',
  most: null,
  equalDice: true,
});

/** What a turn may take, and how long a table waits, in seconds. */
const CLOCKS = {
  quick: { perTurnSeconds: 60, showUpSeconds: 300 },
  evening: { perTurnSeconds: 600, showUpSeconds: 900 },
  days: { perTurnSeconds: 86_400, showUpSeconds: 86_400 },
} as const;

export const orderFor = (wish: TournamentWish, club: string | undefined): NewTournament => {
  const { perTurnSeconds, showUpSeconds } = CLOCKS[wish.time];
  return {
    name: wish.name,
    ruleset: wish.ruleset,
    format: wish.format,
    equalDice: wish.equalDice && wish.format !== 'ladder',
    bots: LEVELS.flatMap((level) => (wish.bots[level] > 0 ? [{ level, count: wish.bots[level] }] : [])),
    clock: { perTurnSeconds, bankSeconds: 0 },
    showUpSeconds,
    ...(wish.most === null ? {} : { mostEntrants: wish.most }),
    ...(club === undefined ? {} : { club }),
  };
};
