import { spawn } from 'node:child_process';

/** Where a client plays: told to it by the environment, and in its command in place of `{url}`, `{token}` and `{game}`. */
export interface Invitation {
  readonly url: string;
  readonly token: string;
  readonly game: string;
}

export interface Contestant {
  /** Answers when it has ended by itself: null for well, else how. */
  readonly ended: Promise<string | null>;
  kill(): void;
}

/** A client that is a command of its own; what it says is shown when it is asked for. */
export const startContestant = (
  [program = '', ...words]: readonly string[],
  invitation: Invitation,
  isLoud: boolean,
): Contestant => {
  const { url, token, game } = invitation;
  const child = spawn(
    program,
    words.map((word) => filledIn(word, invitation)),
    {
      stdio: ['ignore', isLoud ? 2 : 'ignore', isLoud ? 'inherit' : 'ignore'],
      env: { ...process.env, PARLOR_URL: url, PARLOR_TOKEN: token, PARLOR_GAME: game },
    },
  );
  return {
    ended: new Promise((settle) => {
      child.once('error', (error) => settle(`it cannot be started: ${error.message}`));
      child.once('exit', (code, signal) =>
        settle(code === 0 ? null : signal === null ? `it ended with ${code}` : `it was ended by ${signal}`),
      );
    }),
    kill: () => void child.kill('SIGKILL'),
  };
};

const filledIn = (word: string, { url, token, game }: Invitation): string =>
  word.replaceAll('{url}', url).replaceAll('{token}', token).replaceAll('{game}', game);
