import { unwrap } from '../../client/answer.js';
import type { Classroom, Club } from '../../client/types.js';
import { classroom as words } from '../catalogue/spoken-in-clubs.js';
import { parlor } from '../guest.js';
import { complain, say } from '../news.js';
import { go } from '../place.js';
import { download } from '../roof/download.js';
import { underRoof } from '../roof/roofs.js';
import { Sure } from '../roof/sure.js';
import { Tabs } from '../roof/tabs.js';
import { NotHere } from '../table/not-here.js';
import { useTitle } from '../title.js';
import { AssignForm } from './assign-form.js';
import { Bars } from './bars.js';
import { Pupils } from './pupils.js';
import { useClassroom } from './use-classroom.js';

type Ask = ReturnType<typeof useClassroom>['ask'];

/** How a class goes, for its teachers. */
export const ClassroomPage = ({ id }: { readonly id: string }) => {
  const { shown, isLost, missing, ask } = useClassroom(id);
  useTitle(shown === null ? words.title : `${shown.club.name} · Parlor`);
  if (missing !== null) return <NotHere thrown={missing} />;
  if (shown === null) return <p class="lead">{isLost ? words.lost : words.looking}</p>;
  const { club, room } = shown;
  return (
    <div class="class">
      <Top club={club} room={room} />
      {isLost && (
        <p class="lost" role="status">
          {words.lost}
        </p>
      )}
      <div class="plots">
        <Todo room={room} ask={ask} />
        <Told room={room} />
      </div>
      <AssignForm id={id} ask={ask} />
      <section class="card">
        <h2 id="people">{words.people}</h2>
        <Pupils members={room.members} />
      </section>
      <p class="part">
        <button type="button" onClick={() => void sheetOf(id).then(keep, complain)}>
          {words.csv}
        </button>
        {club.you.role === 'owner' && <Sure ask={words.end} sure={words.endSure} done={() => end(id)} />}
      </p>
    </div>
  );
};

const Top = ({ club, room: { members, games } }: { readonly club: Club; readonly room: Classroom }) => (
  <header>
    <h1>{club.name}</h1>
    <p role="status">
      {words.here(members.filter(({ here }) => here).length, members.length)}{' '}
      {words.games(games.playing, games.waiting, games.over)}
    </p>
    <p>
      {club.code === null ? (
        words.closed
      ) : (
        <>
          {words.code} <strong class="code">{club.code}</strong>
        </>
      )}
    </p>
    <Tabs
      label={words.pages}
      tabs={[
        { name: words.thisPage, path: `/class/${club.id}`, isHere: true },
        { name: words.tournaments, path: underRoof('/tournament', club.id), isHere: false },
        { name: words.leaderboard, path: underRoof('/leaderboard', club.id), isHere: false },
      ]}
    />
  </header>
);

const Todo = ({ room: { clubId, assignments }, ask }: { readonly room: Classroom; readonly ask: Ask }) => (
  <section class="card">
    <h2>{words.todo}</h2>
    {assignments.length === 0 && <p class="quiet">{words.nothingToDo}</p>}
    <Bars
      rows={assignments.map(({ id, title, done, of }) => ({
        name: title,
        share: of === 0 ? 0 : done / of,
        text: words.done(done, of),
        beside: (
          <Sure ask={words.takeBack} sure={words.takeBackSure} done={() => ask(() => takeBack(clubId, id))} />
        ),
      }))}
    />
  </section>
);

const Told = ({ room: { members, refusals } }: { readonly room: Classroom }) => (
  <section class="card">
    <h2>{words.told}</h2>
    {refusals.length === 0 && <p class="quiet">{words.nobodyTold}</p>}
    <Bars
      rows={refusals.map(({ code, times, members: told }) => ({
        name: code,
        share: told / Math.max(1, members.length),
        text: words.refusal(told, members.length, times),
      }))}
    />
  </section>
);

const takeBack = async (id: string, assignment: string): Promise<unknown> =>
  unwrap(
    await parlor().api.DELETE('/clubs/{id}/assignments/{assignment}', {
      params: { path: { id, assignment } },
    }),
  );

const sheetOf = async (id: string): Promise<string> =>
  unwrap(
    await parlor().api.GET('/clubs/{id}/classroom/table', { params: { path: { id } }, parseAs: 'text' }),
  );

const keep = (text: string): void => download(text, 'class.csv', 'text/csv');

/** All that belongs to it goes with it. */
const end = (id: string): void =>
  void parlor()
    .api.DELETE('/clubs/{id}', { params: { path: { id } } })
    .then(unwrap)
    .then(() => {
      go('/');
      say(words.ended);
    }, complain);
