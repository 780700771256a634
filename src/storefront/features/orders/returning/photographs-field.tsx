import { useRef } from 'react';
import { photographWords as words } from '#messages/orders/return-photographs.ts';
import { Button } from '../../../ui/button.tsx';
import { PHOTOGRAPH_TYPES } from './read-photograph.ts';
import type { ChosenPhotographs } from './use-chosen-photographs.ts';

interface Props {
  legend: string;
  hint?: string;
  /** Of the button. */
  label: string;
  photographs: ChosenPhotographs;
  disabled: boolean;
}

/** Photographs that are chosen from the customer's device, shown, and taken away again. */
export function PhotographsField({ legend, hint, label, photographs, disabled }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { chosen, faults, isReading, add, remove } = photographs;
  return (
    <fieldset className="goods-return__goods">
      <legend>{legend}</legend>
      {hint && <p className="soft">{hint}</p>}
      {chosen.length > 0 && (
        <ul className="goods-return__photographs">
          {chosen.map(({ id, name, preview }) => (
            <li key={id}>
              <img src={preview} alt={name} />
              <Button
                appearance="link"
                aria-label={words.removeNamed(name)}
                pending={disabled}
                onClick={() => {
                  remove(id);
                  button.current?.focus();
                }}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PHOTOGRAPH_TYPES}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <div>
        <Button ref={button} pending={disabled || isReading} onClick={() => input.current?.click()}>
          {label}
        </Button>
      </div>
      <div role="alert">
        {[...new Set(faults)].map((fault) => (
          <p key={fault} className="field__error">
            {fault}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
