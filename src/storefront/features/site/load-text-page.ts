import { redirect } from 'react-router';
import { type Shop, ShopError } from '#contracts/shop.ts';
import type { TextPage } from '#contracts/shop-content.ts';
import { addresses } from '../../addresses.ts';

const MOVED = 301;

/** The page of text named by `?page=`; null means the home page: without the parameter, or where no such page exists. `version=`: of a legal document. A former address redirects. */
export async function loadTextPage(
  shop: Pick<Shop, 'page'>,
  search: URLSearchParams,
): Promise<TextPage | null> {
  const slug = search.get('page');
  if (!slug) return null;
  const given = search.get('version') ?? '';
  const version = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : undefined;
  const page = await shop.page(slug, version).catch((error: unknown) => {
    if (error instanceof ShopError && error.status === 404) return null;
    throw error;
  });
  if (page && page.slug !== slug) throw redirect(addresses.textPage(page.slug), MOVED);
  return page;
}
