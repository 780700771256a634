import type { ShopCharacteristic } from '#contracts/shop-characteristics.ts';
import type { CompanionRule, PageLink, ShopIdentity } from '#contracts/shop-content.ts';
import { isShownOn } from '#contracts/time-zones.ts';
import type { Database } from '#platform/database/database.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { type DocumentRow, insertDocument, selectNewestDocuments } from './document-queries.ts';
import { type PageRow, replacePages, selectPageLinks, selectPages } from './page-queries.ts';
import { fillPage } from './places.ts';
import {
  type SettingsRow,
  type SettingsUpdate,
  selectSettings,
  selectVersions,
  updateSettings,
} from './queries.ts';
import { getTimeZone, identityOf } from './service.ts';

/** The stored settings and pages of the shop. */
export interface ShopContent {
  readonly settings: Omit<SettingsRow, 'identity'> & { readonly identity: ShopIdentity };
  readonly pages: readonly PageRow[];
  /** The newest version of each legal document, in force or not yet. */
  readonly documents: readonly DocumentRow[];
  /** The number of the newest version by document: `site_settings`, `pages/delivery`, `documents/policy`. */
  readonly versions: ReadonlyMap<string, number>;
}

/** Reads the content with the numbers of its versions. Call it in a transaction: the parts must fit. */
export async function readContent(db: Database): Promise<ShopContent> {
  const settings = await readSettings(db);
  const documents = await selectNewestDocuments(db);
  const versions = await selectVersions(db);
  for (const { kind, version } of documents) versions.set(`documents/${kind}`, version);
  return { settings, pages: await selectPages(db), documents, versions };
}

/** The stored settings; a field of the identity that is not stored is empty. */
export async function readSettings(db: Database): Promise<ShopContent['settings']> {
  const row = await selectSettings(db);
  return { ...row, identity: identityOf(row) };
}

interface NewContent {
  readonly settings: SettingsUpdate;
  readonly pages: readonly PageRow[];
  /** The new addresses of pages by their former ones, which lead to them. */
  readonly moved?: ReadonlyMap<string, string>;
  /** New versions of legal documents. */
  readonly documents: readonly Omit<DocumentRow, 'version'>[];
}

/** Replaces the content: pages that are absent are removed, legal documents get a new version. Every process shows it within a second. */
export async function writeContent(
  db: Database,
  { settings, pages, moved = new Map(), documents }: NewContent,
): Promise<void> {
  await updateSettings(db, settings);
  await replacePages(db, pages, moved);
  for (const document of documents) await insertDocument(db, document);
}

/** The pages of text that are shown at this time, in the order of the menus. */
export async function listPages(db: Database, now: Date): Promise<PageLink[]> {
  const [pages, zone] = await Promise.all([selectPageLinks(db), getTimeZone(db)]);
  return pages.filter((page) => isShownOn(page, dateIn(now, zone)));
}

/** What the search knows of the owner's texts. */
export interface SearchContent {
  readonly pages: readonly PageRow[];
  /** What people type, and what it finds. */
  readonly synonyms: ShopIdentity['synonyms'];
  /** Pages that are shown for a search at once. */
  readonly searchPages: ShopIdentity['search_pages'];
}

/** The pages of text that are shown at this time, and the owner's words of the search. */
export async function getSearchContent(db: Database, now: Date): Promise<SearchContent> {
  const [row, pages] = await Promise.all([selectSettings(db), selectPages(db)]);
  const identity = identityOf(row);
  const { synonyms, search_pages: searchPages, time_zone: zone } = identity;
  const today = dateIn(now, zone);
  const shown = pages.filter(({ shownFrom: from, shownUntil: until }) =>
    isShownOn({ from, until }, today),
  );
  const filled = shown.map((page) => {
    const { text, ...others } = fillPage({ ...page, text: page.body }, { ...row, identity });
    return { ...others, body: text };
  });
  return { pages: filled, synonyms, searchPages };
}

/** The characteristics that the owner has added, in the owner's order. */
export const listCharacteristics = async (db: Database): Promise<readonly ShopCharacteristic[]> =>
  identityOf(await selectSettings(db)).characteristics;

/** What fits to what, in the owner's order. */
export const listCompanionRules = async (db: Database): Promise<readonly CompanionRule[]> =>
  identityOf(await selectSettings(db)).companions;
