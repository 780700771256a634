/** From when on a provider takes VAT on top of its fee, and how much of the fee that is, percent. */
interface FeeVat {
  readonly provider: 'yookassa';
  readonly validFrom: Date;
  readonly percent: number;
}

/**
 * The rates of VAT on the fees of providers. Before the first of a provider its fee has none.
 * Source: YooKassa tells `income_amount` without its fee and 22 % of VAT on it since 26 December 2025, by the clock of Moscow.
 */
export const feeVats: readonly FeeVat[] = [
  { provider: 'yookassa', validFrom: new Date('2025-12-26T00:00:00+03:00'), percent: 22 },
];
