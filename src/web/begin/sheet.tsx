import { useEffect, useRef, useState } from 'preact/hooks';
import type { ListedRuleset, RulesetBook } from '../../client/types.js';
import { sheet } from '../catalogue/spoken-later.js';
import { parlor } from '../guest.js';
import { complain } from '../news.js';
import { WishForm } from './wish-form.js';

interface SheetProps {
  readonly ruleset: ListedRuleset;
  closed(): void;
}

/** Everything that can be chosen about a game, before it is begun. */
export const BeginSheet = ({ ruleset, closed }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [book, setBook] = useState<RulesetBook | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
    const giveUp = (thrown: unknown): void => {
      closed();
      complain(thrown);
    };
    parlor().ruleset(ruleset.id).then(setBook, giveUp);
  }, [ruleset]);
  return (
    <dialog ref={dialog} class="sheet" aria-labelledby="sheet-title" onClose={closed}>
      <header>
        <h2 id="sheet-title">{sheet.title(ruleset.name)}</h2>
        <button type="button" class="quiet" aria-label={sheet.close} onClick={() => dialog.current?.close()}>
          ✕
        </button>
      </header>
      {book !== null && <WishForm book={book} />}
    </dialog>
  );
};
