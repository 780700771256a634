import { useRouteLoaderData } from 'react-router';
import type { Category, CategoryName } from '#contracts/catalog.ts';
import type { Shop } from '#contracts/shop.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { type Block, block, type LoadArgs } from '../../load.ts';
import { noSettings } from './no-settings.ts';

export type MenuCategory = Omit<Category, 'photo'>;

/** The data of every page, loaded once per visit. */
export interface SiteData {
  readonly origin: string;
  readonly year: number;
  readonly categories: Block<MenuCategory[]>;
  /** Whether the settings were read; if not, `settings` are those of before, or empty. */
  readonly isRead: boolean;
  readonly settings: SiteSettingsShown;
  /** The picture of the first slide with one, the default for social previews. */
  readonly preview: string | undefined;
}

/** The settings that a page shows. The slides belong to the home page alone. */
export type SiteSettingsShown = Omit<SiteSettings, 'slides'>;

const FOOTER_CATEGORIES = 5;

/** Loads categories and settings. A failure of either is a failed block. */
export async function loadSite({ shop, url }: LoadArgs<unknown>): Promise<SiteData> {
  const [categories, { isRead, slides, ...settings }] = await Promise.all([
    block(shop.categories().then((all) => all.map(({ photo, ...shown }) => shown))),
    readSettings(shop),
  ]);
  return {
    origin: url.origin,
    year: new Date().getFullYear(),
    categories,
    isRead,
    settings,
    preview: slides.find(({ photo }) => photo)?.photo?.photo,
  };
}

/** The settings; where they cannot be read, which is logged, those of before, or empty ones. */
export async function readSettings(shop: Shop): Promise<SiteSettings & { isRead: boolean }> {
  const read = await block(shop.siteSettings());
  const known = read.ok ? read.data : shop.lastSettings();
  return { ...noSettings, ...known, isRead: read.ok };
}

const { slides: _, ...nothingShown } = noSettings;

const nothing: SiteData = {
  origin: '',
  year: new Date().getFullYear(),
  categories: { ok: false },
  isRead: false,
  settings: nothingShown,
  preview: undefined,
};

/** The site's data. On an error page without it, all blocks are failed blocks. */
export const useSite = (): SiteData =>
  (useRouteLoaderData('root') as SiteData | undefined) ?? nothing;

/** The categories in the footer and in page descriptions. */
export const firstCategories = ({ categories }: SiteData): CategoryName[] =>
  categories.ok ? categories.data.slice(0, FOOTER_CATEGORIES) : [];

export interface Contacts {
  readonly phone: string;
  readonly email: string;
  readonly telegram: string;
  readonly address: string;
}

/** The shop's contacts. Phone, e-mail and channel have a fallback. Each of them may be empty. */
export const contactsOf = ({ settings: { fallback, ...own } }: SiteData): Contacts => ({
  phone: own.phone || fallback.phone,
  email: own.email || fallback.email,
  telegram: own.telegram || fallback.telegram,
  address: own.address,
});

/** Whether there is anything to list among the contacts. */
export function hasContacts(site: SiteData): boolean {
  const { hours, phones, messengers, places } = site.settings;
  const lists = [hours, phones, messengers, places];
  return Object.values(contactsOf(site)).some(Boolean) || lists.some(({ length }) => length > 0);
}

/** The international form: `8 800 …` is dialled only within Russia. */
export const phoneHref = (phone: string): string =>
  `tel:${phone.replace(/[^+\d]/g, '').replace(/^8/, '+7')}`;
export const emailHref = (email: string): string => `mailto:${email}`;
