// The values that fields can have, and their limits: without Zod, which would come into the bundle of the office with them.

/** So many orders are given a status at once. */
export const MOST_AT_ONCE = 100;

/**
 * What can be due; a delivery and a visit are from the day before, goods of a maker and a promise from the day after; a refused offer, a
 * carrier, an invoice from the day before its last, a price that is to be told, an offer that was not answered for a day, money that is too much, a receipt that
 * was not printed and money for a new order that no member has opened since, at once.
 */
export const dueKinds = [
  'call',
  'payment',
  'production',
  'promise',
  'refusal',
  'offer',
  'price',
  'overpaid',
  'unseen',
  'receipt',
  'invoice',
  'carrier',
  'delivery',
  'visit',
] as const;
export type DueKind = (typeof dueKinds)[number];
