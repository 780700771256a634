// Without Zod, which would come into the bundle of the office with them.

/** So many are added at once. */
export const MOST_REDIRECTS = 1000;
