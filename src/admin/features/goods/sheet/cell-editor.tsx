import { type KeyboardEvent, useState } from 'react';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Writes it and goes so many rows and columns on. */
  readonly onLeave: (rows: number, cols: number) => void;
  readonly onCommit: () => void;
  readonly onCancel: () => void;
}

/** The text of a cell while it is edited. */
export function CellEditor({ label, text, onType, onLeave, onCommit, onCancel }: Props) {
  const [typed, setTyped] = useState(text);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const way = event.shiftKey ? -1 : 1;
    if (event.code === 'Enter' || event.code === 'NumpadEnter') onLeave(way, 0);
    else if (event.code === 'Tab') onLeave(0, way);
    else if (event.code === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      className="sheet__editor"
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      ref={startAtEnd}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(target.value);
      }}
      onKeyDown={onKeyDown}
      onBlur={onCommit}
    />
  );
}

/** What was there is added to, not replaced. */
function startAtEnd(input: HTMLInputElement | null): void {
  if (!input || document.activeElement === input) return;
  input.focus({ preventScroll: true });
  input.setSelectionRange(input.value.length, input.value.length);
}
