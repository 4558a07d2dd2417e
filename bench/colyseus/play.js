import { Client } from 'colyseus.js';

/** Players in both seats, each in a room of its own: `play.js <port> <connections> <warm-up s> <measured s>`. */
const [port, connectionCount, warmUp, seconds] = process.argv.slice(2).map(Number);

const client = new Client(`ws://127.0.0.1:${port}`);
const open = () => client.create('knucklebones');
const changed = (room) => new Promise((resolve) => room.onStateChange.once(resolve));

const move = async (room) => {
  const { boards, seat, moves } = room.state;
  const columns = [...boards[seat].columns].flatMap(({ dice }, column) => (dice.length < 3 ? [column] : []));
  const told = changed(room);
  room.send('place', columns[Math.floor(Math.random() * columns.length)]);
  const after = await told;
  if (after.moves !== moves + 1) throw new Error('the move was not made');
};

const again = async (room) => {
  const told = changed(room);
  room.send('again');
  await told;
};

const rooms = [];
while (rooms.length < connectionCount) {
  const room = await open();
  await changed(room);
  rooms.push(room);
}
const begin = performance.now() + warmUp * 1000;
const end = begin + seconds * 1000;
const times = [];

const run = async (room) => {
  for (let asked = performance.now(); asked < end; ) {
    if (room.state.isOver) await again(room);
    asked = performance.now();
    await move(room);
    const answered = performance.now();
    if (asked >= begin && answered <= end) times.push(answered - asked);
  }
};

await Promise.all(rooms.map(run));
const sorted = Float64Array.from(times).sort();
const quantile = (part) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
console.log(JSON.stringify({ perSecond: sorted.length / seconds, p50: quantile(0.5), p99: quantile(0.99) }));
process.exit(0);
