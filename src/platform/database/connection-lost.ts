/**
 * SQLSTATE classes of connections (08) and of servers that stop or are not there yet (57P), too many connections (53300), and what the
 * network says.
 */
const CODES = /^(08|57P|53300$|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
const TEXTS =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** The server stopped or closed the connection, or the network did, or nothing came back in time: what was asked may be asked of another. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.test(code) || TEXTS.test(error.message) || isConnectionLost(error.cause);
}
