import '../../ui/table.css';
import './order-tags.css';
import './orders-table.css';
import { type OrderColumn, usualColumns } from '#contracts/admin/orders/order-columns.ts';
import { ordersMessages as words } from '#messages/office/orders.ts';
import { bulkMessages } from '#messages/office/views.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Link } from '../../ui/link.tsx';
import { Tick } from '../../ui/tick.tsx';
import type { OrderList } from './order-list.ts';
import { cellsOf, columnTitles, type Row } from './orders-columns.tsx';
import type { Selection } from './use-selection.ts';

interface Props {
  readonly rows: readonly Row[];
  /** Those that may be shown, and whether each is. */
  readonly columns: ReadonlyMap<OrderColumn, boolean>;
  /** Without it there is nothing to tick. */
  readonly selection: Selection | undefined;
  /** The cards of orders know it, and with it the next one. */
  readonly list: OrderList;
}

/** Orders line by line; on a phone each is a card, which has the usual columns. */
export function OrdersTable({ rows, columns, selection, list }: Props) {
  const { time_zone: zone } = useViewer();
  const shown = [...columns].flatMap(([column, isShown]) =>
    isShown || usualColumns.includes(column)
      ? [{ column, className: classOf(column, isShown) }]
      : [],
  );
  return (
    <div className="orders-box">
      <table className={`table table--cards orders ${selection ? 'orders--ticked' : ''}`}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="orders__tick">
                <TickAll rows={rows} selection={selection} />
              </th>
            )}
            <th scope="col">{words.number}</th>
            {shown.map(({ column, className }) => (
              <th key={column} scope="col" className={className}>
                {columnTitles[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number} data-ticked={selection?.has(row.number)}>
              {selection && (
                <td className="orders__tick">
                  <Tick
                    label={bulkMessages.pick(row.number)}
                    isTicked={selection.has(row.number)}
                    onChange={() => selection.toggle(row.number)}
                  />
                </td>
              )}
              <td className="orders__number">
                <Link to={`${officePages.orders.path}/${row.number}`} state={{ list }}>
                  {row.number}
                </Link>
              </td>
              {shown.map(({ column, className }) => (
                <td
                  key={column}
                  className={className}
                  data-label={column === 'payment' ? columnTitles.payment : undefined}
                >
                  {cellsOf[column](row, zone)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TickAll({ rows, selection }: { rows: readonly Row[]; selection: Selection }) {
  const ticked = rows.filter(({ number }) => selection.has(number)).length;
  const isAll = ticked === rows.length;
  return (
    <Tick
      label={bulkMessages.pickAll}
      isTicked={isAll}
      isSome={ticked > 0}
      onChange={() => selection.set(isAll ? [] : rows.map(({ number }) => number))}
    >
      <span className="orders__all" aria-hidden="true">
        {bulkMessages.pickAll}
      </span>
    </Tick>
  );
}

/** A column that is not chosen is hidden where there is a table; one that is chosen beside the usual ones is shown only there. */
function classOf(column: OrderColumn, isShown: boolean): string {
  const isOfTable = !usualColumns.includes(column);
  const place = isShown ? isOfTable && 'orders__of-table' : 'orders__of-cards';
  return [`orders__${column}`, place].filter(Boolean).join(' ');
}
