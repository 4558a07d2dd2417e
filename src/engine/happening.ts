import type { Game, GameTypes, Names, Said } from './game.js';
import type { Viewer } from './viewer.js';

/** An event that remembers how each viewer may see it. */
export interface Happening {
  readonly event: Said;
  sighting(viewer: Viewer): Said;
  /** The sentence of what this viewer saw. */
  text(viewer: Viewer, names: Names): string;
  /** The same in the game's traditional wording; null where it has none. */
  narration(viewer: Viewer): string | null;
}

export const happeningOf = <T extends GameTypes>(game: Game<T>, event: T['Event']): Happening =>
  new SealedHappening(game, event);

/** A class, so that its functions are made once and not with every event. */
class SealedHappening<T extends GameTypes> implements Happening {
  readonly #game: Game<T>;
  readonly event: T['Event'];
  constructor(game: Game<T>, event: T['Event']) {
    this.#game = game;
    this.event = event;
  }
  sighting(viewer: Viewer): T['Sighting'] {
    return this.#game.sighting(this.event, viewer);
  }
  text(viewer: Viewer, names: Names): string {
    return this.#game.describe(this.sighting(viewer), names);
  }
  narration(viewer: Viewer): string | null {
    return this.#game.narrate?.(this.sighting(viewer)) ?? null;
  }
}
