/** What only those read who open a sheet, look back, or come from another device. */
export { comeIn } from './come-in.js';
export { sheet } from './sheet.js';
export { study } from './study.js';
