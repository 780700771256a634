import { createStore, useStore } from '../../store.ts';

const open = createStore(false);

/** Opens the one dialog that all callback buttons share. */
export const openCallback = (): void => open.set(true);
export const closeCallback = (): void => open.set(false);

/** Whether the callback dialog is open. */
export const useCallbackOpen = (): boolean => useStore(open, false);
