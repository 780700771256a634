import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { checkShopCommand } from '../../src/commands/check-shop.ts';
import { documentKinds } from '../../src/contracts/legal-documents.ts';
import { fillDemoOffice } from '../../src/office/demo/fill.ts';
import { createTestDatabase } from '../support/build-test-app.ts';
import { executeInProcess } from '../support/execute-command.ts';
import { addDocument } from '../support/legal-documents.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let smtp: TestSmtp;

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());

const check = async (env: Record<string, string> = {}) => {
  const ready = { PUBLIC_URL: 'https://shop.example', SMTP_URL: smtp.url };
  const { code, said } = await executeInProcess(checkShopCommand, [], {
    DATABASE_URL: shop.databaseUrl,
    ...ready,
    ...env,
  });
  return { code, said: said.join('\n') };
};

it('a shop that is filled with the demo is not ready, and is told what is not its own', async () => {
  const { code, said } = await check({ PUBLIC_URL: '', SMTP_URL: '' });
  expect(code).toBe(1);
  expect(said).toMatch(/^Открываться рано\. Обязательно:\n/);
  for (const gap of [
    'PUBLIC_URL',
    'SMTP_URL',
    'Название — от магазина-образца',
    'реквизиты — от',
    'Документы — от магазина-образца: Политика, Согласие, Оферта.',
    'Тексты о магазине — от магазина-образца: tagline, description, about, welcome.',
    'В продаже товары магазина-образца, которых у вас нет: 245 (',
  ]) {
    expect(said).toContain(gap);
  }
  const advice = said.slice(said.indexOf('Желательно:'));
  expect(advice).toMatch(/Страницы — от магазина-образца: Заказы и возврат, Доставка/);
  expect(advice).toContain('Логотип — от магазина-образца');
  expect(advice).toContain('Слайды — от магазина-образца: Диван для\u00a0всей семьи');
  expect(advice).toContain('Не задан MAIL_FROM: письма уходят от shop@localhost');
  expect(advice).not.toContain('Ссылки ведут');
});

it('an empty shop is told what to begin with', async () => {
  const { code, said } = await check({ DATABASE_URL: await createTestDatabase('template0') });
  expect(code).toBe(1);
  for (const gap of [
    'Нет названия',
    'Нет телефона',
    'Нет почты',
    'Нет продавца',
    'Нет политики',
    'Нет товаров',
  ]) {
    expect(said).toContain(gap);
  }
});

it('a mail server that refuses is named with its reason', async () => {
  const { code, said } = await check({ SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(code).toBe(1);
  expect(said).toMatch(/Почтовый сервер не принимает нас \(.*ECONNREFUSED/);
});

it('a shop of its own may open; what would be better is advice', async () => {
  await shop.db.execute(sql`
    UPDATE site_settings SET identity = '{"name": "Мебельный двор"}', phone = '+7 (000) 111-11-11',
      email = 'dvor@shop.example', telegram = '', seller_name = 'ИП Примеров', seller_details = 'ИНН 1',
      slides = '[{"title": "Бани", "text": "", "link": "/products/?category=bani", "photo": null}]'`);
  for (const kind of documentKinds) await addDocument(shop.db, kind);
  await shop.db.execute(sql`UPDATE products SET name = name || ' «Двор»' WHERE id > 1`);
  const { code: codeWithOne, said: saidWithOne } = await check();
  expect(saidWithOne).toMatch(
    /В продаже товары магазина-образца, которых у вас нет: 1 \([a-z-]+\)/,
  );
  expect(codeWithOne).toBe(1);
  await shop.db.execute(sql`UPDATE products SET name = name || ' «Двор»' WHERE id = 1`);
  const { code, said } = await check();
  expect(said).toMatch(/^Открываться можно\. Что ещё стоит сделать:\n/);
  expect(said).toContain('не показаны: Бани.');
  expect(said).toContain('Без картинки категории: divany, krovat,');
  expect(said).not.toMatch(/логотип.*образца|Слайды — от|Тексты о магазине|примеры/i);
  expect(code).toBe(0);
});

it('examples in the office are named, as long as they are there', async () => {
  await shop.orders.transaction((db) => fillDemoOffice(db, new Date('2026-11-25T09:00:00Z')));
  const { code, said } = await check();
  expect(said).toContain('В офисе лежат примеры заказов (30) и звонков (5)');
  expect(code).toBe(0);
});

it('a sender that the owner has set is not asked for', async () => {
  const { said } = await check({ MAIL_FROM: 'dvor@shop.example' });
  expect(said).not.toContain('MAIL_FROM');
});

it('links of texts that lead nowhere are named with their page; a hidden category is there for a text, not for a slide', async () => {
  await shop.db.execute(sql`UPDATE categories SET hidden = true WHERE slug = 'divany'`);
  const slides = [
    { title: 'Скрыто', link: '/products/?category=divany' },
    { title: 'Путь', link: '/dostavka' },
  ];
  await shop.db.execute(sql`
    UPDATE site_settings SET slides = ${JSON.stringify(slides.map((one) => ({ ...one, text: '', photo: null })))}`);
  const { rows } = await shop.db.execute<{ slug: string }>(
    sql`SELECT slug FROM products WHERE NOT withdrawn LIMIT 1`,
  );
  const links = [
    '/products/?category=divany',
    '/products/?category=bani',
    '/?page=contacts',
    '/?page=net',
    '/products/netu',
    `/products/${rows[0]?.slug}`,
    '/policy.pdf',
    'https://other.example/net',
  ].map((link) => ({ link, text: 'там' }));
  const [category, bani, ...others] = links;
  const body = [
    [category, bani],
    { list: [others.slice(0, 2)] },
    { terms: [{ term: 'А', text: others.slice(2, 3) }] },
    { table: [['а'], [others.slice(3)]] },
  ];
  await shop.db.execute(
    sql`UPDATE pages SET body = ${JSON.stringify(body)} WHERE slug = 'delivery'`,
  );
  const { said } = await check();
  expect(said).toContain('не показаны: Скрыто.');
  expect(said).toContain(
    'Ссылки ведут на то, чего в магазине нет: Слайд «Путь»: /dostavka; Страница «Доставка»: /products/?category=bani; Страница «Доставка»: /?page=net; Страница «Доставка»: /products/netu.',
  );
});

it('a document that waits for its day is named with the day', async () => {
  await shop.db.execute(sql`ALTER TABLE legal_documents DISABLE TRIGGER USER`);
  await shop.db.execute(sql`UPDATE legal_documents SET in_force = '2999-12-01'`);
  await shop.db.execute(sql`ALTER TABLE legal_documents ENABLE TRIGGER USER`);
  const { code, said } = await check();
  expect(code).toBe(1);
  expect(said).toContain('Политика вступит в силу 1 декабря 2999 г., до этого дня');
  expect(said).toContain('Оферта: документ записан, с 1 декабря 2999 г. он вступит в силу.');
  expect(said).not.toContain('Нет документа');
});
