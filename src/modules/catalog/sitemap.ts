import { html } from '#platform/text/html.ts';
import type { CatalogContext } from './service.ts';
import { countProducts, type PlainAddress, plainAddresses, readProducts } from './sitemap-rows.ts';

/** Search engines take 50,000 addresses in one file; a part of this size is read, made and sent at once. */
export const MAP_ADDRESSES = 10_000;

type Context = Pick<CatalogContext, 'db' | 'clock' | 'keepMakers'>;

interface Options {
  readonly publicUrl: string;
  /** Addresses in one file, at most. */
  readonly most?: number;
}

/**
 * The URLs for search engines, in the format of sitemaps.org: all of them, or the addresses of the parts where there are
 * more than one file may have.
 */
export async function siteMap(context: Context, options: Options): Promise<string> {
  const { publicUrl, most = MAP_ADDRESSES } = options;
  const plain = await plainAddresses(context);
  const count = plain.length + (await countProducts(context.db));
  if (count <= most) return urlSet(publicUrl, await addressesIn(context, plain, 0, most));
  const parts = Array.from({ length: Math.ceil(count / most) }, (_, index) => index + 1);
  return html`${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.map((part) => html`<sitemap><loc>${publicUrl}/sitemap-${part}.xml</loc></sitemap>\n`)}</sitemapindex>
`.html;
}

/** A part of the map, from 1; undefined where there is none. */
export async function siteMapPart(
  context: Context,
  part: number,
  { publicUrl, most = MAP_ADDRESSES }: Options,
): Promise<string | undefined> {
  const plain = await plainAddresses(context);
  const addresses = await addressesIn(context, plain, (part - 1) * most, most);
  return addresses.length > 0 ? urlSet(publicUrl, addresses) : undefined;
}

/** So many addresses from a place on: the plain ones, and the products behind them. */
async function addressesIn(
  { db }: Context,
  plain: readonly PlainAddress[],
  from: number,
  most: number,
): Promise<PlainAddress[]> {
  const first = plain.slice(from, from + most);
  const products = await readProducts(db, Math.max(0, from - plain.length), most - first.length);
  return [...first, ...products];
}

const HEAD = { html: '<?xml version="1.0" encoding="UTF-8"?>\n' };

const urlSet = (publicUrl: string, addresses: readonly PlainAddress[]): string =>
  html`${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map(({ path, changed }) => {
  const lastmod = changed ? html`<lastmod>${changed}</lastmod>` : '';
  return html`<url><loc>${publicUrl + path}</loc>${lastmod}</url>\n`;
})}</urlset>
`.html;

/** Robots may read public pages that are useful as search results. */
export const robots = (publicUrl: string): string => `User-agent: *
Disallow: /api/
Disallow: /dj-rest-auth/
Disallow: /callback/
Disallow: /cart
Disallow: /checkout
Sitemap: ${publicUrl}/sitemap.xml
`;
