import type { Step } from './selection.ts';

/** What a key does in the sheet while no cell is edited. */
export type KeyAction =
  | { readonly does: 'move'; readonly step: Step; readonly isExtending: boolean }
  | { readonly does: 'page'; readonly rows: 1 | -1; readonly isExtending: boolean }
  | { readonly does: 'edit'; readonly text?: string }
  | { readonly does: 'all' | 'clear' | 'fill' | 'undo' | 'redo' | 'next-trouble' };

type Pressed = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, cols: 0 },
  ArrowDown: { rows: 1, cols: 0 },
  ArrowLeft: { rows: 0, cols: -1 },
  ArrowRight: { rows: 0, cols: 1 },
};

/** With Ctrl or ⌘, by the place of the key: a Russian layout has other letters there. */
const commands: Readonly<Record<string, KeyAction>> = {
  KeyA: { does: 'all' },
  KeyD: { does: 'fill' },
  KeyZ: { does: 'undo' },
  KeyY: { does: 'redo' },
};

export function keyAction(event: Pressed): KeyAction | undefined {
  const { code, key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (altKey || isComposing) return undefined;
  const isFar = ctrlKey || metaKey;
  const step = steps[code];
  if (step) return { does: 'move', step: { ...step, isFar }, isExtending: shiftKey };
  if (code === 'Home' || code === 'End') {
    const way = code === 'Home' ? -1 : 1;
    const border = { rows: isFar ? way : 0, cols: way, isFar: true };
    return { does: 'move', step: border, isExtending: shiftKey };
  }
  if (isFar) return code === 'KeyZ' && shiftKey ? { does: 'redo' } : commands[code];
  switch (code) {
    case 'PageUp':
      return { does: 'page', rows: -1, isExtending: shiftKey };
    case 'PageDown':
      return { does: 'page', rows: 1, isExtending: shiftKey };
    case 'Delete':
    case 'Backspace':
      return { does: 'clear' };
    case 'Enter':
    case 'NumpadEnter':
    case 'F2':
      return { does: 'edit' };
    case 'F8':
      return { does: 'next-trouble' };
    default:
      // One character; «?» opens the help as everywhere.
      return [...key].length === 1 && key !== '?' && key !== ' '
        ? { does: 'edit', text: key }
        : undefined;
  }
}
