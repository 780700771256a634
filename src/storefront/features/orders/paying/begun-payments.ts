import { createStored, jsonCodec } from '../../../browser-storage.ts';

const KEPT = 20;

type Begun = readonly (readonly [payment: string, token: string])[];

const isBegun = (entry: unknown): entry is Begun[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

/** Payments that were begun in this browser, with the token of the order of each: who comes back from a provider brings only the payment. */
const begunPayments = createStored<Begun>(
  () => localStorage,
  'payments',
  jsonCodec((raw) => (Array.isArray(raw) ? raw.filter(isBegun) : [])),
);

export function rememberPayment(payment: string, token: string): void {
  const others = begunPayments.get().filter(([id]) => id !== payment);
  begunPayments.set([[payment, token] as const, ...others].slice(0, KEPT));
}

/** The token of the order of a payment, where it was begun in this browser. */
export const tokenOfPayment = (payment: string): string | undefined =>
  begunPayments.get().find(([id]) => id === payment)?.[1];
