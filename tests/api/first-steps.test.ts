import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import {
  type FirstStep,
  firstSteps,
  type StateOfSteps,
} from '#contracts/admin/work/first-steps.ts';
import type { GapName, OfficeGap } from '#contracts/admin/work/readiness.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { connectDatabase } from '../../src/platform/database/database.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { buildTestApp, createTestDatabase } from '../support/build-test-app.ts';
import { pickVariants } from '../support/catalogue.ts';
import { throwError } from '../support/database-url.ts';
import { saveTerms, someTerms } from '../support/delivery-terms.ts';
import { createEmptyShop } from '../support/empty-shop.ts';
import { addDocument } from '../support/legal-documents.ts';
import { migrateTo, readJournal } from '../support/old-schema.ts';
import { cartLine } from '../support/order-form.ts';
import { guestFrom, placeOrder } from '../support/place-order.ts';
import { type MemberWithApp, staffOf } from '../support/staff.ts';

const PATH = '/api/admin/first-steps/';
const it = withShop(async () => ({
  databaseUrl: await createEmptyShop(),
  env: { RATE_LOGIN: '200/15m' },
}));
const { shop, office } = fixturesOf(it);
let owner: MemberWithApp;

beforeAll(async () => {
  owner = await office.complete('owner');
});

const state = async (): Promise<StateOfSteps> => (await owner.call('GET', PATH)).json();
const stateOf = async (step: FirstStep) =>
  (await state()).steps.find(({ name }) => name === step)?.state;
const leave = async (step: string, left = true) => {
  const answer = await owner.call('PUT', `${PATH}${step}/`, { left });
  expect(answer.statusCode).toBe(200);
  return answer.json() as StateOfSteps;
};
const saveShop = async (change: object) => {
  const { version } = (await owner.call('GET', '/api/admin/shop/')).json();
  const answer = await owner.call('PUT', '/api/admin/shop/', { version, change });
  expect(answer.statusCode).toBe(200);
};
const contacts = { phone: '+7 (000) 111-11-11', email: 'svet@shop.example' };

describe('the first steps of a shop without goods', () => {
  it('are all to do', async () => {
    expect(await state()).toEqual({
      steps: firstSteps.map((name) => ({ name, state: 'todo' })),
      has_hidden_goods: false,
      delivery_page: null,
    });
  });

  it('name and look are done by what the shop has', async () => {
    await saveShop({ name: 'Светлица' });
    expect(await stateOf('identity')).toBe('todo');
    await saveShop({ contacts });
    expect(await stateOf('identity')).toBe('done');
    await saveShop({ contacts: { ...contacts, email: '' } });
    expect(await stateOf('identity')).toBe('todo');
    await saveShop({ contacts });
    await saveShop({ palette: { main: '#224433' } });
    expect(await stateOf('look')).toBe('done');
    await saveShop({ palette: null });
    expect(await stateOf('look')).toBe('todo');
  });

  it('goods are done when one is on sale', async () => {
    const made = await owner.call('POST', '/api/admin/categories/', {
      name: 'Столы',
      parent: null,
    });
    expect(await state()).toMatchObject({ has_hidden_goods: false });
    await owner.call('POST', '/api/admin/products/', {
      name: 'Стол «Заря»',
      category: made.json().slug,
      article: 'Z-1',
      price: 5000,
    });
    expect(await state()).toMatchObject({ has_hidden_goods: true });
    expect(await stateOf('goods')).toBe('todo');
    await shop.db.execute(sql`UPDATE products SET hidden = false, withdrawn = false`);
    expect(await state()).toMatchObject({ has_hidden_goods: false });
    expect(await stateOf('goods')).toBe('done');
  });

  it('delivery is done by a page about it that says something', async () => {
    const page = { title: 'Доставка', description: '', lead: '', menu: true, slug: 'privezem' };
    const added = await owner.call('POST', '/api/admin/pages/', { ...page, text: '' });
    expect(added.statusCode).toBe(201);
    expect(await state()).toMatchObject({ delivery_page: 'privezem' });
    expect(await stateOf('delivery')).toBe('todo');
    await owner.call('PUT', '/api/admin/pages/privezem/', {
      ...page,
      text: 'Привезём за день.',
      version: added.json().version,
    });
    expect(await stateOf('delivery')).toBe('done');
  });

  it('zones are done when there is one', async () => {
    expect(await stateOf('zones')).toBe('todo');
    await saveTerms(owner, someTerms);
    expect(await stateOf('zones')).toBe('done');
    await saveTerms(owner, { zones: [] });
    expect(await stateOf('zones')).toBe('todo');
  });

  it('can be put aside and taken up again, and the log says who did', async () => {
    expect((await leave('look')).steps).toContainEqual({ name: 'look', state: 'left' });
    expect((await leave('order')).steps).toContainEqual({ name: 'order', state: 'left' });
    expect((await leave('order', false)).steps).toContainEqual({ name: 'order', state: 'todo' });
    await leave('order', false);
    const { entries } = (
      await owner.call('GET', '/api/admin/audit/?entity=first_steps&limit=10')
    ).json();
    expect(
      entries.map(({ action, entity_id: step }: Record<string, string>) => [action, step]),
    ).toEqual([
      ['first_steps.take_up', 'order'],
      ['first_steps.leave', 'order'],
      ['first_steps.leave', 'look'],
    ]);
    expect(entries[0]).toMatchObject({ actor: 'staff', actor_name: String(owner.id) });
    expect((await owner.call('PUT', `${PATH}paint/`, { left: true })).statusCode).toBe(404);
  });

  it('a step that was put aside and is done is done', async () => {
    await saveShop({ palette: { main: '#224433' } });
    expect(await stateOf('look')).toBe('done');
    await saveShop({ palette: null });
    expect(await stateOf('look')).toBe('left');
  });

  it('end with an order', async () => {
    await addDocument(shop.db, 'policy');
    const [table] = await pickVariants(shop.db, [500_000]);
    if (!table) throw new Error('The shop has no goods');
    const { status } = await placeOrder(guestFrom(shop), [cartLine(table)]);
    expect(status).toBe(201);
    expect(await stateOf('order')).toBe('done');
    await shop.db.execute(sql`UPDATE orders SET demo = true`);
    expect(await stateOf('order')).toBe('todo');
  });
});

describe('what the shop lacks before it opens', () => {
  const gaps = async () =>
    (await owner.call('GET', '/api/admin/readiness/')).json() as Record<
      'essential' | 'advice',
      OfficeGap[]
    >;
  const namesOf = (list: readonly OfficeGap[]): GapName[] => list.map(({ name }) => name);

  it('is said in the words of the office, until it is there', async () => {
    await saveShop({ contacts: { phone: '', email: 'svet@shop.example' } });
    const { essential, advice } = await gaps();
    expect(namesOf(essential)).toEqual(['noPublicUrl', 'noSmtp', 'noPhone', 'noSeller']);
    expect(namesOf(advice)).toEqual(
      expect.arrayContaining(['noMailFrom', 'noDocument', 'noLogo', 'withoutPicture']),
    );
    const told = [...essential, ...advice].map(({ text }) => text).join('\n');
    expect(told).toMatch(/Не.задан адрес магазина/);
    expect(told).toMatch(/Без фотографии 1.товар: Стол «Заря»\./);
    expect(told).not.toMatch(/shop\.yaml|npm |папк|\.env|[A-Z]+_URL|outbox/);
    await saveShop({ contacts });
    expect(namesOf((await gaps()).essential)).toEqual(['noPublicUrl', 'noSmtp', 'noSeller']);
  });
});

it('the demo is a finished shop, its office at another address: all is done but zones and an order of its own', async () => {
  const hosts = { PUBLIC_URL: 'https://shop.example', ADMIN_URL: 'http://localhost:3000' };
  const demo = await buildTestApp({ env: { RATE_LOGIN: '200/15m', ...hosts } });
  const { complete } = staffOf(
    () => demo,
    () => new Date(),
  );
  const { call } = await complete('owner');
  const { steps } = (await call('GET', PATH)).json() as StateOfSteps;
  const session = (await call('GET', '/api/admin/session/')).json();
  expect(session.shop_origin).toBe('https://shop.example');
  expect(steps).toEqual([
    { name: 'identity', state: 'done' },
    { name: 'look', state: 'done' },
    { name: 'goods', state: 'done' },
    { name: 'delivery', state: 'done' },
    { name: 'zones', state: 'left' },
    { name: 'order', state: 'left' },
  ]);
  await demo.close();
});

it.each([
  ['that has goods has its steps put aside', true, firstSteps.length],
  ['without goods is led through them', false, 0],
])('an earlier shop %s', async (_, hasGoods, left) => {
  const { pool, close } = connectDatabase(await createTestDatabase('template0'), 1, throwError);
  const own = readJournal().entries.find(({ tag }) => tag.endsWith('_first_steps'));
  await migrateTo(pool, (own?.idx ?? 0) - 1);
  if (hasGoods) {
    await pool.query(
      `INSERT INTO categories (id, slug, name, position) VALUES (1, 'stoly', 'Столы', 0)`,
    );
    await pool.query(
      `INSERT INTO products (slug, name, description, category_id, created_at) VALUES ('zarya', 'Заря', '', 1, now())`,
    );
  }
  await migrateDatabase(pool);
  const { rowCount } = await pool.query('SELECT FROM left_steps');
  await close();
  expect(rowCount).toBe(left);
});
