import { editionsOf } from '../engine/editions.js';
import { guardedRulebook } from '../engine/guarded.js';
import { putOnShelf } from '../games/registry.js';
import type { GameSource } from './bundle.js';
import { guardOf } from './guard.js';
import { type Patience, unhurried } from './patience.js';
import { rulesetsIn } from './rulesets-in.js';

const shelved: GameSource[] = [];

/** Puts games that were checked on the shelf of this thread, under guard. Everything that is made of the shelf must be loaded after it. */
export const shelve = (sources: readonly GameSource[], patience: Patience = unhurried): void => {
  for (const source of sources) {
    const editions = rulesetsIn(source).flatMap(editionsOf);
    // All versions of a ruleset are counted as one.
    const guards = new Map(editions.map(({ id }) => [id, guardOf(id, patience)]));
    const guarded = editions.flatMap((book) => {
      const guard = guards.get(book.id);
      return guard === undefined ? [] : [guardedRulebook(book, guard)];
    });
    // What is carried along itself goes before what is only read anew.
    putOnShelf(guarded.toReversed());
    shelved.push(source);
  }
};

/** What was put on the shelf here, for other threads to do the same. */
export const shelvedHere = (): readonly GameSource[] => shelved;
