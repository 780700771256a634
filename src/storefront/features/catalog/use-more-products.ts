import { useState } from 'react';
import { useLocation } from 'react-router';
import { shopClient } from '../../api/shop-client.ts';
import type { ListedCard } from './filters/load-filters.ts';
import { type ListData, type ListPage, loadListPage } from './load-list.ts';

interface More {
  readonly cards: readonly ListedCard[];
  /** Pages added below the one of the address. */
  readonly pages: number;
}

/** What was added to a list is still there when the visitor comes back to it. */
const remembered = new Map<string, More>();
const none: More = { cards: [], pages: 0 };

/** The cards of a list page and of the pages that 'Показать ещё' has added, each product once. */
export function useMoreProducts(query: ListData['query'], { cards, count }: ListPage) {
  const { key } = useLocation();
  const [more, setMore] = useState(() => remembered.get(key) ?? none);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const lastPage = query.page + more.pages;
  const load = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      const next = await loadListPage(shopClient, { ...query, page: lastPage + 1 });
      const added = { cards: [...more.cards, ...next.cards], pages: more.pages + 1 };
      remembered.set(key, added);
      setMore(added);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  const shown = withoutRepeats([...cards, ...more.cards]);
  // A plain list has brought everything at once, whatever the page size.
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
