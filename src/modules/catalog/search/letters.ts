/** The letters of a word as bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** A lower bound of the edit distance, a hundred times cheaper: each letter that only one of the words has costs an edit. */
export const leastEdits = (one: number, other: number): number =>
  Math.max(bitCount(one & ~other), bitCount(other & ~one));

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
