import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GoodsFilter, GoodsRow, goodsEndpoints } from '#contracts/admin/goods.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { type Call, callApi } from '../../api/call-api.ts';

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

function useWork<Given>(
  work: (given: Given) => Promise<GoodsRow>,
  onDone: (goods: GoodsRow) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export const useChangeGoods = (id: number, onDone: (goods: GoodsRow) => void) =>
  useWork(
    (body: GoodsChange) =>
      callApi<Goods['change']>({ method: 'PUT', url: adminPaths.oneOfGoods, params: { id }, body }),
    onDone,
  );

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
