import { lazy } from 'react';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { GoodsSheet } from '../features/goods/sheet/goods-sheet.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { GoodsSheetPage } from './goods-sheet-page.tsx';

const GoodsCards = lazy(async () => ({
  default: (await import('../features/goods/cards/goods-cards.tsx')).GoodsCards,
}));

/** The table of goods as a wide window opens it. */
export default permitted('goods.read', words.title, () => (
  <GoodsSheetPage Sheet={GoodsSheet} Cards={GoodsCards} />
));
