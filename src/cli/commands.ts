import type { Command } from './command.js';

/** How a command is called and what it does, in the words of `parlor help`. */
export interface Listed {
  readonly usage: string;
  readonly about: string;
  /** The rest of what there is to say, for `parlor help <command>`. */
  readonly more: string;
  load(): Promise<Command>;
}

/** In the order in which `parlor help` shows them. */
export const COMMANDS: { readonly [name: string]: Listed } = {
  serve: {
    usage: 'serve',
    about: 'open the parlor; settings come from the environment',
    more: 'The README lists the settings. SIGTERM closes it gracefully.',
    load: async () => (await import('./commands/serve.js')).serve,
  },
  verify: {
    usage: 'verify <record.json> [--events]',
    about: 'check a finished game without a server: every hash, every draw, every decision',
    more: 'A record is what GET /games/{id}/record gives when a game is over. A file named - is read from standard input.\nGames of your own are found where PARLOR_GAMES says.\n--events lists every event that was checked.',
    load: async () => (await import('./commands/verify.js')).verify,
  },
  replay: {
    usage: 'replay <record.json>',
    about: 'print a finished game in words and boards',
    more: 'A record is what GET /games/{id}/record gives when a game is over. A file named - is read from standard input.',
    load: async () => (await import('./commands/replay.js')).replay,
  },
  'new-game': {
    usage: 'new-game <name> [--like dice|cards|simultaneous]',
    about: 'write a small complete game with its tests, to make your own of',
    more: `dice: luck, and the question when to stop. cards: hidden hands. simultaneous: everybody acts at once.
docs/your-own-game.md goes on from there.`,
    load: async () => (await import('./commands/new-game.js')).newGame,
  },
  play: {
    usage: 'play <ruleset> [--bot <level>] [--options <json>] [--server <url>]',
    about: 'play in the terminal against a bot, with no server or on one',
    more: `A ruleset is one on the shelf (PARLOR_GAMES counts), or a folder with a game in it. q leaves.
--bot      easy, medium or hard; medium unless told
--options  the options of the game as JSON
--server   play there, over HTTP`,
    load: async () => (await import('./commands/play.js')).play,
  },
  backup: {
    usage: 'backup <file>',
    about: 'write everything into one file: games, players, keys, webhooks',
    more: `The database is the one that DATABASE_URL or PARLOR_DATA names. A Postgres may be played on meanwhile: the file shows one moment.
The embedded database belongs to one process: stop the server first.
The file holds secrets and is for its owner alone; it is lines of JSON, packed with gzip. A file named - is standard output.`,
    load: async () => (await import('./commands/backup.js')).backup,
  },
  restore: {
    usage: 'restore <file> [--check] [--catch-up]',
    about: 'bring a backup back into an empty database; every chain is checked on the way in',
    more: `The database is the one that DATABASE_URL or PARLOR_DATA names. A restore that broke off is gone on with by the same command.
--check     reads the file, checks every chain, and touches no database
--catch-up  the database is an earlier copy of the same games: adds what is missing to each of them,
            and makes players, keys and webhooks those of the file`,
    load: async () => (await import('./commands/restore.js')).restore,
  },
  move: {
    usage: 'move --from <database> --to <database> [--catch-up]',
    about: 'copy everything from one database into another, empty one',
    more: `A database is a folder (an embedded one) or an address, postgres://…
Nobody may play in the first while the last of it is copied. For a short break copy while it is played on, stop the server,
and say the same once more with --catch-up. A move that broke off is gone on with by the same command.`,
    load: async () => (await import('./commands/move.js')).move,
  },
  doctor: {
    usage: 'doctor [--all] [--json] [--strict]',
    about: 'look at everything that can go wrong quietly; nothing is changed',
    more: `Database, clock, tables, disk, unfinished restores, chains, webhooks, tables that wait. Leaves with 1 when something failed.
--all     checks the chains of all games, not of some
--json    the findings as JSON
--strict  a warning counts as a failure`,
    load: async () => (await import('./commands/doctor.js')).doctor,
  },
  distribute: {
    usage: 'distribute',
    about: 'spread the ledger at DATABASE_URL over the workers of its Citus cluster',
    more: 'Run it on the coordinator, as often as you like: what is spread already stays as it is. Games lie beside one another\non the workers, everything else stays on the coordinator. Start every Parlor again afterwards.',
    load: async () => (await import('./commands/distribute.js')).distribute,
  },
};
