import { withText } from './filter-fields.ts';
import type { FilterControl } from './use-filters.ts';

interface Props {
  filter: FilterControl;
  /** The whole name of the field. */
  label: string;
  /** The part of it that is seen, inside the box. */
  prefix: string;
  name: string;
  value: string;
  placeholder?: string | undefined;
}

/** A number as people type it; letters are let through and mean nothing. */
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
