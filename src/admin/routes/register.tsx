import { readRegisterView } from '#contracts/admin/reports/read-report-filters.ts';
import { officeMessages } from '#messages/office/common.ts';
import { registerWords as words } from '#messages/office/register.ts';
import { useViewer } from '../api/session.ts';
import { periodOf } from '../features/reports/presets.ts';
import { RegisterDaysTable } from '../features/reports/register-days.tsx';
import { RegisterFilterBar } from '../features/reports/register-filter.tsx';
import {
  useDays,
  useReceiptDays,
  useRegisterFile,
  useRows,
} from '../features/reports/register-queries.ts';
import { RegisterReceiptsTable } from '../features/reports/register-receipts.tsx';
import { RegisterRowsTable } from '../features/reports/register-rows.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { officePages } from '../screens.ts';
import { ExportMenu } from '../ui/export-menu.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { todayInShop } from '../ui/shop-clock.ts';
import { useAddress } from '../ui/use-address.ts';

export default permitted('reports.read', officeMessages.register, RegisterPage);

/** The register of the accountant: the sums of days, or the payments and refunds behind them. Its filter is in the address. */
function RegisterPage() {
  const today = todayInShop(useViewer().time_zone);
  const [view, open] = useAddress(readRegisterView);
  const { level = 'days', ...rest } = view;
  const filter = { ...rest, ...periodOf(view, today) };
  const days = useDays(filter, level === 'days');
  const rows = useRows(filter, level === 'rows');
  const receipts = useReceiptDays(filter, level === 'receipts');
  const table = useRegisterFile();
  const leftOut = level === 'days' ? (days.data?.left_out ?? 0) : 0;
  return (
    <Page
      title={officeMessages.register}
      about={words.about}
      actions={
        <ExportMenu
          isPending={table.isPending}
          onExport={(format) => table.mutate({ ...filter, level, format })}
        />
      }
    >
      {table.error && <Notice look="error">{table.error.message}</Notice>}
      <RegisterFilterBar view={view} period={filter} today={today} onChange={open} />
      {level === 'days' ? (
        <Loaded query={days}>
          {(found) => (
            <RegisterDaysTable
              found={found}
              addressOf={({ day, by }) =>
                `${officePages.register.path}?${new URLSearchParams({
                  ...(filter.trials && { trials: filter.trials }),
                  ...{ from: day, to: day, by, level: 'rows' },
                })}`
              }
            />
          )}
        </Loaded>
      ) : level === 'receipts' ? (
        <Loaded query={receipts}>{(found) => <RegisterReceiptsTable found={found} />}</Loaded>
      ) : (
        <>
          <Loaded query={rows}>
            {({ pages }) => <RegisterRowsTable rows={pages.flatMap((page) => page.rows)} />}
          </Loaded>
          <MoreButton label={words.more} list={rows} />
        </>
      )}
      {leftOut > 0 && <p className="report-note">{words.leftOut(leftOut)}</p>}
      {level !== 'receipts' && <p className="report-note">{words.feeNote}</p>}
    </Page>
  );
}
