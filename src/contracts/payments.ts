// Without Zod, which would come into the bundle of the office with them.

/** Companies that take payments for the shop. */
export const providerNames = ['yookassa', 'tbank'] as const;
export type ProviderName = (typeof providerNames)[number];

/**
 * What a trial of the keys of a provider has shown. `account_differs`, `mode_differs`: it takes the keys, and tells another shop, or another
 * mode, than the owner has entered.
 */
export const providerTrials = [
  'works',
  'account_differs',
  'mode_differs',
  'keys_refused',
  'silent',
  'not_understood',
  'keys_unreadable',
] as const;
export type ProviderTrial = (typeof providerTrials)[number];

/** By whom money came. `hand`: noted by the staff; `play`: of a demo, moves no money. */
export const paidBy = ['hand', ...providerNames, 'play'] as const;
export type PaidBy = (typeof paidBy)[number];

/** How money came that the staff note. `card`: by the terminal of the shop when the goods are handed over; `invoice`: to the account of the shop. */
export const handWays = ['cash', 'card', 'invoice', 'other'] as const;
export type HandWay = (typeof handWays)[number];

/** What a payment is for. `part`: any sum below what is left; `extra`: beyond what is payable. */
export const paymentPurposes = ['prepayment', 'balance', 'full', 'part', 'extra'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** Who began a payment. `before`: noted before there was a ledger, or by a version that has none. */
export const paymentMakers = ['customer', 'staff', 'terminal', 'demo', 'before'] as const;

export const eventKinds = ['authorisation', 'charge', 'cancel', 'refund'] as const;
export type EventKind = (typeof eventKinds)[number];

export const eventResults = ['requested', 'succeeded', 'failed'] as const;
export type EventResult = (typeof eventResults)[number];

/** Who brought an event. Each but those by hand was asked of the provider. */
export const eventSources = [
  'notice',
  'return',
  'poll',
  'customer',
  'staff',
  'terminal',
  'demo',
  'before',
] as const;
export type EventSource = (typeof eventSources)[number];

/** Where a payment stands with its provider. */
export const paymentStates = [
  'created',
  'pending',
  'authorised',
  'succeeded',
  'cancelled',
  'failed',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * What a person has to look at.
 * - `… differs`: the provider tells another one than the shop asked for; nothing of it is believed.
 * - `not understood`: for an hour it has said what the shop does not know.
 * - `charged after its end`: money came for a payment that was over.
 * - `event differs`: it tells the same event with another sum.
 */
export const paymentTroubles = [
  'amount differs',
  'currency differs',
  'key differs',
  'account differs',
  'mode differs',
  'not understood',
  'charged after its end',
  'event differs',
] as const;
export type PaymentTrouble = (typeof paymentTroubles)[number];

/** What is to be looked at of a payment. `open too long`: it should have ended an hour ago. */
export const paymentAttentions = [...paymentTroubles, 'open too long'] as const;
export type PaymentAttention = (typeof paymentAttentions)[number];

/** What is to be looked at of a refund. `unknown`: whether it was done cannot be found out; `refused`: and not asked for again. */
export const refundAttentions = ['undone', 'unknown', 'refused'] as const;
export type RefundAttention = (typeof refundAttentions)[number];

/** What was found out about a message that says it comes from a provider. */
export const noticeVerdicts = [
  'signed',
  'unsigned',
  'wrong signature',
  'another account',
  'unreadable',
] as const;

/** Where a refund stands with its provider. `undone`: a bank has taken it back after it was told. */
export const refundStates = ['created', 'pending', 'succeeded', 'refused', 'undone'] as const;

export type RefundState = (typeof refundStates)[number];

/** The same as the staff see it, with those that were noted by hand. `taken back`: was noted by mistake. */
export const shownRefundStates = [...refundStates, 'taken back'] as const;

export type ShownRefundState = (typeof shownRefundStates)[number];

/** How a customer pays by a provider. `loan`: a credit of a bank, `instalments` and `bnpl`: parts without interest. */
export const onlineMethods = [
  'card',
  'sbp',
  'tpay',
  'sberpay',
  'yoo_money',
  'loan',
  'instalments',
  'bnpl',
  'other',
] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

/** What a check of a payment at its provider has found. `no keys`: the provider cannot be asked. */
export const checkFindings = ['changed', 'same', 'silent', 'no keys'] as const;
