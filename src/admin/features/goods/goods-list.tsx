import type { GoodsFilter, GoodsRow } from '#contracts/admin/goods/goods.ts';
import { useMay } from '../../api/session.ts';
import { GoodsBulk } from './bulk/goods-bulk.tsx';
import type { GoodsWorking } from './bulk/use-goods-work.ts';
import { usePicked } from './bulk/use-picked.ts';
import { GoodsTable } from './goods-table.tsx';
import { isFiltered } from './goods-views.ts';

interface Props {
  readonly goods: readonly GoodsRow[];
  readonly filter: GoodsFilter;
  readonly onFilter: (filter: GoodsFilter) => void;
  readonly hasMore: boolean;
  readonly working: GoodsWorking;
  /** Prices of these goods are to change by percent. */
  readonly onPrice: (goods: readonly GoodsRow[]) => void;
}

/** The goods that were found, and what can be done with several of them. */
export function GoodsList({ goods, filter, onFilter, hasMore, working, onPrice }: Props) {
  const may = useMay();
  const { sort, ...rest } = filter;
  const picked = usePicked(goods, new URLSearchParams({ ...rest }).toString());
  return (
    <>
      {goods.length > 0 && (
        <GoodsTable
          goods={goods}
          sort={sort}
          onSort={(next) => onFilter({ ...filter, sort: next })}
          picked={may('goods.content') || may('goods.prices') ? picked : undefined}
        />
      )}
      <GoodsBulk
        filter={filter}
        isFiltered={isFiltered(filter)}
        picked={picked}
        hasMore={hasMore}
        working={working}
        onPrice={onPrice}
      />
    </>
  );
}
