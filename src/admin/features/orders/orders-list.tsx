import { useState } from 'react';
import type { RefusedOrder } from '#contracts/admin/orders/order-bulk.ts';
import type { OrderColumn } from '#contracts/admin/orders/order-columns.ts';
import { useMay } from '../../api/session.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkReport } from './bulk-report.tsx';
import type { OrderList } from './order-list.ts';
import type { Row } from './orders-columns.tsx';
import { OrdersTable } from './orders-table.tsx';
import { useSelection } from './use-selection.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly columns: ReadonlyMap<OrderColumn, boolean>;
  readonly list: OrderList;
}

/** The orders that were found, and what can be done with several of them. */
export function OrdersList({ rows, columns, list }: Props) {
  const mayChange = useMay()('orders.change');
  const selection = useSelection(rows.map(({ number }) => number));
  const [report, setReport] = useState<{ changed: number; refused: readonly RefusedOrder[] }>();
  const chosen = rows.filter(({ number }) => selection.has(number));
  return (
    <>
      {rows.length > 0 && (
        <OrdersTable
          rows={rows}
          columns={columns}
          selection={mayChange ? selection : undefined}
          list={list}
        />
      )}
      {(chosen.length > 0 || report) && (
        <div className="bulk">
          {report && <BulkReport {...report} onHide={() => setReport(undefined)} />}
          {chosen.length > 0 && (
            <BulkBar
              chosen={chosen}
              onClear={() => selection.set([])}
              onDone={({ changed, refused }) => {
                selection.set(refused.map(({ number }) => number));
                setReport(refused.length > 0 ? { changed: changed.length, refused } : undefined);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}
