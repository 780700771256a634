import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contracts/catalog.ts';
import type { Understood } from '#contracts/understood.ts';
import { shopClient } from '../../api/shop-client.ts';
import { logFailure } from '../../log.ts';

const DEBOUNCE = 300;
const MAX_SUGGESTIONS = 6;

interface Suggested {
  readonly products: readonly Product[];
  /** The searched text, or its correction. */
  readonly meant: string;
  readonly understood: Understood | null;
}

/** Suggestions for a text, debounced by 300 ms; null for an empty text, before the first answer and after a failure. */
export function useSuggestions(text: string): Suggested | null {
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  // Race protection: a stale response never replaces a newer one. The previous suggestions stay until the next answer.
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
    const found = await shopClient.products({ search: text, page_size: MAX_SUGGESTIONS });
    return {
      products: found.results.slice(0, MAX_SUGGESTIONS),
      meant: found.corrected_query ?? text,
      understood: found.understood,
    };
  } catch (error) {
    logFailure('the suggestions were not loaded', error);
    return null;
  }
}
