import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import { readGoodsFilter } from '#contracts/admin/work/read-list-filters.ts';
import { officeMessages } from '#messages/office/common.ts';
import { goodsScreenMessages as words } from '#messages/office/goods.ts';
import { productScreenMessages as product } from '#messages/office/product.ts';
import { useMay } from '../api/session.ts';
import { useGoodsWork } from '../features/goods/bulk/use-goods-work.ts';
import { useExport } from '../features/goods/export-calls.ts';
import { GoodsFilter } from '../features/goods/goods-filter.tsx';
import { GoodsList } from '../features/goods/goods-list.tsx';
import { goodsViews, isFiltered } from '../features/goods/goods-views.ts';
import { useGoods, useGoodsCategories } from '../features/goods/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { ViewsBar } from '../features/views/views-bar.tsx';
import { officePages } from '../screens.ts';
import { Button } from '../ui/button.tsx';
import { categoryOptions } from '../ui/category-options.ts';
import { ExportMenu } from '../ui/export-menu.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { usePageActions } from '../ui/page-actions.ts';
import { useRowKeys } from '../ui/row-keys.ts';
import { useAddress } from '../ui/use-address.ts';
import { useOpenByAddress } from '../ui/use-open-by-address.ts';
import { useOpenLater } from '../ui/use-open-later.ts';

const loadPercent = async () =>
  (await import('../features/goods/percent-dialog.tsx')).PercentDialog;

const loadNewProduct = async () =>
  (await import('../features/product/new-product-dialog.tsx')).NewProductDialog;

export default permitted('goods.read', officeMessages.goods, GoodsPage);

/** Prices and stock; the filter is in the address. */
function GoodsPage() {
  const [filter, open] = useAddress(readGoodsFilter);
  const found = useGoods(filter);
  useRowKeys('.goods tbody tr', found.hasNextPage ? found.fetchNextPage : undefined);
  const goods = found.data?.pages.flatMap((page) => page.goods) ?? [];
  const percent = useOpenLater(loadPercent);
  const [priced, setPriced] = useState<readonly GoodsRow[]>();
  const working = useGoodsWork();
  const openPercent = (goods?: readonly GoodsRow[]) => {
    setPriced(goods);
    working.change.reset();
    percent.open();
  };
  const made = useOpenLater(loadNewProduct);
  const categories = useGoodsCategories().data?.categories;
  const table = useExport();
  const may = useMay();
  const hasGoods = goods.length > 0;
  const mayPrice = may('goods.prices') && hasGoods;
  const mayChange = may('goods.stock') && hasGoods;
  const mayMake = may('goods.content') && categories !== undefined;
  useOpenByAddress(mayMake, made.open);
  const navigate = useNavigate();
  const openSheet = () =>
    navigate(`${officePages.goods.path}/table?${new URLSearchParams(filter)}`);
  usePageActions([
    ...(mayMake ? [{ name: product.newProduct, run: made.open }] : []),
    ...(mayPrice ? [{ name: words.percent, run: () => openPercent() }] : []),
    ...(mayChange ? [{ name: words.sheet, run: openSheet }] : []),
  ]);
  const actions = (
    <>
      {mayPrice && (
        <ExportMenu
          isPending={table.isPending}
          onExport={(format) => table.mutate({ ...filter, format })}
        />
      )}
      {mayPrice && <Button onPress={() => openPercent()}>{words.percent}</Button>}
      {mayChange && <Button onPress={openSheet}>{words.sheet}</Button>}
      {mayMake && (
        <Button look="main" onPress={made.open}>
          {product.newProduct}
        </Button>
      )}
    </>
  );
  return (
    <Page title={officeMessages.goods} about={words.about} actions={actions}>
      {table.error && <Notice look="error">{table.error.message}</Notice>}
      <ViewsBar list="goods" query={{ ...filter }} usual={goodsViews} />
      <GoodsFilter filter={filter} onChange={open} />
      <Loaded query={found}>
        {() => !hasGoods && <Notice>{isFiltered(filter) ? words.none : words.empty}</Notice>}
      </Loaded>
      {percent.Opened && (
        <percent.Opened filter={filter} goods={priced} working={working} onClose={percent.close} />
      )}
      {made.Opened && categories && (
        <made.Opened categories={categoryOptions(categories)} onClose={made.close} />
      )}
      <GoodsList
        goods={goods}
        filter={filter}
        onFilter={open}
        hasMore={found.hasNextPage}
        working={working}
        onPrice={openPercent}
      />
      <MoreButton label={words.more} list={found} />
    </Page>
  );
}
