import { useEffect, useRef } from 'react';
import type { Narrowing } from './filters-props.ts';
import type { ListedCard } from './load-filters.ts';

/**
 * The cards that pass, or all where nothing narrows them. Where none passes and the shop has yet to answer, those that were shown
 * before stay.
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
