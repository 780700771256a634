import { isDeepStrictEqual } from 'node:util';
import { contentReport, shopParts } from '#messages/content-files.ts';
import type { PageRow, ShopContent } from '#modules/settings/index.ts';
import { documentLine, type NewDocument } from './new-documents.ts';
import type { ShopSettings } from './shop-file.ts';

/** What a push writes: the settings with the slides, all pages, and new versions of documents. */
export interface NewContent {
  readonly settings: Omit<ShopSettings, 'identity'> &
    Pick<ShopContent['settings'], 'identity' | 'slides'>;
  readonly pages: readonly PageRow[];
  readonly documents: readonly NewDocument[];
}

export interface Change {
  /** `site_settings`, or `pages/delivery`. */
  readonly document: string;
  /** Lines of the report. */
  readonly lines: readonly string[];
}

/** What the new content changes, by document. */
export function changesOf(before: ShopContent, after: NewContent): Change[] {
  const pages = new Map(before.pages.map((page) => [page.slug, page]));
  const settings = settingsLines(before.settings, after.settings);
  const changes: Change[] =
    settings.length > 0 ? [{ document: 'site_settings', lines: settings }] : [];
  for (const page of after.pages) {
    const last = pages.get(page.slug);
    pages.delete(page.slug);
    if (isDeepStrictEqual(last, page)) continue;
    const line = last ? contentReport.changedPage(page.title) : contentReport.newPage(page.title);
    changes.push({ document: `pages/${page.slug}`, lines: [line] });
  }
  for (const { slug, title } of pages.values()) {
    changes.push({ document: `pages/${slug}`, lines: [contentReport.removedPage(title)] });
  }
  for (const document of after.documents) {
    const line = documentLine(document, before.documents);
    changes.push({ document: `documents/${document.kind}`, lines: [line] });
  }
  return changes;
}

/** The columns of the settings by the part of `shop.yaml` that they belong to. */
const partsOfColumns: Partial<Record<keyof ShopSettings, keyof typeof shopParts>> = {
  telegram: 'contacts',
  phone: 'contacts',
  email: 'contacts',
  address: 'contacts',
  sellerName: 'seller',
  sellerDetails: 'seller',
  consent: 'consent',
  homeCategoryIds: 'home',
  newArrivalCategoryIds: 'home',
  guestPieces: 'orders',
  guestTotalKopecks: 'orders',
  unpaidDays: 'orders',
};

function settingsLines(before: ShopContent['settings'], after: NewContent['settings']): string[] {
  const parts = new Set<keyof typeof shopParts>();
  for (const [column, part] of Object.entries(partsOfColumns)) {
    const name = column as keyof ShopSettings;
    if (!isDeepStrictEqual(before[name], after[name])) parts.add(part);
  }
  const [old, now] = [before.identity, after.identity];
  for (const field of Object.keys(now) as (keyof typeof now)[]) {
    if (isDeepStrictEqual(old[field], now[field])) continue;
    parts.add(field === 'fallback' ? 'contacts' : field);
  }
  const lines = [...parts].map((part) => contentReport.setting(shopParts[part]));
  return isDeepStrictEqual(before.slides, after.slides) ? lines : [...lines, contentReport.slides];
}
