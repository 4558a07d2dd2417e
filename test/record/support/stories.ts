import { verifyText } from '../../../src/record/verify.js';
import type { Acted, Game, Guest, Parlor, Reply } from '../../support/parlor.js';
import { playTurnOf } from '../../support/turns.js';
import { recordTextOf } from './played.js';

/** What happens around the board while people come, go, regret and are gone; each story ends, and is told by its record. */

export interface Cast {
  readonly parlor: Parlor;
  readonly ann: Guest;
  readonly ben: Guest;
  readonly cat: Guest;
  /** Minutes go by, and the house stays open. */
  pass(minutes: number): Promise<void>;
  /** Minutes go by in which no process is there. */
  shut(minutes: number): Promise<void>;
}

type Story = (cast: Cast) => Promise<string>;

const SMALL = { options: { width: 2, height: 2 } };
const THREE = [{ player: 'me' }, { open: true }, { open: true }];
const CLOCK = { perTurnSeconds: 60, bankSeconds: 0, whenOut: 'forfeit' };

const done = <Body>(reply: Reply<Body>): Body => {
  if (reply.status >= 300) throw new Error(reply.text);
  return reply.body;
};

const place = async ({ parlor }: Cast, { id }: Game, as: Guest, column: number): Promise<void> =>
  void done(await parlor.post<Acted>(`/games/${id}/actions`, { as, body: { type: 'place', column } }));

const offer = async ({ parlor }: Cast, { id }: Game, as: Guest, type: string): Promise<string> => {
  const made = done(await parlor.post<Game>(`/games/${id}/offers`, { as, body: { type } }));
  return `/games/${id}/offers/${made.offer?.number}/answers`;
};

const answer = async ({ parlor }: Cast, path: string, as: Guest, said: string): Promise<void> =>
  void done(await parlor.post<Game>(path, { as, body: { answer: said } }));

const leave = ({ parlor }: Cast, { id }: Game, as: Guest, seat: number) =>
  parlor.del(`/games/${id}/seats/${seat}`, { as });

const told = ({ parlor, ann }: Cast, { id }: Game): Promise<string> => recordTextOf(parlor, id, ann);

const secondThoughts: Story = async (cast) => {
  const { parlor, ann, ben } = cast;
  const game = await parlor.play([ann, ben], SMALL);
  await place(cast, game, ann, 0);
  await answer(cast, await offer(cast, game, ann, 'takeback'), ben, 'accept');
  await place(cast, game, ann, 1);
  await answer(cast, await offer(cast, game, ben, 'draw'), ann, 'decline');
  await place(cast, game, ben, 0);
  await answer(cast, await offer(cast, game, ann, 'draw'), ben, 'accept');
  return told(cast, game);
};

const outOfTime: Story = async (cast) => {
  const { parlor, ann, ben, cat } = cast;
  const game = await parlor.play([ann, ben, cat], { ruleset: 'cant-stop', clock: CLOCK });
  await playTurnOf(parlor, game.id, [ann, ben, cat], 0);
  await cast.pass(2);
  await parlor.services.tables.watchClocks();
  done(await parlor.post<Game>(`/games/${game.id}/seats`, { as: ben }));
  for (const [seat, as] of [ann, ben, cat].entries()) await leave(cast, game, as, seat);
  return told(cast, game);
};

const theHostsHand: Story = async (cast) => {
  const { parlor, ann, ben } = cast;
  const game = await parlor.lay(ann, { ruleset: 'cant-stop', seats: THREE });
  const patch = async (path: string, body: object): Promise<void> =>
    void done(await parlor.request<Game>('PATCH', `/games/${game.id}${path}`, { as: ann, body }));
  await patch('/seats/1', { bot: 'easy' });
  await patch('/seats/1', { open: true });
  done(await parlor.post<Game>(`/games/${game.id}/seats`, { as: ben, body: { seat: 2, salt: 'socks' } }));
  await patch('', { start: true });
  await playTurnOf(parlor, game.id, [ann, ben], 0);
  await leave(cast, game, ann, 0);
  return told(cast, game);
};

const goneAndBack: Story = async (cast) => {
  const { parlor, ann, ben } = cast;
  const game = await parlor.play([ann, ben], SMALL);
  await place(cast, game, ann, 0);
  await place(cast, game, ben, 0);
  await cast.pass(31);
  done(await parlor.post<Game>(`/games/${game.id}/claims`, { as: ben, body: { type: 'bot' } }));
  done(await parlor.post<Game>(`/games/${game.id}/seats`, { as: ann }));
  await leave(cast, game, ann, 0);
  return told(cast, game);
};

const substituted: Story = async (cast) => {
  const { parlor, ann, ben, cat } = cast;
  const game = await parlor.play([ann, ben, cat], { ruleset: 'cant-stop' });
  await leave(cast, game, cat, 2);
  const body = { bot: 'hard' };
  done(await parlor.request<Game>('PATCH', `/games/${game.id}/seats/2`, { as: ann, body }));
  await playTurnOf(parlor, game.id, [ann, ben], 0);
  for (const [seat, as] of [ann, ben].entries()) await leave(cast, game, as, seat);
  return told(cast, game);
};

const gone: Story = async (cast) => {
  const { parlor, ann, ben } = cast;
  const game = await parlor.play([ann, ben], SMALL);
  await place(cast, game, ann, 0);
  await place(cast, game, ben, 0);
  await cast.pass(31);
  done(await parlor.post<Game>(`/games/${game.id}/claims`, { as: ben, body: { type: 'end' } }));
  return told(cast, game);
};

const again: Story = async (cast) => {
  const { parlor, ann, ben } = cast;
  const first = await parlor.play([ann, ben], { options: { width: 1, height: 1 } });
  await place(cast, first, ann, 0);
  const rematch = async (as: Guest) => done(await parlor.post<Game>(`/games/${first.id}/rematch`, { as }));
  await rematch(ben);
  const game = await rematch(ann);
  await place(cast, game, ben, 0);
  return told(cast, game);
};

const closedHours: Story = async (cast) => {
  const { parlor, ann, ben } = cast;
  const game = await parlor.play([ann, ben], { ...SMALL, clock: CLOCK });
  await place(cast, game, ann, 0);
  await cast.shut(10);
  await parlor.services.tables.watchClocks();
  await place(cast, game, ben, 0);
  await answer(cast, await offer(cast, game, ben, 'stop-clock'), ann, 'accept');
  await cast.pass(3);
  await parlor.services.tables.watchClocks();
  await place(cast, game, ann, 1);
  await leave(cast, game, ben, 1);
  return told(cast, game);
};

const sentAway: Story = async (cast) => {
  const { parlor, ann, ben } = cast;
  const game = await parlor.lay(ann, { ruleset: 'cant-stop', seats: THREE });
  done(await parlor.post<Game>(`/games/${game.id}/seats`, { as: ben }));
  await leave(cast, game, ann, 1);
  done(await parlor.del<Game>(`/games/${game.id}`, { as: ann }));
  return told(cast, game);
};

/** By name, what is written in each, and the story itself. */
const STORIES: readonly (readonly [name: string, types: readonly string[], story: Story])[] = [
  ['second thoughts', ['offer-made', 'offer-accepted', 'offer-declined', 'taken-back'], secondThoughts],
  ['out of time, and back', ['clock-ran-out', 'bot-took-over', 'seat-taken'], outOfTime],
  ['the host’s hand', ['seat-given', 'seat-opened', 'seats-dropped'], theHostsHand],
  ['gone, and back', ['seat-claimed', 'bot-took-over', 'seat-taken'], goneAndBack],
  ['a substitute', ['seat-left', 'seat-claimed', 'bot-took-over'], substituted],
  ['gone for good', ['seat-claimed'], gone],
  ['again', ['seat-taken'], again],
  ['closed hours', ['time-given-back', 'clock-stopped'], closedHours],
  ['sent away', ['seat-cleared', 'game-closed'], sentAway],
];

/** Tells them one after the other, since time goes by for all at once; what the verifier of the house says no to is not told. */
export const toldStories = async (cast: Cast): Promise<ReadonlyMap<string, string>> => {
  const texts = new Map<string, string>();
  for (const [name, types, story] of STORIES) {
    const text = await story(cast);
    const { isSound, problem } = verifyText(text);
    if (!isSound) throw new Error(`${name}: ${problem}`);
    const missing = types.filter(
      (type) => !text.includes(`"type":"${type}"`) && !text.includes(`"type": "${type}"`),
    );
    if (missing.length > 0) throw new Error(`${name} has no ${missing.join()}`);
    texts.set(name, text);
  }
  return texts;
};
