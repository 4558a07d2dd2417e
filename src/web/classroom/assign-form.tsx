import { useEffect, useState } from 'preact/hooks';
import { classCalls } from '../../client/classes.js';
import type { ClassTask, ListedRuleset } from '../../client/types.js';
import { Choice, Hint, Select } from '../begin/choice.js';
import { classroom } from '../catalogue/spoken-in-clubs.js';
import { loadShelf } from '../cover.js';
import { parlor } from '../guest.js';

const KINDS = ['beat', 'curl', 'chaos', 'client-kit'] as const;
const BOTS = ['easy', 'medium', 'hard'] as const;
const { assign: words } = classroom;

interface AssignFormProps {
  readonly id: string;
  ask(deed: () => Promise<unknown>): void;
}

interface Wish {
  readonly kind: (typeof KINDS)[number];
  readonly ruleset: string;
  readonly bot: (typeof BOTS)[number];
  readonly times: number;
  readonly score: number;
}

/** Something to do for a class, which the server checks. */
export const AssignForm = ({ id, ask }: AssignFormProps) => {
  const [shelf, setShelf] = useState<readonly ListedRuleset[]>([]);
  const [wish, setWish] = useState<Wish>({ kind: 'beat', ruleset: '', bot: 'easy', times: 3, score: 80 });
  // Without the shelf there is nothing to choose from, and whoever looks again finds it.
  useEffect(() => void loadShelf().then(setShelf, () => {}), []);
  const ruleset = wish.ruleset || (shelf[0]?.id ?? '');
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  const give = (event: Event): void => {
    event.preventDefault();
    ask(() => classCalls(parlor().api).assign(id, taskOf({ ...wish, ruleset })));
  };
  return (
    <details class="card announce">
      <summary>{words.open}</summary>
      <form onSubmit={give}>
        <Choice
          label={words.kind}
          values={KINDS}
          value={wish.kind}
          wordFor={(kind) => words.kinds[kind]}
          choose={(kind) => change({ kind })}
        />
        <Hint>{words.about[wish.kind]}</Hint>
        {wish.kind !== 'client-kit' && (
          <Select
            label={words.ruleset}
            values={shelf.map((game) => game.id)}
            value={ruleset}
            wordFor={(wanted) => shelf.find((game) => game.id === wanted)?.name ?? wanted}
            choose={(next) => change({ ruleset: next })}
          />
        )}
        {wish.kind === 'beat' && (
          <>
            <Select
              label={words.bot}
              values={BOTS}
              value={wish.bot}
              wordFor={(bot) => words.bots[bot]}
              choose={(bot) => change({ bot })}
            />
            <Count label={words.times} value={wish.times} most={100} choose={(times) => change({ times })} />
          </>
        )}
        {wish.kind === 'client-kit' && (
          <Count label={words.score} value={wish.score} most={100} choose={(score) => change({ score })} />
        )}
        <button type="submit" class="primary">
          {words.give}
        </button>
      </form>
    </details>
  );
};

const taskOf = ({ kind, ruleset, bot, times, score }: Wish): ClassTask => {
  switch (kind) {
    case 'beat':
      return { type: kind, ruleset, bot, times };
    case 'client-kit':
      return { type: kind, score };
    case 'curl':
    case 'chaos':
      return { type: kind, ruleset };
  }
};

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  choose(value: number): void;
}

const Count = ({ label, value, most, choose }: CountProps) => (
  <label class="field">
    <span>{label}</span>
    <input
      type="number"
      min={1}
      max={most}
      required
      value={value}
      onInput={({ currentTarget }) => choose(currentTarget.valueAsNumber || 1)}
    />
  </label>
);
