import type { Listed } from '../command.js';
import { BOT, CODE, NAME, OPTIONS, SERVER, TOKEN } from './options.js';

export const PLAYING: { readonly [name: string]: Listed } = {
  games: {
    words: [],
    options: [
      { name: 'ruleset', value: 'ruleset', about: 'only games of this' },
      {
        name: 'status',
        value: 'status',
        oneOf: ['waiting', 'playing', 'over'],
        about: 'only games that wait, are played, or are over',
      },
      { name: 'open', about: 'only games where you could sit down' },
      { name: 'mine', about: 'only games you sit in' },
      { name: 'limit', value: 'number', about: 'how many; 20 unless told' },
      SERVER,
      TOKEN,
    ],
    about: 'list the games of a server, newest first',
    more: 'Private games are listed with --mine alone.',
    load: async () => (await import('../commands/games.js')).games,
  },
  play: {
    words: ['[game|ruleset]'],
    options: [BOT, OPTIONS, CODE, NAME, SERVER, TOKEN],
    about: 'play in the terminal, with no server or on one',
    more: `A ruleset is one on the shelf (PARLOR_GAMES counts), or a folder with a game in it: you play it here, against bots.
With --server or PARLOR_SERVER it is played there. A game is the id of one on a server: you play on in your seat, or take a free one.
A number chooses, q leaves: a game on a server waits for you. Whoever has no token yet becomes a new player, and the token is kept.
With --json every line is JSON, and an answer is a number or an action.`,
    offers: 'rulesets',
    load: async () => (await import('../commands/play.js')).play,
  },
  watch: {
    words: ['<game>'],
    options: [SERVER, TOKEN],
    about: 'watch a game: the board is drawn anew whenever something happens',
    more: `It goes on after a lost connection, and ends with the game. Into a pipe it writes a sentence for each event, and the board at the end;
with --json the events themselves, one a line, from the first.`,
    offers: [],
    load: async () => (await import('../commands/watch.js')).watch,
  },
  'bot run': {
    words: ['<program>', '[arguments…]'],
    options: [
      { name: 'game', value: 'game', about: 'the game it is to play; it takes a free seat if it has none' },
      { name: 'ruleset', value: 'ruleset', about: 'lays a new table of this, with bots in the other seats' },
      {
        name: 'games',
        value: 'number',
        about: 'with --ruleset: how many games, one after the other; 1 unless told',
      },
      BOT,
      OPTIONS,
      CODE,
      { name: 'think', value: 'seconds', about: 'how long one answer may take; 10 unless told' },
      { name: 'tries', value: 'number', about: 'how often it may answer in one turn; 3 unless told' },
      NAME,
      SERVER,
      TOKEN,
    ],
    about: 'let any program play that reads a JSON line and writes one',
    more: `On its turn the program reads one line, with "view" and "legal" in it, and writes one: an action, or the number of one in "legal", from 0.
A wrong answer is told to it in a line of the type "problem", and it may answer again. What it writes to standard error is shown.
Arguments of its own that begin with - come after --. docs/command-line.md has the whole protocol.`,
    load: async () => (await import('../commands/bot-run.js')).botRun,
  },
  'check-client': {
    words: ['[command…]'],
    options: [
      {
        name: 'only',
        value: 'scenarios',
        about: 'only these, with commas between them; all nine unless told',
      },
      { name: 'ruleset', value: 'ruleset', about: 'what is played; knucklebones unless told' },
      { name: 'seconds', value: 'seconds', about: 'how long one game may take; 60 unless told' },
      { name: 'wait', about: 'starts nothing: says where to play, and waits for a client that you start' },
      { name: 'loud', about: 'shows what the client writes' },
    ],
    about: 'check a client or a bot of yours: games in which things go wrong, a report and a score',
    more: `A server of its own plays with it on this machine, and what lies between loses answers, breaks streams, says 409, 412, 429 and restarts.
The client plays the game it is told of to its end: parlor check-client -- python3 bot.py {url} {token} {game}
Or it reads PARLOR_URL, PARLOR_TOKEN and PARLOR_GAME. Leaves with 1 when a check failed. docs/check-your-client.md has the scenarios.`,
    load: async () => (await import('../commands/check-client.js')).checkClient,
  },
  mcp: {
    words: [],
    options: [SERVER, TOKEN],
    about:
      'the tools of a server for agents that speak the Model Context Protocol over standard input and output',
    more: `Give it to an agent as a command: npx parlor mcp --server URL. Every message goes to the server's own /mcp, so its tools are those of the server.
It ends with standard input.`,
    offers: [],
    load: async () => (await import('../commands/mcp.js')).mcp,
  },
  login: {
    words: [],
    options: [
      NAME,
      {
        name: 'code',
        value: 'code',
        about: 'be a player that is there already, by a code of POST /me/links',
      },
      SERVER,
      TOKEN,
    ],
    about: 'become a player of a server, and keep the token',
    more: `With --token that one is kept, if the server knows it. It lies in a file of your own that nobody else can read, one for each server,
in PARLOR_CONFIG, else in $XDG_CONFIG_HOME/parlor, else in ~/.config/parlor.`,
    offers: [],
    load: async () => (await import('../commands/login.js')).login,
  },
  whoami: {
    words: [],
    options: [SERVER, TOKEN],
    about: 'say who you are there',
    more: 'Leaves with 1 when you are nobody.',
    offers: [],
    load: async () => (await import('../commands/whoami.js')).whoami,
  },
  logout: {
    words: [],
    options: [SERVER],
    about: 'forget the token that is kept for a server',
    more: 'The player stays; whoever has the token elsewhere is still the player. DELETE /me/tokens/{id} takes a token back.',
    offers: [],
    load: async () => (await import('../commands/logout.js')).logout,
  },
};
