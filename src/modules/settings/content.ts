import type { PageLink, ShopIdentity, TextPage } from '#contracts/shop-content.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/domain-error.ts';
import {
  type PageRow,
  replacePages,
  type SettingsRow,
  type SettingsUpdate,
  selectPage,
  selectPageLinks,
  selectPages,
  selectSettings,
  selectVersions,
  updateSettings,
} from './queries.ts';
import { identityOf } from './service.ts';

/** The stored settings and pages of the shop. */
export interface ShopContent {
  readonly settings: Omit<SettingsRow, 'identity'> & { readonly identity: ShopIdentity };
  readonly pages: readonly PageRow[];
  /** The number of the newest version by document: `site_settings`, `pages/delivery`. */
  readonly versions: ReadonlyMap<string, number>;
}

/** Reads the content with the numbers of its versions. Call it in a transaction: the parts must fit. */
export async function readContent(db: Database): Promise<ShopContent> {
  const row = await selectSettings(db);
  const settings = { ...row, identity: identityOf(row) };
  return { settings, pages: await selectPages(db), versions: await selectVersions(db) };
}

/** Replaces the content; pages that are absent are removed. Every process shows it within a second. */
export async function writeContent(
  db: Database,
  { settings, pages }: { settings: SettingsUpdate; pages: readonly PageRow[] },
): Promise<void> {
  await updateSettings(db, settings);
  await replacePages(db, pages);
}

/** The pages of text in the order of the menus. */
export const listPages = (db: Database): Promise<PageLink[]> => selectPageLinks(db);

/** A page of text. Throws `text_page_not_found`. */
export async function getPage(db: Database, slug: string): Promise<TextPage> {
  const page = await selectPage(db, slug);
  if (!page) throw new DomainError('text_page_not_found');
  return page;
}
