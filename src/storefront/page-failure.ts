import { createContext } from 'react-router';

/** Told of a page that could not be made, for the log of its request. */
export type OnPageFailure = (error: Error) => void;

/** Put there by the server for each page. */
export const pageFailureContext = createContext<OnPageFailure>();
