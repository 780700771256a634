import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OrdersPage, ordersEndpoints } from '#contracts/admin/orders.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { paletteMessages as words } from '#messages/office-palette.ts';
import { callApi } from '../../api/call-api.ts';
import { useMay } from '../../api/session.ts';

export type FoundOrder = OrdersPage['orders'][number];

/** Orders are looked for from so many letters on, when the typing rests for so many ms, and so many are shown. */
const LETTERS = 2;
const REST = 200;
const SHOWN = 8;

/** The orders that the list would find by the words; none for those who may not see orders. */
export function useFoundOrders(typed: string) {
  const may = useMay();
  const text = typed.trim();
  const rested = useRested(text);
  const isAsked = may('orders.read') && text.length >= LETTERS;
  const { data, error, isFetching } = useQuery({
    queryKey: ['found-orders', rested],
    queryFn: () =>
      callApi<(typeof ordersEndpoints)['list']>({
        method: 'GET',
        url: adminPaths.orders,
        query: { text: rested, limit: SHOWN },
      }),
    enabled: isAsked && rested.length >= LETTERS,
  });
  const isSearching = isAsked && (isFetching || rested !== text);
  // Orders of other words would be opened by a quick Enter.
  const rows: readonly FoundOrder[] = isAsked && rested === text ? (data?.orders ?? []) : [];
  const told = () => {
    if (!isAsked) return '';
    if (isSearching) return words.searching;
    if (error) return error.message;
    return rows.length > 0 ? words.foundOrders(rows.length) : words.noOrders;
  };
  return { rows, isSearching, message: told() };
}

/** A text once it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
