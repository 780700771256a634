import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageActions } from './page-actions.ts';

/** Words are searched for when the typing rests for so many ms. */
const REST = 250;

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The words of a filter. */
export function SearchField({ label, hint, text, onChange }: Props) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  usePageActions([{ name: label, key: 'Slash', run: () => field.current?.focus() }]);
  // Another address was opened, or the filter was cleared.
  if (known !== text) {
    setKnown(text);
    if (typed.trim() !== text) setTyped(text);
  }
  // What was chosen beside the field meanwhile stays chosen.
  const search = useEffectEvent(() => {
    if (typed.trim() !== text) onChange(typed.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing starts the wait
  useEffect(() => {
    const timer = setTimeout(search, REST);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label className="filters__search">
      <span>{label}</span>
      <input
        ref={field}
        type="search"
        value={typed}
        maxLength={100}
        autoComplete="off"
        placeholder={hint}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}
