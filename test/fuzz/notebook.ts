/** What earlier answers told, so that later requests can be about something. */
export interface Notebook {
  readonly tokens: readonly string[];
  readonly games: readonly KnownGame[];
  readonly cursors: readonly string[];
  readonly tickets: readonly string[];
  /** Names of tools that an agent may call, with the schemas of their arguments. */
  readonly tools: readonly Tool[];
  learn(token: string | null, status: number, body: unknown): void;
}

export interface KnownGame {
  readonly id: string;
  readonly version: number;
  /** Of somebody who sits there, or looked at it. */
  readonly token: string | null;
  readonly legal: readonly { readonly action: unknown }[];
}

export interface Tool {
  readonly name: string;
  readonly inputSchema: object;
}

const MOST_GAMES = 40;
const MOST_WORDS = 12;

export const newNotebook = (): Notebook => {
  const games = new Map<string, KnownGame>();
  const pages: Record<'tokens' | 'cursors' | 'tickets', string[]> = { tokens: [], cursors: [], tickets: [] };
  let tools: readonly Tool[] = [];

  const noteGame = (token: string | null, said: object): void => {
    const { id, version, legal } = Object(said);
    if (typeof id !== 'string' || typeof version !== 'number' || !Array.isArray(legal)) return;
    const known = games.get(id);
    if (known !== undefined && known.version > version) return;
    const seated = legal.length > 0 || known === undefined ? token : known.token;
    games.delete(id);
    games.set(id, { id, version, token: seated, legal });
    if (games.size > MOST_GAMES) games.delete(games.keys().next().value ?? '');
  };

  return {
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
    learn(token, status, body) {
      if (status >= 300 || typeof body !== 'object' || body === null) return;
      const said = Object(body);
      note(pages.tokens, said.token);
      note(pages.tickets, said.ticket);
      note(pages.cursors, said.nextCursor);
      noteGame(token, said);
      if (typeof said.game === 'object' && said.game !== null) noteGame(token, said.game);
      if (Array.isArray(said.result?.tools)) tools = said.result.tools;
    },
  };
};

const note = (page: string[], word: unknown): void => {
  if (typeof word !== 'string') return;
  page.push(word);
  if (page.length > MOST_WORDS) page.shift();
};
