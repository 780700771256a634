import { createContext } from 'react';

/** Closes the dialog around: at once where nothing was typed, otherwise when the member has agreed. */
export const LeavingDialog = createContext<() => void>(() => undefined);
