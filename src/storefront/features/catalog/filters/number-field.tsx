import { useId, useState } from 'react';
import { readOwnLimit } from '#contracts/own-filters.ts';
import { isReadable } from '#contracts/read-filters.ts';
import { isLengthParameter } from '#contracts/read-length.ts';
import { filterMessages } from '#messages/catalogue/filters.ts';
import { withText } from './filter-fields.ts';
import type { FilterControl } from './use-filters.ts';

/** What the browser accepts before the script has come, and without one. */
export const numberPattern = '[\\d\\s]+([.,]\\d+)?\\s*(₽|р|руб)?\\.?';
export const lengthPattern = '[\\d\\s]+([.,]\\d+)?\\s*(мм|см|м)?\\.?';

interface Props {
  filter: FilterControl;
  /** The accessible name. */
  label: string;
  /** The short visible label inside the box. */
  prefix: string;
  name: string;
  value: string;
  pattern: string;
  placeholder?: string | undefined;
}

/** A number field that accepts any text. A text that is not a number sets no filter, and the field says so when the focus has left it. */
export function NumberField({ filter, label, prefix, ...input }: Props) {
  const errorId = useId();
  const [isLeft, setLeft] = useState(false);
  const { name, value } = input;
  const message = isLengthParameter(name) ? filterMessages.wrongLength : filterMessages.wrongNumber;
  const isWrong = isLeft && value.trim() !== '' && !isReadable(name, value);
  return (
    <>
      <label className="number-field">
        <span aria-hidden="true">{prefix}</span>
        <input
          {...input}
          type="text"
          title={message}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          inputMode={isLengthParameter(name) || readOwnLimit(name) ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          onChange={({ target }) =>
            filter.edit(withText(filter.fields, target.name, target.value), target.name)
          }
        />
      </label>
      {isWrong && (
        <p id={errorId} className="number-field__error" role="alert">
          {message}
        </p>
      )}
    </>
  );
}
