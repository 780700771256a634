import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RichText } from '#contracts/rich-text.ts';
import { siteMessages } from '#messages/site.ts';
import { type StaticText, staticTexts } from '#messages/static-pages.ts';
import { readFrontMatter } from '#modules/settings/content/front-matter.ts';
import { parseMarkdown } from '#modules/settings/content/parse-markdown.ts';
import { typesetRichText } from '#modules/settings/content/typeset-rich-text.ts';
import { typeset } from '#modules/settings/content/typography.ts';

/** Where the machine differs: headings and terms had plain spaces by hand, and particles were bound in three ways. */
const SET_NEWLY = new Map([
  ['Что мы продаём', 'Что\u00a0мы продаём'],
  ['Возврат и отказ', 'Возврат и\u00a0отказ'],
  ['Гарантия и срок службы', 'Гарантия и\u00a0срок службы'],
  ['Если вопрос о заказе', 'Если вопрос о\u00a0заказе'],
  ['Если вопрос о гарантии', 'Если вопрос о\u00a0гарантии'],
  ['От 1 до 7 рабочих дней', 'От\u00a01 до\u00a07 рабочих дней'],
  ['Ещё от 1 до 3 дней', 'Ещё от\u00a01 до\u00a03 дней'],
  ['тот же\u00a0день', 'тот\u00a0же день'],
  ['там же', 'там\u00a0же'],
  ['поставили бы', 'поставили\u00a0бы'],
]);

const pages = Object.entries(staticTexts) satisfies [string, StaticText][];

describe.each(pages)('the page %s of the demo', (name, today) => {
  const { fields, text } = readPage(name);

  test('has the texts and figures of the specification', () => {
    expect(textsOf(text)).toEqual(textsOfToday(today).map(plain));
    expect(fields).toEqual({
      title: siteMessages.staticPages[name as keyof typeof staticTexts],
      description: today.description,
      lead: plain(today.lead),
    });
  });

  test('is set by machine as it was set by hand', () => {
    expect(textsOf(typesetRichText(text))).toEqual(textsOfToday(today).map(setNewly));
    expect(typeset(plain(today.lead))).toBe(today.lead);
  });
});

function readPage(name: string) {
  const page = readFrontMatter(readFileSync(`db/demo/content/pages/${name}.md`, 'utf8'));
  if ('problems' in page) throw new Error(JSON.stringify(page.problems));
  const parsed = parseMarkdown(page.body);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return { fields: page.fields, text: parsed.text };
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const setNewly = (text: string) =>
  [...SET_NEWLY].reduce((result, [today, now]) => result.replace(today, now), text);

const textsOf = (text: RichText): string[] =>
  text.flatMap((block) => {
    if (typeof block === 'string') return [block];
    if ('heading' in block) return [block.heading];
    if ('list' in block) return block.list.map(String);
    return 'terms' in block ? block.terms.flat().map(String) : [];
  });

/** In the order in which a page shows them. */
const textsOfToday = (page: StaticText): string[] =>
  page.sections.flatMap(({ heading, terms = [], points = [], paragraphs = [] }) => [
    heading,
    ...terms.flatMap(({ term, text }) => [term, text]),
    ...points,
    ...paragraphs,
  ]);
