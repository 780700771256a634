// Without Zod, which would come into the bundle of the office with them.

/** The most days of one report. */
export const MOST_DAYS = 366;

/** What a register shows: sums of days, single payments and refunds, or receipts by day and rate. */
export const registerLevels = ['days', 'rows', 'receipts'] as const;
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

/**
 * What a file is compared with: `payments` and `refunds` of a provider by what it calls them; `orders` by their number, with what is payable;
 * `paid`, by the number of the order, with the money that came for it.
 */
export const comparedWith = ['payments', 'refunds', 'orders', 'paid'] as const;
export type ComparedWith = (typeof comparedWith)[number];

/** The columns of a compared file: what tells rows apart, the sum, and what is only shown. */
export const comparedColumns = ['key', 'sum', 'date', 'order'] as const;
export type ComparedColumn = (typeof comparedColumns)[number];

/** What a comparison finds. */
/** `before_refunds`: the file has an order as it was placed, and refunds have taken something off it since. */
export const differences = [
  'missing_here',
  'missing_there',
  'other_sum',
  'before_refunds',
] as const;
export type Difference = (typeof differences)[number];

/** The largest file that is compared, bytes. */
export const LARGEST_COMPARED = 10 * 1024 * 1024;
