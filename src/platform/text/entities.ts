import { decodeHTMLStrict } from 'entities/decode';
import { withoutHiddenSigns } from '#contracts/hidden-signs.ts';

/** More signs than HTML has between «&» and «;» of a reference that feeds write. */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,20});/gi;
/** No sign of a text: what a number of a control character, or of none at all, means. */
const noSign = /(?![\t\n\r])[\p{Cc}\ufffd]/gu;

/** A text with the signs that its references to HTML stand for: `&sup2;`, `&#178;`, `&quot;`. Hyphens of `&shy;` are left out. */
export const withoutReferences = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(reference, (whole) =>
        withoutHiddenSigns(decodeHTMLStrict(whole))
          .replaceAll('\u00ad', '')
          .replaceAll(noSign, ' '),
      )
    : text;

/** More than programs escape a text by mistake. */
const TIMES = 3;

/** A name, label or value that programs may have escaped more than once. Spaces of `&nbsp;` are spaces. */
export function plainWords(text: string): string {
  let words = text;
  for (let time = 0; time < TIMES && words.includes('&'); time += 1) {
    words = withoutReferences(words.replaceAll(/&nbsp;|&#160;|&#xa0;/gi, ' '));
  }
  return words;
}

/** A sign of no text, which stands for the semicolon of a reference while the cells of a row are parted. */
const HELD = '\ufdd0';

/** In a table whose cells are parted by semicolons: the references keep theirs. {@link givenBack} ends it. */
export const heldTogether = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(reference, (whole) =>
        decodeHTMLStrict(whole) === whole ? whole : whole.slice(0, -1) + HELD,
      )
    : text;

export const givenBack = (text: string): string => text.replaceAll(HELD, ';');
