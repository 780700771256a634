import { withText } from './filter-fields.ts';
import type { FilterControl } from './use-filters.ts';

interface Props {
  filter: FilterControl;
  /** The accessible name. */
  label: string;
  /** The short visible label inside the box. */
  prefix: string;
  name: string;
  value: string;
  placeholder?: string | undefined;
}

/** A number field that accepts any text. A text that is not a number sets no filter. */
export function NumberField({ filter, label, prefix, ...input }: Props) {
  return (
    <label className="number-field">
      <span aria-hidden="true">{prefix}</span>
      <input
        {...input}
        type="text"
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        onChange={({ target }) =>
          filter.edit(withText(filter.fields, target.name, target.value), target.name)
        }
      />
    </label>
  );
}
