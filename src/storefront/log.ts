/** Logs a failure that the visitor does not see (spec section 8). On the server it is one line of JSON, like the rest of the log. */
export function logFailure(what: string, error: unknown): void {
  if (import.meta.env.SSR) console.warn(lineOf(what, error));
  else console.warn(what, error);
}

const WARN = 40;

const lineOf = (msg: string, error: unknown): string =>
  JSON.stringify({ level: WARN, time: Date.now(), msg, error: describe(error) });

/** Only these fields are logged: the others may hold what a visitor typed (personal data). */
const describe = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
