/** Control characters and unpaired surrogates: signs of a broken file. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/u;

/** Whether a text has forbidden characters, or characters that were lost in decoding. */
export const isBroken = (text: string): boolean => forbidden.test(text) || text.includes('\ufffd');

/** Collapses spaces and line breaks into single spaces. */
export const oneLine = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ').trim();

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  times: '×',
  deg: '°',
  bull: '•',
  shy: '',
};

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x1f && code < 0xd800 ? String.fromCodePoint(code) : ' ';
  });

const tag = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi;
const hidden = /<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const block = /<\/?(?:p|div|h[1-6]|ul|ol|li|table|tr|section|article|blockquote|br)\b[^<>]*>/gi;

/** The plain text of a description. HTML tags are removed; paragraphs stay. */
export function plainText(text: string): string {
  const isHtml = text.search(tag) >= 0;
  const plain = isHtml
    ? text
        .replaceAll(hidden, '')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(block, '\n')
        .replaceAll(tag, '')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n\n')
    : text.replaceAll(/\r\n?/g, '\n');
  return decodeEntities(plain).trim();
}

/** Escapes a plain description so that it contains no HTML. */
export const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
