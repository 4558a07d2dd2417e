import { sheet } from '../catalogue/spoken-later.js';

interface CompanionNamesProps {
  readonly names: readonly string[];
  change(names: readonly string[]): void;
}

/** Names for everybody else at this screen. */
export const CompanionNames = ({ names, change }: CompanionNamesProps) => (
  <>
    {names.map((name, at) => (
      <label class="field" key={at}>
        <span>{sheet.companion(at + 1, names.length)}</span>
        <input
          value={name}
          maxLength={40}
          required
          onInput={({ currentTarget }) => change(names.with(at, currentTarget.value))}
        />
      </label>
    ))}
  </>
);
