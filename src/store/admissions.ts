import type { Places } from './places.js';
import { travelTogether } from './travel-together.js';

/**
 * Room for one more game, counted in the database, so it holds for all processes.
 * Law: whoever came in is counted until it is known what came of it, and from then on by the game itself; so no cap is passed, however many ask at once.
 */
export interface Admissions {
  /** May this player lay one more table, and where? A request that is sent again is told the table it had. */
  lay(asked: Laying): Promise<Laid>;
  /** May this player sit down at one more, the table of this id? */
  join(playerId: string, gameId: string, most: number, now: Date): Promise<boolean>;
  /** Whoever was let in here has what they came for, or has not; or nobody knows, and they are counted a while longer. */
  settle(settled: Settled): Promise<void>;
  /** Forgets what is older: nobody sends such a request again. */
  forget(before: Date): Promise<void>;
}

export interface Laying {
  readonly playerId: string;
  /** The id that follows from the request. */
  readonly name: string;
  /** Where to lay the table, unless this request has one already. */
  readonly gameId: string;
  /** The mark of the network it comes from, and since when tables from there are counted. */
  readonly network: string | null;
  readonly since: Date;
  /** Null for as many as one likes. */
  readonly most: { readonly perPlayer: number; readonly perNetwork: number } | null;
  readonly now: Date;
}

export interface Laid {
  readonly gameId: string;
  /** Of whom there are too many games already. */
  readonly tooMany: 'theirs' | 'from-there' | null;
}

export interface Settled {
  readonly name: string;
  readonly playerId: string;
  /** Whether there is a game now that counts; null where nobody knows. */
  readonly hasLanded: boolean | null;
}

const NO_CAP = 2_147_483_647;

export const openAdmissions = ({ home, isSpread }: Places): Admissions => {
  const { soon, ask, askInTurn } = home;
  const cards = isSpread ? 'listings' : 'games';
  const [laying, joining, settling] = [layingIn(cards, isSpread), joiningIn(cards), settlingIn(cards)];
  const settleTogether = travelTogether<Settled>(async (settled) => {
    await soon(() => ask(settling, [JSON.stringify(settled)]));
  });
  const inside = insideOf();
  return {
    async lay({ playerId, name, gameId, network, since, most, now }) {
      // In one place nothing is laid elsewhere.
      if (most === null && !isSpread) return { gameId: name, tooMany: null };
      const { perPlayer, perNetwork } = most ?? { perPlayer: NO_CAP, perNetwork: NO_CAP };
      const turns = network === null ? [playerId] : [playerId, network];
      const asked = [name, playerId, gameId, network, now.toISOString(), since.toISOString()];
      const [row] = await soon(() => askInTurn(turns, laying, [...asked, perPlayer, perNetwork]));
      const laid = { gameId: String(row?.game_id) };
      if (row?.is_there === true) return { ...laid, tooMany: null };
      if (row?.is_theirs_full === true) return { ...laid, tooMany: 'theirs' };
      if (row?.is_network_full === true) return { ...laid, tooMany: 'from-there' };
      inside.enter(name, playerId);
      return { ...laid, tooMany: null };
    },
    async join(playerId, gameId, most, now) {
      const [row] = await soon(() =>
        askInTurn([playerId], joining, [gameId, playerId, now.toISOString(), most]),
      );
      if (row?.fits === true) inside.enter(gameId, playerId);
      return row?.fits === true;
    },
    async settle(settled) {
      const isLast = inside.leave(settled.name, settled.playerId);
      if (isLast && settled.hasLanded !== null)
        await settleTogether(`${settled.name} ${settled.playerId}`, settled);
    },
    async forget(before) {
      await soon(() =>
        ask('DELETE FROM admissions WHERE at < $1::text::timestamptz', [before.toISOString()]),
      );
    },
  };
};

/** Who was let in by this process. The same request may come twice at once, and is settled by the one who does it. */
const insideOf = () => {
  const times = new Map<string, number>();
  return {
    enter(name: string, playerId: string): void {
      const one = `${name} ${playerId}`;
      times.set(one, (times.get(one) ?? 0) + 1);
    },
    /** Whether they were inside, and nobody else is under their name. */
    leave(name: string, playerId: string): boolean {
      const one = `${name} ${playerId}`;
      const left = (times.get(one) ?? 0) - 1;
      if (left > 0) times.set(one, left);
      else times.delete(one);
      return left === 0;
    },
  };
};

/** Longer than any request takes. What nobody settled by then came to nothing, or is a game that counts. */
const UNDER_WAY = "interval '1 minute'";

/** The conditions are those of the indexes, word for word. */
const gamesOf = (cards: string, now: string): string => `
  SELECT game_id FROM ${cards} WHERE status <> 'over' AND players @> ARRAY[$2::text]
  UNION SELECT game_id FROM ${cards} WHERE status <> 'over' AND players = '{}' AND host = $2
  UNION SELECT game_id FROM admissions WHERE player_id = $2 AND at > ${now}::text::timestamptz - ${UNDER_WAY}`;

/** Where a request has its table. In one place it is where its name says. */
const chosenIn = (isSpread: boolean): string =>
  isSpread
    ? `coalesce((SELECT game_id FROM admissions WHERE name = $1 AND player_id = $2),
        (SELECT game_id FROM listings WHERE game_id = $1), (SELECT game_id FROM past_listings WHERE game_id = $1), $3::text)`
    : '$3::text';

const layingIn = (cards: string, isSpread: boolean): string => `
  WITH chosen AS ${isSpread ? 'MATERIALIZED ' : ''}(SELECT ${chosenIn(isSpread)} AS game_id),
  own AS (${gamesOf(cards, '$5')}),
  near AS (
    SELECT game_id FROM ${cards} WHERE status <> 'over' AND network = $4::text AND created_at > $6::text::timestamptz
    UNION SELECT game_id FROM admissions WHERE network = $4 AND at > $5::text::timestamptz - ${UNDER_WAY}),
  verdict AS (SELECT game_id,
    EXISTS (SELECT FROM ${cards} WHERE game_id = chosen.game_id)
      ${isSpread ? 'OR EXISTS (SELECT FROM past_listings WHERE game_id = chosen.game_id)' : ''} AS is_there,
    (SELECT count(*) FROM own WHERE own.game_id <> chosen.game_id) >= $7::int AS is_theirs_full,
    (SELECT count(*) FROM near WHERE near.game_id <> chosen.game_id) >= $8::int AS is_network_full
    FROM chosen),
  added AS (
    INSERT INTO admissions (name, player_id, game_id, network, at)
    SELECT $1::text, $2, game_id, $4, $5::text::timestamptz FROM verdict
    WHERE NOT (is_there OR is_theirs_full OR is_network_full)
    ON CONFLICT (name, player_id) DO UPDATE SET at = excluded.at)
  SELECT * FROM verdict`;

const joiningIn = (cards: string): string => `
  WITH own AS (${gamesOf(cards, '$3')}),
  verdict AS (SELECT count(*) < $4::int AS fits FROM own WHERE game_id <> $1::text),
  added AS (
    INSERT INTO admissions (name, player_id, game_id, at)
    SELECT $1, $2, $1, $3::text::timestamptz FROM verdict WHERE fits
    ON CONFLICT (name, player_id) DO UPDATE SET at = excluded.at)
  SELECT fits FROM verdict`;

/** A table that is not where its name says stays known, so that the same request finds it; and so does one that no list has yet. */
const settlingIn = (cards: string): string => `
  DELETE FROM admissions USING json_to_recordset($1::text::json) AS done(name text, "playerId" text, "hasLanded" boolean)
  WHERE admissions.name = done.name AND admissions.player_id = done."playerId" AND (NOT "hasLanded"
    OR (admissions.game_id = admissions.name AND EXISTS (SELECT FROM ${cards} WHERE game_id = admissions.game_id)))`;
