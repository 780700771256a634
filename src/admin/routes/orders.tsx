import { useLocation } from 'react-router';
import {
  deliveryColumns,
  orderColumns,
  readColumns,
  writeColumns,
} from '#contracts/admin/orders/order-columns.ts';
import { readOrderView } from '#contracts/admin/work/read-list-filters.ts';
import { officeMessages } from '#messages/office/common.ts';
import { ordersMessages as words } from '#messages/office/orders.ts';
import { routeMessages } from '#messages/office/route.ts';
import { useMay } from '../api/session.ts';
import { ColumnsMenu } from '../features/orders/columns-menu.tsx';
import { useExport } from '../features/orders/export-calls.ts';
import { listOf } from '../features/orders/order-list.ts';
import { OrdersFilter } from '../features/orders/orders-filter.tsx';
import { OrdersList } from '../features/orders/orders-list.tsx';
import { useOrders } from '../features/orders/queries.ts';
import { builtIn, builtInOfCarriers } from '../features/orders/view-query.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { ViewsBar } from '../features/views/views-bar.tsx';
import { draftsPath, newOrderPath, routePath } from '../screens.ts';
import { ExportMenu } from '../ui/export-menu.tsx';
import { Link } from '../ui/link.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useRowKeys } from '../ui/row-keys.ts';
import { useAddress } from '../ui/use-address.ts';

export default permitted('orders.read', officeMessages.orders, OrdersPage);

/** The orders with their filter and columns, which are in the address: a view can be kept and sent. */
function OrdersPage() {
  const [{ columns: written, ...filter }, open] = useAddress(readOrderView);
  const may = useMay();
  const seesMoney = may('customers.read');
  const table = useExport();
  const found = useOrders(filter);
  const { search } = useLocation();
  const list = listOf(search, found.data?.pages ?? []);
  useRowKeys('.orders tbody tr', found.hasNextPage ? found.fetchNextPage : undefined);
  const rows = found.data?.pages.flatMap(({ orders }) => [...orders]) ?? [];
  const chosen = readColumns(written);
  const offered = seesMoney ? orderColumns.filter((name) => name !== 'where') : deliveryColumns;
  const columns = new Map(offered.map((name) => [name, chosen.includes(name)]));
  const empty = seesMoney ? words.empty : words.emptyDelivery;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page
      title={officeMessages.orders}
      about={seesMoney ? words.about : words.aboutDelivery}
      actions={
        <>
          {may('orders.money') && (
            <>
              <Link to={newOrderPath}>{words.newOrder}</Link>
              <Link to={draftsPath}>{words.drafts}</Link>
            </>
          )}
          <Link to={routePath}>{routeMessages.title}</Link>
          {may('customers.export') && (
            <ExportMenu
              isPending={table.isPending}
              onExport={(format) => table.mutate({ ...filter, format })}
            />
          )}
        </>
      }
    >
      {table.error && <Notice look="error">{table.error.message}</Notice>}
      <ViewsBar
        list="orders"
        query={{ ...filter, ...(written && { columns: written }) }}
        usual={seesMoney ? builtIn : builtInOfCarriers}
      >
        <ColumnsMenu
          columns={columns}
          onChange={(names) => open({ ...filter, columns: writeColumns(names, offered) })}
        />
      </ViewsBar>
      <OrdersFilter
        filter={filter}
        seesMoney={seesMoney}
        onChange={(next) => open({ ...next, columns: written })}
      />
      <Loaded query={found}>
        {() => rows.length === 0 && <Notice>{isFiltered ? words.none : empty}</Notice>}
      </Loaded>
      <OrdersList rows={rows} columns={columns} list={list} />
      <MoreButton label={words.more} list={found} />
    </Page>
  );
}
