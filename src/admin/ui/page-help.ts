import { createContext, type ReactNode } from 'react';

/** The way to the help, which each screen shows beside its title. */
export const PageHelp = createContext<ReactNode>(null);
