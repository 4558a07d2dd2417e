import { existsSync } from 'node:fs';
import { BOT_LEVELS } from '../../engine/bot.js';
import { listed } from '../../engine/words.js';
import { RULEBOOKS, rulebookOf } from '../../games/registry.js';
import { ALL_IS_WELL, type Command, NOT_ASKED_RIGHT } from '../command.js';
import { bringOwnGames } from '../own-games.js';
import { playHere } from '../play/here.js';
import { playOverHttp } from '../play/over-http.js';
import { terminalOn } from '../play/terminal.js';

/** Plays a ruleset in the terminal against a bot, with no server or on one. */
export const play: Command = {
  options: ['server', 'bot', 'options'],
  words: { least: 1, most: 1 },
  async run({ words: [name = ''], value }) {
    const level = BOT_LEVELS.find((known) => known === (value('bot') ?? 'medium'));
    const options = optionsIn(value('options') ?? '{}');
    const server = value('server');
    const book = server === undefined ? await bookNamed(name) : null;
    const problem = problemWith(
      { level, options, isThere: server !== undefined || book !== undefined },
      name,
    );
    if (problem !== null || level === undefined || options === null) {
      console.error(`parlor: ${problem}`);
      return NOT_ASKED_RIGHT;
    }
    const terminal = terminalOn(process.stdin, process.stdout);
    try {
      if (book) await playHere(book, { level, options }, terminal);
      else if (server !== undefined) await playOverHttp(server, name, { level, options }, terminal);
      return ALL_IS_WELL;
    } finally {
      terminal.close();
    }
  },
};

interface Found {
  readonly level: unknown;
  readonly options: unknown;
  readonly isThere: boolean;
}

const problemWith = ({ level, options, isThere }: Found, name: string): string | null => {
  if (level === undefined) return `--bot is one of ${listed(BOT_LEVELS)}.`;
  if (options === null) return '--options must be a JSON object, such as {"goal": 50}.';
  if (isThere) return null;
  return `there is no ruleset ${name}, and no folder. On the shelf: ${listed(RULEBOOKS.map(({ id }) => id))}.`;
};

/** One on the shelf, or a folder with a game in it. */
const bookNamed = async (name: string) => {
  await bringOwnGames();
  const before = new Set(RULEBOOKS);
  if (rulebookOf(name) === undefined && existsSync(name))
    await (await import('../../shelf/load.js')).loadGames(name, process.cwd());
  return rulebookOf(name) ?? RULEBOOKS.find((book) => !before.has(book));
};

const optionsIn = (text: string): { readonly [option: string]: unknown } | null => {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === 'object' && given !== null ? { ...given } : null;
  } catch {
    return null;
  }
};
