import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkShopCommand } from '../../src/commands/check-shop-command.ts';
import { documentKinds } from '../../src/contracts/legal-documents.ts';
import { buildTestApp, createTestDatabase, type TestApp } from '../support/build-test-app.ts';
import { executeInProcess } from '../support/execute-command.ts';
import { addDocument } from '../support/legal-documents.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';

let shop: TestApp;
let smtp: TestSmtp;

beforeAll(async () => {
  shop = await buildTestApp();
  smtp = await startSmtp();
});
afterAll(async () => {
  await shop.close();
  await smtp.close();
});

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
  ]) {
    expect(said).toContain(gap);
  }
  expect(said).toMatch(/Страницы — от магазина-образца: Заказы и возврат, Доставка/);
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
  const { code, said } = await check();
  expect(said).toMatch(/^Открываться можно\. Что ещё стоит сделать:\n/);
  expect(said).toContain('не показаны: Бани.');
  expect(code).toBe(0);
});
