import { askedQueries } from '#tests/search/queries.ts';
import type { Random } from '../../generated-shop.ts';

const LONGEST = 200;

/** Makes one search text. */
type Writer = (random: Random, words: readonly string[]) => string;

const times = <Item>(count: number, make: () => Item): Item[] =>
  Array.from({ length: count }, make);
const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;
const upTo = (most: number, random: Random) => 1 + Math.floor(random() * most);
const number = (random: Random) => String(Math.floor(random() * 10_000));

/** Russian letters in the order of the keys of the Latin layout. */
const keys = "f,dult;pbqrkvyjghcnea[wxio]sm'.z";
const letters = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';

const inLatinLayout = (word: string) =>
  [...word].map((letter) => keys[letters.indexOf(letter)] ?? letter).join('');

function mistyped(word: string, random: Random): string {
  const at = Math.floor(random() * word.length);
  return word.slice(0, at) + pick([...letters], random) + word.slice(at + upTo(2, random) - 1);
}

/** What people type, and what is typed to cost much: many widened lengths, prefixes, synonyms, unknown words, common words without a common product. */
const writers: readonly Writer[] = [
  (random) => pick(askedQueries, random).query,
  (random, words) => times(upTo(4, random), () => pick(words, random)).join(' '),
  (random, words) => times(upTo(20, random), () => pick(words, random)).join(' '),
  (random) => times(upTo(40, random), () => number(random)).join(' '),
  (random) => times(8, () => String(10_000 - Math.floor(random() * 9) * 1000)).join(' '),
  (random, words) =>
    times(upTo(8, random), () => (random() < 0.5 ? pick(words, random) : number(random))).join(' '),
  (random, words) => times(upTo(12, random), () => pick(words, random).slice(0, 3)).join(' '),
  (random, words) => times(upTo(8, random), () => mistyped(pick(words, random), random)).join(' '),
  (random, words) => times(upTo(8, random), () => inLatinLayout(pick(words, random))).join(' '),
  (random) =>
    times(upTo(30, random), () =>
      times(upTo(9, random), () => pick([...letters], random)).join(''),
    ).join(' '),
  (random) => times(upTo(100, random), () => pick([...letters], random)).join(' '),
  (random, words) =>
    `${pick(words, random)} ${number(random)}x${number(random)}×${number(random)} ${upTo(9, random)}.5 м`,
];

/** Search texts, random and hostile in turn. `words`: the vocabulary of the shop, common words first. */
export function hostileSearches(count: number, words: readonly string[], random: Random): string[] {
  const common = words.slice(0, 200);
  return Array.from({ length: count }, (_, index) => {
    const write = writers[index % writers.length] as Writer;
    return (
      write(random, random() < 0.5 ? common : words)
        .slice(0, LONGEST)
        .trim() || 'диван'
    );
  });
}
