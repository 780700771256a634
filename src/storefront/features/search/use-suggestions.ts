import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contracts/catalog.ts';
import { shopClient } from '../../api/shop-client.ts';
import { logFailure } from '../../log.ts';

const DEBOUNCE = 300;
const MOST = 6;

interface Suggested {
  readonly products: readonly Product[];
  /** What was looked for: the text, or what it was taken for. */
  readonly meant: string;
}

/** What there is for a text once it has rested for 300 ms; null while nothing is known, for an empty one and on a failure. */
export function useSuggestions(text: string): Suggested | null {
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  // The answer that is shown may be older than the text, never newer answers than their question.
  const turn = useRef(0);

  useEffect(() => {
    const mine = ++turn.current;
    if (!text) {
      setSuggested(null);
      return;
    }
    const timer = setTimeout(async () => {
      const answer = await suggestionsFor(text);
      if (mine === turn.current) setSuggested(answer);
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);

  return text ? suggested : null;
}

async function suggestionsFor(text: string): Promise<Suggested | null> {
  try {
    const found = await shopClient.products({ search: text, page_size: MOST });
    return { products: found.results.slice(0, MOST), meant: found.corrected_query ?? text };
  } catch (error) {
    logFailure('the search failed', error);
    return null;
  }
}
