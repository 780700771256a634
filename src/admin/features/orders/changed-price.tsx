import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { isOver } from '#contracts/order-states.ts';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { Notice } from '../../ui/notice.tsx';
import { OrderCharges } from './order-charges.tsx';
import { OrderOffer } from './order-offer.tsx';

/** What the customer is asked about, and the way to another price of delivery and services. */
export const ChangedPrice = ({ order }: { order: OrderCard }) => (
  <>
    <MoneyIsBack order={order} />
    <OrderOffer order={order} />
    <OrderCharges order={order} />
  </>
);

/** All the money went back, and goods are still to be sent: who packs must know. */
function MoneyIsBack({ order }: { order: OrderCard }) {
  const { lines, lowered, payable, status } = order;
  const isSent = lines.some(({ quantity, dropped }) => quantity > dropped);
  if (isOver(status) || lowered === 0 || lowered < payable || !isSent) return null;
  return <Notice look="error">{words.moneyIsBack}</Notice>;
}
