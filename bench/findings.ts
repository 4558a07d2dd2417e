/** What the parts of a run found out about the goals, by the name of the goal: a figure for each round. */
export interface Findings {
  note(goal: GoalName, figures: readonly number[]): void;
  of(goal: GoalName): readonly number[];
}

export type GoalName =
  | 'action-postgres'
  | 'action-pglite'
  | 'boardgame-io-memory'
  | 'boardgame-io-files'
  | 'promoted'
  | 'statement'
  | 'two-processes'
  | 'cold-load'
  | 'past-version'
  | 'last-reader'
  | 'look'
  | 'start-new'
  | 'start-existing'
  | 'memory-new'
  | 'memory-existing'
  | 'jackaroo'
  | 'creating';

export const newFindings = (): Findings => {
  const noted = new Map<GoalName, readonly number[]>();
  return {
    note: (goal, figures) => void noted.set(goal, figures),
    of: (goal) => noted.get(goal) ?? [],
  };
};
