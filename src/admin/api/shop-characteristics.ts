import { useQuery } from '@tanstack/react-query';
import type { ShopCharacteristic } from '#contracts/shop-characteristics.ts';
import { call } from './call-api.ts';
import { shopCalls } from './endpoints/content.ts';

const none: readonly ShopCharacteristic[] = [];

/** The characteristics that the owner has added; empty until they are known. */
export const useShopCharacteristics = (): readonly ShopCharacteristic[] =>
  useQuery({
    queryKey: ['shop-characteristics'],
    queryFn: () => call(shopCalls.characteristics),
    staleTime: 0,
  }).data?.characteristics ?? none;
