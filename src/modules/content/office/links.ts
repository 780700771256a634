import { sql } from 'drizzle-orm';
import type { FoundLink } from '#contracts/admin/content/links.ts';
import type { RichText } from '#contracts/rich-text.ts';
import { isSafeLink } from '#contracts/safe-link.ts';
import { linkMessages as words } from '#messages/office/links.ts';
import { documentNames } from '#messages/site/documents.ts';
import { selectCategories } from '#modules/catalog/index.ts';
import { selectNewestDocuments, selectPageLinks } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { deadAmong } from '../links/dead-among.ts';
import { linksInText } from '../links/links-in-text.ts';
import { selectMakers } from '../links/select-makers.ts';

/** So many of each kind are offered where words were typed. */
const OFFERED = 6;
/** Products and makers are looked for from so many letters on. */
const LETTERS = 2;

/** Pages of the shop whose name or address has the words; without words all pages and categories. */
export async function findLinks({ db }: { db: Database }, text: string): Promise<FoundLink[]> {
  const sought = text.trim().toLowerCase();
  const found: FoundLink[] = [
    ...(await pageLinks(db)),
    ...(await selectCategories(db)).map(({ slug, name }) =>
      one('category', name, `/products/?category=${slug}`),
    ),
    ...shopLinks,
  ];
  if (sought.length === 0) return found;
  const isLong = sought.length >= LETTERS;
  if (isLong) found.push(...(await makerLinks(db)));
  const named = found.filter(({ name, link }) => `${name} ${link}`.toLowerCase().includes(sought));
  const best = [...Map.groupBy(named, ({ kind }) => kind).values()].flatMap((links) =>
    links.slice(0, OFFERED),
  );
  if (!isLong || sought.startsWith('/') || sought.includes('://')) return best;
  const search = one(
    'search',
    words.search(text.trim()),
    `/search?q=${encodeURIComponent(text.trim())}`,
  );
  return [...best, ...(await productLinks(db, sought)), search];
}

const one = (kind: FoundLink['kind'], name: string, link: string): FoundLink => ({
  kind,
  name,
  link,
});

/** Pages of the shop that need no data of the owner. */
const shopLinks: readonly FoundLink[] = [
  one('shop', words.home, '/'),
  one('shop', words.catalogue, '/category/'),
  one('shop', words.goods, '/products/'),
  one('shop', words.findOrder, '/orders/find/'),
];

async function pageLinks(db: Database): Promise<FoundLink[]> {
  const pages = await selectPageLinks(db);
  const documents = await selectNewestDocuments(db);
  return [
    ...pages.map(({ slug, title }) => one('page', title, `/?page=${slug}`)),
    ...documents.map(({ kind }) => one('page', documentNames[kind], `/?page=${kind}`)),
  ];
}

const makerLinks = async (db: Database): Promise<FoundLink[]> =>
  (await selectMakers(db)).map(({ slug, name }) => one('maker', name, `/makers/${slug}`));

async function productLinks(db: Database, sought: string): Promise<FoundLink[]> {
  const { rows } = await db.execute<{ slug: string; name: string }>(sql`
    SELECT slug, name FROM products
    WHERE NOT withdrawn AND (strpos(lower(name), ${sought}) > 0 OR strpos(slug, ${sought}) > 0)
    ORDER BY strpos(lower(name), ${sought}) = 0, name, id LIMIT ${OFFERED}`);
  return rows.map(({ slug, name }) => one('product', name, `/products/${slug}`));
}

/** What is wrong with an address that is typed; null where it leads somewhere. `page`: the page in which it stands. */
export async function faultOfLink(
  db: Database,
  { link, page }: { readonly link: string; readonly page?: string | undefined },
): Promise<string | null> {
  if (!isSafeLink(link)) return words.noLink;
  const dead = await deadAmong(db, [{ link }], { page, takesFormer: true });
  return dead.length > 0 ? words.noPage : null;
}

/** Throws `invalid` at the field `text`, a line for each link that leads nowhere. `page`: the page of the text, which may be new. */
export async function requireLinks(db: Database, text: RichText, page: string): Promise<void> {
  const dead = await deadAmong(db, linksInText(text), { page, takesFormer: true });
  const faults = new Set(dead.map(({ words: shown, link }) => words.inText(shown, link)));
  if (faults.size > 0) throw new DomainError('invalid', { fields: { text: [...faults] } });
}
