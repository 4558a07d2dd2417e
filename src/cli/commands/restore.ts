import { openDesk } from '../../store/upkeep/desk.js';
import { readBackup } from '../../upkeep/backup-reader.js';
import { checkLog } from '../../upkeep/chain.js';
import type { Sink } from '../../upkeep/copy.js';
import { type Restored, restoreInto } from '../../upkeep/restore.js';
import { ALL_IS_WELL, type Command, SOMETHING_IS_WRONG } from '../command.js';
import { nameOf, placeInEnvironment } from '../place.js';
import { progressOf } from '../progress.js';

export const restore: Command = {
  async run({ words: [file = '-'], has }) {
    const form = has('json') ? 'as JSON' : 'in words';
    if (has('check')) return check(file, form);
    // Nothing is written from a file that turns out to be damaged; what comes from a pipe is read once.
    if (file !== '-') await readThrough(file, 'check', NOWHERE);
    const place = placeInEnvironment();
    const desk = await openDesk(place);
    try {
      const sink = restoreInto(desk, { source: file, catchesUp: has('catch-up') });
      await readThrough(file, 'restore', sink);
      return tellOf(sink.restored(), nameOf(place), form);
    } finally {
      await desk.close();
    }
  },
};

type Form = 'as JSON' | 'in words';

const readThrough = async (file: string, what: string, sink: Sink): Promise<void> => {
  const progress = progressOf(what);
  await readBackup(file, sink, progress.tell).finally(progress.end);
};

const NOWHERE: Sink = { begin: async () => {}, take: async () => {}, end: async () => {} };

/** Reads all of it and checks every chain; no database is touched. */
const check = async (file: string, form: Form): Promise<number> => {
  const broken: { gameId: string; seq: number }[] = [];
  let games = 0;
  await readThrough(file, 'check', {
    ...NOWHERE,
    async take(part) {
      if (part.kind === 'rows') return;
      games++;
      const { brokenAt } = checkLog(part.gameId, part.rows.events ?? []);
      if (brokenAt !== null) broken.push({ gameId: part.gameId, seq: brokenAt });
    },
  });
  tellOfBroken(broken);
  if (form === 'as JSON') console.log(JSON.stringify({ file, games, broken }));
  else console.log(`${file}: whole, ${games.toLocaleString('en')} games, ${broken.length} broken.`);
  return broken.length === 0 ? ALL_IS_WELL : SOMETHING_IS_WRONG;
};

const tellOfBroken = (broken: Restored['broken']): void => {
  for (const { gameId, seq } of broken)
    console.error(
      `parlor: ${gameId} is broken at event ${seq}: its hash does not follow from what is written.`,
    );
};

/** What became of it, and what the program leaves with. */
export const tellOf = (restored: Restored, target: string, form: Form): number => {
  const { added, grown, kept, broken, different } = restored;
  if (form === 'as JSON') console.log(JSON.stringify({ to: target, ...restored }));
  tellOfBroken(broken);
  for (const gameId of different)
    console.error(`parlor: ${gameId} went another way in ${target}; it was left as it is there.`);
  const parts = [
    `${added.toLocaleString('en')} games added`,
    ...(grown > 0 ? [`${grown.toLocaleString('en')} brought up to date`] : []),
    ...(kept > 0 ? [`${kept.toLocaleString('en')} were there already`] : []),
    ...(broken.length > 0 ? [`${broken.length} broken and left out`] : []),
    ...(different.length > 0 ? [`${different.length} different and left alone`] : []),
  ];
  console.error(`parlor: ${target}: ${parts.join(', ')}.`);
  return broken.length + different.length === 0 ? ALL_IS_WELL : SOMETHING_IS_WRONG;
};
