import type { Listed } from '../command.js';

const A_RECORD =
  'A record is what GET /games/{id}/record gives when a game is over. A file named - is read from standard input.';

export const RECORDS: { readonly [name: string]: Listed } = {
  verify: {
    words: ['<record.json>'],
    options: [{ name: 'events', about: 'lists every event that was checked' }],
    about: 'check a finished game without a server: every hash, every draw, every decision',
    more: `${A_RECORD}\nGames of your own are found where PARLOR_GAMES says.`,
    load: async () => (await import('../commands/verify.js')).verify,
  },
  replay: {
    words: ['<record.json>'],
    options: [],
    about: 'print a finished game in words and boards',
    more: A_RECORD,
    load: async () => (await import('../commands/replay.js')).replay,
  },
  arena: {
    words: [],
    options: [
      { name: 'ruleset', value: 'ruleset', isRequired: true, about: 'which game they play' },
      {
        name: 'bots',
        value: 'bots',
        about:
          'who meets whom, the weakest first; hard@50 thinks 50 ms, default-hard is the bot of a ruleset that brings none. easy,medium,hard unless told',
      },
      {
        name: 'games',
        value: 'number',
        about: 'how many games each pairing plays, an even number; 200 unless told',
      },
      { name: 'ms', value: 'number', about: 'thinking time for one move, in milliseconds; 200 unless told' },
      {
        name: 'thoughts',
        value: 'number',
        about:
          'thinking by count instead of the clock, so that a busy machine changes nothing: an engine’s bot plays one imagined game for each thought',
      },
      { name: 'preset', value: 'preset', about: 'a set of options by its id' },
      { name: 'options', value: 'json', about: 'options of the game, on top of the preset' },
      { name: 'seats', value: 'number', about: 'how many seats; the two take turns. The fewest unless told' },
      {
        name: 'seed',
        value: 'text',
        about: 'the luck of the whole run: the same gives the same dice; parlor unless told',
      },
      {
        name: 'workers',
        value: 'number',
        about: 'how many threads play; one less than there are cores unless told',
      },
      {
        name: 'out',
        value: 'folder',
        about: 'where the picture and the CSV are written; arena-results unless told',
      },
    ],
    about: 'let bots play each other, and say who is stronger and how sure that is',
    more: 'Games come in pairs with the same dice and the seats exchanged. docs/bots.md says how to read the table.',
    offers: [],
    load: async () => (await import('../commands/arena.js')).arena,
  },
  'new-game': {
    words: ['<name>'],
    options: [
      {
        name: 'like',
        value: 'kind',
        oneOf: ['dice', 'cards', 'simultaneous'],
        about: 'luck, and the question when to stop; hidden hands; everybody acts at once. dice unless told',
      },
    ],
    about: 'write a small complete game with its tests, to make your own of',
    more: 'docs/your-own-game.md goes on from there.',
    offers: [],
    load: async () => (await import('../commands/new-game.js')).newGame,
  },
};
