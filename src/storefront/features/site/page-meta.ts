import type { MetaDescriptor } from 'react-router';
import type { CurrencySign } from '#contracts/currency-signs.ts';
import { plainPicture } from '#contracts/picture-address.ts';
import type { ShopNames } from '#contracts/shop-names.ts';
import { siteMessages } from '#messages/site/site.ts';
import { absolute, addresses } from '../../addresses.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import { noSettings } from './no-settings.ts';
import { firstCategories, type SiteData, type SiteSettingsShown } from './site-data.ts';

interface Page {
  /** The page's own title; the name of the shop is appended. Absent on the home page. */
  title?: string;
  /** The page's own sentence; a function where it names the shop; empty for the shop's own description. The names of the first categories are appended. */
  description: string | ((shop: ShopNames) => string);
  /** The description was written for search engines: nothing is appended. */
  isWritten?: boolean;
  /** The path of the canonical address. Absent on pages that are not indexed. */
  canonical?: string;
  /** The path for social previews when there is no canonical one. Default: the route's path without the query. */
  address?: string | undefined;
  /** The path of the picture for social previews. Default, and in place of a drawing: the picture of the site. */
  image?: string | undefined;
  crumbs?: readonly Crumb[];
  /** Keeps the page out of search indexes. `follow`: its links may still be followed. */
  noindex?: boolean | 'follow';
  /** More schema.org objects. */
  data?: readonly Record<string, unknown>[];
}

/** The matches of a route's `meta`; the first is the root route. */
export type Matches = readonly (
  | { id: string; pathname: string; loaderData?: unknown }
  | undefined
)[];

/** The default preview picture, because previews do not support SVG. */
const ICON = '/apple-touch-icon.png';

/** The data of the site; undefined where it was not loaded. */
export const siteOf = (matches: Matches) => matches[0]?.loaderData as SiteData | undefined;

const settingsOf = (matches: Matches): SiteSettingsShown => siteOf(matches)?.settings ?? noSettings;

/** The sign after prices, for titles and descriptions. */
export const currencyOf = (matches: Matches): CurrencySign => settingsOf(matches).currency;

/** Title, description, canonical link, social preview and structured data of a page. */
export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const site = siteOf(matches);
  const origin = site?.origin ?? '';
  const settings = settingsOf(matches);
  const shop = { name: settings.name, ...settings.called };
  const title = page.title === undefined ? homeTitle(settings) : titled(page.title, shop.name);
  const sentence = typeof page.description === 'string' ? page.description : page.description(shop);
  const description = page.isWritten ? sentence : describe(sentence || settings.description, site);
  const canonical = page.canonical && origin + page.canonical;
  const path = page.canonical ?? page.address ?? matches.at(-1)?.pathname ?? addresses.home;
  const pictures = [page.image, site?.preview];
  const image = pictures.find((one) => one && !one.startsWith('/drawings/')) ?? ICON;
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(page.noindex ? [{ name: 'robots', content: robots(page.noindex) }] : []),
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...(shop.name ? [{ property: 'og:site_name', content: shop.name }] : []),
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: origin + path },
    { property: 'og:image', content: absolute(origin, plainPicture(image)) },
    ...(page.crumbs ? [{ 'script:ld+json': breadcrumbList(page.crumbs, origin) }] : []),
    ...(page.data ?? []).map((entry) => ({ 'script:ld+json': entry })),
  ] as MetaDescriptor[];
}

const titled = (title: string, shop: string): string => (shop ? `${title} — ${shop}` : title);

/** The name and what the shop is, each as far as the owner has set it. */
const homeTitle = ({ name, tagline }: Pick<SiteSettingsShown, 'name' | 'tagline'>): string =>
  [name || siteMessages.unnamed, tagline].filter(Boolean).join(' — ');

const robots = (noindex: true | 'follow') => (noindex === 'follow' ? 'noindex, follow' : 'noindex');

/** The origin of the public address, for absolute URLs in structured data. */
export const originOf = (matches: Matches): string => siteOf(matches)?.origin ?? '';

function describe(sentence: string, site: SiteData | undefined): string {
  const names = site ? firstCategories(site).map(({ name }) => name) : [];
  return names.length > 0
    ? `${sentence} ${siteMessages.listOfCategories(names.join(', '))}`.trimStart()
    : sentence;
}

const breadcrumbList = (crumbs: readonly Crumb[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + to,
  })),
});

interface Named {
  readonly slug: string;
  readonly name: string;
}

/** The crumbs of a category: its parent, if it has one, and itself. */
export function categoryCrumbs(site: SiteData | undefined, category: Named): Crumb[] {
  const known = site?.categories.ok ? site.categories.data : [];
  const above = known.find(({ slug }) => slug === category.slug)?.parent;
  const parents = known.filter(({ slug }) => slug === above);
  return [...parents, category].map(({ slug, name }) => ({
    label: name,
    to: addresses.products({ category: slug }),
  }));
}
