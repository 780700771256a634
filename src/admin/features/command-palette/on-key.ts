import { isKeyOn, type KeyGroup } from '../../ui/key-settings.ts';
import { isApple } from './palette-keys.ts';

/** After G the letter of a screen is waited for so many ms. */
const WAITED = 1500;

/** What a key does, by its place on the keyboard. */
export interface KeyWork {
  readonly palette: () => void;
  readonly help: () => void;
  /** Opens the screen of a key; false where no screen has it. */
  readonly go: (code: string) => boolean;
  /** Does what the page offers for a key; false where it offers nothing. */
  readonly act: (code: string) => boolean;
}

/** Answers the keys of the office. A key means its place, so the layout does not matter. */
export function keyListener(work: KeyWork): (event: KeyboardEvent) => void {
  let goneAt = Number.NEGATIVE_INFINITY;
  const search = () => work.act('Slash') || done(work.palette);
  const meaningOf = ({ code, key, shiftKey, timeStamp }: KeyboardEvent): Meaning => {
    const isGoing = timeStamp - goneAt < WAITED;
    goneAt = Number.NEGATIVE_INFINITY;
    if (key === '?' || (code === 'Slash' && shiftKey)) return ['help', () => done(work.help)];
    if (key === '/' || code === 'Slash') return ['search', search];
    if (shiftKey) return undefined;
    if (isGoing) return ['go', () => work.go(code)];
    if (code === 'KeyG') return ['go', () => done(() => (goneAt = timeStamp))];
    if (code === 'KeyN') return ['note', () => work.act(code)];
    return code === 'KeyJ' || code === 'KeyK' ? ['rows', () => work.act(code)] : undefined;
  };
  return (event) => {
    if (event.defaultPrevented || event.isComposing || isDialogOpen()) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      work.palette();
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    const meaning = meaningOf(event);
    if (!meaning) return;
    const [group, run] = meaning;
    if (isKeyOn(group) && run()) event.preventDefault();
  };
}

/** The group of a key, and what it does; false where there is nothing to do. */
type Meaning = readonly [KeyGroup, () => boolean] | undefined;

const done = (run: () => void): boolean => {
  run();
  return true;
};

/** ⌘K on a computer of Apple, where Ctrl+K deletes to the end of a line. */
const isPaletteKey = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  code === 'KeyK' && (isApple ? metaKey && !ctrlKey : ctrlKey) && !altKey && !shiftKey;

const isDialogOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Fields in which a letter is typed, or chooses. */
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(FIELDS) !== null;
