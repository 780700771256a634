import { useSyncExternalStore } from 'react';

/** As in the styles: a larger font needs a wider window. */
const WIDE = '(width >= 48em)';

/** Whether the window has place for more than a phone has. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, isWideNow);

export const isWideNow = (): boolean => window.matchMedia(WIDE).matches;

function watch(watcher: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', watcher);
  return () => query.removeEventListener('change', watcher);
}
