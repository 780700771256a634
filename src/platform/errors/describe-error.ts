/**
 * What is logged of an error. Drizzle puts query parameters (names and addresses of people) into the message and the properties of its
 * error: of a failed query only the cause is logged.
 */
export function describeError(error: Error): Record<string, unknown> {
  const cause = tellable(error);
  return {
    error: {
      name: cause.name,
      message: cause.message,
      code: 'code' in cause ? cause.code : undefined,
      stack: cause.stack,
    },
  };
}

/** The error without query parameters: of a failed query its cause. */
export const tellable = (error: Error): Error =>
  'params' in error && error.cause instanceof Error ? error.cause : error;
