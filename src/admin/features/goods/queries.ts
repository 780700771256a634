import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GoodsFilter, GoodsRow, goodsEndpoints } from '#contracts/admin/goods/goods.ts';
import { MOST_GOODS } from '#contracts/admin/goods/goods-states.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { type Answer, type Call, callApi } from '../../api/call-api.ts';
import { usePriceQuestion } from '../../api/price-question.ts';
import { useStepUp } from '../../api/step-up.ts';

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
      callApi<Goods['list']>({
        method: 'GET',
        url: adminPaths.goods,
        query: { ...filter, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    refetchInterval: FRESH,
  });

export const useGoodsCategories = () =>
  useQuery({
    queryKey: ['goods-categories'],
    queryFn: () => callApi<Goods['categories']>({ method: 'GET', url: adminPaths.goodsCategories }),
  });

/** All goods of a filter, or one more than can be changed at once. */
export const useAllGoods = (filter: GoodsFilter) =>
  useQuery({
    queryKey: [...key, 'all', filter],
    queryFn: async () => {
      const goods: GoodsRow[] = [];
      let after: string | undefined;
      do {
        const page = await callApi<Goods['list']>({
          method: 'GET',
          url: adminPaths.goods,
          query: { ...filter, limit: '100', ...(after && { after }) },
        });
        goods.push(...page.goods);
        after = page.next ?? undefined;
      } while (after && goods.length <= MOST_GOODS);
      return goods;
    },
    // What was looked at is what is changed.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Changes prices of many goods; of more than a few the code is asked for again. */
export function useChangeManyGoods(onDone: (answer: Answer<Goods['changeMany']>) => void) {
  const withStepUp = useStepUp();
  const { withQuestion } = usePriceQuestion();
  return useWork(
    ({ changes, ...known }: Call<Goods['changeMany']>['body']) =>
      withQuestion((meant) =>
        withStepUp(() =>
          callApi<Goods['changeMany']>({
            method: 'PUT',
            url: adminPaths.goods,
            body: { changes, ...known, ...meant },
          }),
        ),
      ),
    onDone,
  );
}

/** A change of goods: the lists are read again, also where it was refused. */
function useWork<Given, Done>(work: (given: Given) => Promise<Done>, onDone: (done: Done) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Changes one of the goods. */
export function useChangeGoods(id: number, onDone: (goods: GoodsRow) => void) {
  const { withQuestion } = usePriceQuestion();
  return useWork(
    (change: GoodsChange) =>
      withQuestion((meant) =>
        callApi<Goods['change']>({
          method: 'PUT',
          url: adminPaths.oneOfGoods,
          params: { id },
          body: { ...change, ...meant },
        }),
      ),
    onDone,
  );
}

/** Gives fields back to the feeds. */
export const useReleaseGoods = (id: number, onDone: (goods: GoodsRow) => void) =>
  useWork(
    (fields: Released) =>
      callApi<Goods['release']>({
        method: 'POST',
        url: adminPaths.goodsReleased,
        params: { id },
        body: { fields },
      }),
    onDone,
  );
