import { keysMessages as words } from '#messages/office/keys.ts';
import { usePageActions } from './page-actions.ts';
import { say } from './toasts.tsx';

/** How to get more rows than are shown; undefined where there are none. */
type More = (() => Promise<{ readonly isError: boolean }>) | undefined;

/** Lets J and K move the focus from row to row, to the first link or button of each; after the last one more rows are asked for. `rows` is their selector. */
export function useRowKeys(rows: string, more?: More): void {
  const move = async (step: 1 | -1) => {
    const shown = linksOf(rows);
    const now = shown.findIndex((link) => link.closest(rows)?.contains(document.activeElement));
    const next = now < 0 ? 0 : now + step;
    if (shown[next]) return shown[next].focus();
    if (shown.length === 0) return;
    if (step < 0) return say(words.first);
    const answer = await more?.();
    if (answer?.isError) return;
    // The new rows are drawn after this.
    setTimeout(() => {
      const added = linksOf(rows)[next];
      if (added) added.focus();
      else say(words.last);
    });
  };
  usePageActions([
    { name: words.nextRow, key: 'KeyJ', run: () => move(1), isListed: false },
    { name: words.previousRow, key: 'KeyK', run: () => move(-1), isListed: false },
  ]);
}

const linksOf = (rows: string): HTMLElement[] =>
  [...document.querySelectorAll(rows)].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href], button') ?? [],
  );
