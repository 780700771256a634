import './field.css';
import './day-field.css';
import { useEffect, useRef, useState } from 'react';
import { useFieldError } from './form-errors.ts';

interface Props {
  readonly label: string;
  /** In a form: the key of its value and of its error in the answer of the API. */
  readonly name?: string;
  readonly hint?: string;
  /** `YYYY-MM-DD`, with `hasTime` `YYYY-MM-DDTHH:MM`; empty for none. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly hasTime?: boolean;
  readonly isReadOnly?: boolean;
  /** Is told whole dates, and an empty text where the field was emptied. */
  readonly onChange?: (day: string) => void;
}

type Picker = typeof import('./day-picker.tsx').DayPicker;

/** Loaded with the first date that is shown. */
let loaded: Picker | undefined;

function usePicker(): Picker | undefined {
  const [picker, setPicker] = useState<Picker | undefined>(() => loaded);
  useEffect(() => {
    if (picker) return;
    import('./day-picker.tsx').then(
      (part) => {
        loaded = part.DayPicker;
        setPicker(() => part.DayPicker);
      },
      // Where the picker cannot be loaded, the date is shown as text and cannot be changed.
      () => undefined,
    );
  }, [picker]);
  return picker;
}

/** A date as Russians write it, whatever the browser's language: typed by parts or chosen in a calendar. */
export function DayField({ label, name, hint, value, defaultValue = '', ...rest }: Props) {
  const { hasTime = false, isReadOnly = false, onChange } = rest;
  const Picker = usePicker();
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;
  const error = useFieldError(name ?? '');
  const kept = useRef<HTMLInputElement>(null);
  const change = (next: string) => {
    if (kept.current) typeInto(kept.current, next);
    setOwn(next);
    onChange?.(next);
  };
  return (
    <div className="field day-field" data-invalid={error !== undefined || undefined}>
      {Picker ? (
        <Picker
          label={label}
          value={shown}
          hasTime={hasTime}
          isReadOnly={isReadOnly}
          hint={hint}
          error={error}
          onChange={change}
        />
      ) : (
        <>
          <span className="react-aria-Label">{label}</span>
          <div className="field__line">
            <span className="field__input">{written(shown)}</span>
          </div>
          {hint && <span className="field__hint">{hint}</span>}
        </>
      )}
      {name && <input ref={kept} name={name} value={shown} readOnly hidden />}
    </div>
  );
}

/** As if it was typed: a form notes which of its fields are edited. */
function typeInto(input: HTMLInputElement, text: string): void {
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value') ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** `05.12.2026` */
const written = (day: string): string => day.slice(0, 10).split('-').toReversed().join('.');
