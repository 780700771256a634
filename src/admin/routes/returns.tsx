import { readReturnsFilter } from '#contracts/admin/returns/read-returns-filter.ts';
import { officeMessages } from '#messages/office/common.ts';
import { returnWords as words } from '#messages/office/returns.ts';
import { useReturns } from '../features/returns/queries.ts';
import { ReturnsFilter } from '../features/returns/returns-filter.tsx';
import { ReturnsTable } from '../features/returns/returns-table.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useRowKeys } from '../ui/row-keys.ts';
import { useAddress } from '../ui/use-address.ts';

export default permitted('returns.manage', officeMessages.returns, ReturnsPage);

/** The returns of all orders with their filter, which is in the address. */
function ReturnsPage() {
  const [filter, open] = useAddress(readReturnsFilter);
  const found = useReturns(filter);
  useRowKeys('.returns tbody tr', found.hasNextPage ? found.fetchNextPage : undefined);
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page title={officeMessages.returns} about={words.about}>
      <ReturnsFilter filter={filter} onChange={open} />
      <Loaded query={found}>
        {() =>
          rows.length > 0 ? (
            <ReturnsTable rows={rows} />
          ) : (
            <Notice>{isFiltered ? words.none : words.empty}</Notice>
          )
        }
      </Loaded>
      <MoreButton label={words.more} list={found} />
    </Page>
  );
}
