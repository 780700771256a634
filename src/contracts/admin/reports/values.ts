// Without Zod, which would come into the bundle of the office with them.

/** The most days of one report. */
export const MOST_DAYS = 366;

/** What a register shows: sums of days, or single payments and refunds. */
export const registerLevels = ['days', 'rows'] as const;
export type RegisterLevel = (typeof registerLevels)[number];

export const registerKinds = ['payment', 'refund'] as const;
export type RegisterKind = (typeof registerKinds)[number];

/** Whether tests and examples are counted with the others. */
export const trialsShown = ['shown'] as const;

/** What sales are added up by: a part of time, or what and who sold. */
export const saleTimes = ['day', 'week', 'month'] as const;
export type SaleTime = (typeof saleTimes)[number];
export const saleGroups = [...saleTimes, 'category', 'product', 'staff'] as const;
export type SaleGroup = (typeof saleGroups)[number];
