import { PgDialect } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { selectFound } from '../filters/select-found.ts';
import { selectShades } from '../filters/shades.ts';
import { createKnowledge } from './knowledge.ts';
import { matchingProducts } from './match.ts';
import { type SearchKnowledge, search } from './search.ts';

const it = withShop();
let knowledge: SearchKnowledge;

it.beforeAll(async ({ shop }) => {
  await shop.app.inject('/api/products/?search=диван');
  const shades = await selectShades(shop.db);
  knowledge = await createKnowledge()(shop.db, { now: new Date(), shades, categories: [] });
});

const eightLengths = '9999 9000 8000 7000 6000 5000 4000 3000';
const hostile = [
  eightLengths,
  '9999 '.repeat(40),
  'а б в г д е ж з и к л м н о п р с т у ф х ц ч ш щ э ю я',
  'диван стол шкаф кровать кресло комод пуф зеркало полка лампа ковер штора',
  'див кро шка сто ком пуф зер пол лам ков',
  'шкав крават дивон столл камод зиркало пуфф палка',
  'диван 200 300 400 500 600 700 800',
];

/** Counts the statements of a search and of its first page. */
async function ask(shop: TestApp, text: string) {
  let statements = 0;
  const db = new Proxy(shop.db, {
    get(target, name: keyof Database) {
      if (name === 'execute') statements += 1;
      return target[name];
    },
  });
  const { match } = await search(db, text, knowledge);
  const understanding = statements;
  await selectFound(db, { match, filters: [], near: [] }, { limit: 20, offset: 0 });
  return { match, understanding, listing: statements - understanding };
}

/** Words in the text of a query. */
const leavesOf = (query: string) => query.match(/'[^']+'/g)?.length ?? 0;

it.for(hostile)('bounds a search for «%s»', async (text, { shop }) => {
  const { match, understanding, listing } = await ask(shop, text);
  expect(match.parts.length).toBeLessThanOrEqual(6);
  const terms = match.parts.flatMap(({ wide }) => wide);
  expect(terms.length).toBeLessThanOrEqual(40);
  // Existing words, prefixes, halves of words, similar words, the corrected word; the largest number of words that any product has.
  expect(understanding).toBeLessThanOrEqual(8);
  expect(listing).toBeLessThanOrEqual(2);
  for (let least = 1; least <= match.parts.length; least += 1) {
    const { params } = new PgDialect().sqlToQuery(matchingProducts({ ...match, least }));
    expect(leavesOf(String(params[0]))).toBeLessThanOrEqual(320);
  }
});

it('widens two numbers; the others match as typed', async ({ shop }) => {
  const { match } = await ask(shop, eightLengths);
  const widened = match.parts.filter(({ exact, wide }) => wide.length > exact.length);
  expect(widened).toHaveLength(2);
  const [length] = (await ask(shop, '2000')).match.parts;
  expect(length?.wide.map(({ word }) => word).toSorted()).toEqual([
    '1960',
    '1970',
    '1980',
    '1990',
    '2000',
    '2010',
    '2020',
    '2030',
    '2040',
  ]);
});
