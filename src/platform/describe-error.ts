/**
 * What may stand in a log of a failure. A failed query brings its parameters in message and properties, and those are people's
 * names and addresses: of it only the database's own word is told.
 */
export function describeError(error: Error): Record<string, unknown> {
  const cause = 'params' in error && error.cause instanceof Error ? error.cause : error;
  return {
    error: {
      name: cause.name,
      message: cause.message,
      code: 'code' in cause ? cause.code : undefined,
      stack: cause.stack,
    },
  };
}
