import { orderPlacedMessages as messages } from '#messages/order-placed.ts';
import type { NewOrder } from '../../api/answers/orders.ts';
import { Announcement, useArrival } from '../../ui/announcement.tsx';
import { EnglishLiteral } from '../../ui/english-literal.tsx';

/** What the move to the next page carries. */
export interface OrderPlacedState {
  readonly orderPlaced: NewOrder;
}

/** Says that the order stands; its number and sums where the shop has told them. */
export function OrderPlaced() {
  const order = useArrival<OrderPlacedState>()?.orderPlaced;
  if (!order) return null;
  const { number, total_price: total, amount_due: due } = order;
  const isPartial = total !== null && due !== null && due < total;
  return (
    <Announcement>
      {messages.orderPlaced(number, total)} {isPartial && `${messages.orderPlacedDue(due)} `}
      <EnglishLiteral>{messages.orderPlacedLiteral}</EnglishLiteral>
    </Announcement>
  );
}
