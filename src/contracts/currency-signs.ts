// Without Zod, which would come into the bundle of the office with them.

export const currencySigns = ['₽', 'руб.'] as const;
export type CurrencySign = (typeof currencySigns)[number];
