import { asc, eq } from 'drizzle-orm';
import { listDocuments, listPages } from '#modules/settings/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { html } from '#platform/html.ts';
import { selectCategories, selectListedCategories } from './categories.ts';
import { products } from './tables.ts';

/** The URLs for search engines, in the format of sitemaps.org. */
export async function siteMap(
  { db, clock }: { db: Database; clock: Clock },
  publicUrl: string,
): Promise<string> {
  const [categories, listed, pages, documents] = await Promise.all([
    selectCategories(db),
    selectListedCategories(db),
    listPages(db, clock.now()),
    listDocuments(db, clock.now()),
  ]);
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(eq(products.withdrawn, false))
    .orderBy(asc(products.id));
  const paths = [
    '/',
    '/category/',
    ...[...pages, ...documents].map(({ slug }) => `/?page=${slug}`),
    ...categories
      .filter(({ id }) => listed.has(id))
      .map(({ slug }) => `/products/?category=${slug}`),
    ...rows.map(({ slug }) => `/products/${slug}`),
  ];
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => html`<url><loc>${publicUrl + path}</loc></url>\n`)}</urlset>
`.html;
}

/** Robots may read public pages that are useful as search results. */
export const robots = (publicUrl: string): string => `User-agent: *
Disallow: /api/
Disallow: /dj-rest-auth/
Disallow: /callback/
Disallow: /cart
Disallow: /checkout
Sitemap: ${publicUrl}/sitemap.xml
`;
