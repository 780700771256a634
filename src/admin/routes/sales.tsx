import { readSalesView } from '#contracts/admin/reports/read-report-filters.ts';
import type { Sales } from '#contracts/admin/reports/sales.ts';
import type { SaleGroup } from '#contracts/admin/reports/values.ts';
import { officeMessages } from '#messages/office/common.ts';
import { shareOf, salesWords as words } from '#messages/office/sales.ts';
import { formatPrice } from '#messages/words/price.ts';
import { useViewer } from '../api/session.ts';
import { periodOf } from '../features/reports/presets.ts';
import { SalesFilterBar } from '../features/reports/sales-filter.tsx';
import { SalesPlot } from '../features/reports/sales-plot.tsx';
import { useSales, useSalesFile } from '../features/reports/sales-queries.ts';
import { SalesTable } from '../features/reports/sales-table.tsx';
import { Totals } from '../features/reports/totals.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { ExportMenu } from '../ui/export-menu.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { todayInShop } from '../ui/shop-clock.ts';
import { useAddress } from '../ui/use-address.ts';

export default permitted('reports.read', officeMessages.salesReport, SalesPage);

/** The orders of a period, added up. What is chosen is in the address. */
function SalesPage() {
  const today = todayInShop(useViewer().time_zone);
  const [view, open] = useAddress(readSalesView);
  const { group = 'day' } = view;
  const filter = { ...view, ...periodOf(view, today), group };
  const found = useSales(filter);
  const table = useSalesFile();
  return (
    <Page
      title={officeMessages.salesReport}
      about={words.about}
      actions={
        <ExportMenu
          isPending={table.isPending}
          onExport={(format) => table.mutate({ ...filter, format })}
        />
      }
    >
      {table.error && <Notice look="error">{table.error.message}</Notice>}
      <SalesFilterBar filter={filter} today={today} onChange={open} />
      <Loaded query={found}>{(sales) => <SalesReport sales={sales} group={group} />}</Loaded>
    </Page>
  );
}

const ofGoods: readonly SaleGroup[] = ['product', 'category'];

function SalesReport({ sales, group }: { sales: Sales; group: SaleGroup }) {
  const { totals, rows, is_cut: isCut, left_out: leftOut } = sales;
  return (
    <>
      {totals.orders === 0 ? (
        <Notice>{words.none}</Notice>
      ) : (
        <>
          <Totals
            label={words.totals}
            totals={[
              [words.orders, String(totals.orders)],
              [
                words.cancelled,
                `${totals.cancelled} (${shareOf(totals.cancelled, totals.orders)})`,
              ],
              [words.ordered, formatPrice(totals.ordered)],
              [words.average, totals.average === null ? '—' : formatPrice(totals.average)],
              [words.came, formatPrice(totals.came)],
              [words.wentBack, formatPrice(totals.went_back)],
              [words.returned, shareOf(totals.went_back, totals.came)],
            ]}
          />
          <SalesPlot rows={rows} group={group} />
          <SalesTable rows={rows} group={group} />
          {isCut && <p className="report-note">{words.cut}</p>}
        </>
      )}
      {leftOut > 0 && <p className="report-note">{words.leftOut(leftOut)}</p>}
      <p className="report-note">{words.rules}</p>
      {ofGoods.includes(group) && <p className="report-note">{words.ofGoods}</p>}
      {group === 'staff' && <p className="report-note">{words.ofStaff}</p>}
    </>
  );
}
