import '../../ui/table.css';
import './returns.css';
import type { ReturnRow } from '#contracts/admin/returns/returns.ts';
import { returnWords as words } from '#messages/office/returns.ts';
import { returnStateNames } from '#messages/orders/return-state-names.ts';
import { returnWishNames } from '#messages/orders/returns.ts';
import { formatNearDate, formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { DemoMark } from '../../ui/demo-mark.tsx';
import { Link } from '../../ui/link.tsx';

/** Returns line by line; on a phone each is a card. */
export const ReturnsTable = ({ rows }: { rows: readonly ReturnRow[] }) => (
  <table className="table table--cards returns">
    <thead>
      <tr>
        <th scope="col">{words.number}</th>
        <th scope="col">{words.order}</th>
        <th scope="col">{words.when}</th>
        <th scope="col">{words.goods}</th>
        <th scope="col">{words.wish}</th>
        <th scope="col">{words.state}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </tbody>
  </table>
);

function Row({ row }: { row: ReturnRow }) {
  const { time_zone: zone } = useViewer();
  const { id, number, customer, asked_at: at, money_by: moneyBy, is_overdue: isLate } = row;
  return (
    <tr>
      <td className="returns__name">
        <Link to={`${officePages.returns.path}/${id}`}>{words.title(id)}</Link>
      </td>
      <td>
        <div>
          <Link to={`${officePages.orders.path}/${number}`}>{number}</Link>{' '}
          {row.is_demo && <DemoMark />}
          <div className="returns__soft">{customer}</div>
        </div>
      </td>
      <td className="returns__soft">
        <time dateTime={at}>{formatNearTime(new Date(at), zone)}</time>
      </td>
      <td>{row.goods}</td>
      <td>
        {returnWishNames[row.wish]}, {row.has_defect ? words.defect : words.fine}
      </td>
      <td>
        <div>
          <div className="returns__state">{returnStateNames[row.state]}</div>
          {moneyBy && (
            <div className={isLate ? 'returns__late' : 'returns__soft'}>
              {words.moneyBy} {formatNearDate(moneyBy)}
            </div>
          )}
        </div>
      </td>
    </tr>
  );
}
