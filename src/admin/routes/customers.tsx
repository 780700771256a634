import { readCustomersFilter } from '#contracts/admin/customers/read-customers-filter.ts';
import { officeMessages } from '#messages/office/common.ts';
import { customerWords as words } from '#messages/office/customers.ts';
import { useMay } from '../api/session.ts';
import { CustomersFilter } from '../features/customers/customers-filter.tsx';
import { CustomersTable } from '../features/customers/customers-table.tsx';
import { useCustomers, useExport } from '../features/customers/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { ExportMenu } from '../ui/export-menu.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useRowKeys } from '../ui/row-keys.ts';
import { useAddress } from '../ui/use-address.ts';

export default permitted('customers.read', officeMessages.customers, CustomersPage);

/** The customers with their filter, which is in the address. */
function CustomersPage() {
  const [filter, open] = useAddress(readCustomersFilter);
  const found = useCustomers(filter);
  const may = useMay();
  const table = useExport();
  useRowKeys('.customers tbody tr', found.hasNextPage ? found.fetchNextPage : undefined);
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page
      title={officeMessages.customers}
      about={words.about}
      actions={
        may('customers.export') && (
          <ExportMenu
            isPending={table.isPending}
            onExport={(format) => table.mutate({ ...filter, format })}
          />
        )
      }
    >
      {table.error && <Notice look="error">{table.error.message}</Notice>}
      <CustomersFilter filter={filter} onChange={open} />
      <Loaded query={found}>
        {() =>
          rows.length > 0 ? (
            <CustomersTable rows={rows} />
          ) : (
            <Notice>{isFiltered ? words.none : words.empty}</Notice>
          )
        }
      </Loaded>
      <MoreButton label={words.more} list={found} />
    </Page>
  );
}
