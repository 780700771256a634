import type { Kopecks } from '#contracts/money.ts';

interface ReturnedGoods {
  /** By the prices of the order, less their share of its discount. */
  readonly goods: Kopecks;
  readonly carriage: Kopecks;
  readonly hasDefect: boolean;
}

/** What the customer gets for goods that come back. Carrying back what has a defect is the shop's own cost. */
export const dueFor = ({ goods, carriage, hasDefect }: ReturnedGoods): Kopecks =>
  Math.max(0, goods - (hasDefect ? 0 : carriage));

/** What is still to be given back: no more than the order has paid. */
export const leftOf = (due: Kopecks, { given, paid }: { given: Kopecks; paid: Kopecks }): Kopecks =>
  Math.max(0, Math.min(due - given, paid));
