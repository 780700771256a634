import { type Shop, ShopError } from '#contracts/shop.ts';
import type { PageLink } from '#contracts/shop-content.ts';
import type { ContentPreview } from '#modules/content/office/previews.ts';
import { promisesOf, shownHours } from '#modules/settings/public-settings.ts';
import type { RenderedPage } from '#platform/http/storefront.ts';
import type { ProductPreview } from '../office/previews/product-preview.ts';

export type Preview = ContentPreview | ProductPreview;

const LOOK = 'preview-';

/** The `v` of a look that is not saved, by which the page asks for its style sheet. */
const versionOfLook = (token: string): string => LOOK + token;

/** The token of such a `v`. */
export const tokenOfLook = (version: string): string | undefined =>
  version.startsWith(LOOK) ? version.slice(LOOK.length) : undefined;

/** Redirects an expired preview to the stored page, so that the stored page is not mistaken for the preview. */
export function leadToThePage(address: string): RenderedPage {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete('preview');
  const location = [pathname, String(searchParams)].filter(Boolean).join('?');
  return { status: 302, headers: new Headers({ location }), body: '' };
}

/** The shop with what a member has typed in the place of what is stored, whatever its days are. */
export const withPreview = (shop: Shop, preview: Preview, token: string): Shop => ({
  ...shop,
  async siteSettings() {
    const settings = await shop.siteSettings();
    if (preview.kind === 'page') {
      if (!preview.link) return settings;
      return { ...settings, pages: withLink(settings.pages, preview.link) };
    }
    if (preview.kind === 'shop') {
      const { time_zone: zone, terms, ...texts } = preview.texts;
      const look = { ...settings.look, ...preview.look, version: versionOfLook(token) };
      const promises = promisesOf({ ...settings, ...texts, terms });
      const made = { ...shownHours(zone, texts.hours), promises, look };
      return { ...settings, ...texts, ...made };
    }
    if (preview.kind === 'product') return settings;
    const { slides, home_category_ids, new_arrival_category_ids } = preview;
    return { ...settings, slides, home_category_ids, new_arrival_category_ids };
  },
  page: async (slug, version) =>
    preview.kind === 'page' && slug === preview.page.slug ? preview.page : shop.page(slug, version),
  product: async (slug) =>
    preview.kind === 'product' && slug === preview.details.slug
      ? preview.details
      : shop.product(slug),
  // An address that is not saved is not known yet.
  similar: (slug, count) =>
    preview.kind === 'product' && slug === preview.details.slug
      ? shop.similar(slug, count).catch(noneWhereUnknown)
      : shop.similar(slug, count),
  companions: (slug, variant) =>
    preview.kind === 'product' && slug === preview.details.slug
      ? shop.companions(slug, variant).catch(noneWhereUnknown)
      : shop.companions(slug, variant),
});

function noneWhereUnknown(error: unknown): [] {
  if (error instanceof ShopError && error.status === 404) return [];
  throw error;
}

const withLink = (pages: readonly PageLink[], link: PageLink): PageLink[] =>
  pages.some(({ slug }) => slug === link.slug)
    ? pages.map((page) => (page.slug === link.slug ? link : page))
    : [...pages, link];
