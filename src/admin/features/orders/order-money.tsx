import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { PaymentStatus } from '#contracts/orders.ts';
import { chargeSum, paymentActions, orderCardMessages as words } from '#messages/office/orders.ts';
import { chargeLines } from '#messages/orders/charges.ts';
import { paymentStatusNames, paymentTypeNames } from '#messages/orders/orders.ts';
import { formatPrice } from '#messages/words/price.ts';
import { Button } from '../../ui/button.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { OrderCharges } from './order-charges.tsx';
import { OrderOffer } from './order-offer.tsx';

/** The sums of an order, its payment and what its customer is asked about. */
export function OrderMoney({ order }: { order: OrderCard }) {
  const [payment, setPayment] = useState<PaymentStatus>();
  usePageActions(
    order.next_payments.map((next) => ({
      name: paymentActions[next],
      run: () => setPayment(next),
    })),
  );
  const { total, delivery_cost: cost, amount_due: due, payment_type: type, payable } = order;
  const sums = [
    [words.goodsSum, formatPrice(total)],
    ...(cost === null && order.delivery_type !== 'pickup'
      ? [[words.deliveryCost, words.unknown]]
      : []),
    ...chargeLines(order.charges, chargeSum),
    ...(order.charges.length === 0 ? [] : [[words.whole, formatPrice(payable)]]),
    ...(type === 'partial' ? [[words.toPay, formatPrice(due)]] : []),
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
      {order.next_payments.length > 0 && (
        <div className="form__actions">
          {order.next_payments.map((next) => (
            <Button
              key={next}
              look={next === 'refunded' ? 'danger' : 'plain'}
              onPress={() => setPayment(next)}
            >
              {paymentActions[next]}
            </Button>
          ))}
        </div>
      )}
      {payment && (
        <ChangeDialog order={order} step={{ payment }} onClose={() => setPayment(undefined)} />
      )}
      <OrderOffer order={order} />
      <OrderCharges order={order} />
    </section>
  );
}
