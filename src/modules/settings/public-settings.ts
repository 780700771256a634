import type { PageLink } from '#contracts/shop-content.ts';
import type { ShopPromise, ShopTerms } from '#contracts/shop-trust.ts';
import type { ShownDays } from '#contracts/shown-days.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { isShownOn, type TimeZone, USUAL_ZONE } from '#contracts/time-zones.ts';
import { termWords } from '#messages/words/shop-terms.ts';
import { zoneWords } from '#messages/words/shop-time.ts';
import type { Database } from '#platform/database/database.ts';
import { keepByVersion } from '#platform/memory/keep-by-version.ts';
import { HOUR } from '#platform/time/duration.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { schemaHours } from './opening-hours.ts';
import { getSiteSettings, listDocuments } from './service.ts';

/** The owner's settings as visitors see them, with the legal documents that are in force at this time. */
export type GetPublicSettings = (db: Database, now: Date) => Promise<SiteSettings>;

/** Keeps the settings until the version of the data changes, an hour at most: documents, pages and slides begin and end at midnight in the shop's zone. */
export function createPublicSettings(
  version: () => number | null,
  delivery: ReadDelivery = async () => ({
    delivers: false,
    shipping: null,
    suggests_addresses: false,
  }),
): GetPublicSettings {
  const keep = keepByVersion<number, SiteSettings>(version, 1);
  return (db, now) =>
    keep(Math.floor(now.getTime() / HOUR), async () => ({
      ...(await readPublicSettings(db, now)),
      ...(await delivery(db)),
    }));
}

/** What the settings say of delivery: the composition knows it. */
type ReadDelivery = (db: Database) => Promise<Pick<SiteSettings, OfDelivery>>;
type OfDelivery = 'delivers' | 'shipping' | 'suggests_addresses';

async function readPublicSettings(
  db: Database,
  now: Date,
): Promise<Omit<SiteSettings, OfDelivery>> {
  const [{ time_zone: zone, terms, pages, slides, ...settings }, documents] = await Promise.all([
    getSiteSettings(db),
    listDocuments(db, now),
  ]);
  const today = dateIn(now, zone);
  const shownPages = shownOn(today, pages);
  return {
    ...settings,
    pages: shownPages,
    slides: shownOn(today, slides),
    ...shownHours(zone, settings.hours),
    promises: promisesOf({ ...settings, terms, pages: shownPages }),
    documents,
  };
}

/** The hours of a shop: the time that they are in, and how schema.org writes them. */
export const shownHours = (zone: TimeZone, hours: SiteSettings['hours']) => ({
  hours_zone: zone === USUAL_ZONE ? '' : zoneWords[zone].time,
  opening_hours: schemaHours(hours),
});

interface Promising {
  readonly terms: ShopTerms;
  readonly seller_name: string;
  readonly pages: readonly PageLink[];
}

/** What the shop answers for, with the owner's pages that say more, which are told by their titles. */
export function promisesOf({ terms, seller_name, pages }: Promising): ShopPromise[] {
  const { refusal_days: days, return_days: longer, warranty } = terms;
  const pageOf = (about: RegExp) => {
    const page = pages.find(({ title }) => about.test(title));
    return page ? `/?page=${page.slug}` : '';
  };
  const returns = pageOf(/возврат/i);
  return [
    { label: termWords.warranty, value: warranty, page: pageOf(/гарант/i) || returns },
    { label: termWords.returnLabel, value: termWords.returns(days, longer), page: returns },
    {
      label: termWords.seller,
      value: seller_name,
      page: pageOf(/о компании|о магазине|контакты/i),
    },
  ];
}

const shownOn = <Item extends ShownDays>(today: string, items: readonly Item[]) =>
  items
    .filter((item) => isShownOn(item, today))
    .map(({ from: _from, until: _until, ...item }) => item);
