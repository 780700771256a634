import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import { call } from '../../api/call-api.ts';
import { goodsCalls } from '../../api/endpoints/goods.ts';
import { useFound } from './use-found.ts';

/** So many products are shown, of so many variants. */
const SHOWN = 8;
const ASKED = 50;

/** The products that the list of goods would find by the words, each with the first of its variants that is found. */
export const useFoundProducts = (typed: string) =>
  useFound<GoodsRow>(typed, {
    key: 'found-products',
    permission: 'goods.read',
    ask: async (text) => {
      const { goods } = await call(goodsCalls.list, { query: { text, limit: ASKED } });
      const products = new Map(goods.toReversed().map((one) => [one.product_id, one]));
      return [...products.values()].toReversed().slice(0, SHOWN);
    },
  });
