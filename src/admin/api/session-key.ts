/** The key of the query for the own session; its data are a `Session` of `session.ts`. */
export const sessionKey = ['session'];
