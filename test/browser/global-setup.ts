/** Browsers are served what `npm start` would have built. */
export { buildPage as default } from '../../scripts/bundles.js';
