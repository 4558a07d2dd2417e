import type { Tournament } from '../../client/types.js';
import { tournaments as words } from '../catalogue/spoken-in-clubs.js';
import { Scrolled } from '../roof/scrolled.js';
import { type Branch, branchesOf } from './branches.js';
import { Meeting } from './meeting.js';
import { nameOf, type Round } from './people.js';

/** A knock-out as it is drawn on a wall: from the first round on the left to the final on the right. */
export const Tree = ({ it }: { readonly it: Tournament }) => {
  const columns = branchesOf(it);
  return (
    <section class="card">
      <h2 id="tree">{words.tree}</h2>
      <Scrolled by="tree">
        <ol class="tree">
          {columns.map((branches, at) => (
            <li key={at}>
              <h3>{columnName(at, columns.length)}</h3>
              <ol>
                {branches.map((branch, place) => (
                  <li key={place}>
                    <BranchBox it={it} round={it.rounds[at]} branch={branch} />
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </Scrolled>
    </section>
  );
};

const columnName = (at: number, columns: number): string => {
  if (at === columns - 1) return words.final;
  return at === columns - 2 ? words.semiFinals : words.round(at + 1);
};

interface BranchBoxProps {
  readonly it: Tournament;
  readonly round: Round | undefined;
  readonly branch: Branch;
}

const BranchBox = ({ it, round, branch }: BranchBoxProps) => {
  if (branch.kind === 'table' && round !== undefined)
    return <Meeting it={it} round={round} table={branch.table} />;
  if (branch.kind === 'bye')
    return (
      <div class="meeting">
        <span class="side-of">
          <span class="name">{nameOf(it, branch.entrant)}</span>
        </span>
        <span class="note">{words.bye}</span>
      </div>
    );
  return (
    <div class="meeting to-come">
      <span class="note">{words.toCome}</span>
    </div>
  );
};
