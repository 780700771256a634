import { useQuery } from '@tanstack/react-query';
import type { shopEndpoints } from '#contracts/admin/content/shop.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { ShopCharacteristic } from '#contracts/shop-characteristics.ts';
import { callApi } from './call-api.ts';

const none: readonly ShopCharacteristic[] = [];

/** The characteristics that the owner has added; empty until they are known. */
export const useShopCharacteristics = (): readonly ShopCharacteristic[] =>
  useQuery({
    queryKey: ['shop-characteristics'],
    queryFn: () =>
      callApi<(typeof shopEndpoints)['characteristics']>({
        method: 'GET',
        url: adminPaths.shopCharacteristics,
      }),
    staleTime: 0,
  }).data?.characteristics ?? none;
