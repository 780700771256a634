import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrdersFilter, ordersEndpoints } from '#contracts/admin/orders/orders.ts';
import { type Call, call } from '../../api/call-api.ts';
import { ordersCalls } from '../../api/endpoints/orders.ts';
import { howOften } from '../../api/live.ts';
import { useChange } from '../../api/use-change.ts';

type Orders = typeof ordersEndpoints;
export type OrderChange = Omit<Call<Orders['change']>['body'], 'version'>;

const listKey = ['orders'];
const cardKey = (number: string) => ['order', number];

/** The orders of a filter by pages, the latest first. */
export const useOrders = (filter: OrdersFilter) =>
  useInfiniteQuery({
    queryKey: [...listKey, filter],
    queryFn: ({ pageParam }) =>
      call(ordersCalls.list, { query: { ...filter, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // While the words change, the orders that were found before stay.
    placeholderData: (before) => before,
    refetchInterval: howOften,
  });

export const useOrder = (number: string) =>
  useQuery({
    queryKey: cardKey(number),
    queryFn: () => call(ordersCalls.get, { params: { number } }),
    refetchInterval: howOften,
  });

/** Does something on an order whose answer is its card; card and list follow, also where it was refused. */
export function useCardChange<Given>(
  number: string,
  work: (given: Given) => Promise<AnyCard>,
  onDone: (given: Given, card: AnyCard) => void,
  onFailure?: (failure: Error) => void,
) {
  return useChange(work, {
    onDone: (card, given) => onDone(given, card),
    onFailure,
    answers: cardKey(number),
    makesOld: [listKey],
  });
}

/** Changes status, payment or delivery price of an order of this version. */
export const useChangeOrder = (
  { number, version }: { number: string; version: number },
  onDone: (change: OrderChange, card: AnyCard) => void,
) =>
  useCardChange(
    number,
    (change: OrderChange) =>
      call(ordersCalls.change, { params: { number }, body: { ...change, version } }),
    onDone,
  );
