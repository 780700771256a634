import { useRef, useState } from 'react';
import { logFailure } from '../../../log.ts';
import type { CardFacts } from './card-facts.ts';
import type { ListedCard } from './load-filters.ts';

interface Facts {
  of(card: Pick<ListedCard, 'id' | 'facts'>): CardFacts | null;
  /** Reads them once, where cards came without; after a failure once more. */
  load(): void;
}

/** What narrows the cards: theirs, or read when somebody is about to choose. */
export function useCardFacts(
  cards: readonly ListedCard[],
  loadCards: () => Promise<readonly ListedCard[]>,
): Facts {
  const [read, setRead] = useState<ReadonlyMap<number, CardFacts | null>>(new Map());
  const reading = useRef(false);

  const load = async () => {
    const lacks = (card: ListedCard) => card.facts === null && !read.get(card.id);
    if (reading.current || !cards.some(lacks)) return;
    reading.current = true;
    try {
      const whole = await loadCards();
      setRead(new Map(whole.map(({ id, facts }) => [id, facts])));
    } catch (error) {
      logFailure('what narrows the list was not loaded', error);
    }
    reading.current = false;
  };
  return { of: ({ id, facts }) => facts ?? read.get(id) ?? null, load };
}
