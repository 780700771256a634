import { useSyncExternalStore } from 'react';
import { useStore } from '../../store.ts';
import { isCompared } from './compare-actions.ts';
import type { CompareEntry } from './compare-entry.ts';
import { compareEntries } from './compare-storage.ts';

/** The comparison of this browser; null until hydration. */
export const useCompared = (): CompareEntry[] | null => useStore(compareEntries, null);

export const useIsCompared = (variantId: number | null): boolean =>
  useSyncExternalStore(
    compareEntries.subscribe,
    () => variantId !== null && isCompared(variantId),
    () => false,
  );
