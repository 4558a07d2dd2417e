import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardedEnv } from '../guard/run.js';
import { type Doorstep, openDoor } from '../support/doorstep.js';
import { openParlor, type Parlor } from '../support/parlor.js';
import { builtPrograms } from '../support/program.js';

/** What became of a command. */
export interface Left {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The built program with a server to speak to, and a folder of its own for tokens and bots. */
export interface CommandLine {
  readonly house: Parlor;
  readonly url: string;
  readonly folder: string;
  readonly program: string;
  /** As somebody types it, with what they type afterwards; the server is named by the environment. */
  run(words: readonly string[], input?: string, env?: NodeJS.ProcessEnv): Promise<Left>;
  /** The same, and a word with it while it runs. */
  start(words: readonly string[], env?: NodeJS.ProcessEnv): Started;
  close(): Promise<void>;
}

export interface Started {
  readonly child: ReturnType<typeof spawn>;
  readonly left: Promise<Left>;
  /** Answers when it has written this. */
  said(words: RegExp): Promise<void>;
}

export const openCommandLine = async (): Promise<CommandLine> => {
  const house = await openParlor();
  const door: Doorstep = await openDoor(house);
  const folder = mkdtempSync(join(tmpdir(), 'parlor-cli-'));
  const program = join(await builtPrograms(), 'parlor.js');
  const start = (words: readonly string[], env: NodeJS.ProcessEnv = {}): Started => {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        ...guardedEnv(),
        PARLOR_CONFIG: folder,
        PARLOR_SERVER: door.url,
        ...env,
      },
    });
    let [stdout, stderr] = ['', ''];
    child.stdin.on('error', () => {});
    child.stderr.setEncoding('utf8').on('data', (piece) => {
      stderr += piece;
    });
    child.stdout.setEncoding('utf8').on('data', (piece) => {
      stdout += piece;
    });
    const left = new Promise<Left>((settle) => {
      child.once('close', (status) => settle({ status, stdout, stderr }));
    });
    const said = (words: RegExp): Promise<void> =>
      new Promise((settle, reject) => {
        const look = (): void => {
          if (words.test(stdout)) settle();
        };
        child.stdout.on('data', look);
        look();
        void left.then(() => reject(new Error(`it never said ${words}: ${stdout}${stderr}`)));
      });
    return { child, left, said };
  };
  return {
    house,
    url: door.url,
    folder,
    program,
    start,
    run(words, input = '', env = {}) {
      const { child, left } = start(words, env);
      child.stdin?.end(input);
      return left;
    },
    async close() {
      await door.close();
      await house.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
