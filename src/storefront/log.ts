/** What is only logged (spec section 8) goes through here; on the server it is one line of JSON, as the rest of its log. */
export function logFailure(what: string, error: unknown): void {
  if (import.meta.env.SSR) console.warn(lineOf(what, error));
  else console.warn(what, error);
}

const WARN = 40;

const lineOf = (msg: string, error: unknown): string =>
  JSON.stringify({ level: WARN, time: Date.now(), msg, error: describe(error) });

/** The rest of an error may hold what somebody typed. */
const describe = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
