import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useState } from 'react';
import { commonMessages } from '#messages/words/common.ts';
import './quantity-field.css';

interface Props {
  /** The accessible name of the field: 'Количество: Диван «Ладога»'. */
  label: string;
  /** The item's name, for the labels of the buttons. */
  name: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
}

/** An integer with minus and plus buttons. A text that is not a number becomes `min`. */
export function QuantityField({ label, name, value, onChange, min = 1, max = 999 }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = (next: number) => onChange(Math.min(max, Math.max(min, next)));

  const type = (text: string) => {
    setDraft(text);
    if (text.trim() !== '') change(Number.parseInt(text, 10) || min);
  };
  const leave = () => {
    if (draft?.trim() === '') change(min);
    setDraft(null);
  };
  const step = (by: number) => {
    setDraft(null);
    change(value + by);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (event.key === 'Enter') leave();
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };

  return (
    <div className="quantity">
      <button
        type="button"
        aria-label={commonMessages.decrease(name)}
        disabled={value <= min}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" />
      </button>
      {/* Not type=number: the mouse wheel would change the value, and the browser hides invalid input. */}
      <input
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={press}
      />
      <button
        type="button"
        aria-label={commonMessages.increase(name)}
        disabled={value >= max}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
