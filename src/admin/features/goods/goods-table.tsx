import '../../ui/table.css';
import './goods-table.css';
import { useState } from 'react';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import type { GoodsSort } from '#contracts/admin/goods/values.ts';
import { pictureAt } from '#contracts/picture-address.ts';
import { stockText, goodsScreenMessages as words } from '#messages/office/goods.ts';
import { goodsBulkMessages as bulkWords } from '#messages/office/goods-bulk.ts';
import { formatPrice } from '#messages/words/price.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { SortHeader } from '../../ui/sort-header.tsx';
import { Tick } from '../../ui/tick.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import type { Picked } from './bulk/use-picked.ts';

const loadDialog = async () => (await import('./goods-dialog.tsx')).GoodsDialog;

interface Props {
  readonly goods: readonly GoodsRow[];
  readonly sort: GoodsSort | undefined;
  readonly onSort: (sort: GoodsSort | undefined) => void;
  /** Without it there is nothing to tick. */
  readonly picked: Picked | undefined;
}

/** Variants line by line; on a phone each is a card. */
export function GoodsTable({ goods, sort, onSort, picked }: Props) {
  const may = useMay();
  const mayChange = may('goods.stock');
  const mayOpen = may('goods.content');
  const [chosen, setChosen] = useState<GoodsRow>();
  const dialog = useOpenLater(loadDialog);
  return (
    <>
      <table className={`table table--cards goods ${picked ? 'goods--ticked' : ''}`}>
        <thead>
          <tr>
            {picked && (
              <th scope="col" className="goods__tick">
                <TickAll goods={goods} picked={picked} />
              </th>
            )}
            {sortable.map(([name, label]) => (
              <SortHeader
                key={name}
                label={label}
                sorted={directionOf(sort, name)}
                onSort={(next) => onSort(next && sortOf(name, next))}
              />
            ))}
            <th scope="col">
              <span className="visually-hidden">{words.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {goods.map((row) => (
            <tr key={row.id} data-ticked={picked?.has(row.id)}>
              {picked && (
                <td className="goods__tick">
                  <Tick
                    label={bulkWords.pick(`${row.product}, ${row.variant}`)}
                    isTicked={picked.has(row.id)}
                    onChange={() => picked.toggle(row)}
                  />
                </td>
              )}
              <td>
                <Name row={row} isOpened={mayOpen} />
              </td>
              <td className="goods__price" data-label={words.price}>
                {formatPrice(row.price)}
                {row.old_price !== null && <s>{formatPrice(row.old_price)}</s>}
              </td>
              <td className="goods__stock" data-label={words.stock}>
                {stockText(row.stock)}
              </td>
              <td>
                {mayChange && (
                  <Button
                    aria-label={words.changeOf(`${row.product}, ${row.variant}`)}
                    onPress={() => {
                      setChosen(row);
                      dialog.open();
                    }}
                  >
                    {words.change}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {chosen && dialog.Opened && <dialog.Opened goods={chosen} onClose={dialog.close} />}
    </>
  );
}

const sortable = [
  ['name', words.goods],
  ['price', words.price],
  ['stock', words.stock],
] as const;

type Direction = 'ascending' | 'descending';

const sortOf = (name: 'name' | 'price' | 'stock', direction: Direction): GoodsSort =>
  direction === 'ascending' ? name : `${name}_down`;

function directionOf(
  sort: GoodsSort | undefined,
  name: 'name' | 'price' | 'stock',
): Direction | undefined {
  if (sort === name) return 'ascending';
  return sort === `${name}_down` ? 'descending' : undefined;
}

function TickAll({ goods, picked }: { goods: readonly GoodsRow[]; picked: Picked }) {
  const ticked = goods.filter(({ id }) => picked.has(id)).length;
  const isAll = ticked === goods.length;
  return (
    <Tick
      label={bulkWords.pickAll}
      isTicked={isAll}
      isSome={ticked > 0}
      onChange={() => picked.set(isAll ? [] : goods)}
    >
      <span className="goods__all" aria-hidden="true">
        {bulkWords.pickAll}
      </span>
    </Tick>
  );
}

interface NameProps {
  readonly row: GoodsRow;
  /** Its page in the office opens. */
  readonly isOpened: boolean;
}

const Name = ({ row, isOpened }: NameProps) => (
  <div className="goods__about">
    <img
      className="goods__photo"
      src={pictureAt(row.photo, 160, 'webp')}
      alt=""
      width={64}
      height={48}
      loading="lazy"
    />
    <div>
      {isOpened ? (
        <Link to={`/goods/${row.product_id}`}>{row.product}</Link>
      ) : (
        <ShopLink to={row.page}>{row.product}</ShopLink>
      )}
      <div>{row.variant}</div>
      <div className="goods__soft">
        {[row.article, row.category, row.source].filter(Boolean).join(' · ')}
      </div>
      {(row.hidden || row.is_product_hidden) && (
        <span className="goods__mark">{words.hiddenMark}</span>
      )}
      {row.is_withdrawn && !row.hidden && !row.is_product_hidden && (
        <span className="goods__mark">{words.withdrawn}</span>
      )}
      {row.held.length > 0 && <span className="goods__mark">{words.own}</span>}
    </div>
  </div>
);
