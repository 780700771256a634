import type { ReactNode } from 'react';
import './radio-cards.css';

interface Props<Value extends string> {
  legend: string;
  /** The `name` of the radio inputs. */
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; note?: ReactNode }[];
}

/** A radio group of cards, each with room for a note. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { legend, name, value, onChange, options } = props;
  return (
    <fieldset className="radio-cards">
      <legend>{legend}</legend>
      {options.map((option) => (
        <div className="radio-card" key={option.value}>
          <label className="radio-card__label">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
          {option.note && <div className="radio-card__note">{option.note}</div>}
        </div>
      ))}
    </fieldset>
  );
}
