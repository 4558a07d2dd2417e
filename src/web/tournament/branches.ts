import type { Tournament } from '../../client/types.js';
import type { Round, RoundTable } from './people.js';

/** A place in the tree: two who meet, somebody who meets nobody, or what is still to come. */
export type Branch =
  | { readonly kind: 'table'; readonly table: RoundTable }
  | { readonly kind: 'bye'; readonly entrant: number }
  | { readonly kind: 'to-come' };

/** The rounds of a knock-out as columns, each in the order in which its two and two lead to the next. */
export const branchesOf = ({
  rounds,
  roundCount,
}: Pick<Tournament, 'rounds' | 'roundCount'>): readonly (readonly Branch[])[] => {
  const known = ordered(rounds.map(branchesIn));
  const columns = [...known];
  for (let size = known.at(-1)?.length ?? 0; columns.length < (roundCount ?? 0); ) {
    size = Math.max(1, Math.ceil(size / 2));
    columns.push(Array.from({ length: size }, () => ({ kind: 'to-come' })));
  }
  return columns;
};

const branchesIn = ({ tables, byes }: Pick<Round, 'tables' | 'byes'>): readonly Branch[] => [
  ...tables.map((table): Branch => ({ kind: 'table', table })),
  ...byes.map(({ entrant }): Branch => ({ kind: 'bye', entrant })),
];

/** Backwards from the last round that is known: whoever goes on stands beside where they go. */
const ordered = (columns: readonly (readonly Branch[])[]): readonly (readonly Branch[])[] => {
  const [last, ...before] = columns.toReversed();
  if (last === undefined) return [];
  const right: (readonly Branch[])[] = [last];
  for (const column of before) {
    const next = (right[0] ?? []).flatMap(peopleOf);
    const place = (branch: Branch): number => {
      const at = peopleOf(branch).map((number) => next.indexOf(number));
      return Math.max(...at) === -1 ? next.length : Math.max(...at);
    };
    right.unshift(column.toSorted((one, other) => place(one) - place(other)));
  }
  return right;
};

const peopleOf = (branch: Branch): readonly number[] => {
  switch (branch.kind) {
    case 'table':
      return branch.table.seats;
    case 'bye':
      return [branch.entrant];
    case 'to-come':
      return [];
  }
};
