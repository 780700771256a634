import type { ShopTexts } from '../content/shop.ts';

// Without Zod, which would come into the bundle of the office with them.

/** Parts of the settings that only holders of `settings.write` change. */
export const restrictedParts: readonly (keyof ShopTexts)[] = [
  'name',
  'called',
  'currency',
  'time_zone',
  'palette',
  'logo_with_name',
  'letters',
  'seller',
  'consent',
  'orders',
  'terms',
];
