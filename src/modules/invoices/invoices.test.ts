import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { describe, expect, vi } from 'vitest';
import type { OrderInvoices } from '#contracts/admin/payments/invoices.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import {
  bankOfShop,
  makeInvoice,
  openAccount,
  romashka,
  sellTo,
} from '#tests/support/company-orders.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { moneyOfOrder, noteMoney, takeMoneyBack } from '#tests/support/order-money.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { Member } from '#tests/support/staff.ts';
import { bankQr } from './bank-qr.ts';
import { type InvoiceBody, vatOf } from './invoice-body.ts';

const WITHIN = { timeout: 20_000, interval: 50 };
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

const place = async (): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)])).number;
const ofCompany = async (): Promise<string> => {
  const number = await place();
  await sellTo(manager, number);
  return number;
};
const listOf = async (number: string): Promise<OrderInvoices> =>
  (await manager.call('GET', `/api/admin/orders/${number}/invoices/`)).json();
const invoiceOf = async (number: string, amount: number | null = null) => {
  const answer = await makeInvoice(manager, number, amount);
  const [invoice] = (answer.json() as OrderInvoices).invoices;
  if (!invoice) throw new Error(answer.body);
  return invoice;
};
const paperOf = async (invoice: number): Promise<Buffer> =>
  (await manager.call('GET', `/api/admin/invoices/${invoice}/pdf/`)).rawPayload;
const textOf = async (pdf: Buffer): Promise<string> =>
  (await extractText(new Uint8Array(pdf), { mergePages: true })).text.replace(/\s+/g, ' ');
const bodyOf = async (invoice: number): Promise<InvoiceBody> => {
  const { rows } = await shop.db.execute<{ body: InvoiceBody }>(
    sql`SELECT body FROM invoices WHERE number = ${invoice}`,
  );
  if (!rows[0]) throw new Error(`no invoice ${invoice}`);
  return rows[0].body;
};
const pay = async (number: string, invoice: number, body: object) => {
  const { version } = await listOf(number);
  return manager.call('POST', `/api/admin/orders/${number}/invoices/${invoice}/paid/`, {
    version,
    document: '77',
    ...body,
  });
};

describe('an invoice', () => {
  it('is made for a company alone, over at most what is left', async () => {
    const number = await place();
    expect((await listOf(number)).gaps).toEqual(['company']);
    const none = await makeInvoice(manager, number);
    expect([none.statusCode, none.json().non_field_errors]).toEqual([
      400,
      [expect.stringContaining('укажите компанию')],
    ]);
    await sellTo(manager, number);
    const beyond = await makeInvoice(manager, number, 54_990.01);
    expect(beyond.json().amount).toEqual([expect.stringContaining('не\u00a0больше')]);
    const made = await makeInvoice(manager, number);
    expect([made.statusCode, made.json()]).toMatchObject([
      200,
      {
        gaps: [],
        left: 54_990,
        invoices: [
          { state: 'open', amount: 54_990, made_on: '2026-04-28', valid_until: '2026-05-06' },
        ],
      },
    ]);
  });

  it('holds the goods until it is paid where this is wished, or says which are gone', async () => {
    const number = await ofCompany();
    const makeHeld = async () => {
      const { version } = await listOf(number);
      const body = { version, amount: null, hold: true };
      return manager.call('POST', `/api/admin/orders/${number}/invoices/`, body);
    };
    expect((await makeInvoice(manager, number)).json()).toMatchObject({ keeps_goods: false });
    expect((await makeHeld()).json()).toMatchObject({ keeps_goods: true });
    const paying = await manager.call('GET', `/api/admin/orders/${number}/paying/`);
    expect(paying.json()).toMatchObject({ keeps: true, held_until: null });
    const of = sql`number = ${number}`;
    await shop.db.execute(
      sql`UPDATE orders SET keeps_goods = false, goods_freed_at = now() WHERE ${of}`,
    );
    await setVariant(shop.db, sofa.variant, { stock: 0 });
    const gone = await makeHeld();
    await setVariant(shop.db, sofa.variant, { stock: null });
    expect([gone.statusCode, gone.json()]).toMatchObject([
      409,
      { code: 'out_of_stock', lines: [{ in_stock: 0 }] },
    ]);
    expect((await listOf(number)).invoices).toHaveLength(2);
  });

  it('is not made for a seller whose ИНН is another one than that of the account', async () => {
    const number = await ofCompany();
    const tell = (details: string) =>
      shop.db.execute(sql`UPDATE site_settings SET seller_details = ${details}`);
    await tell('г. Примерск, ИНН 7707083893, ОГРН 1027700132195');
    expect((await listOf(number)).gaps).toEqual(['other inn']);
    expect((await makeInvoice(manager, number)).statusCode).toBe(400);
    await tell(`г. Примерск, ИНН: ${bankOfShop.inn}`);
    expect((await makeInvoice(manager, number)).statusCode).toBe(200);
  });

  it('tells seller, buyer, goods, sum in words and the payment that banks read', async () => {
    const number = await ofCompany();
    const { number: invoice } = await invoiceOf(number, 10_000);
    const text = await textOf(await paperOf(invoice));
    for (const part of [
      `Счёт на оплату № ${invoice} от 28 апреля 2026`,
      'ООО «Пробный магазин»',
      `ИНН ${bankOfShop.inn}, КПП ${bankOfShop.kpp}`,
      bankOfShop.account,
      bankOfShop.bic,
      'ООО «Ромашка», ИНН 7707083893, КПП 773601001',
      `Заказ ${number}`,
      'Десять тысяч рублей 00 копеек',
      'Без НДС',
      '1 шт. 54 990,00',
      'часть заказа',
      '6 мая 2026',
    ]) {
      expect(text).toContain(part);
    }
    expect(bankQr(await bodyOf(invoice))).toBe(
      [
        'ST00012',
        'Name=ООО «Пробный магазин»',
        `PersonalAcc=${bankOfShop.account}`,
        `BankName=${bankOfShop.bank}`,
        `BIC=${bankOfShop.bic}`,
        `CorrespAcc=${bankOfShop.correspondent}`,
        'Sum=1000000',
        `Purpose=Оплата по счету № ${invoice} от 28.04.2026, заказ ${number}, без НДС`,
        `PayeeINN=${bankOfShop.inn}`,
        `KPP=${bankOfShop.kpp}`,
      ].join('|'),
    );
  });

  it('has the taxes of its day', async () => {
    await shop.db.execute(sql`
      INSERT INTO tax_terms (valid_from, tax_system, goods_rate, services_rate, closes_calculated, changed_at)
      VALUES ('2026-01-01', 'osn', '22', '22', false, now())`);
    const { number } = await invoiceOf(await ofCompany());
    await shop.db.execute(sql`DELETE FROM tax_terms`);
    const { vat, purpose } = await bodyOf(number);
    expect(vat).toEqual([{ rate: '22', kopecks: 991_623 }]);
    expect(purpose).toContain('в т.ч. НДС 22% 9916-23');
    expect(await textOf(await paperOf(number))).toContain('В том числе НДС 22% 9 916,23');
  });

  it('shares VAT by the rates of goods and services', () => {
    const parts = [
      { kopecks: 90_000, subject: 'commodity' },
      { kopecks: 10_000, subject: 'service' },
    ] as const;
    const rates = { goods: '20', services: 'none' } as const;
    expect(vatOf(parts, 50_000, rates)).toEqual([{ rate: '20', kopecks: 7500 }]);
  });

  it('takes numbers without gaps, also where many are made at once and some are refused', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, ofCompany));
    const { rows } = await shop.db.execute<{ last: number }>(sql`SELECT last FROM invoice_counter`);
    const last = rows[0]?.last ?? 0;
    const made = await Promise.all(
      orders.flatMap((number) => [
        makeInvoice(manager, number),
        makeInvoice(manager, number, 99_000_000),
      ]),
    );
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 200, 200, 200, 400, 400, 400, 400,
    ]);
    const { rows: numbers } = await shop.db.execute<{ number: number }>(
      sql`SELECT number FROM invoices WHERE number > ${last} ORDER BY number`,
    );
    expect(numbers.map(({ number }) => number)).toEqual([last + 1, last + 2, last + 3, last + 4]);
  });

  it('is replaced by the next one, and says that the order has changed', async () => {
    const number = await ofCompany();
    const first = await invoiceOf(number);
    await noteMoney(manager, number, { amount: 10_000, way: 'invoice' });
    expect((await listOf(number)).invoices).toMatchObject([{ state: 'open', is_old: true }]);
    const second = await invoiceOf(number);
    expect((await listOf(number)).invoices).toMatchObject([
      { number: second.number, state: 'open', amount: 44_990, is_old: false },
      { number: first.number, state: 'replaced', replaced_by: second.number, is_old: false },
    ]);
    await sellTo(manager, number, { ...romashka, version: 1, name: 'ООО «Лютик»' });
    expect((await listOf(number)).invoices[0]).toMatchObject({ is_old: true });
  });
});

describe('the letter with an invoice', () => {
  it('has the paper, which stays as it was sent', async () => {
    const number = await ofCompany();
    const { number: invoice } = await invoiceOf(number);
    const url = `/api/admin/invoices/${invoice}/letter/`;
    const wrong = await manager.call('POST', url, { email: 'нет' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { email: [expect.any(String)] }]);
    const sent = await manager.call('POST', url, { email: 'buh@example.ru' });
    expect(sent.json().invoices[0].sent).toEqual({
      at: TUESDAY.toISOString(),
      to: 'buh@example.ru',
    });
    const letter = () =>
      shop.letters.find(({ subject }) => subject.includes(`Счёт №\u00a0${invoice},`));
    await vi.waitFor(() => expect(letter()).toBeDefined(), WITHIN);
    const { to, papers = [] } = letter() ?? {};
    expect([to, papers.map(({ name }) => name)]).toEqual([
      'buh@example.ru',
      [`Счёт-${invoice}.pdf`],
    ]);
    await shop.db.execute(sql`UPDATE site_settings SET seller_name = 'ООО «Другой»'`);
    await makeInvoice(manager, number);
    const later = await paperOf(invoice);
    await shop.db.execute(sql`UPDATE site_settings SET seller_name = 'ООО «Пробный магазин»'`);
    expect(later.equals(papers[0]?.pdf ?? Buffer.alloc(0))).toBe(true);
    const again = await manager.call('POST', url, { email: 'buh@example.ru' });
    expect(again.json().non_field_errors).toEqual([expect.stringContaining('заменён')]);
  });
});

describe('an invoice that is paid by the bank', () => {
  it('is noted with the number of the paper, and taken back with its payment', async () => {
    const number = await ofCompany();
    const { number: invoice } = await invoiceOf(number);
    const half = await pay(number, invoice, { amount: 20_000 });
    expect(half.json()).toMatchObject({
      left: 34_990,
      invoices: [{ state: 'part', paid: 20_000, is_old: false }],
    });
    now = new Date(TUESDAY.getTime() + 1000);
    const rest = await pay(number, invoice, { amount: 34_990, document: '78' });
    expect(rest.json().invoices).toMatchObject([{ state: 'paid', paid: 54_990 }]);
    const { payments } = await moneyOfOrder(manager, number);
    expect(payments).toMatchObject([
      { way: 'invoice', document: '77', amount: 20_000 },
      { way: 'invoice', document: '78', amount: 34_990 },
    ]);
    await takeMoneyBack(manager, number, { id: payments[1].id });
    expect((await listOf(number)).invoices).toMatchObject([{ state: 'part', paid: 20_000 }]);
    const other = await ofCompany();
    expect((await pay(other, invoice, { amount: 1 })).statusCode).toBe(404);
  });

  it('waits on «Сегодня» from the day before its last until it is paid', async () => {
    const dueOn = async (day: string): Promise<string[]> => {
      now = new Date(`${day}T09:00:00Z`);
      const member = await office.complete('manager');
      const { orders } = (await member.call('GET', '/api/admin/orders/?due=invoice')).json();
      const { queues } = (await member.call('GET', '/api/admin/today/')).json();
      const queue = queues.find(({ name }: { name: string }) => name === 'invoices_ending');
      expect(queue.count).toBe(orders.length);
      return orders.map(({ number }: { number: string }) => number);
    };
    const number = await ofCompany();
    const { number: invoice } = await invoiceOf(number);
    expect(await dueOn('2026-05-04')).not.toContain(number);
    expect(await dueOn('2026-05-05')).toContain(number);
    expect(await dueOn('2026-05-20')).toContain(number);
    manager = await office.complete('manager');
    expect((await listOf(number)).invoices).toMatchObject([{ state: 'over' }]);
    await pay(number, invoice, { amount: 54_990 });
    expect(await dueOn('2026-05-20')).not.toContain(number);
    now = TUESDAY;
    manager = await office.complete('manager');
  });
});

it('keeps invoices from those who may not see money', async () => {
  const number = await ofCompany();
  const { number: invoice } = await invoiceOf(number);
  const keeper = await office.joined('warehouse');
  expect((await keeper.call('GET', `/api/admin/orders/${number}/invoices/`)).statusCode).toBe(403);
  expect((await keeper.call('GET', `/api/admin/invoices/${invoice}/pdf/`)).statusCode).toBe(403);
});

describe('the account of the shop', () => {
  it.each([
    [{ inn: '7736207544' }, 'inn'],
    [{ kpp: '12' }, 'kpp'],
    [{ bic: '44525225' }, 'bic'],
    [{ account: '40702810300000000001' }, 'account'],
    [{ bic: '044525974' }, 'account'],
    [{ correspondent: '30101810400000000226' }, 'correspondent'],
  ])('%j is refused at its field', async (wrong, field) => {
    const owner = await office.complete('owner');
    const body = { ...bankOfShop, ...wrong };
    const answer = await owner.call('PUT', '/api/admin/payments/bank/', body);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
      400,
      expect.arrayContaining([field]),
    ]);
  });

  it('is stored with spaces left out', async () => {
    const owner = await office.complete('owner');
    const account = bankOfShop.account.replace(/(\d{5})/g, '$1 ');
    await shop.db.execute(sql`DELETE FROM bank_details`);
    const answer = await owner.call('PUT', '/api/admin/payments/bank/', { ...bankOfShop, account });
    expect(answer.json()).toEqual({ details: bankOfShop, seller: 'ООО «Пробный магазин»' });
    const journal = await owner.call('GET', '/api/admin/audit/?action=bank_details.change');
    expect(journal.json().entries[0].changes.inn).toEqual({ from: null, to: bankOfShop.inn });
  });
});
