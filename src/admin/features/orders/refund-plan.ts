import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { Refunded } from '#contracts/admin/payments/online-payments.ts';
import type { OrderPayments, PaymentOfOrder } from '#contracts/admin/payments/order-payments.ts';
import { refundWords as words } from '#messages/office/refunds.ts';

export type ChosenGoods = Omit<Extract<Refunded, { of: 'goods' }>, 'of'>;

export const noGoods: ChosenGoods = { lines: [], charges: [] };

export const roundKopecks = (roubles: number) => Math.round(roubles * 100) / 100;

/** A payment that can give money back, by its provider or by the hands of the staff. */
export interface Source {
  readonly payment: PaymentOfOrder;
  /** Roubles. */
  readonly most: number;
  readonly by: 'provider' | 'hand';
}

/** The payments of which something can be given back, the newest first. */
export const sourcesOf = (
  { payments, by_hand: byHand }: Pick<OrderPayments, 'payments' | 'by_hand'>,
  may: { readonly byProvider: boolean; readonly byHand: boolean },
): Source[] =>
  payments
    .map((payment): Source => {
      const { refundable, charged, refunded, asked_back: asked, by } = payment;
      if (refundable > 0) return { payment, most: refundable, by: 'provider' };
      const left = byHand > 0 && by !== 'play' ? roundKopecks(charged - refunded - asked) : 0;
      return { payment, most: left, by: 'hand' };
    })
    .filter(({ most, by }) => most > 0 && (by === 'hand' ? may.byHand : may.byProvider))
    .toReversed();

/** What each payment gives of a sum, and what none of them can give. */
export function planOf(sources: readonly Source[], sum: number) {
  let left = sum;
  const parts = sources.flatMap((source) => {
    const amount = Math.min(left, source.most);
    left = roundKopecks(left - amount);
    return amount > 0 ? [{ ...source, amount }] : [];
  });
  return { parts, left };
}

/** What chosen goods and charges cost, for the eyes: the shop works it out itself. */
export const priceOf = ({ lines, charges }: OrderPayments, chosen: ChosenGoods): number =>
  roundKopecks(
    chosen.lines.reduce((sum, { position, quantity }) => {
      const line = lines.find((one) => one.position === position);
      if (!line) return sum;
      return sum + line.rest + (line.quantity > 0 ? (line.amount * quantity) / line.quantity : 0);
    }, 0) +
      charges
        .filter(({ kind }) => chosen.charges.includes(kind))
        .reduce((sum, { amount, rest }) => sum + amount + rest, 0),
  );

/** Goods and charges of which a rest is to be given back: those that were `chosen`, or all. */
export const restOf = (
  { lines, charges }: Pick<OrderPayments, 'lines' | 'charges'>,
  chosen?: ChosenGoods,
): ChosenGoods => ({
  lines: lines
    .filter(({ position, rest }) => rest > 0 && (!chosen || hasLine(chosen, position)))
    .map(({ position }) => ({ position, quantity: 0 })),
  charges: charges
    .filter(({ kind, rest }) => rest > 0 && (!chosen || chosen.charges.includes(kind)))
    .map(({ kind }) => kind),
});

const hasLine = ({ lines }: ChosenGoods, position: number) =>
  lines.some((line) => line.position === position);

export const isNone = ({ lines, charges }: ChosenGoods): boolean =>
  lines.length + charges.length === 0;

/** The rest of earlier refunds as something that can be chosen to be given back; none where nothing is left of them. */
export const restOption = (order: OrderCard, money: OrderPayments, rest: ChosenGoods) =>
  isNone(rest)
    ? []
    : [
        {
          value: 'rest',
          name: words.rest,
          about: words.restAbout(priceOf(money, rest), goodsNames(order, rest)),
        },
      ];

/** «Диван «Пример», серый; Подъём» */
const goodsNames = (order: OrderCard, { lines, charges }: ChosenGoods): string =>
  [
    ...order.lines
      .filter(({ position }) => lines.some((line) => line.position === position))
      .map(({ name, variant_name: variant }) => [name, variant].filter(Boolean).join(', ')),
    ...order.charges.filter(({ kind }) => charges.includes(kind)).map(({ title }) => title),
  ].join('; ');
