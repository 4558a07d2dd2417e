import { StartProblem } from '../../store/database.js';
import { openDesk, openFilledDesk } from '../../store/upkeep/desk.js';
import { copyEverything } from '../../upkeep/copy.js';
import { restoreInto } from '../../upkeep/restore.js';
import { type Command, SOMETHING_IS_WRONG } from '../command.js';
import { nameOf, placeNamed } from '../place.js';
import { progressOf } from '../progress.js';
import { tellOfOrphans } from './backup.js';
import { tellOf } from './restore.js';

export const move: Command = {
  async run({ has, value }) {
    const [from, to] = [value('from') ?? '', value('to') ?? ''];
    if (from === to) throw new StartProblem('--from and --to are the same database.');
    const source = await openFilledDesk(placeNamed(from));
    try {
      const target = await openDesk(placeNamed(to));
      try {
        const sink = restoreInto(target, { source: nameOf(placeNamed(from)), catchesUp: has('catch-up') });
        const progress = progressOf('move');
        const copied = await copyEverything(source, sink, progress.tell).finally(progress.end);
        const left = tellOfOrphans(copied);
        const became = tellOf(sink.restored(), nameOf(placeNamed(to)), has('json') ? 'as JSON' : 'in words');
        return Math.min(SOMETHING_IS_WRONG, left + became);
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  },
};
