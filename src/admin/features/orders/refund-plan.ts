import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { Refunded } from '#contracts/admin/payments/online-payments.ts';
import type { OrderPayments, PaymentOfOrder } from '#contracts/admin/payments/order-payments.ts';
import { type Kopecks, toKopecks, toRoubles } from '#contracts/money.ts';
import { type Giver, shareAmong, sumOfShares as sumOf } from '#contracts/refund-shares.ts';
import { refundWords as words } from '#messages/office/refunds.ts';

export type ChosenGoods = Omit<Extract<Refunded, { of: 'goods' }>, 'of'>;

export const noGoods: ChosenGoods = { lines: [], charges: [] };

export const roundKopecks = (roubles: number) => Math.round(roubles * 100) / 100;

/** A payment that can give money back, by its provider or by the hands of the staff. */
export interface Source extends Giver {
  readonly payment: PaymentOfOrder;
  readonly by: 'provider' | 'hand';
  /** This member, in this dialog. */
  readonly may: boolean;
}

const lineKey = (position: number) => `line ${position}`;
const chargeKey = (kind: string) => `charge ${kind}`;

/** The payments of which something can be given back, the newest first. */
export const sourcesOf = (
  { payments, by_hand: byHand }: Pick<OrderPayments, 'payments' | 'by_hand'>,
  may: { readonly byProvider: boolean; readonly byHand: boolean },
): Source[] =>
  payments
    .map((payment): Source => {
      const { refundable, charged, refunded, asked_back: asked, by } = payment;
      const told = toldOf(payment);
      if (refundable > 0) {
        return { payment, left: toKopecks(refundable), told, by: 'provider', may: may.byProvider };
      }
      const left = byHand > 0 && by !== 'play' ? toKopecks(charged - refunded - asked) : 0;
      return { payment, left, told, by: 'hand', may: may.byHand };
    })
    .filter(({ left }) => left > 0)
    .toReversed();

const toldOf = ({ told: { lines, charges } }: PaymentOfOrder): Giver['told'] =>
  new Map([
    ...lines.map(({ position, amount }) => [lineKey(position), toKopecks(amount)] as const),
    ...charges.map(({ kind, amount }) => [chargeKey(kind), toKopecks(amount)] as const),
  ]);

/** What each payment gives of the price of chosen goods and charges, and what none of those gives that this member may ask; roubles. */
export function planOf(sources: readonly Source[], money: OrderPayments, chosen: ChosenGoods) {
  const wanted = pricesOf(money, chosen);
  const shares = shareAmong(wanted, sources).map(sumOf);
  const parts = sources.flatMap((source, index) => {
    const amount = source.may ? (shares[index] ?? 0) : 0;
    return amount > 0 ? [{ ...source, amount: toRoubles(amount) }] : [];
  });
  const given = parts.reduce((sum, { amount }) => sum + toKopecks(amount), 0);
  const left = sumOf(wanted) - given;
  return { parts, left: toRoubles(left) };
}

/** What chosen goods and charges cost, kopecks by part: for the eyes, the shop works it out itself. */
function pricesOf({ lines, charges }: OrderPayments, chosen: ChosenGoods): Map<string, Kopecks> {
  const goods = chosen.lines.flatMap(({ position, quantity }) =>
    lines
      .filter((line) => line.position === position)
      .map((line): [string, Kopecks] => {
        const price = line.quantity > 0 ? (line.amount * quantity) / line.quantity : 0;
        return [lineKey(position), toKopecks(line.rest + price)];
      }),
  );
  const services = charges
    .filter(({ kind }) => chosen.charges.includes(kind))
    .map(({ kind, amount, rest }): [string, Kopecks] => [
      chargeKey(kind),
      toKopecks(amount + rest),
    ]);
  return new Map([...goods, ...services]);
}

/** What chosen goods and charges cost together, roubles. */
export const priceOf = (money: OrderPayments, chosen: ChosenGoods): number =>
  toRoubles(sumOf(pricesOf(money, chosen)));

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
