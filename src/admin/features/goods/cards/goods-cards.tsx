import './goods-cards.css';
import type { GoodsFilter } from '#contracts/admin/goods/goods.ts';
import { goodsScreenMessages as words } from '#messages/office/goods.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useGoods } from '../queries.ts';
import { GoodsCard } from './goods-card.tsx';

/** The goods of a filter as a phone shows them: price, stock and showing are changed on the card of each. */
export function GoodsCards({ filter }: { filter: GoodsFilter }) {
  const found = useGoods(filter);
  const goods = found.data?.pages.flatMap((page) => page.goods) ?? [];
  return (
    <>
      <Loaded query={found}>
        {() =>
          goods.length === 0 ? (
            <Notice>{words.none}</Notice>
          ) : (
            <ul className="goods-cards">
              {goods.map((row) => (
                <GoodsCard key={row.id} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <MoreButton label={words.more} list={found} />
    </>
  );
}
