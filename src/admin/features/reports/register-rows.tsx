import '../../ui/table.css';
import './reports.css';
import type { RegisterRow } from '#contracts/admin/reports/register.ts';
import { moneyHow, moneyKindNames, moneySum } from '#messages/office/money.ts';
import { registerWords as words } from '#messages/office/register.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The payments and refunds behind the days, the first of them first. */
export function RegisterRowsTable({ rows }: { rows: readonly RegisterRow[] }) {
  const { time_zone: zone } = useViewer();
  if (rows.length === 0) return <Notice>{words.none}</Notice>;
  return (
    <table className="table table--cards report">
      <thead>
        <tr>
          <th scope="col">{words.order}</th>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.how}</th>
          <th scope="col" className="report__number">
            {words.sum}
          </th>
          <th scope="col" className="report__number">
            {words.fee}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="report__name">
              <Link to={`${officePages.orders.path}/${row.number}`}>{row.number}</Link>
            </td>
            <td>
              <time dateTime={row.at}>{formatTime(new Date(row.at), zone)}</time>
            </td>
            <td>{moneyKindNames[row.kind]}</td>
            <td>
              <div>
                <div>
                  {moneyHow(row)}
                  {row.is_trial && ` · ${words.trial}`}
                </div>
                {row.reference && <div className="report__soft">{row.reference}</div>}
              </div>
            </td>
            <td className="report__number">{moneySum(row)}</td>
            <td data-label={words.fee} className="report__number">
              {row.fee !== null && formatPrice(row.fee)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
