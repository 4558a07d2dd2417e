export { buildPage as default } from '../support/global-setup.js';
