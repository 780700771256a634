// Without Zod, which would come into the bundle of the office with them.

export const MOST_SLIDES = 20;
