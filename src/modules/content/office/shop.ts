import type { SettingsVersion } from '#contracts/admin/content/home.ts';
import type { ShopTexts, StoredShop } from '#contracts/admin/content/shop.ts';
import type { Permission } from '#contracts/admin/staff/permissions.ts';
import { restrictedParts } from '#contracts/admin/staff/restricted-parts.ts';
import { isStoredPicture } from '#contracts/picture-address.ts';
import { type ShopFile, shopFile } from '#contracts/shop-file.ts';
import { type Palette, palette } from '#contracts/shop-look.ts';
import { picturedLists } from '#contracts/shop-trust.ts';
import type { FieldErrors } from '#contracts/validation.ts';
import { contentFileProblems } from '#messages/commands/content-files.ts';
import { contentScreenMessages as words } from '#messages/office/content.ts';
import { capitalise } from '#messages/words/capitalise.ts';
import { keepLogo, LogoRefused, readLogo, unreadableColours } from '#modules/brand/index.ts';
import { selectCategories } from '#modules/catalog/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { strangersOf } from '../category-names.ts';
import { deadAmong } from '../links/dead-among.ts';
import { plainSpaces } from '../plain-spaces.ts';
import { contentOf, settingsOf } from '../shop-file.ts';
import type { ContentActing, ContentWork } from './pages.ts';
import { changeSettings } from './settings.ts';
import { listSettingsVersions, type Settings, settingsOfVersion } from './settings-versions.ts';
import { changeOf, findVersion, newestVersion } from './versions.ts';

/** A member who changes settings. */
export interface ShopKeeper extends ContentActing {
  may(permission: Permission): boolean;
}

/** The settings as `shop.yaml` has them, without the home page. */
export async function getShop({ db, staffNames }: ContentWork): Promise<StoredShop> {
  const settings = await readSettings(db);
  const { home: _home, ...shop } = contentOf(settings, []);
  return {
    shop: JSON.parse(plainSpaces(JSON.stringify(shop))) as ShopTexts,
    logo: settings.identity.logo,
    ...changeOf(await newestVersion(db, ['site_settings', '']), await staffNames(db)),
  };
}

const isRestricted = (part: string): boolean => restrictedParts.some((one) => one === part);

/** Whether the member may save a change of these parts. */
export const mayChange = (
  { may }: Pick<ShopKeeper, 'may'>,
  change: Readonly<Record<string, unknown>>,
): boolean => may('settings.write') || !Object.keys(change).some(isRestricted);

/**
 * Changes parts of the settings by the rules of `shop.yaml`; null gives a part its default. Throws `invalid` by fields such as
 * `contacts.phone`, `not_permitted`, or `content_changed` with the settings of now where another has changed the same field.
 */
export async function saveShop(
  context: ShopKeeper,
  { version, change }: { version: number; change: Readonly<Record<string, unknown>> },
): Promise<StoredShop> {
  if (!mayChange(context, change)) throw new DomainError('not_permitted');
  await withNow(context, () =>
    changeSettings(context, {
      section: 'shop',
      version,
      action: 'settings.change',
      make: (db, now) => changedSettings(db, change, now),
      clashes: (theirs, mine) => theirs.some((field) => mine.includes(field)),
    }),
  );
  return getShop(context);
}

/** The settings with other parts. Throws `invalid`. */
export async function changedSettings(
  db: Database,
  change: Readonly<Record<string, unknown>>,
  now: Settings,
): Promise<Settings> {
  const categories = await selectCategories(db);
  const { home, ...before } = contentOf(now, categories);
  const wanted = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null);
  const read = shopFile.omit({ home: true }).safeParse(Object.fromEntries(wanted));
  const fields: FieldErrors = {};
  for (const { path, message } of read.error?.issues ?? []) {
    const name = path.map(String).join('.') || 'non_field_errors';
    fields[name] = [...(fields[name] ?? []), message];
  }
  const colours = palette.safeParse(change.palette ?? {}).data;
  for (const [name, message] of Object.entries(colours ? await wrongColours(colours) : {})) {
    fields[`palette.${name}`] = [message];
  }
  if (read.data && change.search_pages)
    Object.assign(fields, await withoutPage(db, read.data.search_pages));
  if (read.data && change.companions)
    for (const [field, slug] of strangersOf(read.data.companions, categories))
      fields[`companions.${field}`] = [words.noCategory([slug])];
  if (read.data) Object.assign(fields, filesAmong(read.data));
  if (Object.keys(fields).length > 0 || !read.data) throw new DomainError('invalid', { fields });
  return withTexts(now, { ...read.data, home }, categories);
}

/** Pictures that are named as files of a folder are, which only the command takes over. */
const filesAmong = (given: Pick<ShopFile, (typeof picturedLists)[number]>): FieldErrors =>
  Object.fromEntries(
    picturedLists.flatMap((list) =>
      given[list].flatMap(({ photo }, index) =>
        photo && !isStoredPicture(photo) ? [[`${list}.${index}.photo`, [words.noPicture]]] : [],
      ),
    ),
  );

/** Faults of searches whose page the shop does not have, by their words. */
async function withoutPage(
  db: Database,
  given: Readonly<Record<string, string>>,
): Promise<FieldErrors> {
  const links = Object.entries(given).map(([word, link]) => ({ word, link }));
  const dead = await deadAmong(db, links, { takesFormer: true });
  return Object.fromEntries(dead.map(({ word }) => [`search_pages.${word}`, [words.noSuchPage]]));
}

/** The settings with what a file says; logo and slides stay. */
function withTexts(
  now: Settings,
  file: ShopFile,
  categories: readonly { id: number; slug: string }[],
): Settings {
  const { settings } = settingsOf(file, categories);
  return {
    ...now,
    ...settings,
    homeCategoryIds: now.homeCategoryIds,
    newArrivalCategoryIds: now.newArrivalCategoryIds,
    identity: { ...settings.identity, logo: now.identity.logo },
  };
}

/** What of a palette cannot be read, by its colours. A text that is no colour is not looked at. */
export async function wrongColours(given: Palette): Promise<Record<string, string>> {
  const read = palette.safeParse(
    Object.fromEntries(Object.entries(given).filter(([, colour]) => colour)),
  );
  if (!read.success) return {};
  const unreadable = await unreadableColours(read.data);
  return Object.fromEntries(
    unreadable.map((one) => [one.field, withoutPath(contentFileProblems.unreadable(one))]),
  );
}

/** The message of a file without the name of the field that it begins with. */
const withoutPath = (message: string): string => capitalise(message.replace(/^[\w.]+: /, ''));

/** Takes over a logo, cleaned as that of the folder is, or removes it. Throws `invalid`. */
export async function changeLogo(context: ContentActing, bytes: unknown): Promise<StoredShop> {
  // Before the transaction: a drawing may take seconds, and the row of the settings is locked.
  const given = bytes === null ? null : await logoOf(context.db, bytes);
  const newest = await newestVersion(context.db, ['site_settings', '']);
  await changeSettings(context, {
    section: 'shop',
    version: newest?.id ?? 0,
    action: 'settings.change',
    make: async (db, now) => ({
      ...now,
      identity: { ...now.identity, logo: given && (await keepLogo(db, given)) },
    }),
    clashes: () => false,
  });
  return getShop(context);
}

async function logoOf(db: Database, bytes: unknown) {
  if (!Buffer.isBuffer(bytes)) throw invalid('logo', words.noLogo);
  const kind = bytes.subarray(1, 4).toString('latin1') === 'PNG' ? 'png' : 'svg';
  const { identity } = await readSettings(db);
  return readLogo({ kind, bytes }, identity.logo).catch((error: unknown) => {
    if (!(error instanceof LogoRefused)) throw error;
    throw invalid('logo', error.message);
  });
}

export const listShopVersions = async ({
  db,
  staffNames,
}: ContentWork): Promise<SettingsVersion[]> =>
  listSettingsVersions({ db, names: await staffNames(db) }, 'shop');

/** Makes the settings what they were; the home page stays. Throws `not_found`, `content_changed`. */
export async function restoreShop(
  context: ContentActing,
  id: number,
  version: number,
): Promise<StoredShop> {
  const kept = await findVersion(context.db, 'site_settings', id);
  if (!kept) throw new DomainError('not_found');
  const old = settingsOfVersion(kept);
  await withNow(context, () =>
    changeSettings(context, {
      section: 'shop',
      version,
      action: 'settings.restore',
      make: async (_db, now) => ({
        ...old,
        slides: now.slides,
        slidePhotos: now.slidePhotos,
        homeCategoryIds: now.homeCategoryIds,
        newArrivalCategoryIds: now.newArrivalCategoryIds,
      }),
    }),
  );
  return getShop(context);
}

/** Another was quicker: the refusal brings what is there now. */
async function withNow(context: ContentWork, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'content_changed') throw error;
    throw new DomainError('content_changed', { body: { now: await getShop(context) } });
  }
}
