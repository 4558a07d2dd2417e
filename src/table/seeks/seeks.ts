import { no, type Result, yes } from '../../engine/result.js';
import type { Doorbell } from '../../live/doorbell.js';
import { earAt } from '../../live/ear.js';
import type { Leaderboards } from '../../store/leaderboards.js';
import type { SeekRow, Seeks } from '../../store/seeks.js';
import { hostIn } from '../clubs/at-table.js';
import type { Membership } from '../clubs/membership.js';
import type { Command } from '../commit/command.js';
import { idFrom, newId } from '../id.js';
import type { Player, Visitor } from '../players/players.js';
import type { Problem } from '../problem.js';
import { SCALE } from '../ratings/fold.js';
import * as say from './seek-problems.js';
import { type SeekSeen, seekSeen } from './seek-seen.js';
import { markOf, type WantedSeek, wishFor } from './wish.js';

/** Finding an opponent: whoever looks for one waits in the database, and any process brings two together. */
export interface SeekService {
  make(command: SeekCommand): Promise<Result<MadeSeek, Problem>>;
  /** Those of somebody that are not over, the oldest first. */
  mine(player: Player): Promise<readonly SeekSeen[]>;
  find(player: Player, seekId: string): Promise<Result<SeekSeen, Problem>>;
  /** As soon as it is over, or as it stands when time is up. Whoever waits is there. */
  wait(player: Player, seekId: string, signal: AbortSignal): Promise<Result<SeekSeen, Problem>>;
  cancel(player: Player, seekId: string): Promise<Result<SeekSeen, Problem>>;
}

export interface SeekCommand extends Command<WantedSeek> {
  readonly player: Visitor;
}

export interface MadeSeek {
  readonly seek: SeekSeen;
  readonly isReplay: boolean;
}

interface Rooms {
  readonly seeks: Seeks;
  readonly leaderboards: Pick<Leaderboards, 'find'>;
  readonly membership: Pick<Membership, 'of'>;
  readonly bell: Doorbell;
  /** Brings together who can be. */
  readonly matchmake: () => Promise<unknown>;
  readonly clock: () => number;
}

/** Whoever waits says so again this often. */
const SAY_AGAIN_MS = 15_000;

export const seeksIn = ({ seeks, leaderboards, membership, bell, matchmake, clock }: Rooms): SeekService => {
  const now = (): Date => new Date(clock());
  const own = async (player: Player, seekId: string): Promise<Result<SeekRow, Problem>> => {
    const row = await seeks.find(seekId);
    return row?.playerId === player.id ? yes(row) : no(say.unknownSeek(seekId));
  };
  const rowFor = async ({ player, wanted, key }: SeekCommand): Promise<Result<SeekRow, Problem>> => {
    const host = await hostIn(membership, player, wanted.club);
    if (!host.ok) return host;
    const wish = wishFor(wanted);
    if (!wish.ok) return wish;
    const { ruleset, club = null } = wanted;
    const standing = await leaderboards.find({ ruleset, club }, player.id);
    return yes({
      seekId: key === undefined ? newId('s') : idFrom('s', `${player.id} ${key.key}`),
      playerId: player.id,
      tokenId: player.tokenId,
      ruleset,
      club,
      wish: wish.value,
      wishMark: markOf(ruleset, club, wish.value),
      mu: standing?.mu ?? SCALE.mu,
      status: 'waiting',
      why: null,
      gameId: null,
      requestHash: key?.requestHash ?? null,
      createdAt: now(),
      seenAt: now(),
      changedAt: now(),
    });
  };
  /** The request was here before, or their club has ended since, or another seek of theirs is in the way. */
  const instead = async (
    row: SeekRow,
    { player, wanted }: SeekCommand,
  ): Promise<Result<MadeSeek, Problem>> => {
    const before = await seeks.find(row.seekId);
    if (before !== null)
      return before.requestHash === row.requestHash
        ? yes({ seek: seekSeen(before), isReplay: true })
        : no(say.KEY_REUSED);
    const host = await hostIn(membership, player, wanted.club);
    if (!host.ok) return host;
    const open = await seeks.openOf(row.playerId);
    const other = open.find(({ ruleset }) => ruleset === row.ruleset);
    if (other === undefined && open.length >= say.MOST_SEEKS) return no(say.TOO_MANY_SEEKS);
    return no(say.alreadySeeking(other?.seekId ?? '{id}', row.ruleset));
  };
  const again = async (row: SeekRow): Promise<SeekRow> => (await seeks.find(row.seekId)) ?? row;

  return {
    async make(command) {
      const row = await rowFor(command);
      if (!row.ok) return row;
      if (!(await seeks.add(row.value, say.MOST_SEEKS))) return instead(row.value, command);
      // Whoever cannot be brought together now is a moment later.
      await matchmake().catch(() => {});
      return yes({ seek: seekSeen(await again(row.value)), isReplay: false });
    },
    mine: async (player) => (await seeks.openOf(player.id)).map(seekSeen),
    async find(player, seekId) {
      const row = await own(player, seekId);
      if (!row.ok) return row;
      await seeks.see([player.id], now());
      return yes(seekSeen(row.value));
    },
    async wait(player, seekId, signal) {
      const ear = earAt(bell, seekId, signal);
      const saying = setInterval(() => void seeks.see([player.id], now()).catch(() => {}), SAY_AGAIN_MS);
      try {
        await seeks.see([player.id], now());
        for (;;) {
          // Listening began before this read, so nothing falls in between.
          const row = await own(player, seekId);
          if (!row.ok || signal.aborted || seekSeen(row.value).status !== 'waiting')
            return row.ok ? yes(seekSeen(row.value)) : row;
          await ear.heard();
        }
      } finally {
        clearInterval(saying);
        ear.close();
      }
    },
    async cancel(player, seekId) {
      const row = await own(player, seekId);
      if (!row.ok) return row;
      const isCancelled = await seeks.cancel(seekId, 'taken-back', now());
      const after = await again(row.value);
      return isCancelled ? yes(seekSeen(after)) : no(say.seekOver(after.status));
    },
  };
};
