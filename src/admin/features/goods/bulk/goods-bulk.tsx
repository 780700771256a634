import '../../../ui/bulk.css';
import { useState } from 'react';
import type { GoodsFilter, GoodsRow } from '#contracts/admin/goods/goods.ts';
import { goodsBulkMessages as words } from '#messages/office/goods-bulk.ts';
import { useMay } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenLater } from '../../../ui/use-open-later.ts';
import { MOST_PICKED, useReadAllGoods } from '../queries.ts';
import type { BulkDialogProps } from './bulk-dialogs.tsx';
import { GoodsBulkReport } from './goods-bulk-report.tsx';
import type { GoodsWorking } from './use-goods-work.ts';
import type { Picked } from './use-picked.ts';
import { releasable } from './work.ts';

const loadDialog = async () => (await import('./bulk-dialogs.tsx')).BulkDialog;

interface Props {
  readonly filter: GoodsFilter;
  readonly isFiltered: boolean;
  readonly picked: Picked;
  /** More of the filter than what is shown is there. */
  readonly hasMore: boolean;
  readonly working: GoodsWorking;
  readonly onPrice: (goods: readonly GoodsRow[]) => void;
}

/** What can be done with the goods that are ticked, and what was. */
export function GoodsBulk({ filter, isFiltered, picked, hasMore, working, onPrice }: Props) {
  const { rows } = picked;
  const { report } = working;
  if (rows.length === 0 && !report) return null;
  return (
    <div className="bulk bulk--many">
      {report && <GoodsBulkReport report={report} working={working} />}
      {rows.length > 0 && (
        <Bar
          filter={filter}
          isFiltered={isFiltered}
          picked={picked}
          hasMore={hasMore}
          working={working}
          onPrice={onPrice}
        />
      )}
    </div>
  );
}

function Bar({ filter, isFiltered, picked, hasMore, working, onPrice }: Props) {
  const may = useMay();
  const { rows } = picked;
  const [kind, setKind] = useState<BulkDialogProps['kind']>('category');
  const dialog = useOpenLater(loadDialog);
  const all = useReadAllGoods(filter, (goods) => picked.set(goods, true));
  const open = (next: BulkDialogProps['kind']) => () => {
    setKind(next);
    working.change.reset();
    dialog.open();
  };
  const products = new Set(rows.map((one) => one.product_id)).size;
  const mayWrite = may('goods.content');
  const mayPrice = may('goods.prices');
  const isShown = rows.some((one) => !one.hidden && !one.is_product_hidden);
  const isHidden = rows.some((one) => one.hidden || one.is_product_hidden);
  return (
    <section className="bulk__line" aria-label={words.region}>
      <div className="bulk__count">
        <strong role="status">{words.picked(products, rows.length)}</strong>
        {picked.isAll && <div className="bulk__none">{words.isAllOfFilter}</div>}
        {!picked.isAll && hasMore && (
          <Button look="quiet" isPending={all.isPending} onPress={() => all.mutate()}>
            {isFiltered ? words.pickFilter : words.pickEvery}
          </Button>
        )}
        {all.data && all.data.length > MOST_PICKED && (
          <div className="bulk__none">{words.tooMany(MOST_PICKED)}</div>
        )}
        {all.error && <div className="bulk__none">{all.error.message}</div>}
      </div>
      <div className="bulk__steps">
        {mayWrite && <Button onPress={open('category')}>{words.category}</Button>}
        {mayWrite && isHidden && <Button onPress={open('show')}>{words.show}</Button>}
        {mayWrite && isShown && <Button onPress={open('hide')}>{words.hide}</Button>}
        {mayWrite && <Button onPress={open('days')}>{words.days}</Button>}
        {mayPrice && <Button onPress={() => onPrice(rows)}>{words.price}</Button>}
        {mayPrice && rows.some((one) => releasable(one).length > 0) && (
          <Button onPress={open('release')}>{words.release}</Button>
        )}
      </div>
      <Button look="quiet" onPress={() => picked.set([])}>
        {words.clear}
      </Button>
      {dialog.Opened && (
        <dialog.Opened kind={kind} goods={rows} working={working} onClose={dialog.close} />
      )}
    </section>
  );
}
