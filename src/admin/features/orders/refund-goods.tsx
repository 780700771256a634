import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { Refunded } from '#contracts/admin/payments/online-payments.ts';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { onlinePaymentWords as words } from '#messages/office/online-payments.ts';
import { chargeSum } from '#messages/office/orders.ts';
import { formatPrice } from '#messages/words/price.ts';
import { Check } from '../../ui/check.tsx';

export type ChosenGoods = Omit<Extract<Refunded, { of: 'goods' }>, 'of'>;

export const noGoods: ChosenGoods = { lines: [], charges: [] };

const roundKopecks = (roubles: number) => Math.round(roubles * 100) / 100;

interface Props {
  readonly order: OrderCard;
  /** What money can still be given back for. */
  readonly money: OrderPayments;
  readonly chosen: ChosenGoods;
  readonly onChange: (chosen: ChosenGoods) => void;
}

/** Goods and charges of an order to be ticked, of goods how many. The sum is for the eyes: the shop works it out itself. */
export function RefundGoods({ order, money, chosen, onChange }: Props) {
  const countOf = (position: number) =>
    chosen.lines.find((line) => line.position === position)?.quantity ?? 0;
  const setCount = (position: number, quantity: number) => {
    const others = chosen.lines.filter((line) => line.position !== position);
    const lines = quantity > 0 ? [...others, { position, quantity }] : others;
    onChange({ ...chosen, lines });
  };
  const lines = order.lines.flatMap(({ position, name, variant_name: variant }) =>
    money.lines
      .filter((left) => left.position === position)
      .map((left) => ({ ...left, name, variant })),
  );
  const charges = order.charges.flatMap(({ kind, title }) =>
    money.charges.filter((left) => left.kind === kind).map((left) => ({ ...left, title })),
  );
  const sum =
    lines.reduce(
      (whole, { position, quantity, amount }) => whole + (countOf(position) * amount) / quantity,
      0,
    ) +
    charges
      .filter(({ kind }) => chosen.charges.includes(kind))
      .reduce((whole, { amount }) => whole + amount, 0);
  return (
    <fieldset className="refund-goods">
      <legend>{words.lines}</legend>
      {lines.map(({ position, name, variant, amount, quantity }) => (
        <div key={position} className="refund-goods__line">
          <Check
            name={`line-${position}`}
            checked={countOf(position) > 0}
            onChange={({ target }) => setCount(position, target.checked ? quantity : 0)}
          >
            {[name, variant].filter(Boolean).join(', ')}
            <span className="refund-goods__price">
              {' '}
              {formatPrice(roundKopecks(amount / quantity))}
            </span>
          </Check>
          {quantity > 1 && countOf(position) > 0 && (
            <label className="refund-goods__count">
              <select
                aria-label={words.count(name)}
                value={countOf(position)}
                onChange={({ target }) => setCount(position, Number(target.value))}
              >
                {Array.from({ length: quantity }, (_, index) => index + 1).map((count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
              <span>{words.ofCount(quantity)}</span>
            </label>
          )}
        </div>
      ))}
      {charges
        .filter(({ amount }) => amount > 0)
        .map(({ kind, title, amount }) => (
          <Check
            key={kind}
            name={`charge-${kind}`}
            checked={chosen.charges.includes(kind)}
            onChange={({ target }) =>
              onChange({
                ...chosen,
                charges: target.checked
                  ? [...chosen.charges, kind]
                  : chosen.charges.filter((one) => one !== kind),
              })
            }
          >
            {title}
            <span className="refund-goods__price"> {chargeSum(amount)}</span>
          </Check>
        ))}
      <p>{words.sum(roundKopecks(sum))}</p>
    </fieldset>
  );
}
