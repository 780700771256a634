import { createContext } from 'react';

/** Closes the dialog around: at once where nothing was typed, otherwise when the member has agreed. Outside a dialog there is nothing to ask. */
export const LeavingDialog = createContext<(close: () => void) => void>((close) => close());
