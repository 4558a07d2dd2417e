import { type Env, readEnv } from '../../env.js';
import { openFoundDesk } from '../../store/upkeep/desk.js';
import { type Finding, failed } from '../../upkeep/doctor/check.js';
import { examine } from '../../upkeep/doctor/doctor.js';
import { type Paint, paintFor } from '../colour.js';
import { ALL_IS_WELL, type Command, SOMETHING_IS_WRONG } from '../command.js';
import { placeInEnvironment } from '../place.js';
import { progressOf } from '../progress.js';

export const doctor: Command = {
  async run({ has }) {
    const findings = await look(has('all') ? 'all' : 'some');
    if (has('json')) console.log(JSON.stringify({ status: worstOf(findings), findings }, null, 2));
    else for (const finding of findings) console.log(lineOf(finding, paintFor(process.stdout)));
    const bad = has('strict') ? ['failed', 'warning'] : ['failed'];
    return findings.some(({ status }) => bad.includes(status)) ? SOMETHING_IS_WRONG : ALL_IS_WELL;
  },
};

const look = async (games: 'all' | 'some'): Promise<readonly Finding[]> => {
  try {
    const env = readEnv(process.env);
    const desk = await openFoundDesk(placeInEnvironment());
    const progress = progressOf('chains');
    return await examine(desk, {
      games,
      folders: foldersOf(env),
      waitingMs: env.waitingMs,
      tell: progress.tell,
    }).finally(() => {
      progress.end();
      return desk.close();
    });
  } catch (error) {
    return [failed('database', error instanceof Error ? error.message : String(error))];
  }
};

const foldersOf = ({ databaseUrl, dataFolder, retention }: Env): readonly string[] => [
  ...(databaseUrl === undefined ? [dataFolder] : []),
  ...(retention === null ? [] : [retention.folder]),
];

const worstOf = (findings: readonly Finding[]): Finding['status'] => {
  const found = new Set(findings.map(({ status }) => status));
  if (found.has('failed')) return 'failed';
  return found.has('warning') ? 'warning' : 'ok';
};

const MARKS = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' } as const;
const COLOURS = { ok: 'green', warning: 'yellow', failed: 'red' } as const;
const lineOf = ({ name, status, says }: Finding, paint: Paint): string =>
  `${paint(COLOURS[status], MARKS[status])}  ${name.padEnd(12)} ${says}`;
