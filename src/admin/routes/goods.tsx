import { readGoodsFilter } from '#contracts/admin/read-list-filters.ts';
import { officeMessages } from '#messages/office.ts';
import { goodsScreenMessages as words } from '#messages/office-goods.ts';
import { GoodsFilter } from '../features/goods/goods-filter.tsx';
import { GoodsTable } from '../features/goods/goods-table.tsx';
import { useGoods } from '../features/goods/queries.ts';
import { PermittedPage } from '../features/shell/permitted-page.tsx';
import { Failure } from '../ui/failure.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useRowKeys } from '../ui/row-keys.ts';
import { useAddress } from '../ui/use-address.ts';
import { Waiting } from '../ui/waiting.tsx';

export default function GoodsRoute() {
  return (
    <PermittedPage permission="goods.read" title={officeMessages.goods}>
      <GoodsPage />
    </PermittedPage>
  );
}

/** Prices and stock; the filter is in the address. */
function GoodsPage() {
  const [filter, open] = useAddress(readGoodsFilter);
  const found = useGoods(filter);
  useRowKeys('.goods tbody tr', found.hasNextPage ? found.fetchNextPage : undefined);
  const goods = found.data?.pages.flatMap((page) => page.goods) ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page title={officeMessages.goods} about={words.about}>
      <GoodsFilter filter={filter} onChange={open} />
      {found.isError && <Failure error={found.error} onRetry={found.refetch} />}
      {found.isPending && <Waiting />}
      {found.data && goods.length === 0 && <Notice>{isFiltered ? words.none : words.empty}</Notice>}
      {goods.length > 0 && <GoodsTable goods={goods} />}
      <MoreButton label={words.more} list={found} />
    </Page>
  );
}
