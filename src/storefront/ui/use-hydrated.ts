import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
