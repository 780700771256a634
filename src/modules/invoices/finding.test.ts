import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import type { OrderInvoices } from '#contracts/admin/payments/invoices.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { makeInvoice, openAccount, romashka, sellTo } from '#tests/support/company-orders.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { Member } from '#tests/support/staff.ts';

const now = new Date('2026-04-28T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let order: string;
let invoice: number;
let manager: Member;

it.beforeAll(async () => {
  const [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  manager = await office.complete('manager');
  await openAccount(shop.db);
  order = (await placeOrder(guestFrom(shop), [cartLine(sofa)])).number;
  await placeOrder(guestFrom(shop), [cartLine(sofa)]);
  await sellTo(manager, order, { ...romashka, name: 'ООО «Ёлочка-Мебель»' });
  await makeInvoice(manager, order, 100);
  const { invoices } = (await makeInvoice(manager, order)).json() as OrderInvoices;
  invoice = invoices[0]?.number ?? 0;
});

const find = async (text: string, by: Member = manager): Promise<string[]> => {
  const query = new URLSearchParams({ text });
  const { orders } = (await by.call('GET', `/api/admin/orders/?${query}`)).json();
  return orders.map(({ number }: { number: string }) => number);
};

it('an order is found by its invoices and the company that buys it', async () => {
  const texts = [
    'счёт 2',
    'Счет № 2',
    '№2',
    // Replaced by the second one.
    'счёт 1',
    'елочка',
    'ООО ёлоч',
    'мебель',
    'tkjxrf',
    romashka.inn,
    `ИНН ${romashka.inn}`,
  ];
  expect(invoice).toBe(2);
  for (const text of texts) expect([text, await find(text)]).toEqual([text, [order]]);
  expect(await find('счёт 3')).toEqual([]);
  expect(await find('770708389')).toEqual([]);
  const keeper = await office.joined('warehouse');
  expect([await find('елочка', keeper), await find('счёт 2', keeper)]).toEqual([[], []]);
});

it('the exported orders name the invoices that count', async () => {
  const owner = await office.complete('owner');
  const { body } = await owner.call('GET', '/api/admin/orders/export/?format=csv');
  const rows: Record<string, string>[] = parse(body, { delimiter: ';', bom: true, columns: true });
  expect(rows.find(({ Номер: number }) => number === order)?.Счета).toMatch(
    /^№.2 от.28 апреля 2026[^;]*, 54.990.₽$/,
  );
});

it('the history of an order tells that an invoice was made and sent', async () => {
  await manager.call('POST', `/api/admin/invoices/${invoice}/letter/`, { email: 'buh@example.ru' });
  const { events } = (await manager.call('GET', `/api/admin/orders/${order}/`)).json();
  const told = events.flatMap(({ work, by }: { work: { kind: string } | null; by: string }) =>
    work?.kind === 'invoice' ? [{ ...work, by }] : [],
  );
  expect(told).toEqual(
    [
      { of: 'made', invoice: 1 },
      { of: 'made', invoice: 2 },
      { of: 'sent', invoice: 2 },
    ].map((one) => ({ kind: 'invoice', ...one, by: expect.any(String) })),
  );
});
