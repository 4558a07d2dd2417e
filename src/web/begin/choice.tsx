import type { ComponentChildren } from 'preact';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  wordFor(value: Value): string;
  choose(value: Value): void;
}

/** One of a few, all of them in sight. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
  <fieldset class="choice">
    <legend>{props.label}</legend>
    {props.values.map((each) => (
      <label key={each}>
        <input
          type="radio"
          name={props.label}
          checked={each === props.value}
          onChange={() => props.choose(each)}
        />
        <span>{props.wordFor(each)}</span>
      </label>
    ))}
  </fieldset>
);

/** One of many, folded away. */
export const Select = <Value extends string>(props: ChoiceProps<Value>) => (
  <label class="field">
    <span>{props.label}</span>
    <select
      value={props.value}
      onChange={({ currentTarget }) => props.choose(props.values[currentTarget.selectedIndex] ?? props.value)}
    >
      {props.values.map((each) => (
        <option key={each} value={each}>
          {props.wordFor(each)}
        </option>
      ))}
    </select>
  </label>
);

/** What stands under a field. */
export const Hint = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="quiet hint-line">{children}</p>
);
