import type { Classroom } from '../../client/types.js';
import { classroom as words } from '../catalogue/spoken-later.js';
import { gamePath } from '../place.js';

type Pupil = Classroom['members'][number];

/** A line for each of a class. */
export const Pupils = ({ members }: { readonly members: readonly Pupil[] }) => (
  <table>
    <thead>
      <tr>
        {Object.values(words.columns).map((column) => (
          <th key={column} scope="col">
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
);

const PupilRow = ({ member }: { readonly member: Pupil }) => (
  <tr>
    <th scope="row">{member.displayName}</th>
    <td>{member.here ? words.yes : words.no}</td>
    <td>{member.playing}</td>
    <td>{member.toAct}</td>
    <td>{member.waiting}</td>
    <td>{member.finished}</td>
    <td>{member.won}</td>
    <td>
      {member.lastAction === null ? (
        words.never
      ) : (
        <a href={gamePath(member.lastAction.gameId)}>{new Date(member.lastAction.at).toLocaleTimeString()}</a>
      )}
    </td>
    <td>{words.done(member.progress.filter(({ isDone }) => isDone).length, member.progress.length)}</td>
  </tr>
);
