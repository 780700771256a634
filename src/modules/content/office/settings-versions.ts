import { isDeepStrictEqual } from 'node:util';
import type { SettingsVersion } from '#contracts/admin/content/home.ts';
import type { ShopIdentity, StoredSlide } from '#contracts/shop-content.ts';
import { shopLabels } from '#messages/commands/content-files.ts';
import { contentScreenMessages as words } from '#messages/office/content.ts';
import type { StaffNames } from '#modules/audit/index.ts';
import { identityOf, type ShopContent } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { fieldsOf } from '../compare-settings.ts';
import { changeOf, type KeptVersion, selectVersionsOf } from './versions.ts';

export type Settings = ShopContent['settings'];

/** The settings that a version keeps. */
export function settingsOfVersion({ body }: KeptVersion): Settings {
  const row = body ?? {};
  const text = (name: string) => String(row[name] ?? '');
  return {
    id: 1,
    telegram: text('telegram'),
    phone: text('phone'),
    email: text('email'),
    address: text('address'),
    sellerName: text('seller_name'),
    sellerDetails: text('seller_details'),
    consent: row.consent === 'checkbox' ? 'checkbox' : 'note',
    homeCategoryIds: (row.home_category_ids ?? []) as number[],
    newArrivalCategoryIds: (row.new_arrival_category_ids ?? []) as number[],
    guestPieces: Number(row.guest_pieces ?? 20),
    guestTotalKopecks: Number(row.guest_total_kopecks ?? 100_000_000),
    unpaidDays: Number(row.unpaid_days ?? 0),
    lowStock: Number(row.low_stock ?? 0),
    slidePhotos: [],
    identity: identityOf({ identity: (row.identity ?? {}) as Partial<ShopIdentity> }),
    slides: (row.slides ?? []) as StoredSlide[],
  };
}

/** The screens that write settings. */
export type Section = 'home' | 'shop';

const HOME: readonly string[] = ['slides', 'home.categories', 'home.new_arrivals'];

const isOf = (section: Section, field: string): boolean =>
  HOME.includes(field) === (section === 'home');

/** The fields of a screen that differ, by their names in the folder. */
export function changedFields(before: Settings, after: Settings, section: Section): string[] {
  const [old, now] = [before, after].map((one) => ({ ...fieldsOf(one), slides: one.slides }));
  return Object.keys(now ?? {}).filter(
    (field) =>
      isOf(section, field) &&
      !isDeepStrictEqual(Reflect.get(old ?? {}, field), Reflect.get(now ?? {}, field)),
  );
}

/** So many versions of the settings are looked through. */
const MOST = 100;

/** The versions in which something of a screen has changed, latest first, and the oldest that is known. */
export async function listSettingsVersions(
  { db, names }: { db: Database; names: StaffNames },
  section: Section,
): Promise<SettingsVersion[]> {
  const found = await selectVersionsOf(db, ['site_settings', ''], { limit: MOST });
  const versions = found.map((version) => ({ version, settings: settingsOfVersion(version) }));
  return versions.flatMap(({ version, settings }, index) => {
    const before = versions[index + 1]?.settings;
    const fields = before ? changedFields(before, settings, section) : undefined;
    if (fields?.length === 0) return [];
    const changed = fields?.map((field) => fieldNames[field] ?? field) ?? [words.firstVersion];
    return [{ ...changeOf(version, names), changed }];
  });
}

const fieldNames: Readonly<Record<string, string>> = { ...shopLabels, slides: words.slides };
