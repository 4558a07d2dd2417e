import { no, type Result, yes } from '../../engine/result.js';
import type { TokenScope } from '../../store/schema.js';
import type { Store } from '../../store/store.js';
import type { Problem } from '../problem.js';
import { type DeviceLink, exchangeCode, makeLink, type WantedExchange } from './device-links.js';
import { type MadeToken, makeToken, ownTokens, type TokenSeen, type WantedToken } from './own-tokens.js';
import { newcomer, type SignedUp, signUp } from './sign-up.js';
import { type StreamTicket, sellTicket, takeTicket } from './tickets.js';
import { type Player, playerOf, tokenOf, type Visitor, type Visitors, visitorsIn } from './visitors.js';

export type { Player, Visitor } from './visitors.js';

/** Who is who. A token is shown once and only its hash is kept. */
export interface Guests extends Pick<Visitors, 'recognise' | 'bytes'> {
  /** With a key the same request gives the same answer, for some minutes; so the key must be as hard to guess as the token. */
  welcome(name: string, key?: string): Promise<Result<Welcome, Problem>>;
  /** Whether the token they came with is good still. */
  isStillGood(visitor: Pick<Visitor, 'id' | 'tokenId'>): Promise<boolean>;
  /** From now on they are called so where people are listed. */
  rename(player: Player, name: string): Promise<Player>;
  tokens(visitor: Visitor): Promise<readonly TokenSeen[]>;
  /** One more token for the same player. */
  makeToken(player: Player, wanted: WantedToken, key?: string): Promise<Result<MadeToken, Problem>>;
  /** From now on it is nobody's, in every process; its streams end. */
  revoke(visitor: Visitor, tokenId: string): Promise<Result<Revoked, Problem>>;
  /** A code that is exchanged for a token on another device. */
  makeLink(player: Player, scope: TokenScope, key?: string): Promise<Result<DeviceLink, Problem>>;
  exchange(wanted: WantedExchange, key?: string): Promise<Result<MadeToken, Problem>>;
  /** A ticket that opens one stream within a minute, so that no token need stand in an address. */
  sellTicket(visitor: Visitor, key?: string): Promise<StreamTicket>;
  /** Whose ticket it was; it is used up now. */
  takeTicket(ticket: string): Promise<Visitor | null>;
  /** Another process changed something about them. */
  changed(playerId: string): void;
  /** Some such news may have gone unheard. */
  afterGap(): void;
  /** Hears of players who changed, here or in another process; null when it may be anybody. Answers with the function that stops. */
  listen(hear: (playerId: string | null) => void): () => void;
  /** Those of these tokens that are good still. */
  stillGood(tokenIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface Welcome {
  readonly player: Player;
  readonly token: string;
  readonly isReplay: boolean;
}

/** A token that is good no more, and how many are left. */
export interface Revoked {
  readonly token: TokenSeen;
  readonly left: number;
}

export const guestsIn = (
  { players, signUps, tokens, links }: Pick<Store, 'players' | 'signUps' | 'tokens' | 'links'>,
  mostBytes: number,
  clock: () => number = Date.now,
): Guests => {
  const visitors = visitorsIn(tokens, mostBytes, clock);
  const listeners = new Set<(playerId: string | null) => void>();
  const tell = (playerId: string | null): void => {
    for (const hear of listeners) hear(playerId);
  };
  const changed = (playerId: string): void => {
    visitors.changed(playerId);
    tell(playerId);
  };
  return {
    recognise: visitors.recognise,
    get bytes() {
      return visitors.bytes;
    },
    changed,
    afterGap() {
      visitors.afterGap();
      tell(null);
    },
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    stillGood: tokens.among,
    isStillGood: async ({ id, tokenId }) => (await visitors.find(id, tokenId)) !== null,
    async welcome(name, key) {
      if (key !== undefined) {
        const signed = await signUp(signUps, name, key, clock());
        return signed.ok ? yes(welcomeOf(signed.value)) : signed;
      }
      const { row, token, secret } = newcomer(name, clock());
      await players.add(row, token);
      return yes(welcomeOf({ row, secret, isReplay: false }));
    },
    async rename(player, name) {
      await players.rename(player.id, name);
      changed(player.id);
      return { id: player.id, name, createdAt: player.createdAt };
    },
    tokens: (visitor) => ownTokens(tokens, visitor),
    async makeToken(player, wanted, key) {
      const made = await makeToken(tokens, player, wanted, key, clock());
      if (made.ok) changed(player.id);
      return made;
    },
    async revoke(visitor, tokenId) {
      const all = await ownTokens(tokens, visitor);
      const token = all.find(({ id }) => id === tokenId);
      // Also where there is none any more: whoever revoked it may have died before all were told.
      const isRevoked = await tokens.revoke(visitor.id, tokenId);
      changed(visitor.id);
      if (token === undefined || !isRevoked) return no(unknownToken(tokenId));
      return yes({ token, left: all.length - 1 });
    },
    makeLink: (player, scope, key) => makeLink(links, tokens, player, scope, key, clock()),
    async exchange(wanted, key) {
      const made = await exchangeCode(links, tokens, wanted, key, clock());
      if (made.ok) changed(made.value.playerId);
      return made;
    },
    sellTicket: (visitor, key) => sellTicket(players, visitor, key),
    takeTicket: (ticket) => takeTicket(players, visitors, ticket),
  };
};

const welcomeOf = ({ row, secret, isReplay }: SignedUp): Welcome => ({
  player: playerOf(row),
  token: tokenOf(row.playerId, secret),
  isReplay,
});

const unknownToken = (tokenId: string): Problem => ({
  code: 'unknown-token',
  detail: `You have no token ${tokenId}: it was revoked before, or never was one of yours. GET /me/tokens lists those you have.`,
});
