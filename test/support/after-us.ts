import { spawn } from 'node:child_process';

/**
 * Runs a script of the shell when this process is gone, however it went: also when it was killed.
 * Whoever waits holds the other end of a pipe, which only death closes.
 */
export const afterUs = (script: string, ...words: readonly string[]): void => {
  const waiting = spawn('sh', ['-c', `cat > /dev/null\n${script}`, 'sh', ...words], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // In a group of its own: what is typed to end the run does not end this.
    detached: true,
  });
  waiting.unref();
  if (waiting.stdin !== null && 'unref' in waiting.stdin && typeof waiting.stdin.unref === 'function')
    waiting.stdin.unref();
};
