import { orderPageMessages as messages } from '#messages/orders/order-page.ts';
import { orderScreens } from '#messages/orders/order-screens.ts';
import { deliveryTypeNames, paymentTypeNames } from '#messages/orders/orders.ts';
import { formatPrice } from '#messages/words/price.ts';
import type { ShownOrder } from '../../api/answers/order-page.ts';
import { useCurrency } from '../../ui/currency.ts';
import { chargeFacts, promiseFact } from './charge-facts.ts';
import { OrderFacts } from './order-facts.tsx';

/** What is to be paid and what was. A cancelled order asks for nothing. */
export function MoneyFacts({ order }: { order: ShownOrder }) {
  const currency = useCurrency();
  const sum = (roubles: number | null) =>
    roubles === null ? null : formatPrice(roubles, { kopecks: true, currency });
  const cost = (roubles: number | null) =>
    roubles === 0 ? orderScreens.free : (sum(roubles) ?? unknownDelivery(order));
  const { total_price: total, amount_due: due, delivery_cost: delivery } = order;
  const { payable, lowered, paid } = order;
  const goods = order.goods_price ?? total;
  const isCounted = total !== null && total === payable && total !== goods;
  const isWaiting = order.payment_status === 'waiting_for_payment';
  const isPartial =
    isWaiting && order.payment_method === 'partial' && total !== null && due !== total;
  const isPartlyPaid = order.payment_status === 'partially_paid';
  return (
    <OrderFacts
      facts={[
        [messages.total, sum(goods)],
        ...chargeFacts(order, cost, messages.delivery),
        [
          delivery === null ? messages.totalCharged : messages.totalDelivered,
          (delivery !== null || order.charges.length > 0) && sum(payable),
        ],
        [messages.lowered, lowered ? sum(lowered) : null],
        [messages.afterRefunds, lowered ? sum((payable ?? 0) - lowered) : null],
        [messages.method, paymentTypeNames[order.payment_method] ?? ''],
        [messages.prepayment, isPartial && sum(due)],
        [
          isCounted ? messages.balanceOfAll : messages.balance,
          isPartial && due !== null && sum(total - due),
        ],
        [
          messages.paymentStatus,
          order.payment_status !== 'cancelled' && order.payment_status_display,
        ],
        [messages.paid, isPartlyPaid && sum(paid)],
        [messages.left, isPartlyPaid && sum((payable ?? 0) - (lowered ?? 0) - (paid ?? 0))],
      ]}
    />
  );
}

/** A cancelled order is not delivered, and who fetches the goods pays for no delivery. */
const unknownDelivery = ({ delivery_type: type, status_order: status }: ShownOrder) =>
  type === 'pickup' || status === 'cancelled' ? null : messages.deliveryUnknown;

export const RecipientFacts = ({ order }: { order: ShownOrder }) => (
  <OrderFacts
    facts={[
      [orderScreens.company, order.company],
      [messages.name, order.customer_name],
      [messages.phone, order.phone_number],
      [messages.email, order.email],
      [messages.way, deliveryTypeNames[order.delivery_type] ?? ''],
      promiseFact(order),
      [messages.pickup, order.pickup_location],
      // The place says both.
      [messages.city, order.pickup_location ? null : order.city],
      [messages.address, order.pickup_location ? null : order.address],
      [orderScreens.department, order.department_number ?? null],
      [orderScreens.comment, order.comment ?? null],
    ]}
  />
);
