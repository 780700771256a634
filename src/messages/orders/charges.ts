import type { ChargeKind } from '#contracts/order-states.ts';

const DELIVERY = 'Доставка';

/** What an order costs beside its goods, as customers and staff read it. */
export const chargeNames: Readonly<Record<ChargeKind, string>> = {
  delivery: DELIVERY,
  slot: 'Доставка к\u00a0часу',
  lift: 'Подъём на\u00a0лифте',
  carrying: 'Подъём на\u00a0руках',
  assembly: 'Сборка',
};

interface Charge<Amount> {
  readonly title: string;
  readonly reason?: string | undefined;
  readonly amount: Amount;
}

/**
 * The rows of an order's charges, each by itself with its reason: the same on its page, in the cabinet, in letters, in the office and on
 * paper. `delivery`: what that row is called where it is not «Доставка».
 */
export const chargeLines = <Amount, Sum>(
  charges: readonly Charge<Amount>[],
  sum: (amount: Amount) => Sum,
  delivery = DELIVERY,
): [label: string, sum: Sum][] =>
  charges.map(({ title, reason, amount }) => [
    chargeText({ title: title === DELIVERY ? delivery : title, reason }),
    sum(amount),
  ]);

/** A charge with its reason: «Подъём на руках (5-й этаж)». */
export const chargeText = ({
  title,
  reason,
}: {
  title: string;
  reason?: string | undefined;
}): string => (reason ? `${title} (${reason})` : title);
