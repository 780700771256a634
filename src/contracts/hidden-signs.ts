/**
 * Invisible signs that change how a text reads, or hide a second text in it: they turn the direction of
 * letters (U+202E and the like), part words invisibly (U+200B, U+2060, U+FEFF), or stand for nothing (U+E0041). What shapes letters and words stays: joiners,
 * soft hyphens, combining marks, variants of a sign.
 */
const hidden =
  /[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\ud82f[\udca0-\udca3]|\ud834[\udd73-\udd7a]|\udb40[\udc00-\udc7f]/g;

/** Removes invisible signs from a text. Every text of shoppers, staff and suppliers passes through it. */
export const withoutHiddenSigns = (text: string): string => text.replace(hidden, '');

/** Halves of signs, as they are left where a text was cut: no database keeps them. */
const halves = /\p{Cs}/gu;

/** A text of one line that can be stored, without invisible signs. Control characters and line breaks stay. */
export const storableLine = (text: string): string => withoutHiddenSigns(text).replace(halves, '');

/** Control characters beside tab and line breaks. NUL stays, and is refused. */
const controls = /(?![\0\t\n\r])\p{Cc}/gu;

/** The same for a text of several lines, with line breaks that are no others: U+2028, U+2029 and U+0085 are read as breaks by some programs alone. */
export const storableLines = (text: string): string =>
  storableLine(text)
    .replace(/[\u0085\u2028\u2029]/g, '\n')
    .replace(controls, '');
