import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { GoodsFilter, GoodsRow, goodsEndpoints } from '#contracts/admin/goods/goods.ts';
import { MOST_ON_PAGE } from '#contracts/admin/goods/values.ts';
import { type Answer, type Call, call } from '../../api/call-api.ts';
import { goodsCalls } from '../../api/endpoints/goods.ts';
import { usePriceQuestion } from '../../api/price-question.ts';
import { useStepUp } from '../../api/step-up.ts';
import { useChange } from '../../api/use-change.ts';

type Goods = typeof goodsEndpoints;
export type GoodsChange = Call<Goods['change']>['body'];
type Released = Call<Goods['release']>['body']['fields'];

const key = ['goods'];
/** Asked for again after so many ms: orders take pieces, and nothing tells of it. */
const FRESH = 30_000;

/** The goods of a filter by pages. */
export const useGoods = (filter: GoodsFilter) =>
  useInfiniteQuery({
    queryKey: [...key, filter],
    queryFn: ({ pageParam }) =>
      call(goodsCalls.list, { query: { ...filter, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    refetchInterval: FRESH,
  });

export const useGoodsCategories = () =>
  useQuery({
    queryKey: ['goods-categories'],
    queryFn: () => call(goodsCalls.categories),
  });

/** So many goods can be picked at once. */
export const MOST_PICKED = 5000;

/** All goods of a filter, or some more than can be picked at once. */
async function readAllGoods(filter: GoodsFilter): Promise<GoodsRow[]> {
  const goods: GoodsRow[] = [];
  let after: string | undefined;
  do {
    const page = await call(goodsCalls.list, {
      query: { ...filter, limit: String(MOST_ON_PAGE), ...(after && { after }) },
    });
    goods.push(...page.goods);
    after = page.next ?? undefined;
  } while (after && goods.length <= MOST_PICKED);
  return goods;
}

/** Reads all goods of a filter when asked. Where there are more than can be picked, `onRead` is not told. */
export const useReadAllGoods = (filter: GoodsFilter, onRead: (goods: GoodsRow[]) => void) =>
  useMutation({
    mutationFn: () => readAllGoods(filter),
    onSuccess: (goods) => goods.length <= MOST_PICKED && onRead(goods),
  });

/** All goods of a filter. */
export const useAllGoods = (filter: GoodsFilter) =>
  useQuery({
    queryKey: [...key, 'all', filter],
    queryFn: () => readAllGoods(filter),
    // What was looked at is what is changed.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Changes prices of many goods; of more than a few the code is asked for again. */
export function useChangeManyGoods(onDone: (answer: Answer<Goods['changeMany']>) => void) {
  const withStepUp = useStepUp();
  const { withQuestion } = usePriceQuestion();
  return useChange(
    (body: Call<Goods['changeMany']>['body']) =>
      withQuestion((meant) =>
        withStepUp(() => call(goodsCalls.changeMany, { body: { ...body, ...meant } })),
      ),
    { onDone, makesOld: [key] },
  );
}

/** Changes one of the goods. */
export function useChangeGoods(id: number, onDone: (goods: GoodsRow) => void) {
  const { withQuestion } = usePriceQuestion();
  return useChange(
    (change: GoodsChange) =>
      withQuestion((meant) =>
        call(goodsCalls.change, { params: { id }, body: { ...change, ...meant } }),
      ),
    { onDone, makesOld: [key] },
  );
}

/** Gives fields back to the feeds. */
export const useReleaseGoods = (id: number, onDone: (goods: GoodsRow) => void) =>
  useChange((fields: Released) => call(goodsCalls.release, { params: { id }, body: { fields } }), {
    onDone,
    makesOld: [key],
  });
