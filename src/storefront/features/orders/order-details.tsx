import { useEffect, useEffectEvent } from 'react';
import { orderDetailsMessages as words } from '#messages/orders/order-details.ts';
import { orderScreens as messages } from '#messages/orders/order-screens.ts';
import { deliveryTypeNames, paymentTypeNames } from '#messages/orders/orders.ts';
import { commonMessages } from '#messages/words/common.ts';
import { formatPrice } from '#messages/words/price.ts';
import type { WholeOrder } from '../../api/answers/whole-order.ts';
import { logFailure } from '../../log.ts';
import { useCurrency } from '../../ui/currency.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { chargeFacts, promiseFact } from './charge-facts.ts';
import { getOrder } from './order-details-api.ts';
import { type Fact, OrderFacts } from './order-facts.tsx';
import { OrderGoods } from './order-goods.tsx';

interface Props {
  id: number;
  /** Whether the details are visible. */
  open: boolean;
}

/** The details of an order, loaded on mount. After a failure, each opening retries. */
export function OrderDetails({ id, open }: Props) {
  const order = useLoaded(
    () => getOrder(id),
    (error) => logFailure('order details were not loaded', error),
  );
  const readAgain = useEffectEvent(() => {
    if (order.state === 'failed') order.reload();
  });
  useEffect(() => {
    if (open) readAgain();
  }, [open]);
  const currency = useCurrency();
  const sum = (roubles: number) => formatPrice(roubles, { kopecks: true, currency });
  if (order.state === 'loading') {
    return (
      <p className="soft">
        <BilingualText text={commonMessages.loading} />
      </p>
    );
  }
  if (order.state === 'failed') {
    return <FailureNotice onRetry={order.reload}>{words.detailsFailed}</FailureNotice>;
  }
  return (
    <div className="order__details">
      <OrderGoods goods={order.data.list_of_products} />
      <OrderFacts facts={detailRowsOf(order.data, sum)} />
    </div>
  );
}

/** Spec section 9: a cost of 0 is 'Бесплатно', an unknown one is a dash. */
const detailRowsOf = (order: WholeOrder, sum: (roubles: number) => string): Fact[] => [
  [words.availability, order.availability_unconfirmed && messages.availabilityUnconfirmed],
  [messages.delivery, deliveryTypeNames[order.delivery_type] ?? order.delivery_type],
  promiseFact(order),
  [messages.pickup, order.pickup_location],
  [messages.department, order.department_number],
  [messages.city, order.city],
  [messages.address, order.address],
  ...chargeFacts(
    order,
    (cost) => (cost === null ? words.unknown : cost ? sum(cost) : messages.free),
    words.deliveryCost,
  ),
  [words.paymentMethod, paymentTypeNames[order.payment_method] ?? order.payment_method],
  [
    words.amountDue,
    order.payment_status === 'waiting_for_payment' &&
      order.amount_due !== null &&
      sum(order.amount_due),
  ],
  [messages.company, order.company],
  [words.customer, order.customer_name],
  [messages.phone, order.phone_number],
  [messages.email, order.email],
  [messages.comment, order.comment],
];
