// Without Zod, which would come into the bundle of the office with them.
import { paymentStates } from '../../payments.ts';

export const moneyKinds = ['payment', 'refund'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** Where a payment or a refund stands. `taken back`: was noted by mistake. */
export const moneyStates = [...paymentStates, 'refused', 'undone', 'taken back'] as const;
export type MoneyState = (typeof moneyStates)[number];

/** What is to be looked at: a payment or a refund that something is wrong with, or money that did not go back. */
export const moneyQueues = ['look', 'refused'] as const;
export type MoneyQueue = (typeof moneyQueues)[number];
