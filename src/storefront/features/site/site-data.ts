import { useRouteLoaderData } from 'react-router';
import type { CategoryName } from '#contracts/catalog.ts';
import type { SiteSettings } from '#contracts/settings.ts';
import { siteMessages } from '#messages/site.ts';
import { defaultHomeIds } from '../../api/answers/site.ts';
import { type Block, block, type LoadArgs } from '../../load.ts';

/** The data of every page, loaded once per visit. */
export interface SiteData {
  readonly origin: string;
  readonly year: number;
  readonly categories: Block<CategoryName[]>;
  readonly settings: Block<Omit<SiteSettings, 'slide_photos'>>;
  /** The picture of the first slide, the default for social previews. */
  readonly preview: string | undefined;
}

const FOOTER_CATEGORIES = 5;

/** Loads categories and settings. A failure of either is a failed block. */
export async function loadSite({ shop, url }: LoadArgs<unknown>): Promise<SiteData> {
  const [categories, settings] = await Promise.all([
    block(shop.categories().then((all) => all.map(({ id, slug, name }) => ({ id, slug, name })))),
    block(shop.siteSettings()),
  ]);
  const year = new Date().getFullYear();
  if (!settings.ok) return { origin: url.origin, year, categories, settings, preview: undefined };
  const { slide_photos: slides, ...data } = settings.data;
  const preview = slides[0]?.photo;
  return { origin: url.origin, year, categories, settings: { ok: true, data }, preview };
}

const nothing: SiteData = {
  origin: '',
  year: new Date().getFullYear(),
  categories: { ok: false },
  settings: { ok: false },
  preview: undefined,
};

/** The site's data. On an error page without it, all blocks are failed blocks. */
export const useSite = (): SiteData =>
  (useRouteLoaderData('root') as SiteData | undefined) ?? nothing;

/** The categories in the footer and in page descriptions. */
export const firstCategories = ({ categories }: SiteData): CategoryName[] =>
  categories.ok ? categories.data.slice(0, FOOTER_CATEGORIES) : [];

/** The category ids of the home page: the cards of the strip and the tabs of the new arrivals. */
export const homeChoice = ({ settings }: SiteData): { strip: number[]; tabs: number[] } =>
  settings.ok
    ? { strip: settings.data.home_category_ids, tabs: settings.data.new_arrival_category_ids }
    : defaultHomeIds;

export interface Contacts {
  readonly phone: string;
  readonly email: string;
  readonly telegram: string;
  readonly address: string;
}

/** The shop's contacts. Phone, e-mail and channel have a fallback. Each of them may be empty. */
export function contactsOf({ settings }: SiteData): Contacts {
  const own = settings.ok ? settings.data : undefined;
  const fallback = siteMessages.fallbackContacts;
  return {
    phone: own?.phone || fallback.phone,
    email: own?.email || fallback.email,
    telegram: own?.telegram || fallback.telegram,
    address: own?.address ?? '',
  };
}

export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
export const emailHref = (email: string): string => `mailto:${email}`;
