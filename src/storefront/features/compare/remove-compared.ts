import { compareMessages } from '#messages/catalogue/compare.ts';
import { comparePageMessages } from '#messages/catalogue/compare-page.ts';
import { showToast } from '../../ui/toast-store.ts';
import { without } from './compare-actions.ts';
import type { CompareEntry } from './compare-entry.ts';
import { compareEntries } from './compare-storage.ts';

/** Removes an entry and offers an undo in the toast. */
export function removeCompared(entry: CompareEntry): void {
  const at = compareEntries.get().indexOf(entry);
  compareEntries.set(without([entry.variantId]));
  offerUndo(compareMessages.removed, [entry], at);
}

/** Removes all entries and offers an undo in the toast. */
export function clearCompared(): void {
  const removed = compareEntries.get();
  compareEntries.set([]);
  offerUndo(comparePageMessages.cleared, removed, 0);
}

function offerUndo(text: string, entries: readonly CompareEntry[], at: number): void {
  const run = () => {
    const others = without(entries.map(({ variantId }) => variantId));
    compareEntries.set(others.toSpliced(at, 0, ...entries));
  };
  showToast(text, { action: { label: comparePageMessages.undo, run } });
}
