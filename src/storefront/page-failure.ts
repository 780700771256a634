import { createContext } from 'react-router';

/** Receives the error of a page that could not be rendered, for the log of its request. */
export type OnPageFailure = (error: Error) => void;

/** Set by the server for each page. */
export const pageFailureContext = createContext<OnPageFailure>();
