import { describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { makeInvoice, openAccount, romashka, sellTo } from '#tests/support/company-orders.ts';
import { signIn } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { callOf, orderWithLink } from '#tests/support/order-links.ts';
import { noteMoney } from '#tests/support/order-money.ts';
import { placeOrder } from '#tests/support/place-order.ts';
import type { Member } from '#tests/support/staff.ts';

/** A Tuesday; the Friday after it is a day off. */
const TUESDAY = new Date('2026-04-28T09:00:00Z');
let now = TUESDAY;
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let manager: Member;
it.beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  manager = await office.complete('manager');
  await openAccount(shop.db);
});
it.beforeEach(() => {
  now = TUESDAY;
});

const invoiceOf = async (number: string): Promise<number> =>
  (await makeInvoice(manager, number)).json().invoices[0].number;
const read = (url: string) => shop.app.inject(url);
const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-';

describe('the invoice of an order', () => {
  it('is read and opened by the link of the order, the latest alone', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    expect((await read(callOf(url, 'invoices/'))).json()).toEqual({ invoices: [] });
    await sellTo(manager, number);
    const replaced = await invoiceOf(number);
    const made = await invoiceOf(number);
    expect((await read(callOf(url, 'invoices/'))).json()).toEqual({
      invoices: [
        {
          number: made,
          made_on: '2026-04-28',
          valid_until: '2026-05-06',
          amount: 54_990,
          state: 'open',
        },
      ],
    });
    const paper = await read(callOf(url, `invoices/${made}/pdf/`));
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect([isPdf(paper.rawPayload), paper.headers['cache-control']]).toEqual([
      true,
      'private, no-store',
    ]);
    expect((await read(callOf(url, `invoices/${replaced}/pdf/`))).statusCode).toBe(404);
    now = new Date('2026-05-07T09:00:00Z');
    expect((await read(callOf(url, 'invoices/'))).json().invoices).toMatchObject([
      { state: 'over' },
    ]);
  });

  it('is none to be paid where the order is another one since', async () => {
    const { number, url } = await orderWithLink(shop, [sofa]);
    await sellTo(manager, number);
    await invoiceOf(number);
    const { version } = (await manager.call('GET', `/api/admin/orders/${number}/`)).json();
    const charge = { version, amount: 900, reason: '', agreed: 'по телефону', letter: false };
    await manager.call('PUT', `/api/admin/orders/${number}/charges/lift/`, charge);
    const shown = async () => (await read(callOf(url, 'invoices/'))).json().invoices;
    expect(await shown()).toMatchObject([{ amount: 54_990, state: 'old' }]);
    await noteMoney(manager, number);
    expect(await shown()).toEqual([]);
  });

  it('is not read by the link of another order, nor by a link that is none', async () => {
    const { number } = await orderWithLink(shop, [sofa]);
    await sellTo(manager, number);
    const made = await invoiceOf(number);
    const { url } = await orderWithLink(shop, [sofa]);
    expect((await read(callOf(url, `invoices/${made}/pdf/`))).json().code).toBe('not_found');
    const none = `/orders/t/${'x'.repeat(43)}`;
    const answers = [callOf(none, 'invoices/'), callOf(none, `invoices/${made}/pdf/`)].map(read);
    for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(404);
  });

  it('of an entrepreneur, who is a person, is read in the account alone', async () => {
    const anna = await signIn(shop, 'invoice-anna@example.ru', { isNew: true });
    const placed = await placeOrder((url, body) => anna.call('POST', url, body), [cartLine(sofa)]);
    const { number, orderId, order_url: url } = placed;
    const entrepreneur = { ...romashka, inn: '500100732259', kpp: '', name: 'ИП Пробный' };
    await sellTo(manager, number, entrepreneur);
    const made = await invoiceOf(number);
    expect((await read(callOf(url, 'invoices/'))).json()).toEqual({ invoices: [] });
    expect((await read(callOf(url, `invoices/${made}/pdf/`))).statusCode).toBe(404);
    const own = `/api/orders/history/${orderId}/invoices/`;
    expect((await anna.call('GET', own)).json().invoices).toMatchObject([{ number: made }]);
    const { pdf } = (await anna.call('GET', `${own}${made}/`)).json();
    expect(isPdf(Buffer.from(pdf, 'base64'))).toBe(true);
    const other = await signIn(shop, 'invoice-boris@example.ru', { isNew: true });
    for (const path of [own, `${own}${made}/`]) {
      expect((await other.call('GET', path)).statusCode).toBe(404);
      expect((await read(path)).statusCode).toBe(401);
    }
  });
});
