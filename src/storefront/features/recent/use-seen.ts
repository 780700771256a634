import { useEffect, useSyncExternalStore } from 'react';
import { onRecentlySeen, type RecentProduct, recentlySeen, recordSeen } from './recent-storage.ts';

const none: readonly RecentProduct[] = [];

/** The products that were opened in this browser, the latest first; none during hydration. */
export const useSeen = (): readonly RecentProduct[] =>
  useSyncExternalStore(onRecentlySeen, recentlySeen, () => none);

/** Remembers in this browser that the product was opened. */
export function SeenProduct({ slug, variantSlug, name, photo }: RecentProduct) {
  useEffect(() => recordSeen({ slug, variantSlug, name, photo }), [slug, variantSlug, name, photo]);
  return null;
}
