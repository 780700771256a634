import { isDeadLink } from '#contracts/own-links.ts';
import { selectCategories, selectKnownProducts } from '#modules/catalog/index.ts';
import {
  selectNewestDocuments,
  selectPageLinks,
  selectRedirects,
} from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { isUnknownPath, makerOfLink, productOfLink } from './own-paths.ts';
import { selectMakers } from './select-makers.ts';

interface Options {
  /** A page that is about to be stored. */
  readonly page?: string | undefined;
  /** Whether a former address of a page counts: it leads there in a text, but a slide with it is not shown. */
  readonly takesFormer: boolean;
}

/**
 * Of these links those to a page, category, product or maker that the shop does not have. Hidden and empty categories are there, and so are
 * documents that wait for their day. Addresses of other sites are not judged.
 */
export async function deadAmong<Placed extends { readonly link: string }>(
  db: Database,
  links: readonly Placed[],
  { page, takesFormer }: Options,
): Promise<Placed[]> {
  if (links.length === 0) return [];
  const pages = await selectPageLinks(db);
  const former = (takesFormer ? await selectRedirects(db) : []).filter((one) =>
    pages.some(({ slug }) => slug === one.page),
  );
  const documents = (await selectNewestDocuments(db)).map(({ kind }) => ({ slug: kind }));
  const known = {
    categories: await selectCategories(db),
    pages: [...pages, ...former, ...documents, ...(page === undefined ? [] : [{ slug: page }])],
  };
  const products = await selectKnownProducts(
    db,
    links.flatMap(({ link }) => productOfLink(link) ?? []),
  );
  const named = links.some(({ link }) => makerOfLink(link));
  const makers = new Set((named ? await selectMakers(db) : []).map(({ slug }) => slug));
  return links.filter(({ link }) => {
    const product = productOfLink(link);
    const maker = makerOfLink(link);
    if (product !== undefined && !products.has(product)) return true;
    if (maker !== undefined && !makers.has(maker)) return true;
    return isUnknownPath(link) || isDeadLink(link, known);
  });
}
