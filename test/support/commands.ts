import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDoor } from './doorstep.js';
import { openParlor } from './parlor.js';

/** A command in a document, marked `run`, and the answer beneath it. */
export interface Step {
  readonly command: string;
  readonly answer: string;
}

const STEP = /```sh run\n([^`]*)```\n```answer\n([^`]*)```/g;

export const stepsIn = (document: string): readonly Step[] =>
  [...document.matchAll(STEP)].map(([, command = '', answer = '']) => ({ command, answer }));

/** A program in a document, with the name it is to be saved under. */
const PROGRAM = /```python ([\w-]+\.py)\n([^`]*)```/g;

/** By their names. */
export const programsIn = (document: string): ReadonlyMap<string, string> =>
  new Map([...document.matchAll(PROGRAM)].map(([, name = '', program = '']) => [name, program]));

/** What the commands of a document answer on a server with nothing in it yet, to a reader who saved these programs. */
export const answersTo = async (
  steps: readonly Pick<Step, 'command'>[],
  programs: ReadonlyMap<string, string> = new Map(),
): Promise<readonly string[]> => {
  const parlor = await openParlor();
  const door = await openDoor(parlor);
  const folder = mkdtempSync(join(tmpdir(), 'parlor-reader-'));
  const { host } = new URL(door.url);
  try {
    for (const [name, program] of programs)
      writeFileSync(join(folder, name), program.replaceAll('localhost:3000', host));
    return await runSteps(steps, host, folder);
  } finally {
    await door.close();
    await parlor.close();
    rmSync(folder, { recursive: true });
  }
};

/** All commands in one shell, as a reader would type them, with a mark after each. */
const runSteps = async (
  steps: readonly Pick<Step, 'command'>[],
  host: string,
  folder: string,
): Promise<readonly string[]> => {
  const mark = '--- next ---';
  const script = steps.map(({ command }) => `${command}\necho; echo '${mark}'\n`).join('');
  const { stdout } = await promisify(execFile)('bash', ['-euc', script.replaceAll('localhost:3000', host)], {
    cwd: folder,
  });
  return stdout
    .split(`${mark}\n`)
    .slice(0, -1)
    .map((answer) => `${answer.trimEnd()}\n`);
};

/** The document with the answers of a run in place of those it had. */
export const withAnswers = (document: string, answers: readonly string[]): string => {
  let at = 0;
  return document.replaceAll(STEP, (whole, _command, answer) =>
    whole.replace(`\`\`\`answer\n${answer}`, () => `\`\`\`answer\n${answers[at++]}`),
  );
};

/** Ids, tokens, times and hashes differ from run to run. */
export const withoutNames = (answer: string): string =>
  answer
    .replaceAll(/parlor_\w{22}_[\w-]{43}/g, 'TOKEN')
    .replaceAll(/\b[gp]_\w{22}/g, 'ID')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
