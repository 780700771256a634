import { readMoneyFilter } from '#contracts/admin/payments/read-money-filter.ts';
import { officeMessages } from '#messages/office/common.ts';
import { moneyWords as words } from '#messages/office/money.ts';
import { useMay } from '../api/session.ts';
import { MoneyFilter } from '../features/money/money-filter.tsx';
import { MoneySums, MoneyTable } from '../features/money/money-table.tsx';
import { useExport, useMoney } from '../features/money/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { bankFilePath } from '../screens.ts';
import { ExportMenu } from '../ui/export-menu.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useRowKeys } from '../ui/row-keys.ts';
import { useAddress } from '../ui/use-address.ts';

export default permitted('payments.read', officeMessages.money, MoneyPage);

/** The payments and refunds of all orders with their filter, which is in the address: a view can be kept and sent. */
function MoneyPage() {
  const [filter, open] = useAddress(readMoneyFilter);
  const found = useMoney(filter);
  const may = useMay();
  const table = useExport();
  useRowKeys('.money tbody tr', found.hasNextPage ? found.fetchNextPage : undefined);
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  const sums = found.data?.pages[0]?.sums;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page
      title={officeMessages.money}
      about={words.about}
      actions={
        <>
          {may('payments.manual') && <Link to={bankFilePath}>{words.bankFile}</Link>}
          <ExportMenu
            isPending={table.isPending}
            onExport={(format) => table.mutate({ ...filter, format })}
          />
        </>
      }
    >
      {table.error && <Notice look="error">{table.error.message}</Notice>}
      <MoneyFilter filter={filter} onChange={open} />
      {sums && rows.length > 0 && <MoneySums sums={sums} />}
      <Loaded query={found}>
        {() =>
          rows.length > 0 ? (
            <MoneyTable rows={rows} />
          ) : (
            <Notice>{isFiltered ? words.none : words.empty}</Notice>
          )
        }
      </Loaded>
      <MoreButton label={words.more} list={found} />
    </Page>
  );
}
