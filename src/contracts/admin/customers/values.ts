// The values that fields can have: without Zod, which would come into the bundle of the office with them.

/** Whether a customer has an account. */
export const customerKinds = ['account', 'guest'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** What leads to a customer: an order by its number, a request for a call by its id. */
export const customerParts = ['order', 'call'] as const;
export type CustomerPart = (typeof customerParts)[number];

/** Where a consent was given. */
export const consentPlaces = ['order', 'call', 'account'] as const;
export type ConsentPlace = (typeof consentPlaces)[number];

/** Why a person is erased; `cabinet`: they have done it themselves. */
export const erasureReasons = ['asked', 'withdrawn', 'mistake'] as const;
export type ErasureReason = (typeof erasureReasons)[number] | 'cabinet';

/** What is removed or emptied, as the act counts it. */
export const erasedKinds = [
  'accounts',
  'sessions',
  'carts',
  'wishlist',
  'calls',
  'letters',
  'orders',
  'order_links',
  'order_texts',
  'quotes',
  'payment_texts',
  'provider_messages',
  'receipts',
  'returns',
  'photographs',
  'notes',
  'contacts',
  'searches',
  'views',
  'audit',
] as const;
export type ErasedKind = (typeof erasedKinds)[number];

/** What is kept without the person. */
export const keptKinds = ['orders', 'payments', 'receipts', 'returns'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** The most signs of a note about a customer. */
export const LONGEST_NOTE = 2000;
