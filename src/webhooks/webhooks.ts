import { hash } from 'node:crypto';
import type { Result } from '../engine/result.js';
import { no, yes } from '../engine/result.js';
import {
  type DeliveryPlace,
  type DeliveryRow,
  MATTERS,
  type MatterType,
  type WebhookRow,
} from '../store/webhooks.js';
import type { Problem } from '../table/problem.js';
import { findRulebook } from '../table/shelf.js';
import { idOf } from './call.js';
import type { WebhookDeps } from './deps.js';
import { TURNS_ALONE } from './matters.js';
import { newSigningSecret } from './signature.js';
import { addressesOf, targetIn } from './target.js';
import { type Watch, watchOver } from './watch.js';

export { type DeliveryPlace, MATTERS, type MatterType };

/** A webhook as its owner sees it. */
export interface WebhookSeen {
  readonly url: string;
  readonly rulesets: readonly string[] | null;
  readonly notices: readonly MatterType[];
  readonly status: 'active' | 'paused' | 'disabled';
  /** Why it is paused or disabled, for people. */
  readonly reason: string | null;
  /** The same in one word: the code of the call that failed last. */
  readonly reasonCode: string | null;
  /** Since when nothing succeeds; of one that is disabled, since when it is. */
  readonly since: string | null;
  readonly failures: number;
  readonly pausedUntil: string | null;
  readonly createdAt: string;
}

/** The announcement of one matter, with every call that was made for it. */
export interface DeliverySeen {
  readonly id: string;
  readonly type: MatterType;
  readonly gameId: string;
  readonly version: number;
  readonly seat: number;
  readonly status: DeliveryRow['status'];
  readonly createdAt: string;
  /** Null unless it is open. */
  readonly nextAttemptAt: string | null;
  readonly attempts: DeliveryRow['attempts'];
}

export interface WantedWebhook {
  readonly url: string;
  readonly rulesets?: readonly string[] | undefined;
  /** Left out, turns alone. */
  readonly notices?: readonly MatterType[] | undefined;
}

export interface NewSecret {
  readonly secret: string;
  /** Until then the one before signs too. */
  readonly previousUntil: string;
  readonly isReplay: boolean;
}

/** Bots that are called when it is their turn, or when something else waits for them. */
export interface WebhookService {
  /** The secret is told when it is new, and only then. */
  set(
    playerId: string,
    wanted: WantedWebhook,
  ): Promise<Result<{ readonly webhook: WebhookSeen; readonly secret: string | null }, Problem>>;
  find(playerId: string): Promise<Result<WebhookSeen, Problem>>;
  remove(playerId: string): Promise<Result<null, Problem>>;
  changeSecret(playerId: string, key?: string): Promise<Result<NewSecret, Problem>>;
  deliveries(playerId: string, limit: number, before?: DeliveryPlace): Promise<DeliveryPage>;
  close(): Promise<void>;
}

export interface DeliveryPage {
  readonly items: readonly DeliverySeen[];
  readonly next: DeliveryPlace | null;
}

const HOUR_MS = 3_600_000;
/** Long enough to put the new secret in place, wherever the bot runs. */
const OLD_SECRET_MS = 24 * HOUR_MS;

export const openWebhookService = (deps: WebhookDeps): WebhookService => {
  const { webhooks, reach } = deps;
  const watch: Watch | null = reach === 'off' ? null : watchOver(deps);
  return {
    async set(playerId, { url, rulesets, notices }) {
      const checked = await check(deps, url, rulesets);
      if (!checked.ok) return checked;
      const secret = newSigningSecret();
      const wanted = {
        playerId,
        url: checked.value,
        rulesets: rulesets === undefined ? null : [...rulesets],
        notices: notices === undefined ? null : [...notices],
      };
      const kept = await webhooks.set({ ...wanted, secret }, new Date());
      watch?.begin(playerId);
      return yes({ webhook: seen(kept), secret: kept.secret === secret ? secret : null });
    },
    async find(playerId) {
      const row = await webhooks.find(playerId);
      return row === null ? no(NO_WEBHOOK) : yes(seen(row));
    },
    async remove(playerId) {
      watch?.end(playerId);
      return (await webhooks.remove(playerId)) ? yes(null) : no(NO_WEBHOOK);
    },
    async changeSecret(playerId, key) {
      const secret = newSigningSecret();
      const oldSecretUntil = new Date(Date.now() + OLD_SECRET_MS);
      const keyHash = key === undefined ? null : hash('sha256', `webhook secret ${playerId} ${key}`, 'hex');
      const changed = await webhooks.changeSecret(playerId, { secret, oldSecretUntil, keyHash });
      if (changed !== null)
        return yes({ secret, previousUntil: oldSecretUntil.toISOString(), isReplay: false });
      // Either there is none, or the same request was here before: then the secret before it goes on signing as it was told.
      const there = await webhooks.find(playerId);
      const until = there?.oldSecretUntil ?? null;
      return there === null || until === null
        ? no(NO_WEBHOOK)
        : yes({ secret: there.secret, previousUntil: until.toISOString(), isReplay: true });
    },
    async deliveries(playerId, limit, before) {
      const rows = await webhooks.deliveries(playerId, limit + 1, before);
      const items = rows.slice(0, limit);
      return { items: items.map(seenDelivery), next: rows.length > limit ? (items.at(-1) ?? null) : null };
    },
    close: async () => watch?.close(),
  };
};

const check = async (
  { reach, ports, lookUp }: WebhookDeps,
  url: string,
  rulesets: readonly string[] | undefined,
): Promise<Result<string, Problem>> => {
  if (reach === 'off') return no(OFF);
  for (const [place, id] of (rulesets ?? []).entries()) {
    const book = findRulebook(id, `rulesets/${place}`);
    if (!book.ok) return book;
  }
  const target = targetIn(url, reach, ports);
  if (!target.ok) return no(badUrl(target.problem));
  const found = reach === 'any' ? yes(null) : await addressesOf(target.value, reach, lookUp);
  return found.ok ? yes(target.value.href) : no(forbidden(target.value));
};

const seen = (row: WebhookRow): WebhookSeen => ({
  url: row.url,
  rulesets: row.rulesets,
  notices: row.notices ?? TURNS_ALONE,
  status: statusOf(row),
  ...reasonsOf(row),
  failures: row.failures,
  pausedUntil: statusOf(row) === 'paused' ? (row.pausedUntil?.toISOString() ?? null) : null,
  createdAt: row.createdAt.toISOString(),
});

const reasonsOf = (row: WebhookRow): Pick<WebhookSeen, 'reason' | 'reasonCode' | 'since'> => {
  switch (statusOf(row)) {
    case 'active':
      return { reason: null, reasonCode: null, since: null };
    case 'paused':
      return {
        reason: row.troubleWhy,
        reasonCode: row.trouble,
        since: row.troubleSince?.toISOString() ?? null,
      };
    case 'disabled':
      return {
        reason: row.disabledWhy,
        reasonCode: row.trouble,
        since: row.disabledAt?.toISOString() ?? null,
      };
  }
};

const statusOf = ({ disabledAt, pausedUntil }: WebhookRow): WebhookSeen['status'] => {
  if (disabledAt !== null) return 'disabled';
  return pausedUntil !== null && pausedUntil.getTime() > Date.now() ? 'paused' : 'active';
};

const seenDelivery = (row: DeliveryRow): DeliverySeen => ({
  id: idOf(row),
  type: row.type,
  gameId: row.gameId,
  version: row.version,
  seat: row.seat,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  nextAttemptAt: row.status === 'open' ? row.dueAt.toISOString() : null,
  attempts: row.attempts,
});

const NO_WEBHOOK: Problem = {
  code: 'unknown-webhook',
  detail: 'You have no webhook. PUT /me/webhook with {"url": "https://…"} makes one.',
};

const OFF: Problem = {
  code: 'webhooks-off',
  detail:
    'The operator of this server has switched webhooks off. GET /me/events tells you of your turns too.',
};

const badUrl = (message: string): Problem => ({
  code: 'malformed-request',
  detail: `The body is not as it should be: /url ${message}.`,
  errors: [{ pointer: '/url', message }],
});

const forbidden = ({ hostname }: URL): Problem => ({
  code: 'forbidden-target',
  detail: `"${hostname}" does not lead to an address this server may call: it must exist and be on the public internet. The operator can allow others with PARLOR_WEBHOOKS=any.`,
  errors: [{ pointer: '/url', message: 'must lead to a public address' }],
});
