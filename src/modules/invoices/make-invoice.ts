import type { OrderInvoices } from '#contracts/admin/payments/invoices.ts';
import { toKopecks, toRoubles } from '#contracts/money.ts';
import { invoiceFaults as faults, invoiceGapTexts } from '#messages/office/invoices.ts';
import { purposeText } from '#messages/orders/invoice-paper.ts';
import { type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { readTerms, workingDaysAfter } from '#modules/delivery/index.ts';
import {
  holdOrder,
  keepGoods,
  type OrderRow,
  selectCompany,
  sumsOf,
  tellInvoice,
} from '#modules/orders/index.ts';
import { selectParts, taxTermsAt } from '#modules/payments/index.ts';
import { getSeller } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { type InvoiceBody, vatOf } from './invoice-body.ts';
import {
  gapsOf,
  getOrderInvoices,
  type InvoicesContext,
  isUnpaid,
  stateOf,
} from './order-invoices.ts';
import {
  insertInvoice,
  replaceInvoices,
  selectBank,
  selectInvoicesOf,
  selectPaidOf,
  takeNumber,
} from './queries.ts';

/** An invoice is valid for so many working days of the shop. */
const VALID = 5;

interface Wanted {
  /** Of the order that the member has seen. */
  readonly version: number;
  /** Roubles; null: all that is left. */
  readonly amount: number | null;
  /** Whether the goods are kept until it is paid. */
  readonly hold: boolean;
}

/**
 * Makes an invoice over what is left of an order, or a part of it; those of the order that are not paid are replaced. Throws `order_not_found`,
 * `order_changed`, `invalid` where something is missing or the sum is more than is left, `out_of_stock` where goods that are to be kept are not
 * there any more, and `not_permitted` for goods that the member may not hold.
 */
export function makeInvoice(
  context: InvoicesContext,
  number: string,
  { version, amount: roubles, hold }: Wanted,
  member: Member,
): Promise<OrderInvoices> {
  const { clock } = context;
  const { actor } = member;
  if (hold && !member.may('payments.manual')) throw new DomainError('not_permitted');
  return context.db.transaction(async (db) => {
    const order = await holdOrder({ ...context, db }, number, version, member);
    const [gap] = await gapsOf(db, order);
    if (gap) throw invalid('non_field_errors', invoiceGapTexts[gap]);
    const { left } = sumsOf(order);
    const amount = roubles === null ? left : toKopecks(roubles);
    if (amount > left) throw invalid('amount', faults.beyond(toRoubles(left)));
    const at = clock.now();
    const staffId = staffIdOf(actor);
    if (hold) await keepGoods(db, order, 'keep', { staffId, at });
    const known = await selectInvoicesOf(db, order.id);
    const paid = await selectPaidOf(db, order.id);
    // The last thing that waits for others: the number.
    const write = await composed(db, order, amount, at);
    const taken = await takeNumber(db);
    const body = write(taken);
    await insertInvoice(db, {
      number: taken,
      orderId: order.id,
      orderVersion: order.version,
      amountKopecks: amount,
      body,
      madeOn: body.day,
      validUntil: body.validUntil,
      madeAt: at,
      staffId,
      sentAt: null,
      sentTo: null,
      replacedBy: null,
    });
    const replaced = known.filter(
      (row) =>
        row.replacedBy === null && isUnpaid(stateOf(row, paid.get(row.number) ?? 0, body.day)),
    );
    await replaceInvoices(
      db,
      replaced.map((row) => row.number),
      taken,
    );
    await tellInvoice(db, order.id, { of: 'made', invoice: taken }, { actor: 'shop', staffId, at });
    await recordAction(
      { db, clock, actor },
      {
        action: 'invoices.make',
        entity: 'order',
        entityId: number,
        changes: { invoice: { from: null, to: taken }, money: { from: null, to: amount } },
      },
    );
    return getOrderInvoices({ ...context, db }, number, member);
  });
}

/** All that the paper says but its number. */
async function composed(
  db: Database,
  order: OrderRow,
  amount: number,
  at: Date,
): Promise<(number: number) => InvoiceBody> {
  const { terms, calendar, zone } = await readTerms(db);
  const seller = await getSeller(db);
  const [bank, company] = [await selectBank(db), await selectCompany(db, order.id)];
  if (!bank || !company) throw new DomainError('order_not_found');
  const parts = await selectParts(db, order);
  const taxes = await taxTermsAt(db, at);
  const day = dateIn(at, zone);
  const rates = { goods: taxes?.goodsRate ?? 'none', services: taxes?.servicesRate ?? 'none' };
  const vat = vatOf(parts, amount, rates);
  const total = parts.reduce((sum, { kopecks }) => sum + kopecks, 0);
  return (number) => ({
    number,
    order: order.number,
    day,
    validUntil: workingDaysAfter(day, VALID, { calendar, week: terms.week }),
    seller: {
      name: seller.name,
      inn: bank.inn,
      kpp: bank.kpp,
      address: seller.details,
      phone: seller.phone,
    },
    bank: {
      account: bank.account,
      bic: bank.bic,
      bank: bank.bank,
      correspondent: bank.correspondent,
    },
    buyer: { name: company.name, inn: company.inn, kpp: company.kpp, address: company.address },
    rows: parts.map(({ name, quantity, subject, kopecks }) => {
      return { name, quantity, unit: subject === 'commodity' ? 'piece' : 'service', kopecks };
    }),
    total,
    paid: total - sumsOf(order).left,
    amount,
    vat,
    purpose: purposeText({ number, day, order: order.number, vat }),
  });
}
