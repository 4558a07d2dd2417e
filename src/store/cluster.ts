import { type Database, isUnavailable, type Row, sqlState, Unavailable } from './database.js';
import { onePlace, type Piece, type Places, wholePiece } from './places.js';
import { type RollCall, rollCall } from './roll-call.js';
import { hashText } from './text-hash.js';

/** From this hash on, up to the next, games are at this node, in tables of these names. */
interface Share extends Piece {
  readonly from: number;
}

/** All tables that lie beside the events, shard by shard. */
const MAP = `SELECT shardminvalue::integer AS lowest, groupid, nodename, nodeport,
    json_object_agg(logicalrelid::text, shard_name(logicalrelid, shardid))::text AS tables
  FROM pg_dist_partition JOIN pg_dist_shard USING (logicalrelid) JOIN pg_dist_placement USING (shardid) JOIN pg_dist_node USING (groupid)
  WHERE noderole = 'primary'
    AND colocationid = (SELECT colocationid FROM pg_dist_partition WHERE logicalrelid = 'events'::regclass)
  GROUP BY 1, 2, 3, 4 ORDER BY 1`;

/** Shards move seldom, and a node that has a game no longer passes on what it is asked. */
const LOOK_AGAIN_MS = 10_000;
/** A node that does not answer may have left the cluster. */
const LOOK_SOON_MS = 500;
/** The coordinator of a cluster. */
const COORDINATOR = 0;

/** Finds out which kind of database this is: games are in one place, or at the nodes of a Citus cluster. */
export const placesOf = async (home: Database): Promise<Places> => {
  const { node } = home;
  if (node === null) return onePlace(home);
  const call = rollCall();
  const watched = call.watch(home);
  return (await isDistributed(home)) ? atNodes(watched, node, call) : onePlace(watched);
};

export const hasCitus = async (home: Database): Promise<boolean> =>
  (await home.ask("SELECT FROM pg_extension WHERE extname = 'citus'", [])).length > 0;

export const isDistributed = async (home: Database, table = 'events'): Promise<boolean> =>
  (await hasCitus(home)) &&
  (await home.ask('SELECT FROM pg_dist_partition WHERE logicalrelid = $1::text::regclass', [table])).length >
    0;

/** A connection pool for each node that has games; what is sent there needs nobody between. */
const atNodes = async (
  home: Database,
  node: NonNullable<Database['node']>,
  call: RollCall,
): Promise<Places> => {
  const nodes = new Map<string, Database>();
  const nodeOf = ({ groupid, nodename, nodeport }: Row): Database => {
    if (Number(groupid) === COORDINATOR) return home;
    const name = `${nodename}:${nodeport}`;
    const place = nodes.get(name) ?? call.watch(whenAway(node(String(nodename), Number(nodeport)), lookSoon));
    nodes.set(name, place);
    return place;
  };
  let shares: readonly Share[] = [];
  const look = async (): Promise<void> => {
    shares = (await home.ask(MAP, [])).map((row) => shareOf(row, nodeOf(row)));
  };
  // Should it fail, the map there is will do.
  const lookAgain = (): void => void look().catch(() => {});
  let soon: NodeJS.Timeout | null = null;
  const lookSoon = (): void => {
    soon ??= setTimeout(() => {
      soon = null;
      lookAgain();
    }, LOOK_SOON_MS).unref();
  };
  await look();
  const again = setInterval(lookAgain, LOOK_AGAIN_MS).unref();
  const rest = wholePiece('the coordinator', home);
  const pieceOf = (gameId: string): Piece => pieceIn(shares, hashText(gameId)) ?? rest;
  return {
    home,
    isSpread: true,
    placeOf: (gameId) => pieceOf(gameId).place,
    pieceOf,
    pieces: () => shares,
    isAway: (gameId) => call.isAway(pieceOf(gameId).place),
    whenBack: call.whenBack,
    async close() {
      clearInterval(again);
      if (soon !== null) clearTimeout(soon);
      await Promise.all([home, ...nodes.values()].map((place) => place.close()));
    },
  };
};

const shareOf = ({ lowest, tables }: Row, place: Database): Share => {
  const names: Readonly<Record<string, string>> = JSON.parse(String(tables));
  return { name: String(lowest), from: Number(lowest), place, table: (name) => names[name] ?? name };
};

/** A shard is asked for by the name it has here, and it has gone: a table of ours is at every node. */
const MOVED = '42P01';

/** The same database, and somebody who hears of it when it does not answer, or has moved what it was asked for. */
const whenAway = (place: Database, tell: () => void): Database => ({
  ...place,
  soon: (work) =>
    place.soon(work).catch((error: unknown) => {
      const hasMoved = sqlState(error) === MOVED;
      if (hasMoved || isUnavailable(error)) tell();
      throw hasMoved ? new Unavailable('a shard has moved to another node', { cause: error }) : error;
    }),
});

/** The last share that begins at or before the hash. */
const pieceIn = (shares: readonly Share[], hash: number): Share | undefined => {
  let low = 0;
  let high = shares.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((shares[middle]?.from ?? 0) <= hash) low = middle + 1;
    else high = middle;
  }
  return shares[low - 1];
};
