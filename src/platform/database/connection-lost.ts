/**
 * SQLSTATE: connection errors (class 08), a server that shuts down or starts (57P), too many connections (53300). The others are network
 * errors of Node.
 */
const CODES = /^(08|57P|53300$|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
/** Errors of `pg` that have no code. */
const MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/** True when the connection failed or timed out. A read may then be retried on another server. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.test(code) || MESSAGES.test(error.message) || isConnectionLost(error.cause);
}

/** True when all connections of a pool were busy for too long: the server itself did not fail. */
export function isPoolFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === 'timeout exceeded when trying to connect' || isPoolFull(error.cause);
}
