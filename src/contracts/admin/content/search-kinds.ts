// Without Zod, which would come into the bundle of the office with them.

/** Searches that found nothing, and those of whose results nothing was ever opened. */
export const searchKinds = ['nothing', 'unopened'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchDays = ['7', '30', '90'] as const;
export type SearchDays = (typeof searchDays)[number];
