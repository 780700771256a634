import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { isOver } from '#contracts/order-states.ts';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { useMay } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { usePageActions } from '../../../ui/page-actions.ts';
import { useOpenLater } from '../../../ui/use-open-later.ts';

const loadDialog = async () => (await import('./goods-dialog.tsx')).GoodsDialog;

/** The way to other goods of an order that is not over. */
export function OtherGoods({ order }: { order: OrderCard }) {
  const may = useMay();
  const { Opened: GoodsDialog, open, close } = useOpenLater(loadDialog);
  const isOpen = may('orders.money') && may('goods.read') && !isOver(order.status);
  const isReady = order.status === 'shipped' && order.delivery_type === 'pickup';
  const mayChange = isOpen && !isReady;
  usePageActions(mayChange ? [{ name: words.open, run: open }] : []);
  if (isOpen && isReady) return <p className="page__about">{words.isReady}</p>;
  if (!mayChange) return null;
  return (
    <div>
      <Button onPress={open}>{words.open}</Button>
      {GoodsDialog && <GoodsDialog order={order} onClose={close} />}
    </div>
  );
}
