// The values that fields can have: without Zod, which would come into the bundle of the office with them.

/** How long a kind of data is kept: in which unit, by default, and between which bounds the owner chooses. */
export interface KeepingRule {
  readonly unit: 'days' | 'months' | 'years';
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** What is removed at its term, in the order in which it is shown. */
export const keepingRules = {
  carts: { unit: 'days', usual: 90, least: 7, most: 90 },
  calls: { unit: 'months', usual: 6, least: 1, most: 24 },
  drafts: { unit: 'days', usual: 90, least: 14, most: 365 },
  photographs: { unit: 'months', usual: 6, least: 1, most: 36 },
  orders: { unit: 'years', usual: 5, least: 3, most: 10 },
  networks: { unit: 'months', usual: 6, least: 1, most: 60 },
  sessions: { unit: 'days', usual: 30, least: 1, most: 180 },
  visits: { unit: 'days', usual: 90, least: 7, most: 180 },
  searches: { unit: 'days', usual: 90, least: 30, most: 365 },
  provider_messages: { unit: 'months', usual: 18, least: 15, most: 60 },
  outbox: { unit: 'days', usual: 30, least: 1, most: 365 },
  import_files: { unit: 'days', usual: 14, least: 3, most: 60 },
  staff_sessions: { unit: 'months', usual: 12, least: 1, most: 36 },
  audit: { unit: 'years', usual: 5, least: 1, most: 10 },
} as const satisfies Record<string, KeepingRule>;

export type KeepingKind = keyof typeof keepingRules;
export const keepingKinds = Object.keys(keepingRules) as KeepingKind[];

/** How long each kind is kept, in its unit. */
export type KeepingTerms = Readonly<Record<KeepingKind, number>>;
