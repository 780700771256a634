/** Maximum length of a search text. */
export const SEARCH_TEXT_MAX = 200;

/** Letters, digits, and punctuation: a Russian word typed in the Latin layout has punctuation marks. Characters of code are not allowed. */
const allowed = '\\p{L}\\p{M}\\p{N}\\s.,:;!?\'"«»„“”’`/()[\\]№%+×&*₽–—-';
const allowedOnly = new RegExp(`^[${allowed}]*$`, 'u');
const notAllowed = new RegExp(`[^${allowed}]|\\p{VS}`, 'gu');

/** True if the text has only allowed characters. The length is checked elsewhere. */
export const isSearchText = (text: string): boolean =>
  allowedOnly.test(text) && !/--|\/\*/.test(text);

/** Removes all characters that cannot be searched for. May return an empty text. */
export const toSearchText = (text: string): string =>
  text
    .normalize('NFC')
    .slice(0, SEARCH_TEXT_MAX)
    .replace(notAllowed, '')
    .replace(/-{2,}/g, '-')
    .replace(/\/\*+/g, '/')
    .trim();
