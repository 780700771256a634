import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { Handbook, HandbookChapter, HandbookSection } from '#contracts/admin/work/handbook.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/owner/', import.meta.url));

/** Chapters that come first, in their order; others follow by name. */
const order = [
  'opening',
  'office',
  'catalogue',
  'delivery',
  'payments',
  'orders',
  'receipts',
  'returns',
  'customers',
  'reports',
  'pictures',
  'security',
];
/** The news stand last: they are read once. */
const LAST = 'news';

let read: Handbook | undefined;

/** The owner's handbook of `docs/owner`, divided at its headings. It is read once: it changes with the version. */
export function readHandbook(): Handbook {
  read ??= {
    chapters: readdirSync(FOLDER)
      .filter((file) => file.endsWith('.md'))
      .map((file) => file.slice(0, -'.md'.length))
      .sort((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other))
      .map((key) => readChapter(key, readFileSync(`${FOLDER}${key}.md`, 'utf8'))),
  };
  return read;
}

function placeOf(key: string): number {
  if (key === LAST) return order.length + 1;
  return order.includes(key) ? order.indexOf(key) : order.length;
}

const HEADING = /^(#{1,3}) (.+)$/;
const FENCE = /^```/;

/** A chapter of Markdown by its headings. What stands before the first one below the title belongs to the title. */
export function readChapter(key: string, text: string): HandbookChapter {
  const parts: { level: number; title: string; lines: string[] }[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    const [, marks, title] = (!isCode && HEADING.exec(line)) || [];
    if (marks && title) parts.push({ level: marks.length, title, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  const sections = parts.map(
    ({ level, title, lines }): HandbookSection => ({
      id: idOf(title),
      title,
      level,
      html: htmlOf(lines.join('\n')),
    }),
  );
  return { key, title: sections[0]?.title ?? key, sections };
}

/** The name of a heading in an address, as sites that show Markdown make it: «1. Пустой магазин» is `1-пустой-магазин`. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');

/** Links between chapters lead within the office; those to other files of the project have no page there. */
function htmlOf(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [gfmTable()],
    htmlExtensions: [gfmTableHtml()],
  });
  return html.replaceAll(/<a href="([^"]*)">(.*?)<\/a>/gs, (whole, href: string, text: string) => {
    const [, chapter, hash = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
    if (chapter) return `<a href="/admin/handbook/${chapter}${hash}">${text}</a>`;
    return /^https?:/.test(href) ? whole : text;
  });
}
