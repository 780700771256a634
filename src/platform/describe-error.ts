/**
 * What is logged of an error. Drizzle puts query parameters (names and addresses of people) into the message and the properties of its
 * error: of a failed query only the cause is logged.
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
