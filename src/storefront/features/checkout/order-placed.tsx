import { orderPlacedMessages as messages } from '#messages/orders/order-placed.ts';
import type { NewOrder } from '../../api/answers/new-order.ts';
import { Announcement, useNavigationState } from '../../ui/announcement.tsx';
import { useCurrency } from '../../ui/currency.ts';
import { EnglishLiteral } from '../../ui/english-literal.tsx';
import { Link } from '../../ui/link.tsx';

/** The router state after an order. */
export interface OrderPlacedState {
  readonly orderPlaced: NewOrder;
}

/** The success message of an order, with its number and sums when the answer contains them. */
export function OrderPlaced() {
  const order = useNavigationState<OrderPlacedState>()?.orderPlaced;
  const currency = useCurrency();
  if (!order) return null;
  const { number, total_price: total, amount_due: due } = order;
  const isPartial = total !== null && due !== null && due < total;
  return (
    <Announcement>
      {messages.orderPlaced(number, total, currency)}{' '}
      {order.letter_withheld ? messages.letterWithheld : messages.letterSent}{' '}
      {isPartial && `${messages.orderPlacedDue(due, currency)} `}
      {order.availability_unconfirmed && `${messages.availabilityUnconfirmed} `}
      <EnglishLiteral>{messages.orderPlacedLiteral}</EnglishLiteral>
      {order.order_url && (
        <>
          {' '}
          <Link to={order.order_url}>{messages.openOrder}</Link>
        </>
      )}
    </Announcement>
  );
}
