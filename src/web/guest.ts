import type { AtTables } from '../client/at-tables.js';
import { atTables } from '../client/at-tables.js';
import type { Exchange } from '../client/exchange.js';
import { isProblem } from '../client/problem.js';
import { people } from './catalogue/spoken.js';
import { language } from './language.js';
import { noteExchange } from './lesson/lines.js';
import { say } from './news.js';
import { noteTime } from './server-time.js';
import { signal } from './signal.js';

/** Who plays in this browser. The token is kept in the page's own storage and goes nowhere but into a header. */
export interface Guest {
  readonly name: string;
  readonly token: string;
}

const DRAWER = 'parlor.guest';

const anyOf = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)] ?? '';

export const friendlyName = (): string => `${anyOf(people.manners)} ${anyOf(people.animals)}`;

const remembered = (): Guest | null => {
  try {
    const { name, token } = JSON.parse(localStorage.getItem(DRAWER) ?? '{}');
    return typeof name === 'string' && typeof token === 'string' ? { name, token } : null;
  } catch {
    return null;
  }
};

export const guest = signal<Guest | null>(remembered());
// Another tab became somebody else.
addEventListener('storage', ({ key }) => key === DRAWER && guest.set(remembered()));

const become = (next: Guest): void => {
  localStorage.setItem(DRAWER, JSON.stringify(next));
  guest.set(next);
};

/** Whoever waits in front of a page looks again sooner than a program would. */
const patience = { longestPauseMs: 8_000 };

const onExchange = (exchange: Exchange): void => {
  noteTime(exchange);
  noteExchange(exchange);
};

const settings = { baseUrl: location.origin, language, onExchange, patience };

/** The server as the guest of this browser meets it; as a spectator while there is none. */
export const parlor = (): AtTables => atTables({ ...settings, token: guest.get()?.token });

/** The server as nobody in particular. */
export const strangers = (): AtTables => atTables(settings);

/** Somebody with this name from now on. */
export const becomeGuest = async (name: string): Promise<AtTables> => {
  const { token, name: given } = await strangers().createPlayer(name);
  become({ name: given, token });
  return parlor();
};

/** The same player under another name. */
export const rename = async (name: string): Promise<void> => {
  const me = guest.get();
  if (me === null) return void (await becomeGuest(name));
  const { name: given } = await parlor().rename(name);
  become({ name: given, token: me.token });
};

/** The player who asked for this code, from now on also here. */
export const comeIn = async (code: string): Promise<string> => {
  const { token } = await strangers().exchangeCode(code, 'a browser');
  const { name } = await parlorAs(token).me();
  become({ name, token });
  return name;
};

/** The server as whoever has this token. */
export const parlorAs = (token: string): AtTables => atTables({ ...settings, token });

/** The server as a player: a guest is made the first time. */
const asPlayer = async (): Promise<AtTables> =>
  guest.get() === null ? becomeGuest(friendlyName()) : parlor();

/** Does something as a player. A server that forgot us (a new database, say) gets to know us again, once, and we say so. */
export const playing = async <Done>(deed: (parlor: AtTables) => Promise<Done>): Promise<Done> => {
  try {
    return await deed(await asPlayer());
  } catch (thrown) {
    if (!isForgotten(thrown)) throw thrown;
    return deed(await beIntroducedAgain());
  }
};

/** Looks at something. Whoever was forgotten looks on as a new guest. */
export const isForgotten = (thrown: unknown): boolean => isProblem(thrown) && thrown.status === 401;

export const beIntroducedAgain = async (): Promise<AtTables> => {
  const name = guest.get()?.name ?? friendlyName();
  const known = await becomeGuest(name);
  say(people.forgotten(name));
  return known;
};

/** Whether somebody asked for the way to another device. */
export const showToPhone = signal(false);
