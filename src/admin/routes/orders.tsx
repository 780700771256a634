import { useLocation, useSearchParams } from 'react-router';
import type { OrdersFilter as Filter } from '#contracts/admin/orders.ts';
import { officeMessages } from '#messages/office.ts';
import { ordersMessages as words } from '#messages/office-orders.ts';
import { useMay } from '../api/session.ts';
import { listOf } from '../features/orders/order-list.ts';
import { OrdersFilter } from '../features/orders/orders-filter.tsx';
import { OrdersTable } from '../features/orders/orders-table.tsx';
import { useOrders } from '../features/orders/queries.ts';
import { PermittedPage } from '../features/shell/permitted-page.tsx';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useRowKeys } from '../ui/row-keys.ts';
import { Waiting } from '../ui/waiting.tsx';

export default function OrdersRoute() {
  return (
    <PermittedPage permission="orders.read" title={officeMessages.orders}>
      <OrdersPage />
    </PermittedPage>
  );
}

/** The orders with their filter, which is in the address: a view can be kept and sent. */
function OrdersPage() {
  const [parameters, setParameters] = useSearchParams();
  const filter = Object.fromEntries(parameters) as Filter;
  const seesMoney = useMay()('customers.read');
  const found = useOrders(filter);
  const { search } = useLocation();
  const list = listOf(search, found.data?.pages ?? []);
  useRowKeys('.orders tbody tr', found.hasNextPage ? found.fetchNextPage : undefined);
  const rows = found.data?.pages.flatMap(({ orders }) => [...orders]) ?? [];
  const change = (next: Filter) => {
    const given = Object.entries(next).filter(([, value]) => value);
    setParameters(Object.fromEntries(given), { replace: true });
  };
  const empty = seesMoney ? words.empty : words.emptyDelivery;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page title={officeMessages.orders} about={seesMoney ? words.about : words.aboutDelivery}>
      <OrdersFilter filter={filter} seesMoney={seesMoney} onChange={change} />
      {found.isError && <Failure error={found.error} onRetry={found.refetch} />}
      {found.isPending && <Waiting />}
      {found.data && rows.length === 0 && <Notice>{isFiltered ? words.none : empty}</Notice>}
      {rows.length > 0 && <OrdersTable rows={rows} seesMoney={seesMoney} list={list} />}
      {found.hasNextPage && (
        <div>
          <Button isPending={found.isFetchingNextPage} onPress={() => found.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </Page>
  );
}
