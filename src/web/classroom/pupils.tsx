import type { Classroom } from '../../client/types.js';
import { home } from '../catalogue/spoken.js';
import { classroom as words } from '../catalogue/spoken-in-clubs.js';
import { gamePath } from '../place.js';
import { Scrolled } from '../roof/scrolled.js';
import { serverNow } from '../server-time.js';

type Pupil = Classroom['members'][number];

/** A line for each of a class. */
export const Pupils = ({ members }: { readonly members: readonly Pupil[] }) => (
  <Scrolled by="people">
    <table>
      <thead>
        <tr>
          {Object.entries(words.columns).map(([key, column]) => (
            <th key={key} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <PupilRow key={member.id} member={member} />
        ))}
      </tbody>
    </table>
  </Scrolled>
);

const PupilRow = ({ member }: { readonly member: Pupil }) => (
  <tr>
    <th scope="row">{member.displayName}</th>
    <td>
      <span class={member.here ? 'is-here' : 'is-away'}>{member.here ? words.yes : words.no}</span>
    </td>
    <td>{member.playing}</td>
    <td>{member.toAct > 0 ? <span class="tag waiting">{member.toAct}</span> : 0}</td>
    <td>{member.waiting}</td>
    <td>{member.finished}</td>
    <td>{member.won}</td>
    <td>
      <LastAction at={member.lastAction} />
    </td>
    <td>
      <Refusals of={member} />
    </td>
    <td>{words.done(member.progress.filter(({ isDone }) => isDone).length, member.progress.length)}</td>
  </tr>
);

const LastAction = ({ at }: { readonly at: Pupil['lastAction'] }) =>
  at === null ? (
    <span class="quiet">{words.never}</span>
  ) : (
    <a href={gamePath(at.gameId)}>
      <time dateTime={at.at}>{home.ago((serverNow() - Date.parse(at.at)) / 1000)}</time>
    </a>
  );

/** The most common first; what it means stands behind each. */
const Refusals = ({ of: { refusals } }: { readonly of: Pupil }) => (
  <>
    {refusals.slice(0, 2).map(({ code, times }) => (
      <span key={code} class="refusal">
        <code>{code}</code> {words.times(times)}
      </span>
    ))}
  </>
);
