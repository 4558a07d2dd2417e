import { hash } from 'node:crypto';
import type { JoinCodes } from '../../store/join-codes.js';
import type { Game } from '../game/game.js';
import { tableCode } from '../game/invitations.js';
import { codeIn } from '../spoken-code.js';

/** The codes of tables, and where they lead. */
export interface Codes {
  /** From now on its code leads to this table, if it has one. */
  add(game: Game): Promise<void>;
  /** The table that somebody means by what they heard. */
  find(said: string): Promise<string | null>;
}

export const codesIn = (store: JoinCodes, clock: () => number): Codes => ({
  async add(game) {
    const code = tableCode(game);
    if (code !== null) await store.add(hashOf(code), game.id, new Date(clock()));
  },
  async find(said) {
    const code = codeIn(said);
    return code === null ? null : store.find(hashOf(code));
  },
});

const hashOf = (code: string): string => hash('sha256', `table ${code}`, 'hex');
