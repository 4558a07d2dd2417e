import type { Listed } from '../command.js';

const THE_DATABASE = 'The database is the one that DATABASE_URL or PARLOR_DATA names.';

export const OPERATING: { readonly [name: string]: Listed } = {
  serve: {
    words: [],
    options: [],
    about: 'open the parlor; settings come from the environment',
    more: 'The README lists the settings. SIGTERM closes it gracefully. Its log is lines of JSON, with --json or without.',
    offers: [],
    load: async () => (await import('../commands/serve.js')).serve,
  },
  backup: {
    words: ['<file>'],
    options: [],
    about: 'write everything into one file: games, players, keys, webhooks',
    more: `${THE_DATABASE} A Postgres may be played on meanwhile: the file shows one moment.
The embedded database belongs to one process: stop the server first.
The file holds secrets and is for its owner alone; it is lines of JSON, packed with gzip. A file named - is standard output.`,
    load: async () => (await import('../commands/backup.js')).backup,
  },
  restore: {
    words: ['<file>'],
    options: [
      { name: 'check', about: 'reads the file, checks every chain, and touches no database' },
      {
        name: 'catch-up',
        about:
          'the database is an earlier copy of the same games: adds what is missing to each of them, and makes players, keys and webhooks those of the file',
      },
    ],
    about: 'bring a backup back into an empty database; every chain is checked on the way in',
    more: `${THE_DATABASE} A restore that broke off is gone on with by the same command.`,
    load: async () => (await import('../commands/restore.js')).restore,
  },
  move: {
    words: [],
    options: [
      { name: 'from', value: 'database', isRequired: true, about: 'a folder, or an address, postgres://…' },
      { name: 'to', value: 'database', isRequired: true, about: 'an empty one' },
      { name: 'catch-up', about: 'the second is an earlier copy: adds what is missing' },
    ],
    about: 'copy everything from one database into another, empty one',
    more: `Nobody may play in the first while the last of it is copied. For a short break copy while it is played on, stop the server,
and say the same once more with --catch-up. A move that broke off is gone on with by the same command.`,
    offers: [],
    load: async () => (await import('../commands/move.js')).move,
  },
  doctor: {
    words: [],
    options: [
      { name: 'all', about: 'checks the chains of all games, not of some' },
      { name: 'strict', about: 'a warning counts as a failure' },
    ],
    about: 'look at everything that can go wrong quietly; nothing is changed',
    more: 'Database, clock, tables, disk, unfinished restores, chains, webhooks, tables that wait. Leaves with 1 when something failed.',
    offers: [],
    load: async () => (await import('../commands/doctor.js')).doctor,
  },
  'forget-player': {
    words: ['<id>'],
    options: [],
    about: 'forget a player, as DELETE /me does: tokens, webhook and name go, running games are left',
    more: `${THE_DATABASE} A Postgres may be played on meanwhile, and every server on it hears of it.
The embedded database belongs to one process: stop the server first, or let the player ask for it.
Nobody can undo it. Saying it again changes nothing, and finishes what was begun. Games of your own are found where PARLOR_GAMES says.`,
    offers: [],
    load: async () => (await import('../commands/forget-player.js')).forgetPlayer,
  },
  'ratings rebuild': {
    words: [],
    options: [],
    about: 'throw all ratings away and make them again from the games that count',
    more: `${THE_DATABASE} A Postgres may be played on meanwhile. The embedded database belongs to one process: stop the server first.
They come out the same to the last bit. Broken off, it is said again, or left to a server, which goes on with it.`,
    offers: [],
    load: async () => (await import('../commands/ratings-rebuild.js')).ratingsRebuild,
  },
  distribute: {
    words: [],
    options: [],
    about: 'spread the ledger at DATABASE_URL over the workers of its Citus cluster',
    more: 'Run it on the coordinator, as often as you like: what is spread already stays as it is. Games lie beside one another\non the workers, everything else stays on the coordinator. Start every Parlor again afterwards.',
    offers: [],
    load: async () => (await import('../commands/distribute.js')).distribute,
  },
};
