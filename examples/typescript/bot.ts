/**
 * A bot that plays any game on the shelf, with the typed client.
 *
 *   npx tsx examples/typescript/bot.ts [ruleset] [opponent] [options]
 *
 * `opponent` is `me` (the bot plays every seat), `open` (it waits for somebody to sit down),
 * or the name of a bot of the server: `easy`, `medium`, `hard`.
 */
import { type Action, parlorClient, type Turn } from 'parlor/client';

const [wanted = 'knucklebones', opponent = 'me', options = '{}'] = process.argv.slice(2);

const otherSeat = (name: string) => {
  const level = (['easy', 'medium', 'hard'] as const).find((it) => it === name);
  if (level !== undefined) return { bot: level };
  return name === 'open' ? ({ open: true } as const) : ({ player: 'me' } as const);
};

/** The whole brain: any legal action will do. Make it better! `view` is the board, `seat` is yours. */
const choose = ({ legal }: Turn): Action => {
  const choice = legal[Math.floor(Math.random() * legal.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice.action;
};

const server = parlorClient({ baseUrl: process.env.PARLOR ?? 'http://localhost:3000' });

const shelf = await server.rulesets();
const ruleset = shelf.find(({ id }) => id === wanted);
if (ruleset === undefined)
  throw new Error(`No ruleset "${wanted}". There are: ${shelf.map(({ id }) => id).join(', ')}.`);

const { token } = await server.createPlayer('TypeScript bot');
const me = server.as(token);

const game = await me.createGame({
  ruleset: ruleset.id,
  options: JSON.parse(options),
  seats: [{ player: 'me' }, otherSeat(opponent)],
});
console.log(`Playing ${ruleset.name} in ${game.id}.`);

const finished = await me.play(game, choose);
console.log(await me.board(game.id));
const winners = finished.outcome?.ranking[0]?.map((seat) => `seat ${seat}`).join(' and ');
console.log(`Over after ${finished.version} events. Best: ${winners}.`);
