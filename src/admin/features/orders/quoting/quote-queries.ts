import { useQuery } from '@tanstack/react-query';
import type { orderDraftEndpoints } from '#contracts/admin/orders/order-drafts.ts';
import { ApiFailure, type Call, call } from '../../../api/call-api.ts';
import { orderDraftCalls } from '../../../api/endpoints/orders.ts';
import { queryClient } from '../../../api/query-client.ts';

export type QuotedGoods = Call<(typeof orderDraftEndpoints)['quote']>['body'];

const quoteQuery = (asked: QuotedGoods) => ({
  queryKey: ['order-quote', asked],
  queryFn: () => call(orderDraftCalls.quote, { body: asked }),
});

/** Whether the shop knows the town of what is written now; throws what else the shop refuses but hours that are taken, which placing refuses, too. */
export async function isTownKnown(asked: QuotedGoods | undefined): Promise<boolean> {
  if (!asked) return false;
  try {
    await queryClient.fetchQuery({ ...quoteQuery(asked), staleTime: 60_000, retry: false });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
    return error.fields.town === undefined;
  }
  return true;
}

/** What delivery of goods costs and when it comes; asked again when anything of it is another one. */
export const useQuote = (asked: QuotedGoods | undefined) =>
  useQuery({
    ...quoteQuery(asked as QuotedGoods),
    enabled: asked !== undefined,
    retry: false,
    placeholderData: (before) => before,
  });

export const useTowns = (text: string) =>
  useQuery({
    queryKey: ['order-towns', text],
    queryFn: () => call(orderDraftCalls.towns, { query: { text } }),
    enabled: text !== '',
    placeholderData: (before) => before,
  });

/** Where the shop gives out what is fetched. */
export const usePickupPlaces = () =>
  useQuery({
    queryKey: ['pickup-places'],
    queryFn: async () => (await call(orderDraftCalls.places)).places,
    staleTime: 60_000,
  });
