import type { SiteSettings } from '#contracts/site-settings.ts';
import type { Database } from '#platform/database/database.ts';
import { getSiteSettings, listDocuments } from './service.ts';

/** The owner's settings as visitors see them, with the legal documents that are in force at this time. */
export async function getPublicSettings(db: Database, now: Date): Promise<SiteSettings> {
  const [settings, documents] = await Promise.all([getSiteSettings(db), listDocuments(db, now)]);
  return { ...settings, documents };
}
