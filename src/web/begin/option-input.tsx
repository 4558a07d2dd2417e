import { sheet } from '../catalogue/spoken-later.js';
import { Select } from './choice.js';
import type { Field } from './option-fields.js';

interface OptionInputProps {
  readonly field: Field;
  readonly value: unknown;
  choose(value: unknown): void;
}

/** One option of a ruleset, in the form that its schema asks for. */
export const OptionInput = (props: OptionInputProps) => (
  <div class="option">
    <Control {...props} />
    {props.field.about !== '' && <p class="quiet">{props.field.about}</p>}
  </div>
);

const Control = ({ field, value, choose }: OptionInputProps) => {
  switch (field.kind) {
    case 'number':
      return <NumberInput field={field} value={value} choose={choose} />;
    case 'one-of':
      return (
        <Select
          label={field.label}
          values={field.values}
          value={String(value)}
          wordFor={field.wordFor}
          choose={choose}
        />
      );
    case 'some-of':
      return (
        <SomeOf
          label={field.label}
          values={field.values}
          wordFor={field.wordFor}
          chosen={asList(value)}
          choose={choose}
        />
      );
    case 'yes-no':
      return <Tick label={field.label} isOn={value === true} choose={choose} />;
  }
};

interface NumberInputProps {
  readonly field: Extract<Field, { kind: 'number' }>;
  readonly value: unknown;
  choose(value: unknown): void;
}

/** Where there may be no limit, an empty field means none. */
const NumberInput = ({ field, value, choose }: NumberInputProps) => (
  <label class="field">
    <span>{field.label}</span>
    <input
      type="number"
      min={field.least}
      max={field.most}
      step={1}
      required={!field.mayBeNone}
      placeholder={field.mayBeNone ? sheet.noLimit : ''}
      value={value === null ? '' : String(value)}
      onInput={({ currentTarget }) => choose(currentTarget.value === '' ? null : currentTarget.valueAsNumber)}
    />
  </label>
);

interface SomeOfProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly chosen: readonly string[];
  wordFor(value: string): string;
  choose(chosen: readonly string[]): void;
}

const SomeOf = ({ label, values, chosen, wordFor, choose }: SomeOfProps) => (
  <fieldset class="ticks">
    <legend>{label}</legend>
    {values.map((each) => (
      <Tick
        key={each}
        label={wordFor(each)}
        isOn={chosen.includes(each)}
        choose={(isOn) => choose(isOn ? [...chosen, each] : chosen.filter((other) => other !== each))}
      />
    ))}
  </fieldset>
);

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  choose(isOn: boolean): void;
}

const Tick = ({ label, isOn, choose }: TickProps) => (
  <label class="tick">
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
    <span>{label}</span>
  </label>
);

const asList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
