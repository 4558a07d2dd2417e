import type { Listed } from './command.js';
import { OPERATING } from './table/operating.js';
import { PLAYING } from './table/playing.js';
import { RECORDS } from './table/records.js';
import { SHELL } from './table/shell.js';

type Table = { readonly [name: string]: Listed };

/** In the order in which `parlor help` shows them. */
export const SECTIONS: { readonly [title: string]: Table } = {
  'On any server': PLAYING,
  'With no server': RECORDS,
  'For whoever runs a server': OPERATING,
  'For your shell': SHELL,
};

export const COMMANDS: Table = Object.assign({}, ...Object.values(SECTIONS));

/** The command that these words begin with, and the words that are left: some have two words, such as `bot run`. */
export const commandIn = (
  words: readonly string[],
): { readonly name: string; readonly listed: Listed; readonly rest: readonly string[] } | null => {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const listed = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (listed !== undefined && words.length >= length) return { name, listed, rest: words.slice(length) };
  }
  return null;
};

/** What somebody took for a command: two words where one of ours begins so. */
export const meantBy = ([first = '', second = '-']: readonly string[]): string => {
  const isBegun = Object.keys(COMMANDS).some((name) => name.startsWith(`${first} `));
  return isBegun && !second.startsWith('-') ? `${first} ${second}` : first;
};
