import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

interface Node {
  readonly nodename: string;
  readonly nodeport: number;
  readonly groupid: number;
}

const at = (url: string, database: string, node?: Node): string => {
  const place = new URL(url);
  place.pathname = `/${database}`;
  if (node !== undefined) {
    place.hostname = node.nodename;
    place.port = String(node.nodeport);
  }
  return place.href;
};

const run = async <Rows extends readonly object[]>(url: string, script: string): Promise<Rows> => {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await client.unsafe<Rows & postgres.Row[]>(script);
  } finally {
    await client.end();
  }
};

/** A database of its own on every node of the cluster whose coordinator this is. */
export const freshCluster = async (coordinator: string) => {
  const name = `parlor_${randomBytes(6).toString('hex')}`;
  const nodes = await run<Node[]>(
    coordinator,
    "SELECT nodename, nodeport, groupid FROM pg_dist_node WHERE noderole = 'primary' ORDER BY groupid",
  );
  const own = new URL(coordinator).pathname.slice(1);
  for (const node of nodes) {
    await run(at(coordinator, own, node), `SET citus.enable_create_database_propagation = off`).catch(
      () => {},
    );
    await run(at(coordinator, own, node), `CREATE DATABASE ${name}`);
    await run(at(coordinator, name, node), 'CREATE EXTENSION citus');
  }
  for (const { nodename, nodeport, groupid } of nodes)
    await run(
      at(coordinator, name),
      groupid === 0
        ? `SELECT citus_set_coordinator_host('${nodename}', ${nodeport})`
        : `SELECT citus_add_node('${nodename}', ${nodeport})`,
    );
  const remove = async (): Promise<void> => {
    for (const node of nodes) await run(at(coordinator, own, node), `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { url: at(coordinator, name), remove };
};
