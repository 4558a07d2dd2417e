import { existsSync } from 'node:fs';
import { BOT_LEVELS } from '../../engine/bot.js';
import { listed } from '../../engine/words.js';
import { RULEBOOKS, rulebookOf } from '../../games/registry.js';
import { ALL_IS_WELL, type Asked, type Command, Mistake } from '../command.js';
import { interruptible } from '../interrupt.js';
import { bringOwnGames } from '../own-games.js';
import { playHere } from '../play/here.js';
import { jsonTerminalOn, type Terminal, terminalOn } from '../play/terminal.js';
import { playThere } from '../play/there.js';
import { isGameId, optionsIn, sitDown, type Wanted } from '../server/table.js';
import { asPlayer, namedServer, thereIn } from '../server/there.js';

/** Plays in the terminal: a ruleset here, or a game on a server. */
export const play: Command = {
  async run(asked) {
    const open = asked.has('json') ? jsonTerminalOn : terminalOn;
    const terminal = open(process.stdin, process.stdout);
    try {
      const wanted = wantedIn(asked);
      if ('ruleset' in wanted && namedServer(asked) === null) await here(wanted.ruleset, asked, terminal);
      else await there(wanted, asked, terminal);
      return ALL_IS_WELL;
    } finally {
      terminal.close();
    }
  },
};

const wantedIn = (asked: Asked): Wanted => {
  const [word] = asked.words;
  const code = asked.value('code');
  if (code !== undefined) return { code };
  if (word === undefined) throw new Mistake('which game? Give its id, a ruleset, or --code.');
  if (isGameId(word)) return { game: word };
  return { ruleset: word, options: optionsIn(asked), bot: asked.value('bot') ?? 'medium' };
};

const here = async (name: string, asked: Asked, terminal: Terminal): Promise<void> => {
  const book = await bookNamed(name);
  if (book === undefined)
    throw new Mistake(
      `there is no ruleset ${name}, and no folder. On the shelf: ${listed(RULEBOOKS.map(({ id }) => id))}.`,
    );
  const level = BOT_LEVELS.find((known) => known === asked.value('bot')) ?? 'medium';
  await playHere(book, { level, options: optionsIn(asked) }, terminal);
};

const there = (wanted: Wanted, asked: Asked, terminal: Terminal): Promise<void> =>
  interruptible(async (signal) => {
    const { client, url } = await asPlayer(thereIn(asked), asked.value('name') ?? 'Player', signal);
    const game = await sitDown(client, wanted, signal);
    const goesOn = `parlor: the game goes on. Come back with parlor play ${game.id} --server ${url}`;
    try {
      if (!(await playThere(client, game, terminal, signal))) console.error(goesOn);
    } catch (thrown) {
      if (signal.aborted) console.error(goesOn);
      throw thrown;
    }
  });

/** One on the shelf, or a folder with a game in it. */
const bookNamed = async (name: string) => {
  await bringOwnGames();
  const before = new Set(RULEBOOKS);
  if (rulebookOf(name) === undefined && existsSync(name))
    await (await import('../../shelf/load.js')).loadGames(name, process.cwd());
  return rulebookOf(name) ?? RULEBOOKS.find((book) => !before.has(book));
};
