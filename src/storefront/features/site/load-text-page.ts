import { type Shop, ShopError } from '#contracts/shop.ts';
import type { TextPage } from '#contracts/shop-content.ts';

/** The page of text named by `?page=`; null means the home page: without the parameter, or where no such page exists. */
export async function loadTextPage(
  shop: Pick<Shop, 'page'>,
  search: URLSearchParams,
): Promise<TextPage | null> {
  const slug = search.get('page');
  if (!slug) return null;
  return shop.page(slug).catch((error: unknown) => {
    if (error instanceof ShopError && error.status === 404) return null;
    throw error;
  });
}
