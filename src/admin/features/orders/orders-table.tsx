import '../../ui/table.css';
import './order-tags.css';
import './orders-table.css';
import type { DeliveryRow, OrderRowOfOffice } from '#contracts/admin/orders.ts';
import { readablePhone } from '#contracts/customer.ts';
import { deliveryDay } from '#messages/office-order-work.ts';
import { deliveryWords, ordersMessages as words } from '#messages/office-orders.ts';
import { paymentStatusNames } from '#messages/orders.ts';
import { formatPrice } from '#messages/price.ts';
import { formatTime } from '#messages/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../pages.ts';
import { Link } from '../../ui/link.tsx';
import type { OrderList } from './order-list.ts';
import { OrderStatusBadge } from './order-status.tsx';

type Row = OrderRowOfOffice | DeliveryRow;

interface Props {
  readonly rows: readonly Row[];
  readonly seesMoney: boolean;
  /** The cards of orders know it, and with it the next one. */
  readonly list: OrderList;
}

/** Orders line by line; on a phone each is a card. */
export function OrdersTable({ rows, seesMoney, list }: Props) {
  const { time_zone: zone } = useViewer();
  return (
    <table className="table table--cards orders">
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.customer}</th>
          <th scope="col">{words.goods}</th>
          <th scope="col">{seesMoney ? words.payment : words.where}</th>
          {seesMoney && (
            <th scope="col" className="orders__sum">
              {words.sum}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <td className="orders__number">
              <Link to={`${officePages.orders.path}/${row.number}`} state={{ list }}>
                {row.number}
              </Link>
            </td>
            <td className="orders__when">
              <time dateTime={row.created_at}>{formatTime(new Date(row.created_at), zone)}</time>
            </td>
            <td>
              <div>
                <OrderStatusBadge status={row.status} />
                {row.deliver_on && (
                  <div className="orders__soft">{deliveryDay(row.deliver_on)}</div>
                )}
              </div>
            </td>
            <td>
              <div>
                <div>{row.customer_name}</div>
                <div className="orders__soft">
                  {readablePhone(row.phone_number)} · {row.city}
                </div>
              </div>
            </td>
            <td>
              {row.goods}
              {row.more_lines > 0 && (
                <span className="orders__soft"> {words.moreGoods(row.more_lines)}</span>
              )}
              {row.tags.length > 0 && (
                <span className="order-tags">
                  {row.tags.map((tag) => (
                    <span key={tag} className="order-tag order-tag--plain">
                      {tag}
                    </span>
                  ))}
                </span>
              )}
            </td>
            <td>
              {'payment' in row
                ? paymentStatusNames[row.payment]
                : `${deliveryWords[row.delivery_type]}: ${row.address}`}
            </td>
            {'total' in row && <td className="orders__sum">{formatPrice(row.total)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
