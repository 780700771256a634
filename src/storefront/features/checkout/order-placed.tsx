import type { OrderCreated } from '#contracts/orders.ts';
import { orderPlacedMessages as messages } from '#messages/order-placed.ts';
import { Announcement, useArrival } from '../../ui/announcement.tsx';
import { EnglishLiteral } from '../../ui/english-literal.tsx';

/** What the move to the next page carries. */
export interface OrderPlacedState {
  readonly orderPlaced: OrderCreated;
}

/** Says that the order stands. */
export function OrderPlaced() {
  const order = useArrival<OrderPlacedState>()?.orderPlaced;
  if (!order) return null;
  const isPartial = order.amount_due < order.total_price;
  return (
    <Announcement>
      {messages.orderPlaced(order.number, order.total_price)}{' '}
      {isPartial && `${messages.orderPlacedDue(order.amount_due)} `}
      <EnglishLiteral>{messages.orderPlacedLiteral}</EnglishLiteral>
    </Announcement>
  );
}
