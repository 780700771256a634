/** More than the longest Russian full names. */
const MAX_LENGTH = 60;
const LINK = /[:/@\\]|\p{L}\.\p{L}{2}/u;

/**
 * A name for a letter that the person who typed it may have addressed to someone else: words that a mail program may
 * turn into a link are left out, a long text is cut after a word.
 */
export function shownName(name: string): string {
  const words = name.split(/\s+/).filter((word) => !LINK.test(word));
  const whole = words.join(' ').trim();
  if (whole.length <= MAX_LENGTH) return whole;
  return `${whole.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
}
