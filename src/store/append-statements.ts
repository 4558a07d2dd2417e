import { insertInto } from './insert-rows.js';
import { events, games, idempotencyKeys, seatNames } from './schema.js';

/**
 * The tables themselves refuse what does not fit: the primary key a number that is taken, the foreign key one that would leave a gap.
 * Then nothing of the statement has happened.
 */
export const ADD_ENTRIES = insertInto(events, '$1');

const SHOW_CARDS = `${insertInto(games, '$2')}
  ON CONFLICT (game_id) DO UPDATE SET
    status = excluded.status, players = excluded.players, kept_for = excluded.kept_for, has_bots = excluded.has_bots, has_open_seat = excluded.has_open_seat, to_rate = excluded.to_rate,
    card = excluded.card, changed_at = excluded.changed_at, unlisted = excluded.unlisted,
    network = CASE excluded.status WHEN 'over' THEN NULL ELSE games.network END`;

/** What goes with the entries, and only with them. A key that is taken refuses the statement, like an event's number. */
export const ADD_EVERYTHING = `
  WITH added AS (${ADD_ENTRIES}), shown AS (${SHOW_CARDS}),
  named AS (${insertInto(seatNames, '$4')} ON CONFLICT (game_id, named) DO NOTHING)
  ${insertInto(idempotencyKeys, '$3')}`;
