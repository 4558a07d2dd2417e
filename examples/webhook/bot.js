// A bot that is called when it is its turn, and answers with its action. Plain Node, nothing to install:
//
//     PARLOR_WEBHOOKS=any PARLOR_WEBHOOK_PORTS=any npm start
//     node examples/webhook/bot.js [ruleset] [opponent] [options]
//
// `opponent` is `me` (the bot plays every seat), `open` (it waits for somebody to sit down),
// or the name of a bot of the server: `easy`, `medium`, `hard`.
// PORT is where it listens; ADDRESS how the server reaches it, when that is not this machine.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { PARLOR = 'http://localhost:3000', PORT = '0', ADDRESS } = process.env;
const [ruleset = 'knucklebones', opponent = 'easy', options = '{}'] = process.argv.slice(2);

/** The whole brain: any legal action will do. Make it better! `game.view` is the board. */
const choose = (game) => game.legal[Math.floor(Math.random() * game.legal.length)].action;

const bot = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += piece;
  // Anybody can call us. Only Parlor can sign.
  if (!isSigned(request.headers, body)) return response.writeHead(401).end();
  const { data } = JSON.parse(body);
  const action = choose(data.game);
  console.log(`Turn ${data.game.version}, seat ${data.seat}: ${JSON.stringify(action)}`);
  return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(action));
});

/** Standard Webhooks: HMAC-SHA256 over the id, the time and the body. While a secret is being changed there are two signatures. */
const isSigned = (headers, body) => {
  const time = headers['webhook-timestamp'];
  // An old call may be one that somebody has recorded.
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${headers['webhook-id']}.${time}.${body}`).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature.replace(/^v1,/, ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
};

/** One request. Every "no" says in plain words what is the matter. */
const call = async (method, path, body, headers = {}) => {
  const answer = await fetch(PARLOR + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 304 || answer.status === 204) return null;
  const said = await answer.json();
  if (!answer.ok) throw new Error(`The server said no: ${said.detail}`);
  return said;
};

let token = '';
let secret = '';
await new Promise((resolve) => bot.listen(Number(PORT), resolve));

const welcome = await fetch(`${PARLOR}/players`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Webhook bot' }),
});
({ token } = await welcome.json());
const url = ADDRESS ?? `http://127.0.0.1:${bot.address().port}/turn`;
({ secret } = await call('PUT', '/me/webhook', { url }));

const seats = [
  { player: 'me' },
  { me: { player: 'me' }, open: { open: true } }[opponent] ?? { bot: opponent },
];
let game = await call('POST', '/games', { ruleset, options: JSON.parse(options), seats });
console.log(`The game is ${PARLOR}/games/${game.id}`);
while (game.status !== 'over') {
  const news = { 'if-none-match': `"${game.version}"`, prefer: 'wait=25' };
  game = (await call('GET', `/games/${game.id}`, undefined, news)) ?? game;
}
const places = game.outcome.ranking.map((seats) => seats.map((seat) => game.seats[seat].name).join(' and '));
console.log(`The game is over: ${places.join(', then ')}.`);
await call('DELETE', '/me/webhook');
bot.close();
bot.closeAllConnections();
