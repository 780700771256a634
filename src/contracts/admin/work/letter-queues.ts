/** The queues whose jobs are letters to customers and to the shop. Those of sign-ins hold keys: their owners ask for new ones. */
export const letterQueues = [
  'order-letter',
  'order-change-letter',
  'order-cancellation-letter',
  'order-expiry-letter',
  'order-link-request',
  'callback-letter-shop',
  'staff-invitation-letter',
  'morning-letter',
] as const;
export type LetterQueue = (typeof letterQueues)[number];
