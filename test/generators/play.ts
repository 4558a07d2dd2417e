/**
 * One whole game through a client that a generator made. What a client must be able to do is said here in our own words,
 * so that each player maps what was generated to it and the compiler looks at both.
 */
export interface Client<Action> {
  createPlayer(name: string): Promise<{ readonly token: string }>;
  createGame(): Promise<{ readonly id: string }>;
  takeSeat(id: string): Promise<unknown>;
  getGame(id: string): Promise<Look>;
  listActions(id: string): Promise<{ readonly legal: readonly { readonly action: Action }[] }>;
  /** Null when it was done, else why not. */
  act(id: string, action: Action): Promise<Refusal | null>;
}

export interface Look {
  readonly status: string;
  readonly toAct: readonly number[];
  readonly outcome: { readonly ranking: readonly (readonly number[])[]; readonly ended: string } | null;
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
}

/** A client at this address, for whoever has this token. */
export type Connect<Action> = (url: string, token: string | null) => Client<Action>;

/** More than any game of Knucklebones takes: whoever needs more goes round in circles. */
const MOST_TURNS = 500;

/** Says in one line what was played, or throws. */
export const play = async <Action>(connect: Connect<Action>): Promise<void> => {
  const [, , url = ''] = process.argv;
  const [ann, ben] = [await sitDown(connect, url, 'Ann'), await sitDown(connect, url, 'Ben')];
  const { id } = await ann.createGame();
  await ben.takeSeat(id);
  const refusal = await actOutOfTurn([ann, ben], id);
  const turns = await playOut([ann, ben], id);
  const { outcome } = await ben.getGame(id);
  expect(outcome?.ended === 'finished', `the outcome is ${JSON.stringify(outcome)}`);
  expect(outcome?.ranking.flat().toSorted().join() === '0,1', `the ranking is ${outcome?.ranking}`);
  console.log(`${turns} turns to the end; out of turn: ${refusal.status} ${refusal.code}`);
};

const sitDown = async <Action>(connect: Connect<Action>, url: string, name: string) => {
  const { token } = await connect(url, null).createPlayer(name);
  return connect(url, token);
};

type Pair<Action> = readonly [Client<Action>, Client<Action>];

/** Whoever is not to act sends what the other might: the answer is a problem that can be read. */
const actOutOfTurn = async <Action>(pair: Pair<Action>, id: string): Promise<Refusal> => {
  const { toAct } = await pair[0].getGame(id);
  const [toMove, other] = toAct.includes(0) ? pair : [pair[1], pair[0]];
  const refusal = await other.act(id, await firstChoice(toMove, id));
  if (refusal === null) throw new Error('an action out of turn was accepted');
  expect(refusal.status === 409, `out of turn is answered with ${refusal.status}`);
  expect(refusal.code !== '' && refusal.detail !== '', `the problem is ${JSON.stringify(refusal)}`);
  return refusal;
};

const playOut = async <Action>(pair: Pair<Action>, id: string): Promise<number> => {
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const { status, toAct } = await pair[0].getGame(id);
    if (status === 'over') return turns;
    const mover = pair[toAct.includes(0) ? 0 : 1];
    const refusal = await mover.act(id, await firstChoice(mover, id));
    if (refusal !== null) throw new Error(`a listed action was refused: ${JSON.stringify(refusal)}`);
  }
  throw new Error(`not over after ${MOST_TURNS} turns`);
};

const firstChoice = async <Action>(client: Client<Action>, id: string): Promise<Action> => {
  const [choice] = (await client.listActions(id)).legal;
  if (choice === undefined) throw new Error('nothing is legal for the player to act');
  return choice.action;
};

const expect = (isSo: boolean, otherwise: string): void => {
  if (!isSo) throw new Error(otherwise);
};

export const bearer = (token: string | null): { readonly [header: string]: string } =>
  token === null ? {} : { authorization: `Bearer ${token}` };

/** What should have been there, for clients that answer with either the body or the problem. */
export const there = <Body>(answer: { readonly data?: Body; readonly error?: unknown }): Body => {
  if (answer.data === undefined) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  return answer.data;
};

/** A problem that the client gives no type: looked at before it is believed. */
export const asRefusal = (problem: unknown): Refusal => {
  if (isRefusal(problem)) return problem;
  throw new Error(`no problem document: ${JSON.stringify(problem)}`);
};

const isRefusal = (problem: unknown): problem is Refusal =>
  typeof problem === 'object' &&
  problem !== null &&
  'status' in problem &&
  typeof problem.status === 'number' &&
  'code' in problem &&
  typeof problem.code === 'string' &&
  'detail' in problem &&
  typeof problem.detail === 'string';
