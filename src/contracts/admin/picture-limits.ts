// Without Zod, which would come into the bundle of the office with it.

/** The longest file of a picture, bytes. */
export const LONGEST_PICTURE = 25 * 1024 * 1024;
