import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { buildServer } from '../scripts/bundles.js';
import { RULEBOOKS } from '../src/games/registry.js';
import { fromRoot } from '../src/root.js';
import { type Played, playUnaided } from './agent/agent.js';
import { close } from './closing.js';
import { startParlor } from './servers.js';
import { openWorkshop } from './workshop.js';

/** `npx tsx bench/agents.ts`: does an agent that knows nothing but the tools get through a game of each ruleset? Fails when a call is refused. */
const evaluate = async (): Promise<readonly (readonly [string, Played])[]> => {
  const workshop = openWorkshop();
  await buildServer();
  const { port } = await startParlor({ PARLOR_DATA: join(workshop, 'data') }, workshop);
  const played: [string, Played][] = [];
  for (const { id, name } of RULEBOOKS) {
    const client = new Client({ name: 'unaided', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
    played.push([id, await playUnaided(client, name)]);
    await client.close();
  }
  return played;
};

const rowOf = ([id, { calls, turns, refused, read, ended }]: readonly [string, Played]): string =>
  `| ${id} | ${ended} | ${turns} | ${calls} | ${refused.length} | ${Math.round(read / 1000)} |`;

const reportOf = (played: readonly (readonly [string, Played])[]): string => `# Agents

An agent that has the tools of \`/mcp\` with their descriptions and schemas, and the answers, and nothing else, is asked for a game of each ruleset by the name a person says ("Can't Stop").
It has no mind: it takes the tool whose words fit what it needs best, fills in what the schema asks for from what it was told, and plays the actions that are offered, in turn, against the server's easy bot.
So it says nothing of how well a model plays, only whether the words and schemas lead through a whole game. Repeat it with \`npx tsx bench/agents.ts\`.

| ruleset | ended | turns | calls | refused | read, thousand characters |
| --- | --- | ---: | ---: | ---: | ---: |
${played.map(rowOf).join('\n')}
`;

try {
  const played = await evaluate();
  writeFileSync(fromRoot('bench', 'results', 'agents.md'), reportOf(played));
  for (const row of played.map(rowOf)) console.log(row);
  for (const [id, { refused, ended }] of played) {
    for (const no of refused) console.error(`${id}: ${no}`);
    if (refused.length > 0 || ended !== 'finished') process.exitCode = 1;
  }
} finally {
  await close();
}
