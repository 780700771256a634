import { type Shop, ShopError } from '#contracts/shop.ts';
import type { TextPage } from '#contracts/shop-content.ts';

/** The page of text named by `?page=`; null means the home page: without the parameter, or where no such page exists. `version=`: of a legal document. */
export async function loadTextPage(
  shop: Pick<Shop, 'page'>,
  search: URLSearchParams,
): Promise<TextPage | null> {
  const slug = search.get('page');
  if (!slug) return null;
  const given = search.get('version') ?? '';
  const version = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : undefined;
  return shop.page(slug, version).catch((error: unknown) => {
    if (error instanceof ShopError && error.status === 404) return null;
    throw error;
  });
}
