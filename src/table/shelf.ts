/** The rulebooks, for the front door: it shows them and knows none of their rules. */
export { RULEBOOKS, rulebookOf } from '../games/registry.js';
