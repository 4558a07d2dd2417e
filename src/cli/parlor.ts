import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { replayText } from '../record/replay.js';
import { verifyText } from '../record/verify.js';
import { accountOf, findingLine } from '../record/words.js';

const USAGE = `usage: parlor <command>

  serve                  open the parlor; settings come from the environment
  verify <record.json>   check a finished game without a server: every hash, every draw, every decision
  replay <record.json>   print a finished game in words and boards

verify takes --events to list every event it checked. A file named - is read from standard input.
A record is what GET /games/{id}/record gives when a game is over.
`;

/** 0: all is well. 1: the record is broken. 2: there was nothing to check. */
const main = async ([command, ...rest]: readonly string[]): Promise<number> => {
  const files = rest.filter((word) => !word.startsWith('--'));
  const options = rest.filter((word) => word.startsWith('--'));
  const [file] = files;
  if (command === 'serve' && rest.length === 0) {
    await import('../main.js');
    return 0;
  }
  const isAsked = command === 'verify' || (command === 'replay' && options.length === 0);
  if (!isAsked || file === undefined || files.length > 1 || options.some((word) => word !== '--events')) {
    console.error(USAGE);
    return command === '--help' || command === 'help' ? 0 : 2;
  }
  const read = await contents(file);
  if (read === null) return 2;
  return command === 'verify'
    ? check(file, read, options.includes('--events') ? 'events' : 'verdict')
    : tell(read);
};

const contents = async (file: string): Promise<string | null> => {
  try {
    return file === '-' ? await text(process.stdin) : readFileSync(file, 'utf8');
  } catch (error) {
    console.error(`parlor: cannot read ${file}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
};

const check = (file: string, record: string, shown: 'events' | 'verdict'): number => {
  const verdict = verifyText(record);
  if (shown === 'events') for (const finding of verdict.findings) console.log(findingLine(finding));
  console.log(`${file === '-' ? 'the record' : file}: ${accountOf(verdict)}`);
  return verdict.isSound ? 0 : 1;
};

/** A broken record is told as far as it is sound. */
const tell = (record: string): number => {
  const verdict = verifyText(record);
  if (verdict.gameId !== null && verdict.findings.length > 0) console.log(replayText(JSON.parse(record)));
  if (!verdict.isSound) console.error(`parlor: ${accountOf(verdict)}`);
  return verdict.isSound ? 0 : 1;
};

process.exitCode = await main(process.argv.slice(2));
