import type { GameFilter, ListedGame } from '../../client/index.js';
import { harmless, paintFor } from '../colour.js';
import { ALL_IS_WELL, type Asked, type Command } from '../command.js';
import { interruptible } from '../interrupt.js';
import { thereIn } from '../server/there.js';
import { wholeNumber } from '../whole-number.js';

const MOST = 10_000;
/** As many as a server puts on a page. */
const PAGE = 100;

/** The games of a server, a line each. */
export const games: Command = {
  run: (asked) =>
    interruptible(async (signal) => {
      const limit = wholeNumber(asked, 'limit', { usual: 20, most: MOST });
      const filter: GameFilter = { ...filterIn(asked), limit: Math.min(limit, PAGE) };
      const items: ListedGame[] = [];
      for await (const game of thereIn(asked).client.games(filter, { signal })) {
        items.push(game);
        if (items.length === limit) break;
      }
      if (asked.has('json')) console.log(JSON.stringify({ items }));
      else if (items.length === 0) console.error('parlor: there is no such game.');
      else tell(items);
      return ALL_IS_WELL;
    }),
};

const filterIn = ({ has, value }: Asked): GameFilter => {
  const [ruleset, status] = [value('ruleset'), value('status')];
  return {
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(status === 'waiting' || status === 'playing' || status === 'over' ? { status } : {}),
    ...(has('open') ? { openSeats: true } : {}),
    ...(has('mine') ? { player: 'me' } : {}),
  };
};

const tell = (items: readonly ListedGame[]): void => {
  const paint = paintFor(process.stdout);
  const width = Math.max(...items.map(({ ruleset }) => ruleset.length));
  for (const game of items) {
    const seats = game.seats.map(({ name, kind }) => (kind === 'open' ? '(open)' : (name ?? kind)));
    const status = paint(game.status === 'over' ? 'dim' : 'green', game.status.padEnd('waiting'.length));
    console.log(
      `${paint('bold', game.id)}  ${game.ruleset.padEnd(width)}  ${status}  ${harmless(seats.join(', '))}`,
    );
  }
};
