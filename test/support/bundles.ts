import { fromRoot } from '../../src/root.js';

/** The folder with the programs and the workers as a build makes them, built anew before every run. */
export const BUNDLES = fromRoot('dist', 'test');
