import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NamedGoods } from '#contracts/admin/goods/stock.ts';
import { call } from '../../api/call-api.ts';
import { stockCalls } from '../../api/endpoints/goods.ts';
import { useRested } from '../../ui/use-rested.ts';

/** What the goods of some articles are called, by their articles in small letters, once the typing rests. */
export function useNamed(typed: readonly string[]): ReadonlyMap<string, NamedGoods> {
  const all = [...new Set(typed.map((article) => article.trim().toLowerCase()))];
  const rested = useRested(all.filter(Boolean).toSorted().join('\n'));
  const { data } = useQuery({
    queryKey: ['stock', 'named', rested],
    queryFn: () => call(stockCalls.goods, { body: { articles: rested.split('\n') } }),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  return new Map(data?.goods.map((goods) => [goods.article.toLowerCase(), goods]));
}
