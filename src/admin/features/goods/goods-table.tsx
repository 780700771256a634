import '../../ui/table.css';
import './goods-table.css';
import { useState } from 'react';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import { pictureAt } from '#contracts/picture-address.ts';
import { stockText, goodsScreenMessages as words } from '#messages/office/goods.ts';
import { formatPrice } from '#messages/words/price.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { GoodsDialog } from './goods-dialog.tsx';

/** Variants line by line; on a phone each is a card. */
export function GoodsTable({ goods }: { goods: readonly GoodsRow[] }) {
  const may = useMay();
  const mayChange = may('goods.stock');
  const mayOpen = may('goods.content');
  const [chosen, setChosen] = useState<GoodsRow>();
  return (
    <>
      <table className="table table--cards goods">
        <thead>
          <tr>
            <th scope="col">{words.goods}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.stock}</th>
            <th scope="col">
              <span className="visually-hidden">{words.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {goods.map((row) => (
            <tr key={row.id}>
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
                    onPress={() => setChosen(row)}
                  >
                    {words.change}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {chosen && <GoodsDialog goods={chosen} onClose={() => setChosen(undefined)} />}
    </>
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
      {row.is_withdrawn && <span className="goods__mark">{words.withdrawn}</span>}
      {row.held.length > 0 && <span className="goods__mark">{words.own}</span>}
    </div>
  </div>
);
