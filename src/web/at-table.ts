/** What one needs at a table: fetched by whoever sits down, watches or looks back, and not by whoever looks at the shelf. */
export { ReplayPage } from './replay/replay-page.js';
export { GamePage } from './table/game-page.js';
