import { useQuery } from '@tanstack/react-query';
import type { StoredShop } from '#contracts/admin/content/shop.ts';
import type { Palette } from '#contracts/shop-look.ts';
import { call } from '../../api/call-api.ts';
import { shopCalls } from '../../api/endpoints/content.ts';
import { serverCalls } from '../../api/endpoints/work.ts';
import { useChange } from '../../api/use-change.ts';

const versions = ['shop', 'versions'];

/** Queries that a change of the settings makes old. */
export const shopOld = [versions];

/** The settings as they are stored; they are read once, what happens meanwhile is told on saving. */
export const useShop = () =>
  useQuery({
    queryKey: ['shop', 'now'],
    queryFn: () => call(shopCalls.get),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** What the environment has told the shop, and when it was copied last. */
export const useServerState = () =>
  useQuery({ queryKey: ['server'], queryFn: () => call(serverCalls.get) });

export const useShopVersions = () =>
  useQuery({
    queryKey: versions,
    queryFn: () => call(shopCalls.versions),
  });

/** The categories with the types of their goods. */
export const useTypedCategories = () =>
  useQuery({ queryKey: ['shop', 'goods'], queryFn: () => call(shopCalls.goods) });

/** What of a palette cannot be read. */
export const useWrongColours = (palette: Palette) =>
  useQuery({
    queryKey: ['shop', 'colours', palette],
    queryFn: () => call(shopCalls.colours, { body: palette }),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useRestoreShop = (onDone: (shop: StoredShop) => void) =>
  useChange(
    ({ id, version }: { id: number; version: number }) =>
      call(shopCalls.restore, { params: { id: String(id) }, body: { version } }),
    { onDone, makesOld: shopOld },
  );

export const useRemoveLogo = (onDone: (shop: StoredShop) => void) =>
  useChange(() => call(shopCalls.removeLogo), { onDone, makesOld: shopOld });
