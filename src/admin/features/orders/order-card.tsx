import './order-card.css';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { orderCardMessages as words } from '#messages/office/orders.ts';
import { paperMessages } from '#messages/office/papers.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { DemoMark } from '../../ui/demo-mark.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderPeople } from './order-people.tsx';
import { OrderStatusBadge } from './order-status.tsx';
import { OrderTags } from './order-tags.tsx';
import { PlanPanel } from './plan-panel.tsx';

/** Loaded after the card: most orders have neither carrier nor returns. */
const LaterParts = lazy(async () => ({
  default: (await import('./later-parts.tsx')).LaterParts,
}));

const AroundOrder = lazy(async () => ({
  default: (await import('./around-order.tsx')).AroundOrder,
}));

/** An order as the reader may see it: the goods, whom they are for, the sums and what happened. */
export function OrderCardView({ order }: { order: AnyCard }) {
  const { time_zone: zone } = useViewer();
  /** The list around the order: it is there again after the papers. */
  const { state } = useLocation();
  const isWhole = order.view === 'whole';
  return (
    <>
      <p className="order-card__state">
        <OrderStatusBadge status={order.status} delivery={order.delivery_type} />
        {order.is_demo && <DemoMark />}
        {words.placed(formatNearTime(new Date(order.created_at), zone))}
        <Link to={`${officePages.orders.path}/${order.number}/print`} state={state}>
          {paperMessages.open}
        </Link>
      </p>
      <OrderTags order={order} />
      {isWhole && order.availability_unconfirmed && <Notice>{words.unconfirmed}</Notice>}
      {isWhole && order.letter_withheld && <Notice>{words.withheld}</Notice>}
      <div className="order-card">
        <div className="order-card__people">
          <OrderPeople order={order} />
          <PlanPanel order={order} />
          <Suspense>
            <LaterParts order={order} />
          </Suspense>
        </div>
        <div className="order-card__goods">
          <OrderLines order={order} />
          <OrderHistory order={order} />
        </div>
        {isWhole && (
          <div className="order-card__money">
            <OrderMoney order={order} />
            <Suspense>
              <AroundOrder order={order} />
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}
