// The values that fields can have, and their limits: without Zod, which would come into the bundle of the office with them.

/** The queues whose jobs are letters to customers and to the shop. Those of sign-ins hold keys: their owners ask for new ones. */
export const letterQueues = [
  'order-letter',
  'order-change-letter',
  'order-cancellation-letter',
  'order-expiry-letter',
  'order-link-request',
  'order-draft-link',
  'order-return-letter',
  'invoice-letter',
  'callback-letter-shop',
  'staff-address-letter',
  'staff-invitation-letter',
  'morning-letter',
] as const;
export type LetterQueue = (typeof letterQueues)[number];

/** Letters of the name of a saved view. */
export const LONGEST_VIEW_NAME = 60;
/** Views that a member keeps, and that all share. */
export const MOST_VIEWS = 30;
