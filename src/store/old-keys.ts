import type { Piece } from './places.js';

/** So many at a time: the statement is short, whatever has piled up. */
const AT_ONCE = 2_000;

const forgetting = ({ table }: Piece): string => `
  WITH old AS (
    SELECT game_id, player_id, key FROM ${table('idempotency_keys')} WHERE created_at < $1::text::timestamptz
    ORDER BY created_at LIMIT ${AT_ONCE}),
  gone AS (
    DELETE FROM ${table('idempotency_keys')} AS used USING old
    WHERE used.game_id = old.game_id AND used.player_id = old.player_id AND used.key = old.key RETURNING 1)
  SELECT count(*)::integer AS keys FROM gone`;

/** Forgets the keys of some games that were used before this moment. */
export const forgetKeysIn = async (piece: Piece, before: Date): Promise<void> => {
  const { place } = piece;
  for (;;) {
    const [row] = await place.soon(() => place.ask(forgetting(piece), [before.toISOString()]));
    if (Number(row?.keys ?? 0) < AT_ONCE) return;
  }
};
