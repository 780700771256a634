import { useEffect, useState } from 'react';
import type { DeliveryQuote, QuoteRequest } from '#contracts/delivery.ts';
import { ShopError } from '#contracts/shop.ts';
import { logFailure } from '../../log.ts';
import { askQuote } from './delivery-api.ts';

/** What is typed rests so long before it is asked about, ms. */
const REST = 300;

/** A quote, what the shop says of the town in its place, or that it could not be had. */
export type QuoteState =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly quote: DeliveryQuote; readonly request: QuoteRequest }
  | { readonly state: 'refused'; readonly town: string }
  /** Others have taken these hours; `quote`: the one before. */
  | {
      readonly state: 'slot taken';
      readonly slot: string | undefined;
      readonly quote: DeliveryQuote | undefined;
    }
  /** `quote`: the one before, whose questions stay. */
  | { readonly state: 'failed'; readonly quote: DeliveryQuote | undefined };

/** The quote of a request; the one before stays while another is counted. Null: nothing is asked. */
export function useQuote(request: QuoteRequest | null): {
  readonly shown: QuoteState;
  readonly isCounting: boolean;
  readonly retry: () => void;
} {
  const [shown, setShown] = useState<QuoteState>({ state: 'waiting' });
  const [asked, setAsked] = useState('');
  const [tries, setTries] = useState(0);
  const wanted = request ? JSON.stringify(request) : '';
  const key = `${tries} ${wanted}`;
  useEffect(() => {
    if (wanted === '') return;
    const current = JSON.parse(wanted) as QuoteRequest;
    let isStale = false;
    const show = (state: QuoteState | ((before: QuoteState) => QuoteState)) => {
      if (isStale) return;
      setShown(state);
      setAsked(key);
    };
    const timer = setTimeout(() => {
      askQuote(current).then(
        (quote) => show({ state: 'there', quote, request: current }),
        (error: unknown) => {
          const town = error instanceof ShopError ? error.fields.town?.join(' ') : undefined;
          if (error instanceof ShopError && (error.code === 'slot_full' || error.fields.slot))
            return show((before) => ({
              state: 'slot taken',
              slot: current.slot ?? undefined,
              quote: quoteOf(before),
            }));
          if (!town) logFailure('delivery was not counted', error);
          show((before) =>
            town ? { state: 'refused', town } : { state: 'failed', quote: quoteOf(before) },
          );
        },
      );
    }, REST);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [wanted, key]);
  return {
    shown: wanted === '' ? { state: 'waiting' } : shown,
    isCounting: wanted !== '' && asked !== key,
    retry: () => setTries((before) => before + 1),
  };
}

/** The quote that is shown, be it that of a moment ago. */
export const quoteOf = (shown: QuoteState): DeliveryQuote | undefined =>
  'quote' in shown ? shown.quote : undefined;
