import type { Call } from './send.ts';

/** A call whose address has these values in place of its parameters, in their order. */
export const fillPath = (
  { method, url }: Call,
  ...values: readonly [string | number, ...(string | number)[]]
): Call => ({
  method,
  url: values.reduce<string>((path, value) => path.replace(/:\w+/, encodeURIComponent(value)), url),
});
