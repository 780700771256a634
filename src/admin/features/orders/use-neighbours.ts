import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keysMessages as words } from '#messages/office/keys.ts';
import { call } from '../../api/call-api.ts';
import { ordersCalls } from '../../api/endpoints/orders.ts';
import { officePages } from '../../screens.ts';
import { say } from '../../ui/toasts.tsx';
import { listIn, listOf, type OrderList } from './order-list.ts';

/** A page that was read is asked for again after so many ms. */
const FRESH = 60_000;

export const addressOf = (number: string) => `${officePages.orders.path}/${number}`;

/** The page of a list that follows what was read of it. */
const pageAfter = ({ search = '', next = null }: Partial<OrderList> = {}) => ({
  queryKey: ['orders-after', search, next],
  queryFn: async () => {
    const { columns: _, ...filter } = Object.fromEntries(new URLSearchParams(search));
    const page = await call(ordersCalls.list, {
      query: { ...filter, ...(next && { after: next }) },
    });
    return listOf(search, [page]);
  },
  staleTime: FRESH,
});

const lengthened = (list: OrderList, { numbers, next }: OrderList): OrderList => ({
  ...list,
  numbers: [...list.numbers, ...numbers],
  next,
});

/** The orders before and after one in the list from which it was opened; undefined without a list. At its end the next page is read. */
export function useNeighbours(number: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useShown(number);
  const list = listIn(useLocation().state);
  const place = list?.numbers.indexOf(number) ?? -1;
  const needsMore = list?.next != null && place === list.numbers.length - 1;
  const { data: page } = useQuery({ ...pageAfter(list), enabled: needsMore });
  if (!list || place < 0) return undefined;
  const known = needsMore && page ? lengthened(list, page) : list;

  const go = (whole: OrderList, by: 1 | -1) => {
    const next = whole.numbers[place + by];
    if (next) navigate(addressOf(next), { state: { list: whole } });
    else say(by > 0 ? words.last : words.first);
  };
  async function forward(): Promise<void> {
    if (!needsMore || page) return go(known, 1);
    try {
      const read = await client.fetchQuery(pageAfter(list));
      // The member may have gone elsewhere meanwhile.
      if (isShown(number)) go(lengthened(known, read), 1);
    } catch (error) {
      say((error as Error).message);
    }
  }
  return {
    list: known,
    before: known.numbers[place - 1],
    after: known.numbers[place + 1],
    forward,
    back: () => go(known, -1),
  };
}

/** Tells whether the card of an order is still shown. */
function useShown(number: string): (number: string) => boolean {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = number;
    return () => {
      shown.current = undefined;
    };
  }, [number]);
  return (asked) => shown.current === asked;
}
