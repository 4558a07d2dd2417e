import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

/**
 * An agent with an older official client, which starts `npx parlor mcp` as agents do and plays every game.
 * `node older-agent.mjs FOLDER URL`: where parlor is installed, and the server. The client is installed for this folder alone.
 */
const [, , cwd, url] = process.argv;

/** What makes a game of anything legal short. */
const GAMES = {
  'cant-stop': { columnsToWin: 1 },
  dastan: { maxTurns: 8 },
  frustration: {},
  jackaroo: { maxRounds: 1 },
  knucklebones: { width: 2, height: 1 },
};

const client = new Client({ name: 'older', version: '1.0.0' });
const args = ['--no', '--', 'parlor', 'mcp', '--server', url];
const env = { ...process.env, PARLOR_CONFIG: cwd };
await client.connect(new StdioClientTransport({ command: 'npx', args, cwd, env, stderr: 'inherit' }));
await client.listTools();

let token = '';
const call = async (name, given) => {
  const answer = await client.callTool({ name, arguments: token === '' ? given : { ...given, token } });
  const { isError, content, structuredContent } = answer;
  if (isError === true) throw new Error(`${name} was refused: ${JSON.stringify(content)}`);
  return { text: content[0].text, game: structuredContent?.game };
};

const { text } = await call('create_player', { name: 'Older' });
token = /parlor_\S+/.exec(text)?.[0] ?? '';
for (const [ruleset, options] of Object.entries(GAMES)) {
  const seats = [{ player: 'me' }, { player: 'me' }];
  let { game } = await call('create_game', { ruleset, options, seats });
  for (let turn = 0; game.status !== 'over'; turn++) {
    const { action } = game.legal[turn % game.legal.length];
    ({ game } = await call('act', { game: game.id, action, version: game.version }));
  }
}
await client.close();
console.log(`parlor mcp: ${Object.keys(GAMES).length} games played by an older client`);
