import { anyOf, botAnswer } from '../src/engine/bot.js';
import { seededChance } from '../src/engine/chance/seeded.js';
import { after, LONGEST_GAME, shareOf } from '../src/engine/defaults/play-out.js';
import { itemAt } from '../src/engine/item-at.js';
import { judgedByBot } from '../src/engine/judged.js';
import type { Ruleset, RulesetTypes, Seat } from '../src/engine/ruleset.js';
import { RULEBOOKS } from '../src/games/registry.js';

/**
 * How far off hard bots are in what they think of a choice: moments of games are taken, one of the choices there is judged and then played on
 * from, many times, by hard bots that think as little as they can. `tsx bench/judges.ts [moments] [games] [rulesets]`
 */
const [wantedMoments = '60', wantedGames = '100', ...only] = process.argv.slice(2);
const [moments, games] = [Number(wantedMoments), Number(wantedGames)];
const JUDGED_MS = 100;

/** One action by the hard bot, with hardly any time. */
const step = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['State'],
  seats: number,
  options: unknown,
  chance: ReturnType<typeof seededChance>,
) => {
  const seat = chance.pick(ruleset.toAct(state));
  const asked = {
    seat,
    seats,
    options,
    view: ruleset.view(state, seat),
    level: 'hard' as const,
    chance,
    hasTime: () => false,
  };
  return after(ruleset, state, seat, botAnswer(ruleset, asked), chance);
};

const measure = <T extends RulesetTypes>(ruleset: Ruleset<T>): string => {
  if (ruleset.bots.judge === undefined) return `${ruleset.id}: by playing on`;
  const seats = ruleset.seats.min;
  const preset = ruleset.id === 'frustration' ? { undos: 2 } : {};
  const options = ruleset.schemas.options.parse(preset);
  const errors: number[] = [];
  const inside: boolean[] = [];
  for (let moment = 0; errors.length < moments && moment < moments * 4; moment++) {
    const chance = seededChance(`${ruleset.id} ${moment}`);
    let state = ruleset.initial({ seats, options });
    state =
      ruleset
        .open?.(state, chance)
        ?.reduce<T['State']>((before, event) => ruleset.evolve(before, event), state) ?? state;
    const length = chance.pick(Array.from({ length: 60 }, (_, at) => at));
    for (let at = 0; at < length && ruleset.outcome(state) === null; at++)
      state = step(ruleset, state, seats, options, chance);
    if (ruleset.outcome(state) !== null) continue;
    const seat: Seat = itemAt(ruleset.toAct(state), 0);
    if (ruleset.legal(state, seat).length < 2) continue;
    const deadline = performance.now() + JUDGED_MS;
    const judged =
      judgedByBot(ruleset, {
        seat,
        seats,
        options,
        view: ruleset.view(state, seat),
        chance,
        hasTime: () => performance.now() < deadline,
      }) ?? [];
    const { action, chance: said, low, high } = anyOf(judged, chance);
    const legal = ruleset.legal(state, seat).find((it) => JSON.stringify(it) === JSON.stringify(action));
    if (legal === undefined) continue;
    let won = 0;
    for (let game = 0; game < games; game++) {
      const luck = seededChance(`${ruleset.id} ${moment} ${game}`);
      let end = after(
        ruleset,
        ruleset.imagine(ruleset.view(state, seat), { seats, options }, luck),
        seat,
        legal,
        luck,
      );
      for (let at = 0; at < LONGEST_GAME && ruleset.outcome(end) === null; at++)
        end = step(ruleset, end, seats, options, luck);
      won += shareOf(ruleset.outcome(end), seat, seats);
    }
    const share = won / games;
    const noise = (share * (1 - share)) / (games - 1);
    const even = 4 * said * (1 - said);
    if (even > 0.05) errors.push(((said - share) ** 2 - noise) / even);
    inside.push(share >= low - 1.96 * Math.sqrt(noise) && share <= high + 1.96 * Math.sqrt(noise));
  }
  const mean = errors.reduce((sum, it) => sum + it, 0) / errors.length;
  const spread = Math.sqrt(
    errors.reduce((sum, it) => sum + (it - mean) ** 2, 0) / (errors.length - 1) / errors.length,
  );
  const doubt = Math.sqrt(Math.max(0, mean));
  // What is kept as a judge's doubt: nineteen times in twenty it is no more.
  const most = Math.sqrt(Math.max(0, mean + 1.645 * spread));
  const share = inside.filter(Boolean).length / inside.length;
  return `${ruleset.id}: doubt ${doubt.toFixed(3)}, at most ${most.toFixed(3)}; ${errors.length} moments, ${games} games each; inside ${(100 * share).toFixed(0)} %`;
};

for (const book of RULEBOOKS.filter(({ id }) => only.length === 0 || only.includes(id))) {
  const began = performance.now();
  console.log(book.unseal(measure), `(${Math.round((performance.now() - began) / 1000)} s)`);
}
