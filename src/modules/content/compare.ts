import { isDeepStrictEqual } from 'node:util';
import { contentPlaces, contentReport } from '#messages/commands/content-files.ts';
import type { PageRow, ShopContent } from '#modules/settings/index.ts';
import { type NewSettings, settingsLines } from './compare-settings.ts';
import { documentLine, type NewDocument } from './new-documents.ts';

/** What a push writes: the settings with the slides, all pages, and new versions of documents. */
export interface NewContent {
  readonly settings: NewSettings;
  readonly pages: readonly PageRow[];
  /** The new addresses of pages by their former ones. */
  readonly moved: ReadonlyMap<string, string>;
  readonly documents: readonly NewDocument[];
}

export interface Change {
  /** `site_settings`, or `pages/delivery`. */
  readonly document: string;
  /** What the owner calls it. */
  readonly title: string;
  /** Lines of the report. */
  readonly lines: readonly string[];
}

/** What the new content changes, by document. */
export function changesOf(before: ShopContent, after: NewContent): Change[] {
  const pages = new Map(before.pages.map((page) => [page.slug, page]));
  const settings = settingsLines(before.settings, after.settings);
  const changes: Change[] =
    settings.length > 0
      ? [{ document: 'site_settings', title: contentPlaces.settings, lines: settings }]
      : [];
  for (const page of after.pages) {
    const last = pages.get(page.slug);
    pages.delete(page.slug);
    if (isDeepStrictEqual(last, page)) continue;
    const line = last ? contentReport.changedPage(page.title) : contentReport.newPage(page.title);
    const title = contentPlaces.page(page.title);
    changes.push({ document: `pages/${page.slug}`, title, lines: [line] });
  }
  for (const { slug, title } of pages.values()) {
    const to = after.moved.get(slug);
    const lines = [
      to ? contentReport.movedPage(title, slug, to) : contentReport.removedPage(title),
    ];
    changes.push({ document: `pages/${slug}`, title: contentPlaces.page(title), lines });
  }
  for (const document of after.documents) {
    const line = documentLine(document, before.documents);
    const title = contentPlaces.document(document.kind);
    changes.push({ document: `documents/${document.kind}`, title, lines: [line] });
  }
  return changes;
}
