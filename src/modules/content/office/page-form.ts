import { isDeepStrictEqual } from 'node:util';
import type { PageForm } from '#contracts/admin/content/pages.ts';
import { isDocumentKind } from '#contracts/legal-documents.ts';
import { richText } from '#contracts/rich-text.ts';
import { endsEarly } from '#contracts/shown-days.ts';
import { writeMarkdown } from '#contracts/written-text.ts';
import { contentFileProblems } from '#messages/commands/content-files.ts';
import { contentScreenMessages as words } from '#messages/office/content.ts';
import type { Changes } from '#modules/audit/index.ts';
import type { PageRow } from '#modules/settings/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { pageOf, wrongName } from '../page-files.ts';
import { plainSpaces } from '../plain-spaces.ts';
import type { ReadMarkdown } from '../text/read-markdown.ts';
import { problemOfLine } from './problem-of-line.ts';

/** A stored page as the staff writes it; the file of the folder has the same texts. */
export const formOf = (page: PageRow): PageForm => ({
  slug: page.slug,
  title: page.title,
  description: page.description,
  lead: plainSpaces(page.lead),
  menu: page.inMenu,
  from: page.shownFrom,
  until: page.shownUntil,
  text: plainSpaces(writeMarkdown(page.body)),
});

/** Reads what the staff has written, by the rules of the folder's files. `parsed`: its text. Throws `invalid` with every field that is wrong. */
export function readForm(
  { slug, text: _text, ...fields }: PageForm,
  parsed: ReadMarkdown,
  position: number,
): PageRow {
  const wrong = {
    ...(wrongName(slug) && { slug: [isDocumentKind(slug) ? words.documentPage : words.pageSlug] }),
    ...(endsEarly(fields) && { until: [contentFileProblems.endsEarly] }),
    ...('problems' in parsed && {
      text: parsed.problems.map(problemOfLine),
    }),
  };
  if (Object.keys(wrong).length > 0 || !('text' in parsed)) {
    throw new DomainError('invalid', { fields: wrong });
  }
  const { from, until, ...texts } = fields;
  const days = { from: from ?? undefined, until: until ?? undefined };
  return pageOf(slug, { ...texts, ...days, order: position }, parsed.text);
}

/** The row that a version keeps; undefined where it cannot be read. */
export function rowOfVersion(
  body: Record<string, unknown> | null | undefined,
): PageRow | undefined {
  const text = richText.safeParse(body?.body);
  if (!body || !text.success) return undefined;
  return {
    slug: String(body.slug),
    position: Number(body.position),
    title: String(body.title),
    description: String(body.description),
    lead: String(body.lead),
    body: text.data,
    inMenu: body.in_menu === true,
    // Versions of earlier releases have no days.
    shownFrom: typeof body.shown_from === 'string' ? body.shown_from : null,
    shownUntil: typeof body.shown_until === 'string' ? body.shown_until : null,
  };
}

/** Whether two pages are the same but for their places in the menus. */
export const isSame = (one: PageRow, other: PageRow): boolean =>
  isDeepStrictEqual({ ...one, position: 0 }, { ...other, position: 0 });

const LONG = new Set<keyof PageForm>(['description', 'lead', 'text']);

/** For the log: of long texts only that they have changed. */
export function pageChanges(before: PageRow | undefined, after: PageRow): Changes {
  const [old, now] = [before && formOf(before), formOf(after)];
  const fields = (Object.keys(now) as (keyof PageForm)[]).filter(
    (field) => old?.[field] !== now[field],
  );
  return Object.fromEntries(
    fields.map((field) => [
      field,
      LONG.has(field) ? 'changed' : { from: old?.[field] ?? null, to: now[field] },
    ]),
  );
}
