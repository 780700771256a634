// Without Zod, which would come into the bundle of the office with it.

/** What of returns waits for the staff: a new one for an answer, a received one for its money. */
export const returnQueues = ['answer', 'money'] as const;
export type ReturnQueue = (typeof returnQueues)[number];
