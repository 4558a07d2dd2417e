import { unwrap } from '../../client/answer.js';
import type { AtTables } from '../../client/at-tables.js';
import type { Tournament } from '../../client/types.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { playing } from '../guest.js';
import { gamePath, go } from '../place.js';
import { Sure } from '../roof/sure.js';
import { Share } from '../share.js';
import { mine, nameOf, present } from './people.js';
import { spanOf } from './span.js';

export type Ask = (deed: (parlor: AtTables, id: string) => Promise<Tournament>) => void;

interface PartProps {
  readonly it: Tournament;
  readonly ask: Ask;
}

/** Taking part and getting out; and for whoever keeps it, starting it and calling it off. */
export const Part = ({ it, ask }: PartProps) => {
  const me = mine(it);
  const isLasting = it.status !== 'over' && !it.calledOff;
  const mayEnter = isLasting && (it.status === 'open' || it.format === 'ladder') && me === undefined;
  const isFull = present(it).length >= it.mostEntrants;
  return (
    <div class="part">
      {mayEnter && !isFull && (
        <button type="button" class="primary" onClick={() => ask(enter)}>
          {words.part.enter}
        </button>
      )}
      {isLasting && me !== undefined && (
        <span>
          {words.part.entered}{' '}
          <Sure
            ask={words.part.withdraw}
            sure={words.part.withdrawSure}
            done={() => ask(withdraw(me.entrant))}
          />
        </span>
      )}
      {isLasting && it.organiser && <Keeper it={it} ask={ask} />}
      <Share link={location.href} title={words.part.shareTitle(it.name)} />
    </div>
  );
};

const Keeper = ({ it, ask }: PartProps) => {
  const isReady = present(it).length >= 2 || it.format === 'ladder';
  return (
    <>
      {it.status === 'open' && isReady && (
        <button type="button" onClick={() => ask(start)}>
          {words.part.start}
        </button>
      )}
      {it.status === 'open' && !isReady && <span class="quiet">{words.part.needTwo}</span>}
      <Sure ask={words.part.callOff} sure={words.part.callOffSure} done={() => ask(callOff)} />
    </>
  );
};

const at = (id: string) => ({ params: { path: { id } } });

const enter = async ({ api }: AtTables, id: string): Promise<Tournament> =>
  unwrap(await api.POST('/tournaments/{id}/entrants', { ...at(id), body: {} }));

export const withdraw =
  (entrant: number) =>
  async ({ api }: AtTables, id: string): Promise<Tournament> =>
    unwrap(await api.DELETE('/tournaments/{id}/entrants/{entrant}', { params: { path: { id, entrant } } }));

const start = async ({ api }: AtTables, id: string): Promise<Tournament> =>
  unwrap(await api.POST('/tournaments/{id}/start', at(id)));

const callOff = async ({ api }: AtTables, id: string): Promise<Tournament> =>
  unwrap(await api.DELETE('/tournaments/{id}', at(id)));

/** Whoever is waited for at a table is told before anything else. */
export const MyTable = ({ it }: { readonly it: Tournament }) => {
  const round = it.rounds.at(-1);
  const numbers = it.entrants.filter(({ you }) => you).map(({ entrant }) => entrant);
  const table = round?.tables.find(
    ({ seats, points }) => points === null && seats.some((number) => numbers.includes(number)),
  );
  if (table === undefined) return null;
  const other = table.seats.find((number) => !numbers.includes(number));
  // Whoever sits there already, or may not, finds out at the table.
  const sit = (): void => {
    const there = { id: table.gameId, ruleset: it.ruleset };
    playing((house) => house.api.POST('/games/{id}/seats', { params: { path: { id: there.id } }, body: {} }))
      .catch(() => {})
      .finally(() => go(gamePath(table.gameId)));
  };
  return (
    <section class="card my-table">
      <h2>{words.yourTable.heading(nameOf(it, other))}</h2>
      <p class="quiet">{words.yourTable.waits(spanOf(it.showUpSeconds))}</p>
      <button type="button" class="primary" onClick={sit}>
        {words.yourTable.go}
      </button>
    </section>
  );
};
