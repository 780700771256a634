import { z } from 'zod';
import { isDocumentKind } from '#contracts/legal-documents.ts';
import { pageTexts } from '#contracts/page-fields.ts';
import type { RichText } from '#contracts/rich-text.ts';
import { endsEarly, type ShownDays, shownDaysFields } from '#contracts/shown-days.ts';
import { slug } from '#contracts/validation.ts';
import { contentFileProblems } from '#messages/commands/content-files.ts';
import type { PageRow } from '#modules/settings/index.ts';
import type { Problem } from '#platform/files/file-problems.ts';
import { typeset } from './text/typography.ts';
import { lineOfField, readTextFile, writeTextFile } from './text-file.ts';

const PAGES = 'pages';

const pageFields = z.strictObject({
  ...pageTexts,
  /** The place among the pages, from 1. */
  order: z.int().min(1).max(1000).default(1000),
  ...shownDaysFields,
});
type PageFields = z.output<typeof pageFields>;

export const isPageFile = (path: string): boolean => /^pages\/[^/]+\.md$/.test(path);

/** Reads `pages/delivery.md`: the name of the file is the address of the page. */
export function readPageFile(path: string, content: string): PageRow {
  const name = path.slice(PAGES.length + 1, -'.md'.length);
  const { fields, text } = readTextFile(path, content, {
    schema: pageFields,
    check: (raw) => [...nameProblems(path, name), ...dayProblems({ file: path, content }, raw)],
  });
  return pageOf(name, fields, text);
}

/** A page of checked fields. */
export function pageOf(name: string, fields: PageFields, text: RichText): PageRow {
  return {
    slug: name,
    position: fields.order,
    // Titles are names of links and of browser tabs, which break no lines.
    title: fields.title,
    description: fields.description,
    lead: typeset(fields.lead),
    body: text,
    inMenu: fields.menu,
    shownFrom: fields.from ?? null,
    shownUntil: fields.until ?? null,
  };
}

function nameProblems(file: string, name: string): Problem[] {
  const message = wrongName(name);
  return message ? [{ file, message }] : [];
}

/** What is wrong with the address of a page; undefined where nothing is. */
export function wrongName(name: string): string | undefined {
  if (isDocumentKind(name)) return contentFileProblems.documentPage(name);
  return slug.safeParse(name).success ? undefined : contentFileProblems.pageName;
}

/** The days of a file whose other fields may be wrong. */
const roughDays = z.object(shownDaysFields);

/** Days of a file that end before they begin. */
export function dayProblems(
  { file, content }: { file: string; content: string },
  raw: unknown,
): Problem[] {
  const days = roughDays.safeParse(raw).data;
  return days && endsEarly(days)
    ? [{ file, line: lineOfField(content, 'until'), message: contentFileProblems.endsEarly }]
    : [];
}

export const pageFileOf = ({ slug: name }: Pick<PageRow, 'slug'>): string => `${PAGES}/${name}.md`;

/** The days that are set. */
export const writtenDays = ({ from, until }: ShownDays): ShownDays => ({
  ...(from && { from }),
  ...(until && { until }),
});

export const writePageFile = (page: PageRow): string =>
  writeTextFile(
    {
      title: page.title,
      description: page.description,
      lead: page.lead,
      menu: page.inMenu,
      order: page.position,
      ...writtenDays({ from: page.shownFrom, until: page.shownUntil }),
    },
    page.body,
  );
