import { counted } from '../../engine/words.js';
import { rulebookOf } from '../../games/registry.js';
import type { ForkOf } from './origin.js';

/** What the first sentence of a log is made of. */
interface Creation {
  readonly ruleset: string;
  readonly seats: readonly unknown[];
  readonly forkOf?: ForkOf | undefined;
  readonly chance?: 'script' | 'seed' | undefined;
  readonly rematchOf?: string | undefined;
  readonly chaos?: object | undefined;
  readonly rated?: boolean | undefined;
}

/** A sandbox says so from its first event on. */
export const creationSentence = (created: Creation): string => {
  const { ruleset, seats, forkOf, chance, rematchOf, chaos, rated } = created;
  const luck = chance === undefined ? '' : `, with luck given by a ${chance}`;
  const trouble = chaos === undefined ? '' : ', and a server that misbehaves on purpose';
  if (forkOf !== undefined)
    return `A sandbox of ${titleOf(ruleset)} was forked from event ${forkOf.version} of ${forkOf.gameId}${luck}.`;
  const again = rematchOf === undefined ? '' : `, as a rematch of ${rematchOf}`;
  const table = `of ${titleOf(ruleset)} was created for ${counted(seats.length, 'seat', 'seats')}`;
  return chance === undefined
    ? `A ${rated === true ? 'rated game' : 'game'} ${table}${again}.`
    : `A sandbox ${table}${luck}${trouble}.`;
};

/** What people call it; what is on the shelf no more has only its id. */
export const titleOf = (ruleset: string): string => rulebookOf(ruleset)?.name ?? ruleset;
