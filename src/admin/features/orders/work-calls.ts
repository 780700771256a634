import { useQuery } from '@tanstack/react-query';
import type { orderWorkEndpoints } from '#contracts/admin/orders/order-work.ts';
import { type Call, call } from '../../api/call-api.ts';
import { sellerCalls } from '../../api/endpoints/content.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';

type Work = typeof orderWorkEndpoints;

/** What a call of one of the works on an order needs. */
export type WorkCall<Name extends keyof Work> = Call<Work[Name]>;

/** The tags in use, the most frequent first. */
export const useKnownTags = () =>
  useQuery({
    queryKey: ['order-tags'],
    queryFn: () => call(orderWorkCalls.knownTags),
  });

/** What the customer sees of an order. */
export const useCustomerView = (number: string, version: number) =>
  useQuery({
    queryKey: ['order', number, 'customer', version],
    queryFn: () => call(orderWorkCalls.customerView, { params: { number } }),
  });

/** Who sells, as papers name it. */
export const useSeller = () =>
  useQuery({
    queryKey: ['seller'],
    queryFn: () => call(sellerCalls.get),
  });
