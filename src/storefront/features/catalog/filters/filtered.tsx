import { type ReactNode, useState } from 'react';
import type { FilterParameters } from '#contracts/filters.ts';
import type { FilterDraft, FiltersProps } from './filters-props.ts';
import { LazyFilters } from './lazy-filters.tsx';
import type { ListedCard } from './load-filters.ts';
import { useCardFacts } from './use-card-facts.ts';

interface Props extends Omit<FiltersProps, 'onDraft' | 'onApproach'> {
  /** The cards of the page. */
  cards: readonly ListedCard[];
  /** Reads these cards once more, in the browser. */
  loadCards: () => Promise<readonly ListedCard[]>;
  /** The list; `draft` is what is chosen by now, null before anybody could choose. */
  children: (draft: FilterDraft | null) => ReactNode;
}

/** A list beside its filters. Another list must be another element (`key`). */
export function Filtered({ children, cards, loadCards, ...filters }: Props) {
  const [draft, setDraft] = useState<FilterDraft | null>(null);
  const facts = useCardFacts(cards, loadCards);
  const narrowing = draft && {
    ...draft,
    passes: (card: ListedCard) => draft.passes({ ...card, facts: facts.of(card) }),
  };
  return (
    <div className="filtered-list">
      <LazyFilters {...filters} onDraft={setDraft} onApproach={facts.load} />
      {children(narrowing)}
    </div>
  );
}

/** What was chosen since an answer to these filters came; null where that is still all. Parameters come in one order. */
export const draftSince = (
  draft: FilterDraft | null,
  filters: FilterParameters,
): FilterDraft | null =>
  draft && JSON.stringify(draft.parameters) !== JSON.stringify(filters) ? draft : null;
