import type { GoodsFilter } from '#contracts/admin/goods/goods.ts';
import { goodsStateNames } from '#messages/office/goods.ts';
import { useGoodsCategories } from '../queries.ts';

/** Which goods are in the sheet, in words. */
export function ShownFilter({ filter: { text, category, state } }: { filter: GoodsFilter }) {
  const categories = useGoodsCategories().data?.categories;
  const named = categories?.find(({ slug }) => slug === category)?.name;
  const words = [named, state && goodsStateNames[state], text && `«${text}»`].filter(Boolean);
  return words.length > 0 && <> · {words.join(' · ')}</>;
}
