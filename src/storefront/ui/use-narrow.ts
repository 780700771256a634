import { useSyncExternalStore } from 'react';

/** The mobile breakpoint of spec section 9. */
const query = '(width < 768px)';

function onChange(listener: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether this is a phone's window; only for what the browser alone renders. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => false,
  );
