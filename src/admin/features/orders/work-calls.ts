import { useQuery } from '@tanstack/react-query';
import type { sellerEndpoints } from '#contracts/admin/content/seller.ts';
import type { orderWorkEndpoints } from '#contracts/admin/orders/order-work.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import { type Answer, type Call, callApi } from '../../api/call-api.ts';

type Work = typeof orderWorkEndpoints;

/** What a call of one of the works on an order needs. */
export type WorkCall<Name extends keyof Work> = Call<Work[Name]>;

/** Does a work on an order; answers its card. */
export const workOnOrder = <Name extends keyof Work>(
  call: WorkCall<Name>,
): Promise<Answer<Work[Name]>> => callApi<Work[Name]>(call);

/** The tags in use, the most frequent first. */
export const useKnownTags = () =>
  useQuery({
    queryKey: ['order-tags'],
    queryFn: () => callApi<Work['knownTags']>({ method: 'GET', url: adminPaths.knownTags }),
  });

/** What the customer sees of an order. */
export const useCustomerView = (number: string, version: number) =>
  useQuery({
    queryKey: ['order', number, 'customer', version],
    queryFn: () =>
      callApi<Work['customerView']>({
        method: 'GET',
        url: adminPaths.orderForCustomer,
        params: { number },
      }),
  });

/** Who sells, as papers name it. */
export const useSeller = () =>
  useQuery({
    queryKey: ['seller'],
    queryFn: () =>
      callApi<(typeof sellerEndpoints)['get']>({ method: 'GET', url: adminPaths.seller }),
  });
