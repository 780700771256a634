import type { Kopecks } from '#contracts/money.ts';
import type { PlainRate, ReceiptSubject } from '#contracts/receipts.ts';
import type { invoicePaper } from '#messages/orders/invoice-paper.ts';
import { shareOut } from '#modules/payments/index.ts';

interface Party {
  readonly name: string;
  readonly inn: string;
  readonly kpp: string | null;
  readonly address: string;
}

/** An invoice as it was made: all that its paper says. */
export interface InvoiceBody {
  readonly number: number;
  readonly order: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly validUntil: string;
  readonly seller: Party & { readonly phone: string };
  readonly bank: {
    readonly account: string;
    readonly bic: string;
    readonly bank: string;
    readonly correspondent: string;
  };
  readonly buyer: Party;
  readonly rows: readonly {
    readonly name: string;
    readonly quantity: number;
    /** Undefined in invoices that were made before papers told units. */
    readonly unit?: keyof typeof invoicePaper.units;
    readonly kopecks: Kopecks;
  }[];
  readonly total: Kopecks;
  /** What came before. */
  readonly paid: Kopecks;
  /** What is asked for. */
  readonly amount: Kopecks;
  /** Within the amount; empty: without VAT. */
  readonly vat: readonly Vat[];
  readonly purpose: string;
}

export interface Vat {
  readonly rate: Exclude<PlainRate, 'none'>;
  readonly kopecks: Kopecks;
}

interface Taxed {
  readonly kopecks: Kopecks;
  readonly subject: ReceiptSubject;
}

/**
 * The VAT within a sum that is asked for parts of an order: of each rate its share of the sum, since a sum that is a part of the price is one of
 * goods and services alike. The shares add up to the sum.
 */
export function vatOf(
  parts: readonly Taxed[],
  amount: Kopecks,
  rates: { readonly goods: PlainRate; readonly services: PlainRate },
): Vat[] {
  const byRate = new Map<PlainRate, Kopecks>();
  for (const { kopecks, subject } of parts) {
    const rate = subject === 'commodity' ? rates.goods : rates.services;
    byRate.set(rate, (byRate.get(rate) ?? 0) + kopecks);
  }
  const shares = shareOut(amount, [...byRate.values()]);
  return [...byRate.keys()].flatMap((rate, index) =>
    rate === 'none' ? [] : [{ rate, kopecks: within(shares[index] ?? 0, Number(rate)) }],
  );
}

const within = (kopecks: Kopecks, rate: number): Kopecks =>
  Math.round((kopecks * rate) / (100 + rate));
