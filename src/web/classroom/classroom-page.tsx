import { useEffect, useState } from 'preact/hooks';
import type { Classroom } from '../../client/types.js';
import { classroom as words } from '../catalogue/spoken-later.js';
import { guest, parlor } from '../guest.js';
import { useSignal } from '../signal.js';
import { NotHere } from '../table/not-here.js';
import { useTitle } from '../title.js';
import { Pupils } from './pupils.js';

const LOOK_EVERY_MS = 3_000;

/** How a class goes, for its teachers; looked at again every few seconds. */
export const ClassroomPage = ({ id }: { readonly id: string }) => {
  const me = useSignal(guest);
  const [room, setRoom] = useState<Classroom | null>(null);
  const [missing, setMissing] = useState<unknown>(null);
  useTitle(words.title);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      setRoom(await parlor().classroom(id, { signal }));
      setMissing(null);
      timer = setTimeout(lookAgain, LOOK_EVERY_MS);
    };
    const lookAgain = (): void => {
      look().catch((thrown: unknown) => signal.aborted || setMissing(thrown));
    };
    lookAgain();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [id, me]);
  if (missing !== null) return <NotHere thrown={missing} />;
  return room === null ? <p class="lead">{words.looking}</p> : <Room room={room} />;
};

const Room = ({ room: { members, games, assignments, refusals } }: { readonly room: Classroom }) => (
  <div class="prose">
    <h1>{words.heading}</h1>
    <p role="status">
      {words.here(members.filter(({ here }) => here).length, members.length)}{' '}
      {words.games(games.playing, games.waiting, games.over)}
    </p>
    <h2>{words.todo}</h2>
    {assignments.length === 0 && <p>{words.nothingToDo}</p>}
    <Bars
      rows={assignments.map(({ title, done, of }) => ({
        name: title,
        share: of === 0 ? 0 : done / of,
        text: words.done(done, of),
      }))}
    />
    <h2>{words.told}</h2>
    {refusals.length === 0 && <p>{words.nobodyTold}</p>}
    <Bars
      rows={refusals.map(({ code, times, members: told }) => ({
        name: code,
        share: told / Math.max(1, members.length),
        text: words.refusal(told, members.length, times),
      }))}
    />
    <h2>{words.people}</h2>
    <Pupils members={members} />
    <p class="small">{words.table}</p>
  </div>
);

interface Bar {
  readonly name: string;
  readonly share: number;
  readonly text: string;
}

/** A small plot in words and bars: how many of the class. */
const Bars = ({ rows }: { readonly rows: readonly Bar[] }) => (
  <ul>
    {rows.map(({ name, share, text }) => (
      <li key={name}>
        {name}: {text} <meter min={0} max={1} value={share} aria-label={`${name}: ${text}`} />
      </li>
    ))}
  </ul>
);
