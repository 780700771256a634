import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { BankPreview, BankRow, NotedDocuments } from '#contracts/admin/bank/bank-file.ts';
import type { OrderInvoices } from '#contracts/admin/payments/invoices.ts';
import { bankFileText, encoded, type FilePayment } from '#tests/support/bank-file.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
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

const AT = '/api/admin/bank-file/';
const now = new Date('2026-04-28T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let manager: Member;
/** Documents of other tests are not in the way: each has a number of its own. */
let documents = 100;

it.beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  manager = await office.complete('manager');
  await openAccount(shop.db);
});

interface Invoiced {
  readonly order: string;
  readonly invoice: number;
}

async function invoiced(
  amount: number | null = null,
  company: object = romashka,
): Promise<Invoiced> {
  const { number: order } = await placeOrder(guestFrom(shop), [cartLine(sofa)]);
  await sellTo(manager, order, company);
  const answer = (await makeInvoice(manager, order, amount)).json() as OrderInvoices;
  return { order, invoice: answer.invoices[0]?.number ?? 0 };
}

/** ИНН of companies that do not exist: each test has its own, so that it finds no invoices of others. */
const inns = ['9999000006', '9999000013', '9999000020', '9999000038', '9999000045', '9999000052'];
const companyOf = (at: number) => ({ ...romashka, inn: inns[at] ?? '' });

const send = (file: Uint8Array | string) =>
  manager.call('POST', AT, Buffer.from(file), { 'content-type': 'application/octet-stream' });
const payment = (one: Partial<FilePayment>): FilePayment => {
  documents += 1;
  return { number: String(documents), sum: '54990', purpose: 'за мебель', ...one };
};
const previewOf = async (...payments: readonly FilePayment[]): Promise<BankPreview> =>
  (await send(bankFileText(payments))).json();
const rowOf = async (one: FilePayment): Promise<BankRow> => {
  const [row] = (await previewOf(one)).rows;
  if (!row) throw new Error('the file has no payment');
  return row;
};
const chosenOf = ({ document, fits }: BankRow, invoice = fits[0]?.invoice) => {
  const fit = fits.find((one) => one.invoice === invoice);
  if (!fit) throw new Error(`no invoice ${invoice}`);
  return {
    ...document,
    invoice: fit.invoice,
    order: fit.order,
    version: fit.version,
    extra: fit.is_extra,
  };
};
const note = async (
  rows: readonly ReturnType<typeof chosenOf>[],
  by: Member = manager,
): Promise<NotedDocuments> => (await by.call('POST', `${AT}noted/`, { documents: rows })).json();
const doubtsOf = ({ kind, fits }: BankRow) => [
  kind,
  ...fits.map(({ invoice, doubts }) => [invoice, ...doubts]),
];
const stateOf = async ({ order, invoice }: Invoiced) => {
  const { invoices } = (
    await manager.call('GET', `/api/admin/orders/${order}/invoices/`)
  ).json() as OrderInvoices;
  const { state, paid } = invoices.find(({ number }) => number === invoice) ?? {};
  return [state, paid];
};

describe('a payment of the file', () => {
  it('is for the invoice of its number, its payer and its sum, whatever the encoding', async () => {
    const one = await invoiced();
    const paid = payment({ purpose: `Оплата по счету № ${one.invoice} от 28.04.2026, без НДС` });
    for (const encoding of ['windows-1251', 'ibm866'] as const) {
      const answer = await send(encoded(bankFileText([paid]), encoding));
      expect(answer.json()).toMatchObject({
        account: bankOfShop.account,
        counts: { matched: 1, doubtful: 0, noted: 0, foreign: 0 },
        rows: [{ kind: 'matched', fits: [{ ...one, doubts: [], rest: 54_990, is_extra: false }] }],
      });
    }
    const row = await rowOf(paid);
    expect(await note([chosenOf(row)])).toEqual({
      noted: [{ id: row.id, number: paid.number, ...one }],
      refused: [],
    });
    expect(await stateOf(one)).toEqual(['paid', 54_990]);
    expect((await moneyOfOrder(manager, one.order)).payments).toMatchObject([
      {
        way: 'invoice',
        document: paid.number,
        amount: 54_990,
        note: expect.stringContaining('из'),
      },
    ]);
    const card = (await manager.call('GET', `/api/admin/orders/${one.order}/`)).json();
    expect(card).toMatchObject({
      payment: 'paid',
      events: expect.arrayContaining([
        expect.objectContaining({
          work: expect.objectContaining({
            of: 'came',
            note: expect.stringContaining('файла банка'),
          }),
        }),
      ]),
    });
    const { rows } = await shop.db.execute(sql`
      SELECT action FROM audit_log WHERE entity_id = ${one.order} AND action IN ('payments.note', 'invoices.bank_file') ORDER BY id`);
    expect(rows).toEqual([{ action: 'payments.note' }, { action: 'invoices.bank_file' }]);
    expect(await rowOf(paid)).toMatchObject({ kind: 'noted', noted: one, fits: [] });
  });

  it('is doubtful of another sum, another ИНН or without the number, and says why', async () => {
    const one = await invoiced(20_000, companyOf(0));
    const own = { inn: inns[0] ?? '', sum: '20000' };
    const named = `счет ${one.invoice}`;
    const { invoice } = one;
    const judged = async (other: Partial<FilePayment>) =>
      doubtsOf(await rowOf(payment({ ...own, purpose: named, ...other })));
    expect(await judged({})).toEqual(['matched', [invoice]]);
    expect(await judged({ sum: '19999.99' })).toEqual(['doubtful', [invoice, 'less']]);
    expect(await judged({ sum: '20000.01' })).toEqual(['doubtful', [invoice, 'more']]);
    expect(await judged({ sum: '54990.01' })).toEqual(['doubtful', [invoice, 'more', 'beyond']]);
    expect(await judged({ inn: inns[1] ?? '' })).toEqual(['doubtful', [invoice, 'inn']]);
    expect(await judged({ purpose: 'за мебель' })).toEqual(['doubtful', [invoice, 'number']]);
    expect(await judged({ inn: inns[1] ?? '', purpose: 'за мебель' })).toEqual(['foreign']);
  });

  it('is doubtful where two invoices fit, and where one before it has paid the invoice', async () => {
    const [one, two] = [await invoiced(null, companyOf(1)), await invoiced(null, companyOf(1))];
    const both = payment({ inn: inns[1] ?? '', purpose: `сч. ${one.invoice}, ${two.invoice}` });
    expect(doubtsOf(await rowOf(both))).toEqual([
      'doubtful',
      [two.invoice, 'several'],
      [one.invoice, 'several'],
    ]);
    const twice = () => payment({ inn: inns[1] ?? '', purpose: `счет ${one.invoice}` });
    const { rows } = await previewOf(twice(), twice());
    expect(rows.map(doubtsOf)).toEqual([
      ['matched', [one.invoice], [two.invoice, 'number']],
      ['doubtful', [two.invoice, 'number'], [one.invoice, 'paid']],
    ]);
  });

  it('of a paid or replaced invoice and of a cancelled order is told, and taken as it came', async () => {
    const inn = inns[2] ?? '';
    const paid = await invoiced(null, companyOf(2));
    await noteMoney(manager, paid.order);
    const again = await rowOf(payment({ inn, purpose: `счет ${paid.invoice}` }));
    expect(doubtsOf(again)).toEqual(['doubtful', [paid.invoice, 'beyond']]);
    const blind = await note([{ ...chosenOf(again), extra: false }]);
    expect(blind).toMatchObject({
      noted: [],
      refused: [{ detail: expect.stringContaining('отметьте переплату') }],
    });
    expect((await note([chosenOf(again)])).noted).toHaveLength(1);
    expect(await moneyOfOrder(manager, paid.order)).toMatchObject({ overpaid: 54_990 });
    const third = await rowOf(payment({ inn, purpose: `счет ${paid.invoice}` }));
    expect(doubtsOf(third)).toEqual(['doubtful', [paid.invoice, 'paid']]);
    const unnamed = await rowOf(payment({ inn, purpose: 'за мебель' }));
    expect(doubtsOf(unnamed)).toEqual(['doubtful', [paid.invoice, 'number', 'paid']]);

    const replaced = await invoiced(null, companyOf(2));
    const later = (await makeInvoice(manager, replaced.order)).json().invoices[0].number;
    expect(doubtsOf(await rowOf(payment({ inn, purpose: `счет ${replaced.invoice}` })))).toEqual([
      'doubtful',
      [later, 'number'],
      [replaced.invoice, 'replaced'],
    ]);

    const card = (await manager.call('GET', `/api/admin/orders/${replaced.order}/`)).json();
    await manager.call('PUT', `/api/admin/orders/${replaced.order}/`, {
      version: card.version,
      status: 'cancelled',
      letter: false,
    });
    const late = await rowOf(payment({ inn, purpose: `счет ${later}` }));
    expect(doubtsOf(late)).toEqual(['doubtful', [later, 'cancelled']]);
    expect((await note([chosenOf(late)])).noted).toHaveLength(1);
    expect(await moneyOfOrder(manager, replaced.order)).toMatchObject({ overpaid: 54_990 });
  });

  it('pays an invoice in parts, both of one file', async () => {
    const one = await invoiced(null, companyOf(3));
    const part = (sum: string) =>
      payment({ inn: inns[3] ?? '', sum, purpose: `Аванс по счёту ${one.invoice}` });
    const parts = [part('20000.50'), part('34989,50')];
    const { rows } = await previewOf(...parts);
    expect(rows.map(({ kind }) => kind)).toEqual(['doubtful', 'doubtful']);
    expect((await note(rows.map((row) => chosenOf(row)))).refused).toEqual([]);
    expect(await stateOf(one)).toEqual(['paid', 54_990]);
  });

  it('that was noted by hand is not taken for another one', async () => {
    const one = await invoiced(null, companyOf(3));
    const paid = payment({ inn: inns[3] ?? '', sum: '20000', purpose: `счет ${one.invoice}` });
    const { version } = (await manager.call('GET', `/api/admin/orders/${one.order}/`)).json();
    await manager.call('POST', `/api/admin/orders/${one.order}/invoices/${one.invoice}/paid/`, {
      version,
      amount: 20_000,
      document: paid.number,
    });
    expect(doubtsOf(await rowOf(paid))).toEqual(['doubtful', [one.invoice, 'less', 'by_hand']]);
  });

  it('can be noted anew where it was taken back', async () => {
    const [wrong, right] = [await invoiced(null, companyOf(4)), await invoiced(null, companyOf(4))];
    const paid = payment({ inn: inns[4] ?? '', purpose: 'за мебель' });
    const row = await rowOf(paid);
    await note([chosenOf(row, wrong.invoice)]);
    expect(await note([chosenOf(row, right.invoice)])).toMatchObject({
      noted: [],
      refused: [
        { detail: `Этот платёж уже записан: счёт №\u00a0${wrong.invoice}, заказ ${wrong.order}` },
      ],
    });
    await takeMoneyBack(manager, wrong.order);
    expect((await note([chosenOf(await rowOf(paid), right.invoice)])).noted).toHaveLength(1);
    expect(await rowOf(paid)).toMatchObject({ kind: 'noted', noted: right });
    expect([await stateOf(wrong), await stateOf(right)]).toEqual([
      ['open', 0],
      ['paid', 54_990],
    ]);
  });

  it('to another account, or twice in the file, is only counted', async () => {
    const one = await invoiced(null, companyOf(5));
    const paid = payment({ inn: inns[5] ?? '', purpose: `счет ${one.invoice}` });
    const found = await previewOf(paid, paid, payment({ to: '40702810500000000002' }));
    expect([found.rows.length, found.outgoing, found.repeated]).toEqual([1, 1, 1]);
  });
});

it('whoever notes payments of a file, in whatever order and how often, each counts once', async () => {
  const company = { ...romashka, inn: '9999000060' };
  const invoices = [await invoiced(null, company), await invoiced(null, company)];
  const other = await office.complete('manager');
  const purpose = `сч. ${invoices.map(({ invoice }) => invoice).join(', ')}`;
  const sums = ['12345.67', '20000', '54990', '0.01'];
  const turn = fc.record({
    documents: fc.array(fc.record({ document: fc.nat(3), invoice: fc.nat(1) }), {
      minLength: 1,
      maxLength: 6,
    }),
    isOther: fc.boolean(),
    isReadAnew: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 2, maxLength: 5 }), async (turns) => {
      const payments = sums.map((sum) => payment({ inn: company.inn, sum, purpose }));
      let { rows } = await previewOf(...payments);
      const noted: string[] = [];
      for (const { documents, isOther, isReadAnew } of turns) {
        if (isReadAnew) ({ rows } = await previewOf(...payments));
        const chosen = documents.flatMap(({ document, invoice }) => {
          const row = rows.find((one) => one.document.number === payments[document]?.number);
          return row?.kind === 'noted' || !row
            ? []
            : { ...chosenOf(row, invoices[invoice]?.invoice), extra: true };
        });
        if (chosen.length === 0) continue;
        // The same at the same moment, by two members and by one who has pressed twice.
        const by = isOther ? [other, other, manager] : [manager, other];
        const answers = await Promise.all(by.map((member) => note(chosen, member)));
        noted.push(...answers.flatMap((answer) => answer.noted.map(({ id }) => id)));
      }
      expect(new Set(noted).size).toBe(noted.length);
      const { rows: counted } = await shop.db.execute<{ document: string; count: number }>(sql`
        SELECT document, count(*)::int AS count FROM payments
        WHERE document = ANY(${sql.param(payments.map(({ number }) => number))}::text[]) GROUP BY document`);
      expect(counted.map(({ count }) => count)).toEqual(noted.map(() => 1));
      const after = (await previewOf(...payments)).rows.filter(({ kind }) => kind === 'noted');
      expect(after.map(({ id }) => id).toSorted()).toEqual(noted.toSorted());
    }),
    { numRuns: 8 },
  );
  const { rows } = await shop.db.execute<{ payments: number }>(
    sql`SELECT count(*)::int AS payments FROM invoice_payments WHERE invoice = ANY(${sql.param(invoices.map(({ invoice }) => invoice))}::int[])`,
  );
  expect(rows[0]?.payments).toBeGreaterThan(0);
}, 120_000);

it('a file that cannot be read, or comes from a stranger to money, notes nothing', async () => {
  const broken = await send(bankFileText([payment({ sum: '1,2,3' })]));
  expect([broken.statusCode, broken.json().file]).toEqual([
    400,
    [expect.stringMatching(/^Строка 18.*«Сумма»/)],
  ]);
  expect((await send('')).statusCode).toBe(400);
  expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
  const keeper = await office.joined('warehouse');
  const refused = await keeper.call('POST', AT, Buffer.from(bankFileText([])), {
    'content-type': 'application/octet-stream',
  });
  expect(refused.json().code).toBe('not_permitted');
  expect((await keeper.call('POST', `${AT}noted/`, { documents: [] })).statusCode).toBe(403);
});
