export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The name without its extension. */
export const stemOf = (name: string): string => name.replace(/\.[^.]+$/, '');

/** «СФ-101_2», «СФ-101 (3)», «СФ-101.4»: the number of a picture behind an article. Four digits are part of an article. */
const numbered = /^(.*[\p{L}\p{N})])(?:\s*\(\d{1,3}\)|[\s_.\-–—]+\d{1,3})$/u;

/** The stem without the number of the picture; undefined if there is none. */
export const withoutNumber = (stem: string): string | undefined => numbered.exec(stem.trim())?.[1];

/** A stem that says only which picture it is: «1», «02», «(3)». */
export const isOnlyNumber = (stem: string): boolean =>
  /^[^\p{L}\p{N}]{0,3}\d{1,3}[^\p{L}\p{N}]{0,3}$/u.test(stem);

const collator = new Intl.Collator('ru', { numeric: true });
const spaced = (name: string): string =>
  stemOf(name)
    .replaceAll(/[\s_.()\-–—]+/g, ' ')
    .trim();

/** Orders the pictures of one thing: «101», «101_2», «101 (10)». */
export const byNumber = (a: string, b: string): number =>
  collator.compare(spaced(a), spaced(b)) || collator.compare(a, b);
