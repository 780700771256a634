import type { DeliveryTerms } from '#contracts/delivery-terms.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReadTerms } from '../terms/terms.ts';

/** What the settings of the shop say of its delivery. */
export async function deliveryOfSettings(
  db: Database,
  readTerms: ReadTerms,
): Promise<Pick<SiteSettings, 'delivers' | 'shipping'>> {
  const { terms } = await readTerms(db);
  return { delivers: terms.zones.length > 0, shipping: shippingDetails(terms) };
}

/**
 * Delivery to the first zone, which is where the shop is at home; null where its price depends on the order. It is the same for all goods: where
 * some sum makes delivery free, the price is said as the most, and the time is that of the way alone.
 */
function shippingDetails({ zones }: DeliveryTerms): SiteSettings['shipping'] {
  const [zone] = zones;
  if (zone?.price.by !== 'order') return null;
  const { towns, districts, regions, days, price, free_from: freeFrom } = zone;
  const rate = freeFrom == null ? { value: price.price } : { minValue: 0, maxValue: price.price };
  const region = towns[0]?.region ?? districts[0]?.town.region ?? regions[0];
  if (region === undefined) return null;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', ...rate, currency: 'RUB' },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'RU',
      addressRegion: region,
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: days.least,
        maxValue: days.most,
        unitCode: 'DAY',
      },
    },
  };
}
