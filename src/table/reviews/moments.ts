import type { JudgeQuestion } from '../../bots/question.js';
import type { Language } from '../../engine/language.js';
import type { Match } from '../../engine/match.js';
import type { Said, Seat } from '../../engine/ruleset.js';
import { isSame } from '../../engine/worth.js';
import type { Entry } from '../../store/entry.js';
import type { Ledger } from '../../store/ledger.js';
import type { LiveGames } from '../cache/live-games.js';
import type { Game } from '../game/game.js';

/** Somebody's choice, as it stood before they made it. */
export interface Moment {
  readonly version: number;
  readonly seat: Seat;
  readonly choices: readonly LabelledChoice[];
  /** Exactly what the seat could see. */
  readonly question: JudgeQuestion;
}

/** An action with its label in every language; where the rules do not speak one, in English. */
export interface LabelledChoice {
  readonly action: Said;
  readonly labels: Readonly<Record<Language, string>>;
}

/** Where a decision was taken: its first event and who took it. */
export interface Taken {
  readonly seq: number;
  readonly seat: Seat;
}

const PAGE = 500;

/** The decisions of a game in their order: what people and bots did, not what happened around the board. */
export const takenIn = async (ledger: Ledger, { id, version }: Game): Promise<readonly Taken[]> => {
  const taken: Taken[] = [];
  for (let after = 0; after < version; after += PAGE)
    for (const { seq, seat, action } of await ledger.entries(id, after, PAGE, version))
      if (seat !== null && action !== null) taken.push({ seq, seat });
  return taken;
};

/** Null for what was no choice of the board, such as an offer, or can no longer be asked. */
export const momentOf = async (
  ledger: Ledger,
  games: LiveGames,
  gameId: string,
  { seq, seat }: Taken,
): Promise<Moment | null> => {
  const game = await games.at(gameId, seq - 1);
  const [entry] = await ledger.entries(gameId, seq - 1, 1);
  const match = game?.match ?? null;
  if (game === null || match === null || entry === undefined || !match.toAct.includes(seat)) return null;
  const choices = labelled(match, seat);
  const taken =
    choices.find(({ action }) => isSame(action, saidIn(entry))) ??
    choices.find(({ action }) => isSame(inOrder(action), inOrder(saidIn(entry))));
  if (taken === undefined) return null;
  return { version: seq - 1, seat, choices, question: questionOf(game, match.view(seat), seat, taken) };
};

const labelled = (match: Match, seat: Seat): readonly LabelledChoice[] => {
  const german = match.choices(seat, 'de');
  return match
    .choices(seat)
    .map(({ action, label }, at) => ({ action, labels: { en: label, de: german[at]?.label ?? label } }));
};

const saidIn = ({ action }: Entry): Said => ({ type: '', ...Object(action) });

/** Some games take the items of a list in any order; where no choice is spelled as it was done, this finds it. */
const inOrder = (action: Said): Said => ({
  ...Object.fromEntries(
    Object.entries(action).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
  ),
  type: action.type,
});

const questionOf = (
  { book, laid }: Game,
  view: JudgeQuestion['view'],
  seat: Seat,
  { action }: LabelledChoice,
): JudgeQuestion => ({
  ruleset: book.id,
  version: book.version,
  seats: laid.seats,
  options: laid.options,
  seat,
  view,
  level: 'hard',
  taken: action,
});
