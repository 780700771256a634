import { type Pieces, replaceIn } from './replace-in-pieces.ts';

/** A quotation begins after nothing, white space, a bracket, a dash or another quotation mark. */
const OPENS_AFTER = /[\s([{«„"—–-]/;

const opensAlways = new Set(['«', '„']);

/** “ opens an English quotation and closes an inner Russian one. */
const mayOpen = (mark: string, depth: number) => mark === '"' || (mark === '“' && depth < 2);

/** Straight and English quotation marks become «ёлочки», the inner ones „лапки“. The inch mark of `32"` stays. */
export function setQuotes(pieces: Pieces): Pieces {
  let depth = 0;
  return replaceIn(pieces, /["“”«»„]/g, (match) => {
    const [mark] = match;
    const opens = opensAlways.has(mark) || (mayOpen(mark, depth) && isAtBeginning(pieces, match));
    if (!opens && depth === 0) return mark;
    if (!opens) depth -= 1;
    const [opening, closing] = depth === 0 ? ['«', '»'] : ['„', '“'];
    if (opens) depth += 1;
    return opens ? opening : closing;
  });
}

const isAtBeginning = ({ text }: Pieces, { index }: RegExpExecArray): boolean =>
  index === 0 || OPENS_AFTER.test(text.charAt(index - 1));
