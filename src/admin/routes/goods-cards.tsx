import { lazy } from 'react';
import { sheetMessages as words } from '#messages/office/sheet.ts';
import { GoodsCards } from '../features/goods/cards/goods-cards.tsx';
import { permitted } from '../features/shell/permitted.tsx';
import { GoodsSheetPage } from './goods-sheet-page.tsx';

const GoodsSheet = lazy(async () => ({
  default: (await import('../features/goods/sheet/goods-sheet.tsx')).GoodsSheet,
}));

/** The table of goods as a phone opens it: without the code of the sheet. */
export default permitted('goods.read', words.title, () => (
  <GoodsSheetPage Sheet={GoodsSheet} Cards={GoodsCards} />
));
