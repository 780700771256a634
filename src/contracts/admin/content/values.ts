// The values that fields can have, and their limits: without Zod, which would come into the bundle of the office with them.

/** Of the home page. */
export const MOST_SLIDES = 20;

/** So many are added at once. */
export const MOST_REDIRECTS = 1000;

/** To what pages of the shop an address leads. */
export const linkKinds = ['page', 'category', 'maker', 'product', 'search', 'shop'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Searches that found nothing, and those of whose results nothing was ever opened. */
export const searchKinds = ['nothing', 'unopened'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchDays = ['7', '30', '90'] as const;
export type SearchDays = (typeof searchDays)[number];
