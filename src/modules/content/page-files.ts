import { z } from 'zod';
import { isDocumentKind } from '#contracts/legal-documents.ts';
import { oneLineText, slug } from '#contracts/validation.ts';
import { contentFileProblems } from '#messages/content-files.ts';
import type { PageRow } from '#modules/settings/index.ts';
import type { Problem } from '#platform/file-problems.ts';
import { typeset } from './text/typography.ts';
import { readTextFile, writeTextFile } from './text-file.ts';

const PAGES = 'pages';

const pageFields = z.strictObject({
  title: oneLineText(120).min(1),
  /** For search engines. */
  description: oneLineText(300).default(''),
  lead: oneLineText(600).default(''),
  /** In the main menu too. */
  menu: z.boolean().default(false),
  /** The place among the pages, from 1. */
  order: z.int().min(1).max(1000).default(1000),
});

export const isPageFile = (path: string): boolean => /^pages\/[^/]+\.md$/.test(path);

/** Reads `pages/delivery.md`: the name of the file is the address of the page. */
export function readPageFile(path: string, content: string): PageRow {
  const name = path.slice(PAGES.length + 1, -'.md'.length);
  const { fields, text } = readTextFile(path, content, {
    schema: pageFields,
    check: () => nameProblems(path, name),
  });
  return {
    slug: name,
    position: fields.order,
    // Titles are names of links and of browser tabs, which break no lines.
    title: fields.title,
    description: fields.description,
    lead: typeset(fields.lead),
    body: text,
    inMenu: fields.menu,
  };
}

function nameProblems(file: string, name: string): Problem[] {
  if (isDocumentKind(name)) return [{ file, message: contentFileProblems.documentPage(name) }];
  return slug.safeParse(name).success ? [] : [{ file, message: contentFileProblems.pageName }];
}

export const pageFileOf = ({ slug: name }: Pick<PageRow, 'slug'>): string => `${PAGES}/${name}.md`;

export const writePageFile = (page: PageRow): string =>
  writeTextFile(
    {
      title: page.title,
      description: page.description,
      lead: page.lead,
      menu: page.inMenu,
      order: page.position,
    },
    page.body,
  );
