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

/** The most signs of a note about a customer. */
export const LONGEST_NOTE = 2000;
