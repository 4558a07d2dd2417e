import { StartProblem } from '../../store/database.js';
import { areAtOne, openDesk, openFilledDesk } from '../../store/upkeep/desk.js';
import { copyEverything } from '../../upkeep/copy.js';
import { restoreInto } from '../../upkeep/restore.js';
import { type Command, SOMETHING_IS_WRONG } from '../command.js';
import { nameOf, placeNamed } from '../place.js';
import { progressOf } from '../progress.js';
import { tellOfOrphans } from './backup.js';
import { tellOf } from './restore.js';

/** What is to be caught up with is emptied of its players first: there would be nowhere left to copy them from. */
const THE_SAME = '--from and --to are the same database.';

export const move: Command = {
  async run({ has, value }) {
    const [from, to] = [value('from') ?? '', value('to') ?? ''];
    if (from === to) throw new StartProblem(THE_SAME);
    const [there, here] = [placeNamed(from, '--from'), placeNamed(to, '--to')];
    const source = await openFilledDesk(there);
    try {
      const target = await openDesk(here);
      try {
        if (await areAtOne(source, target)) throw new StartProblem(THE_SAME);
        const sink = restoreInto(target, { source: nameOf(there), catchesUp: has('catch-up') });
        const progress = progressOf('move');
        const copied = await copyEverything(source, sink, progress.tell).finally(progress.end);
        const left = tellOfOrphans(copied);
        const became = tellOf(sink.restored(), nameOf(here), has('json') ? 'as JSON' : 'in words');
        return Math.min(SOMETHING_IS_WRONG, left + became);
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  },
};
