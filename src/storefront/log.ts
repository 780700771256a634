/** What is only logged (spec section 8) goes through here. */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error);
}
