import type { MetaDescriptor } from 'react-router';
import { absolute, addresses } from '../../addresses.ts';
import { type Matches, pageMeta } from './page-meta.ts';
import { contactsOf, type SiteData } from './site-data.ts';

/** The home page's title, description and structured data are those of the shop. */
export function homeMeta(matches: Matches): MetaDescriptor[] {
  const site = matches[0]?.loaderData as SiteData | undefined;
  return pageMeta(matches, {
    description: site?.settings.description ?? '',
    canonical: addresses.home,
    data: site?.settings.name ? [shopData(site)] : [],
  });
}

/**
 * The shop for search engines: a FurnitureStore where it has an address, else an Organization, which schema.org gives no opening hours.
 * What the owner has not set is left out: an undefined property is not written.
 */
function shopData(site: SiteData): Record<string, unknown> {
  const { name, region, look, opening_hours: hours } = site.settings;
  const { phone, email, address } = contactsOf(site);
  return {
    '@context': 'https://schema.org',
    '@type': address ? 'FurnitureStore' : 'Organization',
    name,
    url: absolute(site.origin, addresses.home),
    logo: look.logo ? absolute(site.origin, `/logos/${look.logo.file}`) : undefined,
    telephone: phone || undefined,
    email: email || undefined,
    address: address || undefined,
    areaServed: region || undefined,
    openingHours: address && hours.length > 0 ? hours : undefined,
  };
}
