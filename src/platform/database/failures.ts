/** The database's own code for what went wrong, or the system's (`ECONNREFUSED`); Drizzle wraps what it was told. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** Not there, going down, coming up, full, without room for one more, read-only, or two who waited for each other. */
const passing = [
  /^08/,
  /^53/,
  /^57P0[1-5]$/,
  /^(25006|40001|40P01|55P03|58030)$/,
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
];

/** What pg says without a code when a connection ends under it, or none comes free in time. */
const PASSING_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether the same request may well succeed in a moment. */
export function isPassing(error: unknown): boolean {
  const code = sqlState(error);
  if (code !== undefined) return passing.some((pattern) => pattern.test(code));
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (PASSING_WORDS.test(at.message)) return true;
  }
  return false;
}
