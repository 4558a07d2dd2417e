/** What only those read who open a sheet, look back, teach, or come from another device. */
export { classroom } from './classroom.js';
export { comeIn } from './come-in.js';
export { sheet } from './sheet.js';
export { study } from './study.js';
