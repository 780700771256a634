import type { ReactNode } from 'react';
import type { OrderColumn } from '#contracts/admin/orders/order-columns.ts';
import type { DeliveryRow, OrderRowOfOffice } from '#contracts/admin/orders/orders.ts';
import { readablePhone } from '#contracts/customer.ts';
import { isOver } from '#contracts/order-states.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { deliveryDay } from '#messages/office/order-work.ts';
import { deliveryWords, ordersMessages as words } from '#messages/office/orders.ts';
import { paymentStatusNames } from '#messages/orders/orders.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { DemoMark } from '../../ui/demo-mark.tsx';
import { OrderStatusBadge } from './order-status.tsx';

export type Row = OrderRowOfOffice | DeliveryRow;

/** What a column shows of an order. */
export const cellsOf: Record<OrderColumn, (row: Row, zone: TimeZone) => ReactNode> = {
  when: ({ created_at: at }, zone) => (
    <time dateTime={at}>{formatNearTime(new Date(at), zone)}</time>
  ),
  status: ({ status, delivery_type: delivery, deliver_on: day }) => (
    <div>
      <OrderStatusBadge status={status} delivery={delivery} />
      {day && !isOver(status) && <div className="orders__soft">{deliveryDay(day)}</div>}
    </div>
  ),
  customer: ({ customer_name: name, phone_number: phone, city, is_demo: isDemo }) => (
    <div>
      <div>
        {name} {isDemo && <DemoMark />}
      </div>
      <div className="orders__soft">
        {phone ? (
          <>
            <span className="orders__phone">{readablePhone(phone)}</span> · {city}
          </>
        ) : (
          city
        )}
      </div>
    </div>
  ),
  goods: (row) => <Goods row={row} />,
  delivery: ({ delivery_type: type }) => deliveryWords[type],
  where: (row) => 'address' in row && `${deliveryWords[row.delivery_type]}: ${row.address}`,
  payment: ({ payment }) => paymentStatusNames[payment],
  sum: (row) => 'total' in row && formatPrice(row.total),
  cost: (row) =>
    'delivery_cost' in row && row.delivery_cost !== null && formatPrice(row.delivery_cost),
};

export const columnTitles: Record<OrderColumn, string> = {
  when: words.when,
  status: words.status,
  customer: words.customer,
  goods: words.goods,
  delivery: words.delivery,
  where: words.where,
  payment: words.payment,
  sum: words.sum,
  cost: words.deliveryCost,
};

const Goods = ({ row }: { row: Row }) => (
  <>
    {row.goods}
    {row.more_lines > 0 && <span className="orders__soft"> {words.moreGoods(row.more_lines)}</span>}
    {row.tags.length > 0 && (
      <span className="order-tags">
        {row.tags.map((tag) => (
          <span key={tag} className="order-tag order-tag--plain">
            {tag}
          </span>
        ))}
      </span>
    )}
  </>
);
