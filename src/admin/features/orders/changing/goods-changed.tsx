import type { DeliveryCard } from '#contracts/admin/orders/order-cards.ts';
import { changeGoodsWords as words } from '#messages/office/change-goods.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../../api/session.ts';
import { Notice } from '../../../ui/notice.tsx';

/** What those who collect an order are told of its changes. */
export function GoodsChanged({ order }: { readonly order: DeliveryCard }) {
  const { time_zone: zone } = useViewer();
  const { offer_waits: waits, changed_at: at } = order;
  if (!waits && at === null) return null;
  return (
    <Notice>
      {waits && <p>{words.mayChange}</p>}
      {at !== null && <p>{words.changedAt(formatNearTime(new Date(at), zone))}</p>}
    </Notice>
  );
}
