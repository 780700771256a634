import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrdersFilter, ordersEndpoints } from '#contracts/admin/orders.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { type Call, callApi } from '../../api/call-api.ts';

type Orders = typeof ordersEndpoints;
export type OrderChange = Omit<Call<Orders['change']>['body'], 'version'>;

/** What others change is seen after at most so many ms. */
const FRESH = 15_000;

const listKey = ['orders'];
const cardKey = (number: string) => ['order', number];

/** The orders of a filter by pages, the latest first. */
export const useOrders = (filter: OrdersFilter) =>
  useInfiniteQuery({
    queryKey: [...listKey, filter],
    queryFn: ({ pageParam }) =>
      callApi<Orders['list']>({
        method: 'GET',
        url: adminPaths.orders,
        query: { ...filter, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // While the words change, the orders that were found before stay.
    placeholderData: (before) => before,
    refetchInterval: FRESH,
  });

export const useOrder = (number: string) =>
  useQuery({
    queryKey: cardKey(number),
    queryFn: () =>
      callApi<Orders['get']>({ method: 'GET', url: adminPaths.order, params: { number } }),
    refetchInterval: FRESH,
  });

/** Changes an order of this version; its card and the list follow. */
export function useChangeOrder(
  { number, version }: { number: string; version: number },
  onDone: (change: OrderChange) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: OrderChange) =>
      callApi<Orders['change']>({
        method: 'PUT',
        url: adminPaths.order,
        params: { number },
        body: { ...change, version },
      }),
    onSuccess: (card, change) => {
      client.setQueryData(cardKey(number), card);
      onDone(change);
    },
    onSettled: (_, failure) =>
      Promise.all([
        client.invalidateQueries({ queryKey: listKey }),
        failure && client.invalidateQueries({ queryKey: cardKey(number) }),
      ]),
  });
}
