import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';

/** 32 players in both seats, each on its own socket: `play.js <port> <connections> <warm-up s> <measured s>`. */
const [port, connectionCount, warmUp, seconds] = process.argv.slice(2).map(Number);

const open = () =>
  new Promise((resolve, reject) => {
    const socket = io(`http://127.0.0.1:${port}/knucklebones`, { transports: ['websocket'], forceNew: true });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

const next = (socket, event) => new Promise((resolve) => socket.once(event, (...args) => resolve(args)));

/** A match that nobody knows is made by the first who looks at it. */
const newMatch = async (socket) => {
  const matchID = randomUUID();
  const synced = next(socket, 'sync');
  socket.emit('sync', matchID, '0', undefined, 2);
  const [, { state }] = await synced;
  return { matchID, state };
};

const move = async (socket, { matchID, state }) => {
  const playerID = state.ctx.currentPlayer;
  const columns = state.G.boards[playerID].flatMap((dice, column) => (dice.length < 3 ? [column] : []));
  const column = columns[Math.floor(Math.random() * columns.length)];
  const updated = next(socket, 'update');
  socket.emit(
    'update',
    { type: 'MAKE_MOVE', payload: { type: 'place', args: [column], playerID } },
    state._stateID,
    matchID,
    playerID,
  );
  const [, after] = await updated;
  if (after._stateID === state._stateID) throw new Error('the move was not made');
  return { matchID, state: after };
};

const sockets = await Promise.all(Array.from({ length: connectionCount }, open));
const begin = performance.now() + warmUp * 1000;
const end = begin + seconds * 1000;
const times = [];

const run = async (socket) => {
  let match = await newMatch(socket);
  let asked = performance.now();
  while (asked < end) {
    match = match.state.ctx.gameover === undefined ? match : await newMatch(socket);
    asked = performance.now();
    match = await move(socket, match);
    const answered = performance.now();
    if (asked >= begin && answered <= end) times.push(answered - asked);
  }
};

const cpuBefore = process.cpuUsage();
await Promise.all(sockets.map(run));
const { user, system } = process.cpuUsage(cpuBefore);

const sorted = Float64Array.from(times).sort();
const quantile = (part) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
console.log(
  JSON.stringify({
    perSecond: sorted.length / seconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
    generatorCpu: (user + system) / 1e6 / (warmUp + seconds),
  }),
);
process.exit(0);
