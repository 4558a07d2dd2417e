export { watchTheRun as default } from './run.js';
