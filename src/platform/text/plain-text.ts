import { withoutReferences } from './entities.ts';

/** Control characters, unpaired surrogates and characters that were lost in decoding: signs of a broken file. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffd-\uffff]/u;

/** Whether a text has forbidden characters, or characters that were lost in decoding. */
export const isBroken = (text: string): boolean => forbidden.test(text);

/** Most texts have no spaces to collapse, and to look is quicker than to write. */
const manySpaces = /[\t\r\n]| {2}/;

/** Collapses spaces and line breaks into single spaces. */
export const oneLine = (text: string): string =>
  (manySpaces.test(text) ? text.replaceAll(/[ \t\r\n]+/g, ' ') : text).trim();

/** The name or id of a category: one with another kind of space is no other category. */
export const categoryLine = (text: string): string =>
  oneLine(text.replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' '));

const tag = /<\/?[a-z][^<>]*>/gi;
const hiddenTag = /<(script|style)\b/gi;
const listTag = /<(\/?)(ol|ul|li)\b[^<>]*>/gi;
/** A paragraph at the beginning of an entry would leave the bullet alone in its line. */
const paragraphInEntry = /(<li\b[^<>]*>)\s*<(?:p|div)\b[^<>]*>/gi;
const cellBoundary = /<\/(?:t[dh]|dt)\s*>\s*<(?:t[dh]|dd)\b[^<>]*>/gi;
const lineBreak = /<(?:br|tr|dt)\b[^<>]*>/gi;
const block = /<\/?(?:p|div|h[1-6]|dl|table|section|article|blockquote)\b[^<>]*>/gi;
/** What suppliers put before the entries of a list in a text without tags. */
const typedBullet = /^[ \t]*(?:[-*•·▪●✓✔➤►]|[–—](?=\s))[ \t]+(?=\S)/gm;

const BULLET = '• ';
const CELLS = ' — ';

/**
 * The plain text of a description. HTML tags are removed. Paragraphs stay, entries of lists are lines that begin with «• »
 * or a number, rows of tables are lines with a dash between the cells. Headers «Параметр — Значение» and «Подробнее на сайте» are
 * left out.
 */
export function plainText(text: string): string {
  const shown = withoutComments(text);
  const isHtml = shown !== text || shown.search(tag) >= 0;
  const plain = isHtml
    ? withoutHidden(shown)
        .replaceAll(/\s+/g, ' ')
        .replaceAll(paragraphInEntry, '$1')
        .replaceAll(listTag, listWriter())
        .replaceAll(cellBoundary, CELLS)
        .replaceAll(lineBreak, '\n')
        .replaceAll(block, '\n\n')
        .replaceAll(tag, '')
        .replaceAll(typedBullet, BULLET)
    : text.replaceAll(/\r\n?/g, '\n').replaceAll(typedBullet, BULLET);
  return withoutReferences(isHtml ? tidyLines(plain) : plain).trim();
}

/** Takes out comments. One that never ends is left: its search would be repeated for each. */
function withoutComments(html: string): string {
  let kept = '';
  let from = 0;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', from)) {
    const end = html.indexOf('-->', start + '<!--'.length);
    if (end < 0) break;
    kept += html.slice(from, start);
    from = end + '-->'.length;
  }
  return kept + html.slice(from);
}

/** Takes out scripts and styles. One that never ends is left: its search would be repeated for each. */
function withoutHidden(html: string): string {
  // Only ASCII: other letters may change the length of the text.
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const endless = new Set<string>();
  let kept = '';
  let from = 0;
  for (const { index, 1: name = '' } of html.matchAll(hiddenTag)) {
    const closing = `</${name.toLowerCase()}`;
    if (index < from || endless.has(closing)) continue;
    const end = lower.indexOf(closing, index);
    if (end < 0) endless.add(closing);
    else {
      kept += html.slice(from, index);
      from = end;
    }
  }
  return kept + html.slice(from);
}

/** Writes the tags of lists as line breaks, bullets and numbers. */
function listWriter() {
  /** For each open list: the number of its last entry, or null if it has bullets. */
  const open: (number | null)[] = [];
  return (_tag: string, slash: string, name: string): string => {
    const kind = name.toLowerCase();
    if (kind !== 'li') {
      if (slash) open.pop();
      else open.push(kind === 'ol' ? 0 : null);
      return '\n\n';
    }
    if (slash) return '';
    const last = open.pop() ?? null;
    const number = last === null ? null : last + 1;
    open.push(number);
    return number === null ? `\n${BULLET}` : `\n${number}. `;
  };
}

/** The header of a table with two columns, and a link whose address is not kept. */
const saysNothing =
  /^(?:(?:параметры?|характеристик[аи]|свойств[оа]|показател[ьи]|наименование|название) — (?:значени[ея]|описание|величина|данные)|(?:читать |узнать |смотреть )?(?:подробнее|далее)(?: на (?:нашем )?сайте(?: производителя)?)?)[:.…!»\s]*$/i;

const isEntry = (line: string): boolean => /^(?:• |\d+\. )/.test(line);

/** Trims lines. One empty line separates paragraphs, none the entries of a list. */
function tidyLines(text: string): string {
  const paragraphs = text
    .split(/\n[ ]*\n+/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && line !== BULLET.trim() && !saysNothing.test(line))
        .join('\n'),
    )
    .filter(Boolean);
  return paragraphs.reduce((all, paragraph, index) => {
    const isInList = isEntry(paragraphs[index - 1] ?? '') && isEntry(paragraph);
    return index === 0 ? paragraph : `${all}${isInList ? '\n' : '\n\n'}${paragraph}`;
  }, '');
}

const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Drops a first line that only repeats what stands above the description: the name of the product, or «Описание». */
export function withoutHeading(description: string, name: string): string {
  const [first = '', ...rest] = description.split('\n');
  if (first.length > name.length + 20) return description;
  const heading = bareWords(first);
  const isRepeated =
    heading === bareWords(name) || /^(?:описание|описание товара|о товаре)$/.test(heading);
  return isRepeated && heading !== '' ? rest.join('\n').trim() : description;
}

/** Escapes a plain description so that it contains no HTML. */
export const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
