import { namesOfShop } from '#contracts/shop-names.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { usualLook } from '../../api/answers/look.ts';

const { name, ...called } = namesOfShop('');

/** What a page shows when the settings have never been read: nothing that could be untrue. */
export const noSettings: SiteSettings = {
  name,
  called,
  tagline: '',
  description: '',
  about: '',
  region: '',
  currency: '₽',
  look: usualLook,
  welcome: '',
  hours: [],
  hours_zone: '',
  opening_hours: [],
  phones: [],
  messengers: [],
  places: [],
  pages: [],
  documents: [],
  telegram: '',
  phone: '',
  email: '',
  fallback: { phone: '', email: '', telegram: '' },
  address: '',
  seller_name: '',
  seller_details: '',
  consent: 'note',
  promises: [],
  home_category_ids: [],
  new_arrival_category_ids: [],
  delivers: false,
  suggests_addresses: false,
  shipping: null,
  slides: [],
};
