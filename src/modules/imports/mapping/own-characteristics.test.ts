import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { ShopCharacteristic } from '#contracts/shop-characteristics.ts';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { catalogueRows } from '#tests/support/catalogue-rows.ts';
import { throwError } from '#tests/support/database-url.ts';
import { benchOffer, emptyCatalogue, importFeed, yml } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { LabelRule } from './source-mapping.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

const define = (...characteristics: ShopCharacteristic[]) =>
  shop.db.execute(sql`
    UPDATE site_settings SET identity = identity || ${JSON.stringify({ characteristics })}::jsonb`);
const remember = (labels: Record<string, LabelRule>) =>
  shop.db.execute(sql`
    INSERT INTO import_sources (source, mapping) VALUES ('test', ${JSON.stringify({ units: [], labels })}::jsonb)`);

const depth: ShopCharacteristic = { label: 'Ход ящика', unit: 'см', kind: 'number' };
const light: ShopCharacteristic = { label: 'Подсветка', unit: '', kind: 'flag' };

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
});
beforeEach(async () => {
  await emptyCatalogue(shop.db);
  await shop.db.execute(sql`DELETE FROM import_sources`);
  await define(depth, light);
});
afterAll(() => connection.close());

const param = (name: string, value: string, unit = '') =>
  `<param name="${name}"${unit && ` unit="${unit}"`}>${value}</param>`;
/** The characteristics of an offer with these parameters. */
async function kept(...params: string[]) {
  await importFeed(connection.pool, yml(benchOffer('1', params.join(''))), { source: 'test' });
  return (await catalogueRows(shop.db))[0]?.characteristics;
}
const travel = (value: string) => ({ label: 'Ход ящика', value, unit: 'см' });

it.each([
  ['a number of its unit', param('Ход ящика', '45', 'см'), travel('45')],
  ['a bare number', param('ХОД ЯЩИКА:', '45,5'), travel('45,5')],
  ['a number of a unit that converts', param('Ход ящика', '455', 'мм'), travel('45,5')],
  ['a unit in the label', param('Ход ящика, мм', '450'), travel('45')],
  ['a unit in the value', param('Ход ящика', '0.45 м'), travel('45')],
  ['what is no number', param('Ход ящика', 'до 45', 'см'), travel('до 45')],
  [
    'yes in a word of the feed',
    param('подсветка', 'Есть'),
    { label: 'Подсветка', value: 'да', unit: '' },
  ],
  ['no in a sign', param('Подсветка', '-'), { label: 'Подсветка', value: 'нет', unit: '' }],
])('an import takes %s for what the owner has defined', async (_what, stated, expected) => {
  expect(await kept(stated)).toEqual([expected]);
});

it('a label of a supplier is mapped to it, with its unit', async () => {
  await remember({ 'Вылет, мм': { as: 'own:Ход ящика', unit: '' } });
  expect(await kept(param('Вылет, мм', '380'))).toEqual([travel('38')]);
});

it('a rule for the label itself comes first', async () => {
  await remember({ 'Ход ящика': { as: 'drop', unit: '' } });
  expect(await kept(param('Ход ящика', '45'))).toBeNull();
});

it('feeds of the shop state its unit from the moment it is defined', async () => {
  await define();
  await kept(param('Ход ящика', '45'));
  const feed = async () => (await shop.app.inject('/feeds/yandex.xml')).body;
  expect(await feed()).toContain('<param name="Ход ящика">45</param>');
  await define(depth);
  expect(await feed()).toContain('<param name="Ход ящика" unit="см">45</param>');
});
