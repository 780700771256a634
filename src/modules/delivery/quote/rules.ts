import type { Band, Kopecks, Percent, Piece, Rule } from './tariffs.ts';

const ROUBLE = 100;

/** Shares are rounded to whole roubles. */
const toWholeRoubles = (kopecks: number): Kopecks => Math.round(kopecks / ROUBLE) * ROUBLE;

export const sumOf = (pieces: readonly Piece[], of: Percent['of'] = 'paid'): Kopecks =>
  pieces.reduce((sum, piece) => sum + piece[of], 0);

/** A share of the goods, at least `least`. */
export const shareOf = (
  pieces: readonly Piece[],
  { hundredths, least = 0, of }: Percent,
): Kopecks => Math.max(least, toWholeRoubles((sumOf(pieces, of) * hundredths) / 10_000));

/** What a rule makes of some pieces; undefined where the size class of one has no price. Nothing costs nothing. */
export function priceBy(rule: Rule, pieces: readonly Piece[]): Kopecks | undefined {
  if (pieces.length === 0) return 0;
  switch (rule.by) {
    case 'order':
      return rule.price;
    case 'piece':
      return rule.price * pieces.length;
    case 'class': {
      const prices = pieces.map(({ sizeClass }) => sizeClass && rule.prices[sizeClass]);
      const known = prices.filter((price) => typeof price === 'number');
      return known.length < pieces.length
        ? undefined
        : known.reduce((sum, price) => sum + price, 0);
    }
    case 'percent': {
      const { percent, over = 0 } = rule;
      return sumOf(pieces, percent.of) > over || over === 0 ? shareOf(pieces, percent) : 0;
    }
  }
}

/** The price of the band that a weight or a sum is in; undefined beyond the last one. A band holds its end. */
export const bandOf = (bands: readonly Band[], amount: number): Kopecks | undefined =>
  bands.find(({ upTo }) => upTo === null || amount <= upTo)?.price;
