import { answerBy } from '../../bots/answer.js';
import { anyOf, type BotLevel } from '../../engine/bot.js';
import { cryptographicChance } from '../../engine/chance/cryptographic.js';
import { inSentences } from '../../engine/field-error.js';
import type { Match, Played } from '../../engine/match.js';
import type { Rulebook } from '../../engine/rulebook.js';
import type { Seat } from '../../engine/ruleset.js';
import type { Terminal } from './terminal.js';

const THINKING_MS = 200;
/** Whoever sits at the keyboard. */
const YOU: Seat = 0;

export interface Wanted {
  readonly level: BotLevel;
  readonly options: { readonly [option: string]: unknown };
}

/** A game in this process, with no server: you in seat 0, bots in the others. Answers whether it came to its end. */
export const playHere = async (book: Rulebook, wanted: Wanted, terminal: Terminal): Promise<boolean> => {
  const laid = book.lay(book.seats.min, wanted.options);
  if (!laid.ok) {
    for (const { message } of inSentences(laid.problem, 'The options')) terminal.say(message);
    return false;
  }
  const { seats, options } = laid.value;
  const names = Array.from({ length: seats }, (_, seat) => (seat === YOU ? 'Player' : `Bot ${seat}`));
  const chance = cryptographicChance();
  const tell = ({ happenings, match }: Played): Match => {
    for (const happening of happenings) terminal.say(happening.text(YOU, names));
    return match;
  };
  let match = tell(laid.value.open(chance));
  while (match.outcome === null) {
    const seat = match.toAct.includes(YOU) ? YOU : anyOf(match.toAct, chance);
    if (seat === YOU) terminal.show(match.draw(YOU, names));
    const chosen =
      seat === YOU
        ? (await terminal.choose(match.choices(YOU)))?.action
        : answerBy(book, {
            seat,
            seats,
            options,
            view: match.view(seat),
            level: wanted.level,
            seed: String(anyOf(SEEDS, chance)),
            ms: THINKING_MS,
          });
    if (chosen === undefined) return false;
    const turn = match.act(seat, chosen, chance);
    if (turn.ok) match = tell(turn.value);
    else terminal.say(turn.problem.detail);
  }
  terminal.show(match.draw(YOU, names));
  return true;
};

const SEEDS = Array.from({ length: 65_536 }, (_, seed) => seed);
