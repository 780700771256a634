import type { WrittenThing } from './goods.ts';
import type { ReadFile, ReadThing } from './read-file.ts';

/** What became of the things of one file. */
export interface Judged {
  /** As a person reads them. */
  readonly equal: number;
  /** Refused or asked about, with a word, where the file says two things or none. */
  readonly asked: number;
  /** Another value than a person reads, goods that the file does not have, or goods lost without a word. */
  readonly wrong: readonly string[];
  /** Refused although a person reads them without doubt. */
  readonly refused: readonly string[];
}

/** Compares what was read of a file with what was meant. */
export function judge(written: readonly WrittenThing[], read: ReadFile): Judged {
  const wrong: string[] = [];
  const refused: string[] = [];
  let equal = 0;
  let asked = 0;
  if (read.error !== undefined) {
    return { equal, asked, wrong, refused: [`the file: ${read.error}`] };
  }
  const meant = new Set(written.map(({ thing }) => thing.article));
  for (const article of read.things.keys()) {
    if (!meant.has(article)) wrong.push(`${article}: nobody wrote it`);
  }
  for (const one of written) {
    const { article } = one.thing;
    const found = read.things.get(article);
    const reason = read.refused.get(article);
    if (found) {
      const differences = differencesOf(one, found);
      wrong.push(...differences);
      const isPriceDoubtful = found.isOfPriceList && one.price.isDoubtful;
      const isDoubtful = one.oldPrice.isDoubtful || one.stock.isDoubtful || isPriceDoubtful;
      const unasked = found.leftOut.length > 0 && !isDoubtful;
      if (unasked) refused.push(`${article}: ${found.leftOut.join('; ')}`);
      if (found.leftOut.length > 0) asked += 1;
      else if (differences.length === 0) equal += 1;
    } else if (reason === undefined) wrong.push(`${article}: lost without a word`);
    else if (one.price.isDoubtful) asked += 1;
    else refused.push(`${article}: ${reason} (${one.price.text})`);
  }
  return { equal, asked, wrong, refused };
}

function differencesOf({ thing, ...cells }: WrittenThing, found: ReadThing): string[] {
  const rest = {
    name: thing.name,
    category: thing.category,
    price: thing.price / 100,
    oldPrice: thing.oldPrice === null ? null : thing.oldPrice / 100,
    stock: thing.stock,
    width: thing.width,
  };
  const fields = Object.keys(rest) as (keyof typeof rest)[];
  return fields.flatMap((field) => {
    if (Object.is(rest[field], found[field])) return [];
    if (found.isOfPriceList && found[field] === undefined) return [];
    // Left out with a word.
    const isLeftOut =
      found.leftOut.length > 0 &&
      (field === 'oldPrice' || field === 'stock' || (field === 'price' && found.isOfPriceList));
    // In a price list the old price is left out with its price.
    const isOfDoubt = field === 'oldPrice' && found.isOfPriceList && cells.price.isDoubtful;
    if (isLeftOut && (cells[field].isDoubtful || isOfDoubt)) return [];
    const text = field in cells ? ` («${cells[field as keyof typeof cells]}»)` : '';
    const shown = field === 'price' || field === 'oldPrice' || field === 'stock';
    const cell = shown ? ` («${cells[field].text}»)` : text;
    return [`${thing.article}: ${field} ${found[field]} for ${rest[field]}${cell}`];
  });
}
