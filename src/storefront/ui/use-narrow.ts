import { useSyncExternalStore } from 'react';

/** Whether the window fits this media query; only for what the browser alone renders. */
function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  const read = () => matchMedia(query).matches;
  const onServer = () => false;
  return () => useSyncExternalStore(subscribe, read, onServer);
}

/** The mobile breakpoint of spec section 9. */
export const useNarrow = mediaHook('(width < 48em)');

/** No room for a column beside a list. */
export const useWithoutColumn = mediaHook('(width < 64em)');
