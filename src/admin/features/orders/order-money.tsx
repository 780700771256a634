import { lazy, Suspense } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { chargeSum, orderCardMessages as words } from '#messages/office/orders.ts';
import { chargeLines } from '#messages/orders/charges.ts';
import { paymentStatusNames, paymentTypeNames } from '#messages/orders/orders.ts';
import { formatPrice } from '#messages/words/price.ts';
import { useMay } from '../../api/session.ts';
import { OrderPayments } from './order-payments.tsx';

const OrderPaying = lazy(async () => ({
  default: (await import('./order-paying.tsx')).OrderPaying,
}));

const ChangedPrice = lazy(async () => ({
  default: (await import('./changed-price.tsx')).ChangedPrice,
}));

/** The sums of an order, its payments and what its customer is asked about. */
export function OrderMoney({ order }: { order: OrderCard }) {
  const mayRead = useMay()('payments.read');
  const {
    total,
    delivery_cost: cost,
    amount_due: due,
    payment_type: type,
    payable,
    lowered,
  } = order;
  const sums = [
    [words.goodsSum, formatPrice(total)],
    ...(cost === null && order.delivery_type !== 'pickup'
      ? [[words.deliveryCost, words.unknown]]
      : []),
    ...chargeLines(order.charges, chargeSum),
    ...(order.charges.length === 0 ? [] : [[words.whole, formatPrice(payable)]]),
    ...(lowered > 0
      ? [
          [words.lowered, `−${formatPrice(lowered)}`],
          [words.afterRefunds, formatPrice(payable - lowered)],
        ]
      : []),
    ...(type === 'partial' && order.payment !== 'paid' ? [[words.toPay, formatPrice(due)]] : []),
    [words.paymentState, `${paymentStatusNames[order.payment]}. ${paymentTypeNames[type]}`],
  ];
  return (
    <section className="section order-panel">
      <h2>{words.money}</h2>
      <dl className="order-sums">
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayRead && <OrderPayments key={order.number} order={order} />}
      {mayRead && (
        <Suspense fallback={null}>
          <OrderPaying order={order} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <ChangedPrice order={order} />
      </Suspense>
    </section>
  );
}
