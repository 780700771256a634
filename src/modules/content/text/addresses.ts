/** A place in a text: its characters from `from` to before `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Addresses of pages and mailboxes that stand in a text, in its order: from `https://`, `www.`, `/?` or a slash at the beginning of a word to
 * the end of the word, and `name@host.domain`. Takes time as the text is long, whatever is in it.
 */
export const addressesIn = (text: string): Span[] =>
  Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) =>
    addressesOf(word).map(({ from, to }) => ({ from: from + index, to: to + index })),
  ).flat();

function addressesOf(word: string): Span[] {
  const mailboxEnd = endOfMailbox(word);
  const page = pageStart(word, 0);
  if (page === 0 || (mailboxEnd === undefined && word.startsWith('/') && word.length > 1)) {
    return [{ from: 0, to: word.length }];
  }
  const behind = mailboxEnd === undefined ? page : pageStart(word, mailboxEnd);
  return [
    ...(mailboxEnd === undefined ? [] : [{ from: 0, to: mailboxEnd }]),
    ...(behind === undefined ? [] : [{ from: behind, to: word.length }]),
  ];
}

/** Where the address of a page begins, not before `from`, with something behind its beginning. */
function pageStart(word: string, from: number): number | undefined {
  const starts = [
    schemeStart(word, from),
    ...['www.', '/?'].map((beginning) => {
      const at = word.indexOf(beginning, from);
      return at >= 0 && at + beginning.length < word.length ? at : undefined;
    }),
  ].filter((at) => at !== undefined);
  return starts.length > 0 ? Math.min(...starts) : undefined;
}

/** Of the letters before the first `://` that has some. */
function schemeStart(word: string, from: number): number | undefined {
  for (let colon = word.indexOf('://', from); colon >= 0; colon = word.indexOf('://', colon + 1)) {
    let start = colon;
    while (start > from && isLetter(word.charAt(start - 1))) start -= 1;
    if (start < colon && colon + 3 < word.length) return start;
  }
  return undefined;
}

/** Behind the last dot and letters that follow the first `@` of a word. */
function endOfMailbox(word: string): number | undefined {
  const at = word.indexOf('@', 1);
  if (at < 0) return undefined;
  for (let dot = word.lastIndexOf('.'); dot > at + 1; dot = word.lastIndexOf('.', dot - 1)) {
    let end = dot + 1;
    while (end < word.length && isLetter(word.charAt(end))) end += 1;
    if (end > dot + 1) return end;
  }
  return undefined;
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character);
