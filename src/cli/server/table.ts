import type { Game, NewGame, Parlor, Ruleset } from '../../client/index.js';
import { type Asked, Mistake } from '../command.js';

/** Which game is to be played: one by its id, one that a code leads to, or a new one. */
export type Wanted =
  | { readonly game: string }
  | { readonly code: string }
  | { readonly ruleset: string; readonly options: object; readonly bot: string };

export const isGameId = (word: string): boolean => word.startsWith('g_');

/** The options of a new game, as they were typed. */
export const optionsIn = ({ value }: Asked): { readonly [option: string]: unknown } => {
  const options = parsed(value('options') ?? '{}');
  if (typeof options === 'object' && options !== null && !Array.isArray(options)) return { ...options };
  throw new Mistake('--options must be a JSON object, such as {"goal": 50}.');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A game that we have a seat in: ours already, taken now, or a table of our own. */
export const sitDown = async (client: Parlor, wanted: Wanted, signal: AbortSignal): Promise<Game> => {
  if ('code' in wanted) return client.joinByCode(wanted.code, { signal });
  if ('ruleset' in wanted) return layTable(client, wanted, signal);
  const game = await client.game(wanted.game, { signal });
  if (game.status === 'over' || game.seats.some(({ you }) => you)) return game;
  return client.takeSeat<Ruleset>(game, undefined, { signal });
};

/** We have seat 0, bots the others, as few as the ruleset allows. */
const layTable = async (
  client: Parlor,
  { ruleset, options, bot }: { readonly ruleset: string; readonly options: object; readonly bot: string },
  signal: AbortSignal,
): Promise<Game> => {
  const book = (await client.rulesets({ signal })).find(({ id }) => id === ruleset);
  const others = Array.from({ length: (book?.seats.min ?? 2) - 1 }, () => ({ bot }));
  // What the server does not know, it says itself; and it may know more than this client does.
  const table: { readonly ruleset: Ruleset } & NewGame = Object({
    ruleset,
    options,
    seats: [{ player: 'me' }, ...others],
  });
  return client.createGame<Ruleset>(table, { signal });
};
