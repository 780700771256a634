/** The key of the query for the own session; its data are null for one who is not signed in. */
export const sessionKey = ['session'];
