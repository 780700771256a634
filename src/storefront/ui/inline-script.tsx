import { createContext, useContext } from 'react';

/** The nonce of the storefront's own inline scripts. Undefined in the browser: the server takes it out of the page. */
export const ScriptMarker = createContext<string | undefined>(undefined);

/** A script inside the page. The Content-Security-Policy allows only scripts with the marker of their rendering. */
export const InlineScript = ({ code }: { code: string }) => (
  <script nonce={useContext(ScriptMarker)}>{code}</script>
);
