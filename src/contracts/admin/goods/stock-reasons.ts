// Without Zod, which would come into the bundle of the office with them.

/** Why pieces of goods come and go. `other`: no reason was given, as for a statement typed into the database. */
export const movementReasons = [
  'order',
  'cancelled',
  'receipt',
  'writeoff',
  'count',
  'correction',
  'import',
  'import_undone',
  'other',
] as const;
export type MovementReason = (typeof movementReasons)[number];

/** What the staff brings in and takes out by itself. */
export const handReasons = ['receipt', 'writeoff'] as const satisfies readonly MovementReason[];
export type HandReason = (typeof handReasons)[number];

/** So many goods come or go at once. */
export const MOST_MOVED = 200;
/** A count has so many goods at most. */
export const MOST_COUNTED = 2000;
/** The words beside a movement. */
export const LONGEST_NOTE = 200;
