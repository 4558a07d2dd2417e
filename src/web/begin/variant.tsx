import type { RulesetBook } from '../../client/types.js';
import { sheet } from '../catalogue/spoken-later.js';
import { Hint, Select } from './choice.js';
import { type Field, fieldsOf } from './option-fields.js';
import { OptionInput } from './option-input.js';
import type { Wish } from './wish.js';

interface VariantProps {
  readonly book: RulesetBook;
  readonly wish: Wish;
  change(part: Partial<Wish>): void;
}

/** A preset by its name, and every detail of it for whoever wants to look. */
export const Variant = ({ book, wish, change }: VariantProps) => {
  const preset = book.presets.find(({ id }) => id === wish.preset) ?? book.presets[0];
  const fields = fieldsOf(book.schemas.options);
  // A chosen "no limit" is null, and none the less chosen.
  const chosenFor = ({ name, usual }: Field): unknown =>
    ({ [name]: usual, ...preset?.options, ...wish.options })[name];
  return (
    <>
      {preset !== undefined && book.presets.length > 1 && (
        <div>
          <Select
            label={sheet.variant}
            values={book.presets.map(({ id }) => id)}
            value={preset.id}
            wordFor={(id) => book.presets.find((each) => each.id === id)?.name ?? id}
            choose={(id) => change({ preset: id, options: {} })}
          />
          <Hint>{preset.about}</Hint>
        </div>
      )}
      {fields.length > 0 && (
        <details>
          <summary>{sheet.moreOptions}</summary>
          <div class="details">
            {fields.map((field) => (
              <OptionInput
                key={field.name}
                field={field}
                value={chosenFor(field)}
                choose={(value) => change({ options: { ...wish.options, [field.name]: value } })}
              />
            ))}
          </div>
        </details>
      )}
    </>
  );
};
