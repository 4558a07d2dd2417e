import type { Database, Row } from './database.js';
import { onePlace, type Places } from './places.js';
import { hashText } from './text-hash.js';

/** From this hash on, up to the next, games are at this node. */
interface Share {
  readonly from: number;
  readonly place: Database;
}

const MAP = `SELECT shardminvalue::integer AS lowest, groupid, nodename, nodeport
  FROM pg_dist_shard JOIN pg_dist_placement USING (shardid) JOIN pg_dist_node USING (groupid)
  WHERE logicalrelid = 'events'::regclass AND noderole = 'primary' ORDER BY 1`;

/** Shards move seldom, and a node that has a game no longer passes on what it is asked. */
const LOOK_AGAIN_MS = 10_000;
/** The coordinator of a cluster. */
const COORDINATOR = 0;

/** Finds out which kind of database this is: games are in one place, or at the nodes of a Citus cluster. */
export const placesOf = async (home: Database): Promise<Places> => {
  const { node } = home;
  return node === null || !(await isDistributed(home)) ? onePlace(home) : atNodes(home, node);
};

export const hasCitus = async (home: Database): Promise<boolean> =>
  (await home.ask("SELECT FROM pg_extension WHERE extname = 'citus'", [])).length > 0;

export const isDistributed = async (home: Database, table = 'events'): Promise<boolean> =>
  (await hasCitus(home)) &&
  (await home.ask('SELECT FROM pg_dist_partition WHERE logicalrelid = $1::text::regclass', [table])).length >
    0;

/** A connection pool for each node that has games; what is sent there needs nobody between. */
const atNodes = async (home: Database, node: NonNullable<Database['node']>): Promise<Places> => {
  const nodes = new Map<string, Database>();
  const nodeOf = ({ groupid, nodename, nodeport }: Row): Database => {
    if (Number(groupid) === COORDINATOR) return home;
    const name = `${nodename}:${nodeport}`;
    const place = nodes.get(name) ?? node(String(nodename), Number(nodeport));
    nodes.set(name, place);
    return place;
  };
  const look = async (): Promise<readonly Share[]> =>
    (await home.ask(MAP, [])).map((row) => ({ from: Number(row.lowest), place: nodeOf(row) }));
  let shares = await look();
  const again = setInterval(() => {
    look().then(
      (found) => {
        shares = found;
      },
      // The map there is will do.
      () => {},
    );
  }, LOOK_AGAIN_MS).unref();
  return {
    home,
    isSpread: true,
    placeOf: (gameId) => placeIn(shares, hashText(gameId)) ?? home,
    everywhere: () => [home],
    async close() {
      clearInterval(again);
      await Promise.all([home, ...nodes.values()].map((place) => place.close()));
    },
  };
};

/** The last share that begins at or before the hash. */
const placeIn = (shares: readonly Share[], hash: number): Database | undefined => {
  let low = 0;
  let high = shares.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((shares[middle]?.from ?? 0) <= hash) low = middle + 1;
    else high = middle;
  }
  return shares[low - 1]?.place;
};
