import { createContext } from 'react-router';

/** The nonce of the storefront's own inline scripts. Set by the server for each page. */
export const scriptMarkerContext = createContext<string>();
