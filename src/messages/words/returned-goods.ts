import { goods } from './plural.ts';

/** The goods of a return within a sentence, as its subject or object: «товар», «3 товара». */
export const returnedGoods = (count: number): string => (count === 1 ? 'товар' : goods(count));
