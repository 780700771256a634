import { useState } from 'react';
import { useLocation } from 'react-router';
import { shopClient } from '../../api/shop-client.ts';
import type { ListedCard } from './filters/load-filters.ts';
import { type ListData, type ListPage, loadListPage } from './load-list.ts';

interface More {
  readonly cards: readonly ListedCard[];
  /** The number of pages added below the page of the address. */
  readonly pages: number;
}

/** The added cards by history key, to restore them after Back. */
const remembered = new Map<string, More>();
const none: More = { cards: [], pages: 0 };

/** The cards of a page and of the pages added by 'Показать ещё', without duplicates. */
export function useMoreProducts(
  { query, facets }: Pick<ListData, 'query' | 'facets'>,
  { cards, count }: ListPage,
) {
  const { key } = useLocation();
  const [more, setMore] = useState(() => remembered.get(key) ?? none);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const lastPage = query.page + more.pages;
  const load = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const next = await loadListPage(shopClient, {
        query: { ...query, page: lastPage + 1 },
        facets,
      });
      const added = { cards: [...more.cards, ...next.cards], pages: more.pages + 1 };
      remembered.set(key, added);
      setMore(added);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  const shown = withoutRepeats([...cards, ...more.cards]);
  // A plain list contains all products, whatever the page size is.
  const isWhole = shown.length >= count;
  return {
    cards: shown,
    lastPage,
    pageCount: isWhole ? lastPage : Math.ceil(count / query.pageSize),
    hasMore: !isWhole && lastPage * query.pageSize < count,
    state,
    load,
  };
}

const withoutRepeats = (cards: readonly ListedCard[]) => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
];
