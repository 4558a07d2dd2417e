import { placesOf } from '../../../src/store/cluster.js';
import { openLedger } from '../../../src/store/ledger.js';
import { openServer } from '../../../src/store/server.js';
import { append, card } from './appends.js';
import { standInsOf } from './stand-ins.js';

/** A process that lays one game, and is killed by whoever started it. Its words: the game, then home, or home and the two that stand in for nodes. */
const [, , gameId = '', ...urls] = process.argv;

const [home, even, odd] = await Promise.all(urls.map((url) => openServer(url)));
if (home === undefined) throw new Error('home has an address');
const places = even === undefined || odd === undefined ? await placesOf(home) : standInsOf([home, even, odd]);
await openLedger(places).append({ ...append(gameId, 1, 2), card: card(gameId, { ruleset: 'killed' }) });
// Whatever it still has to do at home it would do now.
setInterval(() => {}, 60_000);
