import type { SiteSettings } from '#contracts/site-settings.ts';
import { USUAL_ZONE } from '#contracts/time-zones.ts';
import { zoneWords } from '#messages/shop-time.ts';
import type { Database } from '#platform/database/database.ts';
import { schemaHours } from './opening-hours.ts';
import { getSiteSettings, listDocuments } from './service.ts';

/** The owner's settings as visitors see them, with the legal documents that are in force at this time. */
export async function getPublicSettings(db: Database, now: Date): Promise<SiteSettings> {
  const [{ time_zone: zone, ...settings }, documents] = await Promise.all([
    getSiteSettings(db),
    listDocuments(db, now),
  ]);
  return {
    ...settings,
    hours_zone: zone === USUAL_ZONE ? '' : zoneWords[zone].time,
    opening_hours: schemaHours(settings.hours),
    documents,
  };
}
