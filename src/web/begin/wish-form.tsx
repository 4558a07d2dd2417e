import { useState } from 'preact/hooks';
import type { RulesetBook } from '../../client/types.js';
import { home } from '../catalogue/spoken.js';
import { sheet } from '../catalogue/spoken-later.js';
import { playing } from '../guest.js';
import { hush, troubleOf } from '../news.js';
import { gamePath, go } from '../place.js';
import { anotherName, beginTogether } from '../together/companions.js';
import { Choice, Hint, Select } from './choice.js';
import { CompanionNames } from './companion-names.js';
import { Variant } from './variant.js';
import { AUDIENCES, CLOCK_NAMES, OPPONENTS, orderFor, usualWish, type Wish } from './wish.js';

/** What is asked for on the sheet, in the order in which people decide it. */
export const WishForm = ({ book }: { readonly book: RulesetBook }) => {
  const [wish, setWish] = useState(() => usualWish(book));
  const [names, setNames] = useState(() => Array.from({ length: book.seats.max - 1 }, anotherName));
  const { trouble, isBusy, lay } = useLaying();
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  const companions = names.slice(0, wish.seats - 1);
  const begin = (event: Event): void => {
    event.preventDefault();
    lay(book, wish, companions);
  };
  return (
    <form onSubmit={begin}>
      <Choice
        label={sheet.against}
        values={OPPONENTS}
        value={wish.opponent}
        wordFor={(opponent) => sheet.opponents[opponent]}
        choose={(opponent) => change({ opponent })}
      />
      <Hint>{sheet.opponentsAbout[wish.opponent]}</Hint>
      {wish.opponent === 'bot' && (
        <Choice
          label={sheet.level}
          values={book.bots}
          value={wish.level}
          wordFor={(level) => sheet.levels[level]}
          choose={(level) => change({ level })}
        />
      )}
      <Seats book={book} wish={wish} change={change} />
      {wish.opponent === 'same-screen' && (
        <CompanionNames
          names={companions}
          change={(next) => setNames([...next, ...names.slice(next.length)])}
        />
      )}
      <Variant book={book} wish={wish} change={change} />
      <Select
        label={sheet.clock}
        values={CLOCK_NAMES}
        value={wish.clock}
        wordFor={(clock) => sheet.clocks[clock]}
        choose={(clock) => change({ clock })}
      />
      {wish.opponent === 'bot' && (
        <Select
          label={sheet.audience}
          values={AUDIENCES}
          value={wish.audience}
          wordFor={(audience) => sheet.audiences[audience]}
          choose={(audience) => change({ audience })}
        />
      )}
      <p class="trouble" role="alert">
        {trouble}
      </p>
      <footer>
        <a href={`/rulesets/${book.id}`}>{sheet.rulesOf(book.name)}</a>
        <button type="submit" class="primary" disabled={isBusy}>
          {isBusy ? home.layingTable : sheet.begin[wish.opponent]}
        </button>
      </footer>
    </form>
  );
};

interface SeatsProps {
  readonly book: RulesetBook;
  readonly wish: Wish;
  change(part: Partial<Wish>): void;
}

const Seats = ({ book: { seats }, wish, change }: SeatsProps) => {
  if (seats.min === seats.max) return null;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => String(seats.min + more));
  return (
    <Choice
      label={sheet.seats}
      values={counts}
      value={String(wish.seats)}
      wordFor={(count) => count}
      choose={(count) => change({ seats: Number(count) })}
    />
  );
};

/** Lays the table that was asked for, or says on the sheet why it cannot be. */
const useLaying = () => {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const lay = (book: RulesetBook, wish: Wish, companions: readonly string[]): void => {
    const order = orderFor(book, wish);
    if (order === null) return void setTrouble(sheet.impossible);
    hush();
    setTrouble(null);
    setIsBusy(true);
    const laid =
      wish.opponent === 'same-screen'
        ? beginTogether(order, companions)
        : playing((house) => house.createGame(order));
    laid
      .then(({ id }) => go(gamePath(id)))
      .catch((thrown) => {
        setTrouble(troubleOf(thrown).text);
        setIsBusy(false);
      });
  };
  return { trouble, isBusy, lay };
};
