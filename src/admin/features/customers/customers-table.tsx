import '../../ui/table.css';
import './customers.css';
import type { CustomerRow } from '#contracts/admin/customers/customers.ts';
import { readablePhone } from '#contracts/customer.ts';
import { customerName, customerWords as words } from '#messages/office/customers.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { DemoMark } from '../../ui/demo-mark.tsx';
import { Link } from '../../ui/link.tsx';

/** Customers line by line; on a phone each is a card. */
export const CustomersTable = ({ rows }: { rows: readonly CustomerRow[] }) => (
  <table className="table table--cards customers">
    <thead>
      <tr>
        <th scope="col">{words.name}</th>
        <th scope="col">{words.contacts}</th>
        <th scope="col">{words.orders}</th>
        <th scope="col">{words.paid}</th>
        <th scope="col">{words.last}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </tbody>
  </table>
);

function Row({ row }: { row: CustomerRow }) {
  const { time_zone: zone } = useViewer();
  const { id, phone, email, last_at: at } = row;
  return (
    <tr>
      <td className="customers__name">
        <Link to={`${officePages.customers.path}/${id}`}>{customerName(row)}</Link>{' '}
        {row.is_demo && <DemoMark />}
      </td>
      <td>
        <div>
          {phone && <div className="customers__phone">{phoneText(phone)}</div>}
          {email && <div className="customers__soft">{email}</div>}
        </div>
      </td>
      <td>
        <div>
          <div>{words.ordersText(row.orders)}</div>
          {row.has_account && <div className="customers__soft">{words.hasAccount}</div>}
        </div>
      </td>
      <td className="customers__paid" data-label={words.paid}>
        {formatPrice(row.paid)}
      </td>
      <td className="customers__soft">
        <time dateTime={at}>{formatNearTime(new Date(at), zone)}</time>
      </td>
    </tr>
  );
}

/** Digits of a phone as people write them. */
export const phoneText = (digits: string): string => readablePhone(`+${digits}`);

/** How a record is told from others of the same name. */
export const contactsOf = ({ phone, email, orders }: CustomerRow): string =>
  [phone && phoneText(phone), email, words.ordersText(orders)].filter(Boolean).join(' · ');
