import { useSyncExternalStore } from 'react';

/** A hook for a media query, false on the server. Only for content that the server does not render. */
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

/** Narrow, with letters of a size that lets price and button stand beside each other. */
export const useRoomForBar = mediaHook('(19em <= width < 48em)');

/** Too narrow for a sidebar beside a list. */
export const useNoSidebar = mediaHook('(width < 64em)');
