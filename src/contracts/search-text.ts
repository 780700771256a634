/** The longest text that is looked for. */
export const SEARCH_TEXT_MAX = 200;

/** Letters, digits, punctuation and the Russian letters of the other layout; what only a program would type is none. */
const allowed = '\\p{L}\\p{M}\\p{N}\\s.,:;!?\'"«»„“”’`/()[\\]№%+×&*–—-';
const allowedOnly = new RegExp(`^[${allowed}]*$`, 'u');
const notAllowed = new RegExp(`[^${allowed}]`, 'gu');

/** Whether a text of the right length can be looked for. */
export const isSearchText = (text: string): boolean =>
  allowedOnly.test(text) && !/--|\/\*/.test(text);

/** What of a text can be looked for; empty where nothing can. */
export const toSearchText = (text: string): string =>
  text
    .slice(0, SEARCH_TEXT_MAX)
    .replace(notAllowed, '')
    .replace(/-{2,}/g, '-')
    .replace(/\/\*+/g, '/')
    .trim();
