import type { OrdersFilter } from '#contracts/admin/orders/orders.ts';
import { toRoubles } from '#contracts/money.ts';
import { deliveryWords } from '#messages/office/orders.ts';
import { orderSheet, orderTable } from '#messages/orders/order-export.ts';
import { orderStatusName, paymentStatusNames } from '#messages/orders/orders.ts';
import type { Database } from '#platform/database/database.ts';
import { type TableFormat, writeTable } from '#platform/files/write-table.ts';
import type { XlsxCell } from '#platform/files/xlsx.ts';
import { onClock } from '#platform/time/zone-day.ts';
import { payableOf } from '../charges/sums.ts';
import { type CompanyRow, selectCompaniesOf } from '../companies/company-queries.ts';
import { selectInvoiceTexts } from '../companies/invoices-of.ts';
import { type PlanRow, selectPlansOf, selectTagsOf } from '../managing/work-queries.ts';
import { type OrderLineRow, selectLinesOf } from '../queries.ts';
import type { ShopTime } from './due.ts';
import { type FoundOrder, findOrders } from './find-orders.ts';

/** So many orders are in memory at once. */
const PAGE = 500;

/** The orders of a filter as a table for spreadsheets, times by the clock of the shop. */
export const ordersAsTable = (
  db: Database,
  format: TableFormat,
  filter: OrdersFilter,
  time: ShopTime,
): AsyncIterable<string | Uint8Array> =>
  writeTable(format, {
    sheet: orderSheet,
    columns: orderTable,
    pages: readPages(db, filter, time),
  });

async function* readPages(
  db: Database,
  filter: OrdersFilter,
  time: ShopTime,
): AsyncGenerator<XlsxCell[][]> {
  let after: string | undefined;
  do {
    const { rows, next } = await findOrders(db, { ...filter, after, limit: PAGE }, time);
    const ids = rows.map(({ id }) => id);
    const [lines, tags, plans, companies, invoices] = await Promise.all([
      selectLinesOf(db, ids),
      selectTagsOf(db, ids),
      selectPlansOf(db, ids),
      selectCompaniesOf(db, ids),
      selectInvoiceTexts(db, ids),
    ]);
    yield rows.map((order) => {
      const { id } = order;
      const facts = { lines: lines.get(id) ?? [], tags: tags.get(id) ?? [], plan: plans.get(id) };
      return cellsOf(
        order,
        { ...facts, company: companies.get(id), invoices: invoices.get(id) ?? [] },
        time,
      );
    });
    after = next ?? undefined;
  } while (after);
}

interface ExportedFacts {
  readonly lines: readonly OrderLineRow[];
  readonly tags: readonly string[];
  readonly plan: PlanRow | undefined;
  readonly company: CompanyRow | undefined;
  readonly invoices: readonly string[];
}

const cellsOf = (
  order: FoundOrder,
  { lines, tags, plan, company, invoices }: ExportedFacts,
  { zone }: ShopTime,
) => [
  order.number,
  { time: onClock(order.createdAt, zone) },
  orderStatusName(order.statusOrder, order.deliveryType),
  paymentStatusNames[order.paymentStatus],
  toRoubles(order.totalKopecks),
  order.paymentType === 'partial' ? toRoubles(order.amountDueKopecks) : null,
  order.deliveryCostKopecks === null ? null : toRoubles(order.deliveryCostKopecks),
  // Lift, carrying, assembly.
  otherCharges(order) === 0 ? null : toRoubles(otherCharges(order)),
  toRoubles(payableOf(order)),
  deliveryWords[order.deliveryType],
  plan?.deliverOn ? { day: new Date(plan.deliverOn) } : null,
  order.customerName,
  company?.name ?? '',
  company?.inn ?? '',
  company?.kpp ?? '',
  invoices.join('; '),
  order.phoneNumber,
  order.email,
  order.city,
  order.address,
  lines.map(goodsText).join('; '),
  tags.join(', '),
  order.comment,
];

const otherCharges = ({ chargesKopecks, deliveryCostKopecks }: FoundOrder): number =>
  chargesKopecks - (deliveryCostKopecks ?? 0);

const goodsText = ({ name, variantName, code, quantity }: OrderLineRow): string =>
  `${[name, variantName].filter(Boolean).join(', ')} (${code})\u00a0× ${quantity}`;
