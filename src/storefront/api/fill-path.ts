import type { Call } from './send.ts';

/** A call whose address has this value in place of its one parameter. */
export const fillPath = ({ method, url }: Call, value: string | number): Call => ({
  method,
  url: url.replace(/:\w+/, encodeURIComponent(value)),
});
