/** What few come for, and nobody at first: in one file, for a file of its own costs more than what is in it. */
export { BeginSheet } from './begin/sheet.js';
export { Transcript } from './lesson/transcript.js';
export { VerifyPage } from './replay/verify-page.js';
export { TryPage } from './try/try-page.js';
export { ComeIn } from './who/come-in.js';
export { ToPhone } from './who/to-phone.js';
