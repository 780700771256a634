import { deliveryCalls } from '#contracts/calls/delivery.ts';
import type { DeliveryQuote, QuoteRequest, SuggestedAddress } from '#contracts/delivery.ts';
import { readAddresses, readPromises, readQuote, readTowns } from '../../api/answers/delivery.ts';
import { usable } from '../../api/answers/json.ts';
import { send } from '../../api/send.ts';

/** Towns that begin like a text. Rejects with ShopError. */
export async function suggestTowns(text: string) {
  const { method, url } = deliveryCalls.suggestTowns;
  const { data } = await send({ method, url: `${url}?text=${encodeURIComponent(text)}` });
  return usable(readTowns(data), 'towns');
}

/** Addresses that begin like a text; `town`: a key or a name, empty for any. Rejects with ShopError. */
export async function suggestAddresses(
  query: string,
  town: string,
): Promise<readonly SuggestedAddress[]> {
  const { data } = await send(deliveryCalls.suggestAddresses, { query, town });
  return usable(readAddresses(data), 'addresses').addresses;
}

/** What delivery costs and when it comes. Rejects with ShopError; a town that is not understood is its field `town`. */
export async function askQuote(request: QuoteRequest): Promise<DeliveryQuote> {
  const { data } = await send(deliveryCalls.quote, request);
  return usable(readQuote(data), 'quote');
}

/** When each of some variants comes to a town, in words, by its id. Rejects with ShopError. */
export async function askPromises(
  town: string,
  variants: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { data } = await send(deliveryCalls.promises, { town, variants });
  const { promises } = usable(readPromises(data), 'promises');
  return new Map(promises.map(({ variant, text }) => [variant, text]));
}
