import type { GivenChance } from '../game/given-chance.js';
import type { ForkOf } from '../game/origin.js';

/** Why a game proves nothing, for those who read words. */
export const sandboxInWords = ({
  given,
  origin,
  chaos,
}: {
  readonly given: GivenChance | null;
  readonly origin: ForkOf | null;
  readonly chaos: object | null;
}): string => {
  const luck = given === null ? [] : [`its luck was given by a ${'seed' in given ? 'seed' : 'script'}`];
  const fork = origin === null ? [] : [`it is a fork of ${origin.gameId} at event ${origin.version}`];
  const trouble = chaos === null ? [] : ['the server misbehaves towards its players on purpose'];
  return `This is a sandbox: ${[...fork, ...luck, ...trouble].join(', and ')}.`;
};
