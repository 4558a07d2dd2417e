import { seededChance } from '../../engine/chance/seeded.js';
import type { Ruleset, RulesetTypes, Table } from '../../engine/ruleset.js';
import { mustBeSame } from './broken.js';
import { viewersOf } from './contract.js';
import { randomPlay } from './random-play.js';

const MOMENTS_STUDIED = 24;

/** The same question gets the same answer, and asking changes nothing. */
export const isPure = <T extends RulesetTypes>(game: Ruleset<T>, table: Table<T['Options']>): void => {
  const again = (name: string, ask: () => unknown): void => {
    const first = ask();
    mustBeSame(ask(), first, () => `\`${name}\` is not pure: asked the same twice, it gives another answer`);
  };
  again('initial', () => game.initial(table));
  again('open', () => game.open(game.initial(table), seededChance('pure')));
  const moments = [...randomPlay(game, table, seededChance('pure'))];
  const everyNth = Math.ceil(moments.length / MOMENTS_STUDIED);
  for (const { state, events } of moments.filter((_, index) => index % everyNth === 0)) {
    const before = structuredClone(state);
    again('toAct', () => game.toAct(state));
    again('outcome', () => game.outcome(state));
    for (const viewer of viewersOf(table)) {
      again('view', () => game.view(state, viewer));
      for (const event of events) again('sighting', () => game.sighting(event, viewer));
    }
    for (const seat of game.toAct(state)) {
      again('legal', () => game.legal(state, seat));
      for (const action of game.legal(state, seat).slice(0, 4))
        again('decide', () => game.decide(state, seat, action, seededChance('pure')));
    }
    mustBeSame(state, before, () => 'rules change nothing that they are given: asking changed the state');
  }
};
