import type { ShopTexts } from '#contracts/admin/content/shop.ts';
import { officePages } from './screens.ts';

/** The parts of «Магазин» that are saved apart, each with a screen of its own. */
export const shopParts = [
  'identity',
  'look',
  'contacts',
  'about',
  'terms',
  'rules',
  'letters',
  'characteristics',
  'companions',
  'search',
] as const;
export type ShopPart = (typeof shopParts)[number];

/** The part that each setting belongs to. */
export const partOfSetting: Readonly<Record<keyof ShopTexts | 'logo', ShopPart>> = {
  name: 'identity',
  called: 'identity',
  tagline: 'identity',
  description: 'identity',
  about: 'identity',
  region: 'identity',
  currency: 'identity',
  time_zone: 'identity',
  palette: 'look',
  logo: 'look',
  logo_with_name: 'look',
  welcome: 'contacts',
  contacts: 'contacts',
  hours: 'contacts',
  phones: 'contacts',
  messengers: 'contacts',
  places: 'contacts',
  people: 'about',
  certificates: 'about',
  makers: 'about',
  terms: 'terms',
  seller: 'rules',
  consent: 'rules',
  orders: 'rules',
  letters: 'letters',
  characteristics: 'characteristics',
  companions: 'companions',
  synonyms: 'search',
  search_pages: 'search',
};

export const pathOfPart = (part: string): string => `${officePages.shop.path}/${part}`;

/** The address of a setting's field, such as `contacts.phone`. */
export function pathOfSetting(field: string): string {
  const setting = field.split('.')[0] as keyof typeof partOfSetting;
  return `${pathOfPart(partOfSetting[setting])}#${field}`;
}
