/** Maximum length of a search text. */
export const SEARCH_TEXT_MAX = 200;

/** Letters, digits, and punctuation: a Russian word typed in the Latin layout has punctuation marks. Characters of code are not allowed. */
const allowed = '\\p{L}\\p{M}\\p{N}\\s.,:;!?\'"«»„“”’`/()[\\]№%+×&*₽–—-';
const allowedOnly = new RegExp(`^[${allowed}]*$`, 'u');
const notAllowed = new RegExp(`[^${allowed}]`, 'gu');

/** True if the text has only allowed characters. The length is checked elsewhere. */
export const isSearchText = (text: string): boolean =>
  allowedOnly.test(text) && !/--|\/\*/.test(text);

/** Signs without a meaning for a search: emoji, and those that are not seen. */
const passedOver =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Variation_Selector}]/gu;

/** The text as it is searched for: without emoji and invisible signs, й and ё of one sign each. */
export const withoutOddSigns = (text: string): string =>
  text.replace(passedOver, '').normalize('NFC');

/** Removes all characters that cannot be searched for. May return an empty text. */
export const toSearchText = (text: string): string =>
  withoutOddSigns(text)
    .slice(0, SEARCH_TEXT_MAX)
    .replace(notAllowed, '')
    .replace(/-{2,}/g, '-')
    .replace(/\/\*+/g, '/')
    .trim();
