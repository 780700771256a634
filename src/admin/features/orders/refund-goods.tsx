import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { onlinePaymentWords as words } from '#messages/office/online-payments.ts';
import { chargeSum } from '#messages/office/orders.ts';
import { formatPrice } from '#messages/words/price.ts';
import { Check } from '../../ui/check.tsx';
import { type ChosenGoods, priceOf, roundKopecks } from './refund-plan.ts';

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
      .filter((left) => left.position === position && left.quantity > 0)
      .map((left) => ({ ...left, name, variant })),
  );
  const charges = order.charges.flatMap(({ kind, title }) =>
    money.charges.filter((left) => left.kind === kind).map((left) => ({ ...left, title })),
  );
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
      <p>{words.sum(priceOf(money, chosen))}</p>
    </fieldset>
  );
}
