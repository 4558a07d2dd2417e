import type { Game, NewGame } from '../../client/types.js';
import { friendlyName, guest, parlorAs, playing, strangers } from '../guest.js';

/**
 * People who share one screen at a table. Each is a player of their own, with a name and a token:
 * so the server itself sees to it that nobody is shown what is another's.
 */
export interface Companion {
  readonly name: string;
  readonly token: string;
  readonly seat: number;
}

const DRAWER = 'parlor.together';
/** Tables that are remembered. */
const KEPT = 20;

type Tables = readonly (readonly [gameId: string, companions: readonly Companion[]])[];

const isCompanion = (value: unknown): value is Companion =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'token' in value &&
  typeof value.token === 'string' &&
  'seat' in value &&
  typeof value.seat === 'number';

const remembered = (): Tables => {
  try {
    const tables: unknown = JSON.parse(localStorage.getItem(DRAWER) ?? '{}');
    return Object.entries(tables ?? {}).flatMap(([id, all]) =>
      Array.isArray(all) && all.every(isCompanion) ? [[id, all] as const] : [],
    );
  } catch {
    return [];
  }
};

/** Who else sits at this screen; nobody at most tables. */
export const companionsAt = (gameId: string): readonly Companion[] =>
  remembered().find(([id]) => id === gameId)?.[1] ?? [];

const rememberTogether = (gameId: string, companions: readonly Companion[]): void => {
  const others = remembered().filter(([id]) => id !== gameId);
  localStorage.setItem(
    DRAWER,
    JSON.stringify(Object.fromEntries([...others.slice(1 - KEPT), [gameId, companions]])),
  );
};

/** A table for so many at this screen; each of the others gets a name and sits down. */
export const beginTogether = (order: NewGame, names: readonly string[]): Promise<Game> =>
  playing(async (parlor) => {
    const game = await parlor.createGame(order);
    const companions: Companion[] = [];
    for (const wanted of names) {
      const { token, name } = await strangers().createPlayer(wanted);
      const seen = await parlorAs(token).takeSeat(game);
      companions.push(...seen.seats.flatMap(({ seat, you }) => (you ? [{ name, token, seat }] : [])));
    }
    rememberTogether(game.id, companions);
    return game;
  });

/** Those at this screen sit down again, at the table that follows another. */
export const bringAlong = async (before: Game, next: Game): Promise<void> => {
  const companions: Companion[] = [];
  for (const { name, token } of companionsAt(before.id)) {
    const { seats } = await parlorAs(token).rematch(before);
    companions.push(...seats.flatMap(({ seat, you }) => (you ? [{ name, token, seat }] : [])));
  }
  if (companions.length > 0) rememberTogether(next.id, companions);
};

/** A name that nobody at this screen has. */
export const anotherName = (): string => {
  const mine = guest.get()?.name;
  for (;;) {
    const name = friendlyName();
    if (name !== mine) return name;
  }
};
