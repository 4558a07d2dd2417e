import { useEffect, useRef } from 'preact/hooks';
import { home } from './catalogue/spoken.js';
import { say } from './news.js';
import { gamePath, go } from './place.js';
import { useSignal } from './signal.js';
import { wishFor } from './table/switch.js';

/** Off until asked for: nobody is asked by the page, and nothing is told to a device whose page is shut. */
const notices = wishFor('parlor.notices');

const canTell = (): boolean => 'Notification' in globalThis;

/** The browser asks, on this click and no other; who says no to it is told where that is changed. */
const ask = async (isWanted: boolean): Promise<void> => {
  if (!isWanted) return notices.set(false);
  const answer = await Notification.requestPermission();
  notices.set(answer === 'granted');
  if (answer !== 'granted') say(home.notice.refused);
};

export const NoticeChoice = () => {
  const isOn = useSignal(notices.isOn);
  if (!canTell()) return null;
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => void ask(currentTarget.checked)}
      />{' '}
      {home.notice.choice}
    </label>
  );
};

/** A game in which one is to act. */
interface Turn {
  readonly id: string;
  readonly name: string;
}

/** Tells of every turn that was not there before, while one looks elsewhere. What waited already is no news. */
export const useTurnNotices = (turns: readonly Turn[] | null): void => {
  const known = useRef<ReadonlySet<string> | null>(null);
  const ids = turns?.map(({ id }) => id).join() ?? null;
  useEffect(() => {
    if (turns === null) return;
    const before = known.current;
    known.current = new Set(turns.map(({ id }) => id));
    if (before === null || !notices.isOn.get() || !canTell() || isLookedAt()) return;
    for (const turn of turns) if (!before.has(turn.id)) tell(turn);
  }, [ids]);
};

const isLookedAt = (): boolean => !document.hidden && document.hasFocus();

const tell = ({ id, name }: Turn): void => {
  try {
    const told = new Notification(home.notice.title(name), {
      body: home.notice.body,
      tag: id,
      icon: '/web/icon.svg',
    });
    told.onclick = () => {
      told.close();
      focus();
      go(gamePath(id));
    };
  } catch {
    // Some telephones let only programs behind a page tell anything, and this page has none.
  }
};
