import type { Part, Quote } from '#modules/delivery/quote/quote.ts';
import type { Destination, Piece, Tariffs, Wishes, Zone } from '#modules/delivery/quote/tariffs.ts';

export const roubles = (sum: number) => sum * 100;
export const TOWN = { name: 'Примерск', region: 'Тверская область' };
export const HERE: Destination = { town: TOWN };
export const DOOR: Wishes = { isPickup: false, isCarriedUp: false, isAssembled: false };
export const UP: Wishes = { ...DOOR, isCarriedUp: true };

export const piece = (paid: number, other: Partial<Piece> = {}): Piece => ({
  list: roubles(paid),
  paid: roubles(paid),
  categories: ['divany'],
  weight: 60,
  sizeClass: 4,
  isUnusual: false,
  fitsLift: true,
  ...other,
});
export const cart = (...pieces: Piece[]) => ({ pieces, discount: 0 });

export const zone = (
  rate: Zone['rate'],
  places: Zone['places'] = { towns: [TOWN], around: TOWN },
) => ({
  key: 'town',
  name: 'По городу',
  places,
  rate,
});
export const tariffs = (change: Partial<Tariffs>): Tariffs => ({
  zones: [],
  assembly: [],
  freeFrom: 'before discount',
  ...change,
});

/** The sum of the parts, in roubles; which of them need a call. */
export function told(made: Quote): { sum: number; calls: string[] } {
  const { missingToFree: _, ...parts } = made;
  const all: Part[] = Object.values(parts);
  return {
    sum: all.reduce((sum, part) => sum + ('amount' in part ? part.amount : 0), 0) / 100,
    calls: all.flatMap((part) => ('call' in part ? [part.call] : [])),
  };
}
