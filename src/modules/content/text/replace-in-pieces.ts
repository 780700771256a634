import { addressesIn } from './addresses.ts';

/** A line with the lengths of the pieces into which marks and links cut it. */
export interface Pieces {
  readonly text: string;
  readonly lengths: readonly number[];
}

/** Replaces each match outside of addresses, whose characters are never changed. A cut inside of a match moves to its beginning. */
export function replaceIn(
  { text, lengths }: Pieces,
  pattern: RegExp,
  replacement: string | ((match: RegExpExecArray) => string),
): Pieces {
  const addresses = addressesIn(text);
  let next = 0;
  const cuts = cutsOf(lengths);
  const moved = [...cuts];
  let result = '';
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    // Both are in the order of the text.
    while ((addresses[next]?.to ?? Number.POSITIVE_INFINITY) <= match.index) next += 1;
    if ((addresses[next]?.from ?? Number.POSITIVE_INFINITY) < end) continue;
    const written = typeof replacement === 'string' ? replacement : replacement(match);
    result += text.slice(done, match.index) + written;
    done = end;
    const growth = written.length - match[0].length;
    cuts.forEach((cut, index) => {
      if (cut >= end && cut > match.index) moved[index] = (moved[index] ?? 0) + growth;
      else if (cut > match.index) moved[index] = (moved[index] ?? 0) - (cut - match.index);
    });
  }
  return { text: result + text.slice(done), lengths: lengthsOf(moved) };
}

/** The end of each piece. */
function cutsOf(lengths: readonly number[]): number[] {
  let end = 0;
  return lengths.map((length) => {
    end += length;
    return end;
  });
}

const lengthsOf = (cuts: readonly number[]): number[] =>
  cuts.map((cut, index) => cut - (cuts[index - 1] ?? 0));
