import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { isOver } from '#contracts/order-states.ts';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { OrderCharges } from './order-charges.tsx';
import { OrderOffer } from './order-offer.tsx';

const loadDialog = async () => (await import('./changing/goods-dialog.tsx')).GoodsDialog;

/** What the customer is asked about, and the ways to other goods and to another price of delivery and services. */
export const ChangedPrice = ({ order }: { order: OrderCard }) => (
  <>
    <MoneyIsBack order={order} />
    <OrderOffer order={order} />
    <OrderCharges order={order} />
    <OtherGoods order={order} />
  </>
);

/** All the money went back, and goods are still to be sent: who packs must know. */
function MoneyIsBack({ order }: { order: OrderCard }) {
  const { lines, lowered, payable, status } = order;
  const isSent = lines.some(({ quantity, dropped }) => quantity > dropped);
  if (isOver(status) || lowered === 0 || lowered < payable || !isSent) return null;
  return <Notice look="error">{words.moneyIsBack}</Notice>;
}

function OtherGoods({ order }: { order: OrderCard }) {
  const may = useMay();
  const { Opened: GoodsDialog, open, close } = useOpenLater(loadDialog);
  const mayChange = may('orders.money') && may('goods.read') && !isOver(order.status);
  usePageActions(mayChange ? [{ name: words.open, run: open }] : []);
  if (!mayChange) return null;
  return (
    <div>
      <Button look="quiet" onPress={open}>
        {words.open}
      </Button>
      {GoodsDialog && <GoodsDialog order={order} onClose={close} />}
    </div>
  );
}
