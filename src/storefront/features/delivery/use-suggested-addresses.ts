import { useEffect, useState } from 'react';
import type { SuggestedAddress } from '#contracts/delivery.ts';
import { logFailure } from '../../log.ts';
import { suggestAddresses } from './delivery-api.ts';

/** What is typed rests so long before it is asked about, ms. */
const REST = 300;
const LEAST_TYPED = 3;
const MOST_TYPED = 200;

const none: readonly SuggestedAddress[] = [];

/** Addresses that begin like what is typed; those of before stay until the next answer. None after a failure: one types on. */
export function useSuggestedAddresses(
  typed: string | null,
  town: string,
): readonly SuggestedAddress[] {
  const [found, setFound] = useState(none);
  const query = typed?.trim().slice(0, MOST_TYPED) ?? '';
  const isAsked = query.length >= LEAST_TYPED;
  useEffect(() => {
    if (!isAsked) return setFound(none);
    let isStale = false;
    const timer = setTimeout(() => {
      suggestAddresses(query, town).then(
        (addresses) => !isStale && setFound(addresses),
        (error: unknown) => {
          logFailure('addresses were not suggested', error);
          if (!isStale) setFound(none);
        },
      );
    }, REST);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, isAsked, town]);
  return isAsked ? found : none;
}
