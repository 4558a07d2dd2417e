// A client as a student writes one, with plain fetch: `node student-client.mjs <flaw> <url> <token> <game>`.
// Without a flaw (`none`) it does everything right; each flaw is one mistake that many make.
const [flaw, url, token, game] = process.argv.slice(2);

const pause = (ms) => new Promise((wake) => setTimeout(wake, ms));

const call = async (method, path, { body, headers = {} } = {}) => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    said: await response.json(),
  };
};

/** Asks until there is an answer: a lost connection, a busy server and one that restarts are no reason to give up. */
const patiently = async (...asked) => {
  for (let tries = 1; tries < 30; tries++) {
    const answer = await call(...asked).catch(() => null);
    const isInUse = answer?.status === 409 && answer.said.code === 'key-in-use';
    if (answer !== null && ![429, 503].includes(answer.status) && !isInUse) return answer;
    if (flaw === 'gives-up') throw new Error('it did not work');
    const asksFor = flaw === 'deaf' ? 0 : Number(answer?.retryAfter ?? 0) * 1000;
    await pause(Math.max(asksFor + (flaw === 'deaf' ? 0 : 20), 50));
  }
  throw new Error('nobody answers');
};

const read = (document) => {
  if (flaw === 'strict' && 'weather' in document) throw new Error('nobody told me of the weather');
  return document;
};

const look = async () => read((await patiently('GET', `/games/${game}`)).said);

/** Answers when something has happened after this version; a stream that breaks is opened again. */
const listen = async (version) => {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/x-ndjson' };
  try {
    const response = await fetch(`${url}/games/${game}/events?after=${version}`, { headers });
    let text = '';
    for await (const piece of response.body) {
      text += new TextDecoder().decode(piece);
      if (text.trim() !== '') return;
    }
  } catch {
    if (flaw === 'one-stream') await new Promise(() => setInterval(() => {}, 1000));
  }
};

let turns = 0;
const act = async (now) => {
  turns += 1;
  const body = flaw === 'illegal' && turns === 2 ? { type: 'place', column: 99 } : now.legal[0].action;
  const safe = { 'if-match': `"${now.version}"`, 'idempotency-key': `${game}-${now.version}` };
  const own = { careless: {}, pushy: { 'idempotency-key': `${game}-${turns}` } };
  const headers = own[flaw] ?? safe;
  const answer = await patiently('POST', `/games/${game}/actions`, { body, headers });
  // What was known is out of date: whoever has this flaw believes it all the same.
  if (answer.status === 412 && flaw === 'stubborn')
    await patiently('POST', `/games/${game}/actions`, {
      body,
      headers: { 'idempotency-key': `${game}-again` },
    });
};

let now = await look();
while (now.status !== 'over') {
  // Whoever is pushy sends everything twice, and not under the same key.
  if (now.status === 'playing' && now.legal.length > 0)
    await (flaw === 'pushy' ? Promise.all([act(now), act(now)]) : act(now));
  else await listen(now.version);
  now = await look();
}
