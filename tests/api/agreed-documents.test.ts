import { sql } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { ordersCommand } from '../../src/commands/orders.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { CUSTOMER_PASSWORD, callAsGuest } from '../support/customer.ts';
import { createEmptyShop } from '../support/empty-shop.ts';
import { executeInProcess } from '../support/execute-command.ts';
import { addDocument } from '../support/legal-documents.ts';
import { cartLine, newCustomerForm } from '../support/order-form.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let variant: SomeVariant;

beforeAll(async () => {
  [variant] = (await pickVariants(shop.db, [100_000])) as [SomeVariant];
});

async function sendOrder(documents?: object) {
  const cart = await callAsGuest(shop, 'POST', '/api/orders/cart/', {
    cart_items: [cartLine(variant)],
  });
  const form = { ...newCustomerForm(cart.json().cart_uuid), documents };
  return { form, answer: await callAsGuest(shop, 'POST', '/api/orders/order-create/', form) };
}
const register = (email: string, documents?: object) =>
  callAsGuest(shop, 'POST', '/dj-rest-auth/registration/', {
    email,
    password1: CUSTOMER_PASSWORD,
    password2: CUSTOMER_PASSWORD,
    documents,
  });
const requestCall = (documents?: object) =>
  callAsGuest(shop, 'POST', '/callback/request/', { phone: '1', documents });
const lastOf = async (table: string) =>
  (await shop.db.execute(sql.raw(`SELECT * FROM ${table} ORDER BY created_at DESC LIMIT 1`)))
    .rows[0];

it('an order, a request for a call and a registration keep the versions that are in force', async () => {
  const { answer } = await sendOrder({ policy: 1, consent: 1, offer: 1 });
  expect(answer.statusCode).toBe(201);
  const versions = { policy_version: '', policy_document: 1, consent_document: 1 };
  expect(await lastOf('orders')).toMatchObject({ ...versions, offer_document: 1 });
  expect((await requestCall()).statusCode).toBe(201);
  expect(await lastOf('callback_requests')).toMatchObject(versions);
  expect((await register('vera@example.ru', { policy: 1, consent: 1 })).statusCode).toBe(201);
  expect(await lastOf('customers')).toMatchObject(versions);

  const { said } = await executeInProcess(ordersCommand, [answer.json().number], {
    DATABASE_URL: shop.databaseUrl,
  });
  expect(said.join('\n')).toContain('Версии документов: политика 1, согласие 1, оферта 1');
});

it('a form that named another version is refused with those in force, and keeps these when it is sent again', async () => {
  const { form, answer: made } = await sendOrder({ policy: 1, consent: 1, offer: 1 });
  await addDocument(shop.db, 'policy');
  const inForce = [
    { slug: 'policy', title: 'Новый документ policy', version: 2 },
    expect.objectContaining({ slug: 'consent', version: 1 }),
    expect.objectContaining({ slug: 'offer', version: 1 }),
  ];
  const shown = { policy: 1, consent: 1, offer: 1 };
  const before = await lastOf('orders');
  const { answer } = await sendOrder(shown);
  for (const refused of [answer, await requestCall(shown), await register('a@example.ru', shown)]) {
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'documents_changed',
      detail: expect.stringMatching(/Прочитайте их и отправьте форму ещё раз/),
      documents: inForce,
    });
  }
  expect(await lastOf('orders')).toEqual(before);

  const again = await sendOrder({ ...shown, policy: 2 });
  expect(again.answer.statusCode).toBe(201);
  expect(await lastOf('orders')).toMatchObject({ policy_document: 2, consent_document: 1 });
  // A retry of a placed order is that order, whatever has changed since.
  const retry = await callAsGuest(shop, 'POST', '/api/orders/order-create/', form);
  expect([retry.statusCode, retry.json().number]).toEqual([200, made.json().number]);
});

it('an offer that changed matters to an order alone', async () => {
  await addDocument(shop.db, 'offer');
  const shown = { policy: 2, consent: 1, offer: 1 };
  expect((await requestCall(shown)).statusCode).toBe(201);
  expect((await sendOrder(shown)).answer.statusCode).toBe(409);
});

it.each([[{ policy: 0 }], [{ policy: '1' }], [{ polis: 1 }], [{ policy: 1.5 }]])(
  'documents %j are refused',
  async (documents) => {
    const answer = await requestCall(documents);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
  },
);

it('a shop without documents asks for no tick and keeps no version', async () => {
  const empty = await buildTestApp({ databaseUrl: await createEmptyShop() });
  await empty.db.execute(sql`UPDATE site_settings SET consent = 'checkbox'`);
  const answer = await callAsGuest(empty, 'POST', '/callback/request/', { phone: '1' });
  expect(answer.statusCode).toBe(201);
  const { rows } = await empty.db.execute(
    sql`SELECT policy_document, consent_document FROM callback_requests`,
  );
  expect(rows).toEqual([{ policy_document: null, consent_document: null }]);
  for (const path of ['/policy.pdf', '/consent.pdf', '/offer.pdf']) {
    const missing = await empty.app.inject(path);
    expect([missing.statusCode, missing.json().detail]).toEqual([
      404,
      'Такого документа в магазине пока нет.',
    ]);
  }
  await empty.close();
});
