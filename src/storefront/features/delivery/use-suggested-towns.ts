import { useEffect, useState } from 'react';
import { logFailure } from '../../log.ts';
import { suggestTowns } from './delivery-api.ts';

/** What is typed rests so long before it is asked about, ms. */
const REST = 200;
const MOST_TYPED = 100;

interface Suggested {
  /** Towns that begin like the text, and all regions; null before the first answer. */
  readonly found: Awaited<ReturnType<typeof suggestTowns>> | null;
  readonly hasFailed: boolean;
}

/** Towns for a text; those of before stay until the next answer. Null: nothing is asked. */
export function useSuggestedTowns(typed: string | null): Suggested {
  const [answer, setAnswer] = useState<Suggested>({ found: null, hasFailed: false });
  const text = typed?.trim().slice(0, MOST_TYPED);
  useEffect(() => {
    if (text === undefined) return;
    let isStale = false;
    const timer = setTimeout(() => {
      suggestTowns(text).then(
        (found) => !isStale && setAnswer({ found, hasFailed: false }),
        (error: unknown) => {
          logFailure('towns were not suggested', error);
          if (!isStale) setAnswer(({ found }) => ({ found, hasFailed: true }));
        },
      );
    }, REST);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text]);
  return answer;
}
