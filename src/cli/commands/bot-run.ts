import type { Game } from '../../client/index.js';
import { keeperOf } from '../bot/keeper.js';
import { commandFor } from '../bot/program.js';
import { playWith } from '../bot/referee.js';
import { harmless, paintFor } from '../colour.js';
import { ALL_IS_WELL, type Asked, type Command, Mistake } from '../command.js';
import { interruptible } from '../interrupt.js';
import { optionsIn, sitDown, type Wanted } from '../server/table.js';
import { asPlayer, thereIn } from '../server/there.js';
import { wholeNumber } from '../whole-number.js';

const LONGEST_THOUGHT_S = 600;
const MOST_TRIES = 100;
const MOST_GAMES = 10_000;

/** Any program that reads a JSON line and writes one plays. */
export const botRun: Command = {
  async run(asked) {
    const wanted = wantedIn(asked);
    const games = wholeNumber(asked, 'games', { usual: 1, most: MOST_GAMES });
    const tries = wholeNumber(asked, 'tries', { usual: 3, most: MOST_TRIES });
    const thinkMs = 1000 * wholeNumber(asked, 'think', { usual: 10, most: LONGEST_THOUGHT_S });
    const keeper = keeperOf(commandFor(asked.words), thinkMs);
    const tell = tellerFor(asked);
    return interruptible(async (signal) => {
      const { client } = await asPlayer(thereIn(asked), asked.value('name') ?? 'Player', signal);
      for (let game = 0; game < games; game++) {
        const table = await sitDown(client, wanted, signal);
        tell.begins(table);
        tell.ended(await playWith({ client, keeper, tries, signal, onWrong: tell.wrong }, table));
      }
      return ALL_IS_WELL;
    }).finally(keeper.close);
  },
};

const wantedIn = (asked: Asked): Wanted => {
  const [game, ruleset, code] = [asked.value('game'), asked.value('ruleset'), asked.value('code')];
  if ([game, ruleset, code].filter((given) => given !== undefined).length !== 1)
    throw new Mistake('say what it is to play, with one of --game, --ruleset and --code.');
  if (ruleset === undefined && asked.value('games') !== undefined)
    throw new Mistake('--games goes with --ruleset.');
  if (game !== undefined) return { game };
  if (code !== undefined) return { code };
  return { ruleset: ruleset ?? '', options: optionsIn(asked), bot: asked.value('bot') ?? 'medium' };
};

/** What happens, in words to people and in lines of JSON to programs. */
const tellerFor = (asked: Asked) => {
  const paint = paintFor(process.stderr);
  const line = (data: object, words: string): void =>
    asked.has('json') ? console.log(JSON.stringify(data)) : console.log(harmless(words));
  return {
    begins: ({ id, ruleset }: Game) =>
      line({ type: 'begins', game: id, ruleset }, `${id}: a game of ${ruleset} begins.`),
    wrong: ({ code, detail }: { readonly code: string; readonly detail: string }) =>
      console.error(`${paint('yellow', 'parlor:')} ${harmless(detail)} (${code})`),
    ended: (game: Game) =>
      line(
        { type: 'over', game: game.id, seats: seatsOf(game), outcome: game.outcome },
        `${game.id}: ${placeOf(game)}`,
      ),
  };
};

const seatsOf = ({ seats }: Game): readonly number[] =>
  seats.filter(({ you }) => you).map(({ seat }) => seat);

const placeOf = (game: Game): string => {
  const ranking = game.outcome?.ranking ?? [];
  const mine = seatsOf(game);
  const place = ranking.findIndex((seats) => seats.some((seat) => mine.includes(seat)));
  const how = `it ended (${game.outcome?.ended ?? 'over'})`;
  return place === -1 ? `${how}.` : `${how}; place ${place + 1} of ${ranking.length}.`;
};
