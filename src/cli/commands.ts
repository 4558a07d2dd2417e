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
    more: 'A record is what GET /games/{id}/record gives when a game is over. A file named - is read from standard input.\n--events lists every event that was checked.',
    load: async () => (await import('./commands/verify.js')).verify,
  },
  replay: {
    usage: 'replay <record.json>',
    about: 'print a finished game in words and boards',
    more: 'A record is what GET /games/{id}/record gives when a game is over. A file named - is read from standard input.',
    load: async () => (await import('./commands/replay.js')).replay,
  },
  distribute: {
    usage: 'distribute',
    about: 'spread the ledger at DATABASE_URL over the workers of its Citus cluster',
    more: 'Run it on the coordinator, as often as you like: what is spread already stays as it is. Games lie beside one another\non the workers, everything else stays on the coordinator. Start every Parlor again afterwards.',
    load: async () => (await import('./commands/distribute.js')).distribute,
  },
};
