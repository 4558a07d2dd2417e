export { home } from './home.js';
export * as later from './later.js';
export { people } from './people.js';
export { site } from './site.js';
export { turns } from './turns.js';
