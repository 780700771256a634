import type { Invoice, InvoiceGap, OrderInvoices } from '#contracts/admin/payments/invoices.ts';
import { toRoubles } from '#contracts/money.ts';
import type { FindStaffNames, Member } from '#modules/audit/index.ts';
import { type OrderRow, seeOrder, selectCompany, sumsOf } from '#modules/orders/index.ts';
import { taxTermsAt } from '#modules/payments/index.ts';
import { getSeller, getTimeZone } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { type InvoiceRow, selectBank, selectInvoicesOf, selectPaidOf } from './queries.ts';

export interface InvoicesContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly staffNames: FindStaffNames;
}

/** The invoices of an order, and what is missing for another one. Throws `order_not_found`. */
export async function getOrderInvoices(
  { db, clock, staffNames }: InvoicesContext,
  number: string,
  member: Member,
): Promise<OrderInvoices> {
  const order = await seeOrder({ db }, number, member);
  const rows = await selectInvoicesOf(db, order.id);
  const paid = await selectPaidOf(db, order.id);
  const names = await staffNames(db);
  const today = dateIn(clock.now(), await getTimeZone(db));
  const company = await selectCompany(db, order.id);
  return {
    version: order.version,
    left: toRoubles(sumsOf(order).left),
    email: order.email,
    knows_taxes: (await taxTermsAt(db, clock.now())) !== undefined,
    keeps_goods: order.keepsGoods,
    gaps: await gapsOf(db, order),
    invoices: rows.map((row): Invoice => {
      const came = paid.get(row.number) ?? 0;
      const state = stateOf(row, came, today);
      return {
        number: row.number,
        state,
        made_on: row.madeOn,
        who: row.staffId === null ? null : (names.get(String(row.staffId)) ?? null),
        amount: toRoubles(row.amountKopecks),
        paid: toRoubles(came),
        valid_until: row.validUntil,
        replaced_by: row.replacedBy,
        is_old: isUnpaid(state) && isOutdated(row, came, { order, company }),
        sent: row.sentAt && row.sentTo ? { at: row.sentAt.toISOString(), to: row.sentTo } : null,
      };
    }),
  };
}

/** What is missing before an invoice of the order can be made. */
export async function gapsOf(db: Database, order: OrderRow): Promise<InvoiceGap[]> {
  const { name: seller, details } = await getSeller(db);
  const bank = await selectBank(db);
  return [
    ...((await selectCompany(db, order.id)) ? [] : ['company' as const]),
    ...(bank ? [] : ['bank' as const]),
    ...(bank && isOfOther(details, bank.inn) ? ['other inn' as const] : []),
    ...(seller ? [] : ['seller' as const]),
    ...(sumsOf(order).left > 0 ? [] : ['nothing left' as const]),
  ];
}

/** Whether a text names ИНН, and none of them is this one. */
function isOfOther(text: string, inn: string): boolean {
  const named = [...text.matchAll(/ИНН\D{0,5}(\d{10,12})/giu)].map(([, digits]) => digits);
  return named.length > 0 && !named.includes(inn);
}

/** How it stands with an invoice on a day. */
export function stateOf(
  { amountKopecks, validUntil, replacedBy }: InvoiceRow,
  came: number,
  today: string,
): Invoice['state'] {
  if (came >= amountKopecks) return 'paid';
  if (replacedBy !== null) return 'replaced';
  if (came > 0) return 'part';
  return validUntil < today ? 'over' : 'open';
}

export const isUnpaid = (state: Invoice['state']): boolean =>
  state === 'open' || state === 'part' || state === 'over';

/** Whether the order or its company is another one than the paper of an invoice says. */
export const isOutdated = (
  row: InvoiceRow,
  came: number,
  { order, company }: { readonly order: OrderRow; readonly company: Company },
): boolean => isBeyond(row, came, order) || !isOf(row, company);

type Company = Awaited<ReturnType<typeof selectCompany>>;

/** The order costs another sum than its paper says, or less is left than it asks for. */
const isBeyond = ({ body, amountKopecks }: InvoiceRow, came: number, order: OrderRow): boolean => {
  const { payable, lowered, left } = sumsOf(order);
  return body.total !== payable - lowered || amountKopecks - came > left;
};

const isOf = ({ body: { buyer } }: InvoiceRow, company: Company): boolean =>
  company !== undefined &&
  buyer.inn === company.inn &&
  buyer.kpp === company.kpp &&
  buyer.name === company.name &&
  buyer.address === company.address;
