import { type BuiltPage, readBuiltPage } from './web-files.js';

let built: BuiltPage | null = null;

/** Read once, when first asked for. A page that was not there yet is looked for again. */
export const builtPage = (): BuiltPage | null => {
  built ??= readBuiltPage();
  return built;
};
