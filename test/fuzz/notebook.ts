/** What earlier answers told, so that later requests can be about something. */
export interface Notebook {
  readonly tokens: readonly string[];
  readonly games: readonly KnownGame[];
  readonly cursors: readonly string[];
  readonly tickets: readonly string[];
  /** Codes that take somebody to another device, into a club or to a table. */
  readonly codes: readonly string[];
  /** Whether this is an address of a game that asked for trouble: there answers are lost on purpose. */
  isTroubled(path: string): boolean;
  /** Whatever else has an id of this kind: `c` of clubs, `tn` of tournaments. */
  things(kind: string): readonly KnownThing[];
  /** Names of tools that an agent may call, with the schemas of their arguments. */
  readonly tools: readonly Tool[];
  learn(asked: Asked, status: number, body: unknown): void;
}

/** Who asked for something, and where. */
interface Asked {
  readonly token: string | null;
  readonly path: string;
}

export interface KnownGame {
  readonly id: string;
  readonly version: number;
  /** Of somebody who sits there, or looked at it. */
  readonly token: string | null;
  readonly legal: readonly { readonly action: unknown }[];
  /** The number of what was offered and not answered yet. */
  readonly offer: number | null;
  readonly hasRoom: boolean;
  /** Of everybody who sits there, as far as they have looked. */
  readonly seated: readonly string[];
}

export interface KnownThing {
  readonly id: string;
  /** Of somebody who was told of it. */
  readonly token: string | null;
  /** The club it was found in. */
  readonly within?: string | undefined;
}

export interface Tool {
  readonly name: string;
  readonly inputSchema: object;
}

const MOST_GAMES = 40;
const MOST_WORDS = 12;

export const newNotebook = (): Notebook => {
  const games = new Map<string, KnownGame>();
  const pages: Record<'tokens' | 'cursors' | 'tickets' | 'codes', string[]> = {
    tokens: [],
    cursors: [],
    tickets: [],
    codes: [],
  };
  const things = new Map<string, KnownThing[]>();
  const troubled = new Set<string>();
  let tools: readonly Tool[] = [];

  const noteGame = (token: string | null, said: object): void => {
    const { id, version, legal, offer, seats, chaos } = Object(said);
    if (typeof id !== 'string' || typeof version !== 'number' || !Array.isArray(legal)) return;
    if (Object(chaos) === chaos) troubled.add(id);
    const known = games.get(id);
    if (known !== undefined && known.version > version) return;
    const someone = legal.length > 0 || known === undefined ? token : known.token;
    const seated = known?.seated ?? [];
    games.delete(id);
    games.set(id, {
      id,
      version,
      token: someone,
      legal,
      offer: offer?.number ?? null,
      hasRoom: isAny(seats, 'kind', 'open'),
      seated: isAny(seats, 'you', true) && token !== null ? [...new Set([...seated, token])] : seated,
    });
    if (games.size > MOST_GAMES) games.delete(games.keys().next().value ?? '');
  };

  const noteThings = (asked: Asked, said: unknown): void => {
    if (typeof said !== 'object' || said === null) return;
    const { token } = asked;
    const [within] = CLUB.exec(asked.path) ?? [];
    for (const [name, value] of Object.entries(said)) {
      const [, kind] = name === 'id' && typeof value === 'string' ? (THING.exec(value) ?? []) : [];
      if (kind !== undefined)
        things.set(kind, [...(things.get(kind) ?? []), { id: value, token, within }].slice(-MOST_WORDS));
      noteThings(asked, value);
    }
  };

  /** Revoked, or forgotten: whoever asked with it is nobody any more, and nobody can play on in their place. */
  const forget = (token: string): void => {
    pages.tokens = pages.tokens.filter((known) => known !== token);
    for (const game of [...games.values()].filter((known) => known.token === token)) games.delete(game.id);
    for (const [kind, known] of things)
      things.set(
        kind,
        known.filter((thing) => thing.token !== token),
      );
  };

  return {
    isTroubled: (path) => troubled.has(GAME.exec(path)?.[0] ?? ''),
    things: (kind) => things.get(kind) ?? [],
    get codes() {
      return pages.codes;
    },
    get tokens() {
      return pages.tokens;
    },
    get games() {
      return [...games.values()];
    },
    get cursors() {
      return pages.cursors;
    },
    get tickets() {
      return pages.tickets;
    },
    get tools() {
      return tools;
    },
    learn(asked, status, body) {
      const { token } = asked;
      if (status === 401 && token !== null) forget(token);
      if (status >= 300 || typeof body !== 'object' || body === null) return;
      const said = Object(body);
      note(pages.tokens, said.token);
      note(pages.tickets, said.ticket);
      note(pages.cursors, said.nextCursor);
      note(pages.codes, said.code);
      noteThings(asked, said);
      noteGame(token, said);
      if (typeof said.game === 'object' && said.game !== null) noteGame(token, said.game);
      if (Array.isArray(said.result?.tools)) tools = said.result.tools;
    },
  };
};

/** A game has more to it, and is noted on its own. */
const THING = /^(c|tn|s|m|a|t)_/;
const GAME = /(?<=^\/games\/)g_\w+/;
const CLUB = /(?<=^\/clubs\/)c_\w+/;

const isAny = (seats: unknown, field: string, value: unknown): boolean =>
  Array.isArray(seats) && seats.some((seat) => Object(seat)[field] === value);

const note = (page: string[], word: unknown): void => {
  if (typeof word !== 'string') return;
  page.push(word);
  if (page.length > MOST_WORDS) page.shift();
};
