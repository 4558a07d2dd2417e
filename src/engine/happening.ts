import { ENGLISH, inLanguage, type Language } from './language.js';
import type { Names, Ruleset, RulesetTypes, Said } from './ruleset.js';
import type { Viewer } from './viewer.js';

/** An event that remembers how each viewer may see it. */
export interface Happening {
  readonly event: Said;
  sighting(viewer: Viewer): Said;
  /** The sentence of what this viewer saw, in English unless told. */
  text(viewer: Viewer, names: Names, language?: Language): string;
  /** The same in the game's traditional wording; null where it has none. */
  narration(viewer: Viewer): string | null;
}

export const happeningOf = <T extends RulesetTypes>(ruleset: Ruleset<T>, event: T['Event']): Happening =>
  new SealedHappening(ruleset, event);

/** A class, so that its functions are made once and not with every event. */
class SealedHappening<T extends RulesetTypes> implements Happening {
  readonly #game: Ruleset<T>;
  readonly event: T['Event'];
  constructor(ruleset: Ruleset<T>, event: T['Event']) {
    this.#game = ruleset;
    this.event = event;
  }
  sighting(viewer: Viewer): T['Sighting'] {
    return this.#game.sighting(this.event, viewer);
  }
  text(viewer: Viewer, names: Names, language: Language = ENGLISH): string {
    return inLanguage(this.#game, language).describe(this.sighting(viewer), names);
  }
  narration(viewer: Viewer): string | null {
    return this.#game.narrate?.(this.sighting(viewer)) ?? null;
  }
}
