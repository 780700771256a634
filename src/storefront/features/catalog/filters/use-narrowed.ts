import { useEffect, useRef } from 'react';
import type { Narrowing } from './filters-props.ts';
import type { ListedCard } from './load-filters.ts';

/**
 * Optimistic filtering: the cards that pass, or all without `narrowing`. When none passes and the server has not answered yet, the
 * previous cards stay.
 */
export function useNarrowed(
  cards: readonly ListedCard[],
  narrowing: Narrowing | null,
  isAwaited: boolean,
): readonly ListedCard[] {
  const passing = narrowing ? cards.filter(narrowing.passes) : cards;
  const before = useRef(passing);
  const shown = passing.length === 0 && isAwaited ? before.current : passing;
  useEffect(() => {
    before.current = shown;
  });
  return shown;
}
