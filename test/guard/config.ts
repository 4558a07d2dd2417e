/** For every configuration of vitest: each process in which tests run, and each thread it starts, is held to the law of `loopback-only.js`. */
export const GUARDED: { readonly execArgv: string[]; readonly setupFiles: string[] } = {
  execArgv: [`--import=${new URL('./loopback-only.js', import.meta.url).href}`],
  setupFiles: ['test/guard/setup.ts'],
};
