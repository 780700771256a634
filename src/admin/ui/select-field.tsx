import './field.css';
import { useId } from 'react';
import { useFieldError } from './form-errors.ts';

interface Props<Value extends string> {
  /** Also the key of its error in the answer of the API. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** One of some values in a form, with its label, hint and error. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { name, label, hint, value, options, onChange } = props;
  const error = useFieldError(name);
  const id = useId();
  const about = error ?? hint;
  return (
    <div className="field" data-invalid={error !== undefined || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="field__line">
        <select
          id={id}
          name={name}
          className="field__input"
          value={value}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={about ? `${id}-about` : undefined}
          onChange={({ target }) => onChange(target.value as Value)}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {about && (
        <span id={`${id}-about`} className={error ? 'field__error' : 'field__hint'}>
          {about}
        </span>
      )}
    </div>
  );
}
