export { home } from './home.js';
export { people } from './people.js';
export { site } from './site.js';
export { turns } from './turns.js';
